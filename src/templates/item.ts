import { html, nothing, type TemplateResult } from 'lit';
import type { rankingItem } from '../client/records/market-item.js';
import type { RecordOf } from '../client/records/record.js';
import { points, price, ratingFact } from './figures.js';
import { langOf } from './language.js';
import { partView, textFact, type Facts, type Parts, type PartsOf } from './part.js';
import type { WidgetOptions } from './widget-options.js';

export type Item = RecordOf<typeof rankingItem>;

export const itemFacts = {
  /** The place in the ranking. */
  rank: { fields: ['rank'] },
  image: { fields: ['mediumImageUrls', 'smallImageUrls'] },
  title: { fields: ['itemName', 'itemUrl', 'affiliateUrl', 'itemCode', 'availability', 'endTime'] },
  /** The shop's slogan for the item. */
  caption: textFact('catchcopy'),
  rating: ratingFact,
  /** The price. */
  price: {
    fields: ['itemPrice'],
    content: ({ itemPrice }, { locale }) => price(itemPrice, locale),
  },
  /** The multiple of the usual points, if there are more. */
  points: { fields: ['pointRate', 'pointRateStartTime', 'pointRateEndTime'], content: points },
  sale: { fields: ['startTime', 'endTime'] },
  /** The shop. */
  shop: textFact('shopName'),
} as const satisfies Facts<Item>;

/** Draws the parts of items, recommendations and bookmarks in one template, with fewer nodes than `partLines`. */
export function itemLines(parts: Parts, { locale }: WidgetOptions): TemplateResult {
  const { caption, rating, price, points, shop } = parts as PartsOf<typeof itemFacts>;
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
    ><div part="price" class="price">${price}</div
    >${points && partView('points', points, locale)}<div
      part="shop"
      class="shop"
      lang=${langOf(shop, locale)}
      .textContent=${shop}
    ></div>`;
}
