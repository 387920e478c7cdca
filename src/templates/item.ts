import { html, nothing, type TemplateResult } from 'lit';
import type { SpokenFigure } from './figures.js';
import { langOf } from './language.js';
import { partView } from './part.js';
import type { WidgetOptions } from './widget-options.js';

/** The parts of an item of the marketplace below its title. */
export type ItemParts = Readonly<{
  caption?: string | undefined;
  rating?: SpokenFigure | undefined;
  price?: string | undefined;
  points?: SpokenFigure | TemplateResult | undefined;
  /** The end of a sale, in the line of the points. */
  sale?: TemplateResult | undefined;
  shop?: string | undefined;
  bookmark?: TemplateResult | undefined;
}>;

export function itemLines(
  { caption, rating, price, points, sale, shop, bookmark }: ItemParts,
  { locale }: WidgetOptions,
): TemplateResult {
  const line = sale ? html`${points}${sale}` : points;
  return html`<div
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
    >${line && partView('points', line, locale)}<div
      part="shop"
      class="shop"
      lang=${langOf(shop, locale)}
      .textContent=${shop}
    ></div
    >${bookmark && partView('bookmark', bookmark, locale)}`;
}
