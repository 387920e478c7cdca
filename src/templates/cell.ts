import { html, nothing, type TemplateResult } from 'lit';
import { common } from '../i18n/common.js';
import { partView, type Content } from './part.js';
import type { WidgetOptions } from './widget-options.js';

/**
 * A cell of a table with the content of one part. Without content, it says so.
 * @param name the head of the column or row: for style sheets that show it in the cell
 * @param more behind the content
 */
export const cell = (
  part: string,
  classes: string,
  content: Content | false | undefined,
  name: string | undefined,
  { locale }: WidgetOptions,
  more: unknown = nothing,
): TemplateResult =>
  html`<td part=${part} class=${content ? classes : `${classes} none`} role="cell"
    >${partView(undefined, content || { text: '—', label: common[locale].none }, locale, name)}${more}</td
  >`;
