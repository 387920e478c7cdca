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
  shop?: string | undefined;
  /** The end of a sale, in the line of the points: drawn where it is made. */
  sale?: TemplateResult | undefined;
  bookmark?: TemplateResult | undefined;
}>;

export function itemLines(
  { caption, rating, price, points, shop, bookmark }: ItemParts,
  { locale }: WidgetOptions,
): TemplateResult {
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
    >${points && partView('points', points, locale)}<div
      part="shop"
      class="shop"
      lang=${langOf(shop, locale)}
      .textContent=${shop}
    ></div
    >${bookmark && partView('bookmark', bookmark, locale)}`;
}
