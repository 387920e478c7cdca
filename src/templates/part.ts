import { html, nothing, type TemplateResult } from 'lit';
import type { Locale } from '../i18n/locale.js';
import type { Content, Parts } from './card.js';
import type { SpokenFigure } from './figures.js';
import { langOf } from './language.js';
import type { WidgetOptions } from './widget-options.js';

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

/** A line for each part that has content. */
export const partLines = (parts: Parts, { locale }: WidgetOptions): TemplateResult[] =>
  Object.entries(parts).flatMap(([part, content]) =>
    content ? partView(part, content, locale) : [],
  );

/** The parts of an item of the marketplace below its title. */
export type ItemParts = Readonly<{
  caption?: string | undefined;
  rating?: SpokenFigure | undefined;
  price?: string | undefined;
  points?: SpokenFigure | undefined;
  /** The end of a sale. */
  sale?: string | undefined;
  shop?: string | undefined;
  bookmark?: TemplateResult | undefined;
}>;

type ItemLines = Omit<ItemParts, 'points'> & {
  readonly points?: SpokenFigure | TemplateResult | undefined;
};

/** The lines of an item of the marketplace. */
export const itemLines = (
  { caption, rating, price, points, shop, bookmark }: ItemLines,
  { locale }: WidgetOptions,
): TemplateResult =>
  html`<div
      part="caption"
      class="caption"
      lang=${langOf(caption, locale)}
      .textContent=${caption}
    ></div
    ><div
      part="rating"
      class="rating"
      role="img"
      aria-label=${rating?.label ?? nothing}
      data-stars=${rating?.stars ?? nothing}
      .style=${rating ? `--_average: ${rating.average}` : ''}
      .textContent=${rating?.text}
    ></div
    ><div part="price" class="price" .textContent=${price}></div
    >${points && partView('points', points, locale)}<div
      part="shop"
      class="shop"
      lang=${langOf(shop, locale)}
      .textContent=${shop}
    ></div
    >${bookmark && html`<div part="bookmark" class="bookmark">${bookmark}</div>`}`;
