import { html, nothing, type TemplateResult } from 'lit';
import type { SpokenFigure } from './figures.js';
import { langOf } from './language.js';
import type { WidgetOptions } from './widget-options.js';

/** The parts of an item of the marketplace below its title. */
export type ItemParts = Readonly<{
  caption?: string | undefined;
  rating?: SpokenFigure | undefined;
  price?: string | undefined;
  points?: SpokenFigure | undefined;
  shop?: string | undefined;
  bookmark?: TemplateResult | undefined;
}>;

/** The lines of an item of the marketplace. */
export const itemLines = (
  { caption, rating, price, points, shop, bookmark }: ItemParts,
  { locale }: WidgetOptions,
): TemplateResult =>
  html`<div
      part="caption"
      class="caption"
      lang=${langOf(caption, locale) ?? nothing}
      .textContent=${caption ?? nothing}
    ></div
    ><div
      part="rating"
      class="rating"
      role="img"
      aria-label=${rating?.label ?? nothing}
      data-average=${rating?.average ?? nothing}
      data-stars=${rating?.stars ?? nothing}
      .textContent=${rating?.text ?? nothing}
    ></div
    ><div part="price" class="price" .textContent=${price ?? nothing}></div
    ><div
      part="points"
      class="points"
      role="img"
      aria-label=${points?.label ?? nothing}
      .textContent=${points?.text ?? nothing}
    ></div
    ><div
      part="shop"
      class="shop"
      lang=${langOf(shop, locale) ?? nothing}
      .textContent=${shop ?? nothing}
    ></div
    >${bookmark && html`<div part="bookmark" class="bookmark">${bookmark}</div>`}`;
