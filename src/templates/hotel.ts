import { html, type TemplateResult } from 'lit';
import { travel } from '../i18n/index.js';
import type { Locale } from '../i18n/locale.js';
import type { ChargeKind } from '../i18n/messages.js';
import type { RecordOf } from '../client/records/record.js';
import type { hotel } from '../client/records/travel.js';
import { price } from './price.js';

export type Hotel = RecordOf<typeof hotel>;

/** Prefecture and the rest of the address, as Japanese addresses run on. */
export const addressOf = ({ address1 = '', address2 = '' }: Hotel): string => address1 + address2;

/**
 * The lowest of several charges, with what it is for.
 * @param yen absent where the service names none
 */
export function lowest(
  yen: number | undefined,
  kind: ChargeKind,
  locale: Locale,
): TemplateResult | undefined {
  if (yen === undefined) return undefined;
  const [before, behind] = travel(locale).lowest[kind];
  return html`<small .textContent=${before}></small>${` ${price(yen, locale)}`}<small
      .textContent=${behind}
    ></small>`;
}

/**
 * The lowest charge of a hotel: for a night in any of its free rooms, where their charges are told.
 */
export function lowestOf(
  { rooms = [], hotelMinCharge }: Hotel,
  locale: Locale,
): TemplateResult | undefined {
  const charges = rooms.flatMap((room) => room.charges);
  const least = (amounts: readonly (number | undefined)[]) => {
    const known = amounts.filter((amount) => amount !== undefined);
    return known.length ? Math.min(...known) : undefined;
  };
  return (
    lowest(least(charges.map(({ total }) => total)), 'total', locale) ??
    lowest(least(charges.map(({ siteCharge }) => siteCharge)), 'unknown', locale) ??
    lowest(hotelMinCharge, 'perPerson', locale)
  );
}
