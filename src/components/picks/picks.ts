import type { PropertyValues } from 'lit';
import type { Answer } from '../../client/response.js';
import type { Operation, RecordOfOperation } from '../../client/operations/operation.js';
import { dynamicAd } from '../../client/operations/dynamic-ad.js';
import { validate, hasValue } from '../../client/validation/validate.js';
import { dynamicAdSettings } from '../../client/records/dynamic-ad.js';
import type { Request } from '../../client/request.js';
import { fewEntries } from '../../styles/metrics.js';
import { lowestPrice, price } from '../../templates/price.js';
import { withDefinition } from '../base/with-definition.js';
import type { WidgetDefinition } from '../../controllers/definition.js';
import type { CardModel } from '../../templates/card.js';
import type { WidgetOptions } from '../../templates/widget-options.js';
import type { Selection } from '../../controllers/host.js';
import { valuesOf } from '../../controllers/attributes.js';

/** The address that the page wants to be known by; that of a local file is nobody's business. */
function pageAddress(): string | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[rel~="canonical"]');
  const address = link?.href || location.href;
  return address.startsWith('http') ? address.replace(/#.*/s, '') : undefined;
}

const definition = {
  tag: 'mkt-picks',
  operations: [dynamicAd],
  parts: ['image', 'title', 'caption', 'price', 'shop'],
  // How many come is the service's to say: usually not more.
  pageSize: fewEntries,
  ownParameters: dynamicAdSettings,
} as const satisfies WidgetDefinition;

/**
 * Recommendations for the page it stands on. `url` is the canonical address of the page by default.
 * Also registered as `<mkt-dynamic-ad>`, a name that blockers of advertisements hide.
 * @element mkt-picks
 * @csspart caption - A few words about the item.
 * @csspart price - The price.
 * @csspart shop - The shop.
 */
export class MktPicks extends withDefinition(definition) {
  /** @internal */
  override collectParameters(operation: Operation, selection?: Selection): Record<string, unknown> {
    const given = super.collectParameters(operation, selection);
    return hasValue(given['url']) ? given : { ...given, url: pageAddress() };
  }

  protected override willUpdate(changed?: PropertyValues): void {
    // The same answer is read in another way: the address alone does not tell.
    if (Object.keys(dynamicAdSettings).some((name) => changed?.has(name))) this.refresh();
    super.willUpdate();
  }

  protected override load(request: Request, signal: AbortSignal): Promise<Answer> {
    const { values } = validate(dynamicAdSettings, valuesOf(this, dynamicAdSettings));
    return super.load({ ...request, settings: { ...request.settings, ...values } }, signal);
  }

  protected override card(
    pick: RecordOfOperation<typeof dynamicAd>,
    { locale }: WidgetOptions,
  ): CardModel {
    return {
      title: pick.title,
      href: pick.href,
      image: pick.image,
      parts: {
        caption: pick.caption,
        price: pick.isLowestPrice ? lowestPrice(pick.price!, locale) : price(pick.price, locale),
        shop: pick.shop,
      },
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-picks': MktPicks;
    'mkt-dynamic-ad': MktPicks;
  }
}
