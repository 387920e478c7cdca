import { html, nothing, type TemplateResult } from 'lit';
import type { Content } from './card.js';
import { partView } from './part.js';
import type { WidgetOptions } from './widget-options.js';

/**
 * A cell of a table with the content of one part.
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
  html`<td part=${part} class=${classes} role="cell"
    >${content ? partView(undefined, content, locale, name) : nothing}${more}</td
  >`;
