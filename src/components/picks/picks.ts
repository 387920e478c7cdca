import { common } from '../../i18n/common.js';
import type { Operation, RecordOfOperation } from '../../client/operations/operation.js';
import { dynamicAd } from '../../client/operations/dynamic-ad.js';
import { validate, hasValue } from '../../client/validation/validate.js';
import { dynamicAdSettings } from '../../client/records/dynamic-ad.js';
import { FEW_ENTRIES, LINE, PRICE, TITLE } from '../../styles/rows.js';
import { price } from '../../templates/figures.js';
import { withDefinition } from '../../element/with-definition.js';
import type { WidgetDefinition } from '../../element/definition.js';
import type { CardModel } from '../../templates/card.js';
import { itemLines, type ItemParts } from '../../templates/part.js';
import type { WidgetOptions } from '../../templates/widget-options.js';
import type { ResolvedRequest, Selection } from '../../element/host.js';
import { valuesOf } from '../../element/attributes.js';

/**
 * The page's canonical address, else its origin and path: a query may identify the reader. Local
 * files have no address.
 */
function pageAddress(): string | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[rel~="canonical"]');
  const address = link?.href || location.origin + location.pathname;
  return address.startsWith('http') ? address.replace(/#.*/s, '') : undefined;
}

const definition = {
  tag: 'mkt-picks',
  rows: { kind: 'item', parts: { title: TITLE, caption: LINE, price: PRICE, shop: LINE } },
  operations: [dynamicAd],
  parts: ['image', 'title', 'caption', 'price', 'shop', 'action'],
  // The service decides the number: usually no more.
  pageSize: FEW_ENTRIES,
  ownParameters: dynamicAdSettings,
} as const satisfies WidgetDefinition;

/**
 * Recommendations for the page that contains the element. `url` is by default the canonical address of the page,
 * else its origin and path.
 * Also registered as `<mkt-dynamic-ad>`, a name that blockers of advertisements hide.
 * @element mkt-picks
 * @csspart caption - A few words about the item.
 * @csspart price - The price.
 * @csspart shop - The shop.
 */
export class MktPicks extends withDefinition(definition) {
  /** @internal */
  override collectParameters(operation: Operation, selection?: Selection): Record<string, unknown> {
    const parameters = super.collectParameters(operation, selection);
    return hasValue(parameters['url']) ? parameters : { ...parameters, url: pageAddress() };
  }

  /** @internal */
  override resolve(selection?: Selection): ResolvedRequest {
    const resolved = super.resolve(selection);
    const { result } = resolved;
    if (Array.isArray(result)) return resolved;
    // Settings for reading the answer. Validation of the attributes reports wrong values.
    const { values } = validate(dynamicAdSettings, valuesOf(this, dynamicAdSettings));
    return { ...resolved, result: { ...result, settings: { ...result.settings, ...values } } };
  }

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
    'mkt-dynamic-ad': MktPicks;
  }
}
