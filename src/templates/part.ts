import { html, nothing, type TemplateResult } from 'lit';
import type { Locale } from '../i18n/locale.js';
import type { SpokenFigure } from './figures.js';
import { langOf } from './language.js';
import type { WidgetOptions } from './widget-options.js';

/** Content of a part: text of the service, a figure, or a template. */
export type Content = string | number | SpokenFigure | TemplateResult;

/** Parts of an entry by their names; absent and empty ones show nothing. */
export type Parts = Readonly<Record<string, Content | false | undefined>>;

/**
 * An element with the content of one part.
 * @param part undefined if the element is no CSS part
 * @param name the name of its column, in a table
 */
export function partView(
  part: string | undefined,
  content: Content,
  locale: Locale,
  name?: string,
): TemplateResult {
  const [attribute, column] = [part ?? nothing, name ?? nothing];
  if (typeof content === 'object' && 'strings' in content) {
    return html`<div part=${attribute} class=${attribute} data-name=${column}>${content}</div>`;
  }
  if (typeof content === 'object') {
    const { text, label, average, stars } = content;
    return html`<div
      part=${attribute}
      class=${attribute}
      data-name=${column}
      role="img"
      aria-label=${label}
      data-stars=${stars ?? nothing}
      .style=${average ? `--_average: ${average}` : ''}
      .textContent=${text}
    ></div>`;
  }
  const text = String(content);
  return html`<div
    part=${attribute}
    class=${attribute}
    data-name=${column}
    lang=${langOf(text, locale)}
    .textContent=${text}
  ></div>`;
}

export const partLines = (parts: Parts, { locale }: WidgetOptions): TemplateResult[] =>
  Object.entries(parts).flatMap(([part, content]) =>
    content ? partView(part, content, locale) : [],
  );
