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
import { itemLines } from '../../templates/item.js';
import { shownFacts, textFact, type Facts } from '../../templates/part.js';
import type { WidgetOptions } from '../../templates/widget-options.js';

type Pick = RecordOfOperation<typeof dynamicAd>;

const facts = {
  /** A few words about the item. */
  caption: textFact('caption'),
  /** The price. */
  price: {
    content: (pick, { locale }) => {
      const shown = price(pick.price, locale);
      return shown && pick.isLowestPrice ? common[locale].priceFrom(shown) : shown;
    },
  },
  /** The shop. */
  shop: textFact('shop'),
} as const satisfies Facts<Pick>;

const definition = {
  tag: 'mkt-picks',
  rows: { kind: 'item', parts: { title: TITLE, caption: LINE, price: PRICE, shop: LINE } },
  operations: [dynamicAd],
  parametersFor: (parameters, _, author) =>
    hasValue(parameters['url']) ? parameters : { ...parameters, url: author.pageUrl },
  parts: ['image', 'title', ...Object.keys(facts), 'action'],
  facts,
  // The service decides the number: usually no more.
  pageSize: FEW_ENTRIES,
  ownParameters: dynamicAdSettings,
} as const satisfies WidgetDefinition;

/**
 * Recommendations for the page that contains the element. `url` is by default the canonical address of the page,
 * else its origin and path.
 * @element mkt-picks
 */
export class MktPicks extends withDefinition(definition) {
  protected override card(pick: Pick, options: WidgetOptions): CardModel {
    const { title, href, image } = pick;
    return {
      title,
      href,
      image,
      action: common[options.locale].view,
      parts: shownFacts(facts, pick, options),
      lines: itemLines,
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-picks': MktPicks;
  }
}
