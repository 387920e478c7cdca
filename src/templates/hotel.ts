import { html } from 'lit';
import type { Locale } from '../i18n/locale.js';
import type { TravelWords } from '../i18n/travel.js';
import type { RecordOf } from '../client/records/record.js';
import type { hotel, Room } from '../client/records/travel.js';
import { price } from './price.js';

export type Hotel = RecordOf<typeof hotel>;

/** Prefecture and the rest of the address, as Japanese addresses run on. */
export const addressOf = ({ address1 = '', address2 = '' }: Hotel): string => address1 + address2;

/** @param yen absent where the service names no lowest charge */
export const lowest = (yen: number | undefined, words: TravelWords, locale: Locale) =>
  yen === undefined
    ? undefined
    : html`<small>${words.lowest}</small> ${price(yen, locale)}${words.upwards}`;

/** The lowest total that is told of a night in any of the rooms. */
export function lowestOf(rooms: readonly Room[] = []): number | undefined {
  const totals = rooms.flatMap(({ charges }) => charges.map((one) => one.total ?? one.siteCharge));
  const known = totals.filter((total) => total !== undefined);
  return known.length ? Math.min(...known) : undefined;
}
