import { html, nothing, type TemplateResult } from 'lit';
import { formatPrice } from '../i18n/format.js';
import { travel, type ChargeKind } from '../i18n/travel.js';
import type { Locale } from '../i18n/locale.js';
import type { SpokenFigure } from './figures.js';
import { langOf } from './language.js';
import { partView } from './part.js';
import type { WidgetOptions } from './widget-options.js';
import type { RecordOf } from '../client/records/record.js';
import type { hotel } from '../client/records/travel.js';

export type Hotel = RecordOf<typeof hotel>;

/** The parts of a hotel below its name; those with words around the text may be templates. */
export type HotelParts = Readonly<{
  rating?: SpokenFigure | undefined;
  area?: string | undefined;
  station?: string | TemplateResult | undefined;
  access?: string | undefined;
  caption?: string | undefined;
  price?: TemplateResult | undefined;
}>;

export const hotelLines = (
  { rating, area, station, access, caption, price }: HotelParts,
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
  const [before, behind] = travel[locale].lowest[kind];
  return html`${small(before)} ${formatPrice(locale, yen)}${small(behind)}`;
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
export function lowestOf(hotel: Hotel, locale: Locale): TemplateResult | undefined {
  const charge = lowestCharge(hotel);
  return charge && lowest(charge.yen, charge.kind, locale);
}
