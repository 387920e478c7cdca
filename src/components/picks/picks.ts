import { common } from '../../i18n/common.js';
import type { RecordOfOperation } from '../../client/operations/operation.js';
import { dynamicAd } from '../../client/operations/dynamic-ad.js';
import { hasValue } from '../../client/validation/validate.js';
import { dynamicAdSettings } from '../../client/records/dynamic-ad.js';
import { FEW_ENTRIES, LINE, PRICE, TITLE } from '../../styles/rows.js';
import { price } from '../../templates/figures.js';
import { withDefinition } from '../with-definition.js';
import type { WidgetDefinition } from '../../element/definition.js';
import type { CardModel } from '../../templates/card.js';
import { itemLines, type ItemParts } from '../../templates/item.js';
import type { WidgetOptions } from '../../templates/widget-options.js';

const definition = {
  tag: 'mkt-picks',
  rows: { kind: 'item', parts: { title: TITLE, caption: LINE, price: PRICE, shop: LINE } },
  operations: [dynamicAd],
  parametersFor: (parameters, _, author) =>
    hasValue(parameters['url']) ? parameters : { ...parameters, url: author.pageUrl },
  parts: ['image', 'title', 'caption', 'price', 'shop', 'action'],
  // The service decides the number: usually no more.
  pageSize: FEW_ENTRIES,
  ownParameters: dynamicAdSettings,
} as const satisfies WidgetDefinition;

/**
 * Recommendations for the page that contains the element. `url` is by default the canonical address of the page,
 * else its origin and path.
 * @element mkt-picks
 * @csspart caption - A few words about the item.
 * @csspart price - The price.
 * @csspart shop - The shop.
 */
export class MktPicks extends withDefinition(definition) {
  protected override card(
    pick: RecordOfOperation<typeof dynamicAd>,
    { locale }: WidgetOptions,
  ): CardModel<ItemParts> {
    const shown = price(pick.price, locale);
    return {
      title: pick.title,
      href: pick.href,
      image: pick.image,
      action: common[locale].view,
      parts: {
        caption: pick.caption,
        price: shown && pick.isLowestPrice ? common[locale].priceFrom(shown) : shown,
        shop: pick.shop,
      },
      lines: itemLines,
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-picks': MktPicks;
  }
}
