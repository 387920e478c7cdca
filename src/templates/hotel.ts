import { html, type TemplateResult } from 'lit';
import { travel } from '../i18n/index.js';
import type { Locale } from '../i18n/locale.js';
import type { RecordOf } from '../client/records/record.js';
import type { hotel, Room } from '../client/records/travel.js';
import { price } from './price.js';

export type Hotel = RecordOf<typeof hotel>;

/** Prefecture and the rest of the address, as Japanese addresses run on. */
export const addressOf = ({ address1 = '', address2 = '' }: Hotel): string => address1 + address2;

/** @param yen absent where the service names no lowest charge */
export function lowest(yen: number | undefined, locale: Locale): TemplateResult | undefined {
  if (yen === undefined) return undefined;
  const messages = travel(locale);
  return html`<small>${messages.lowest}</small> ${price(yen, locale)}${messages.upwards}`;
}

/** The lowest total that is told of a night in any of the rooms. */
export function lowestOf(rooms: readonly Room[] = []): number | undefined {
  const totals = rooms.flatMap(({ charges }) => charges.map((one) => one.total ?? one.siteCharge));
  const known = totals.filter((total) => total !== undefined);
  return known.length ? Math.min(...known) : undefined;
}
