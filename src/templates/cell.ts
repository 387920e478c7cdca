import { html, nothing, type TemplateResult } from 'lit';
import type { Locale } from '../i18n/locale.js';
import { partView, type Content } from './part.js';
import type { WidgetOptions } from './widget-options.js';

/** An empty cell for screen readers. */
const none: Readonly<Record<Locale, string>> = { ja: 'なし', en: 'none' };

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
    >${partView(undefined, content || { text: '—', label: none[locale] }, locale, name)}${more}</td
  >`;
