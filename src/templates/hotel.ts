import { html, nothing, type TemplateResult } from 'lit';
import { formatPrice } from '../i18n/format.js';
import { travel, type ChargeKind } from '../i18n/travel.js';
import type { Locale } from '../i18n/locale.js';
import { ratingFact } from './figures.js';
import { within } from './labels.js';
import { langOf } from './language.js';
import { partView, textFact, type Facts, type PartsOf } from './part.js';
import type { WidgetOptions } from './widget-options.js';
import type { RecordOf } from '../client/records/record.js';
import type { hotel } from '../client/records/travel.js';

export type Hotel = RecordOf<typeof hotel>;

/** Prefecture and the rest of the address, without a space as usual in Japanese. */
export const addressOf = ({ address1 = '', address2 = '' }: Hotel): string => address1 + address2;

/**
 * The lowest of several charges, with its unit.
 * @param yen undefined if the service names no charge
 */
export function lowest(
  yen: number | undefined,
  kind: ChargeKind,
  locale: Locale,
): TemplateResult | undefined {
  if (yen === undefined) return undefined;
  const small = (text: string) => (text ? html`<small .textContent=${text}></small>` : nothing);
  const [before, amount, behind] = travel[locale].lowest[kind](formatPrice(locale, yen));
  return html`${small(before)} ${amount}${small(behind)}`;
}

/** The lowest charge of a hotel for a night: of its free rooms if their charges are known. */
export function lowestCharge({
  rooms = [],
  hotelMinCharge,
}: Hotel): { readonly yen: number; readonly kind: ChargeKind } | undefined {
  const charges = rooms.flatMap((room) => room.charges);
  const lowestKnown = (amounts: readonly (number | undefined)[]) => {
    const knownAmounts = amounts.filter((amount) => amount !== undefined);
    return knownAmounts.length ? Math.min(...knownAmounts) : undefined;
  };
  const total = lowestKnown(charges.map((charge) => charge.total));
  if (total !== undefined) return { yen: total, kind: 'total' };
  const charge = lowestKnown(charges.map(({ siteCharge }) => siteCharge));
  if (charge !== undefined) return { yen: charge, kind: 'unknown' };
  return hotelMinCharge === undefined ? undefined : { yen: hotelMinCharge, kind: 'perPerson' };
}

/** The lowest charge of a hotel, with its kind in words. */
export function lowestOf(hotel: Hotel, { locale }: WidgetOptions): TemplateResult | undefined {
  const charge = lowestCharge(hotel);
  return charge && lowest(charge.yen, charge.kind, locale);
}

export const hotelFacts = {
  rating: ratingFact,
  /** The address. */
  area: { content: addressOf },
  /** The nearest station. */
  station: {
    content: ({ nearestStation }, { locale }) =>
      nearestStation && within(travel[locale].station, nearestStation, locale),
  },
  /** How to get there. */
  access: { ...textFact('access'), isLong: true },
  /** The hotel's description of itself. */
  caption: { ...textFact('hotelSpecial'), isLong: true },
  /** The lowest charge. */
  price: { content: lowestOf },
} as const satisfies Facts<Hotel>;

/** Draws the parts in one template, with fewer nodes than `partLines`. */
export const hotelLines = (
  { rating, area, station, access, caption, price }: PartsOf<typeof hotelFacts>,
  { locale }: WidgetOptions,
): TemplateResult =>
  html`${rating && partView('rating', rating, locale)}<div
      part="area"
      class="area"
      lang=${langOf(area, locale)}
      .textContent=${area}
    ></div
    ><div part="station" class="station">${station}</div
    ><div part="access" class="access" lang=${langOf(access, locale)} .textContent=${access}></div
    ><div
      part="caption"
      class="caption"
      lang=${langOf(caption, locale)}
      .textContent=${caption}
    ></div
    ><div part="price" class="price">${price}</div>`;
