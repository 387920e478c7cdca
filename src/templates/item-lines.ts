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
      lang=${langOf(caption, locale) ?? nothing}
      .textContent=${caption}
    ></div
    >${rating && partView('rating', rating, locale)}<div
      part="price"
      class="price"
      .textContent=${price}
    ></div
    >${points && partView('points', points, locale)}<div
      part="shop"
      class="shop"
      lang=${langOf(shop, locale) ?? nothing}
      .textContent=${shop}
    ></div
    >${bookmark && html`<div part="bookmark" class="bookmark">${bookmark}</div>`}`;
