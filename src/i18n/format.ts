import { inJapan } from '../client/dates.js';
import type { Locale } from './locale.js';

// Formats that `Intl` lacks, gets wrong, or is too slow for; the others are in `format-intl.ts`.

const ja = {
  /** `Intl` knows only the sign, which Japanese shops do not use. */
  price: (amount: string) => `${amount}円`,
  /** @param day in UTC */
  time: (day: Date, clock: string) =>
    `${day.getUTCFullYear()}年${day.getUTCMonth() + 1}月${day.getUTCDate()}日 ${clock}`,
};

const en: typeof ja = {
  price: (amount) => `¥${amount}`,
  // `toUTCString` is English by specification: `Sun, 22 Nov 2026 …`.
  time: (day, clock) =>
    `${day.toUTCString().slice(8, 11)} ${day.getUTCDate()}, ${day.getUTCFullYear()}, ${clock}`,
};

const formats = { ja, en };

/** The positions of thousands separators. */
const THOUSANDS = /\B(?=(\d{3})+(?!\d))/g;

/**
 * A number with up to three decimals, equal in both languages. Not by `Intl.NumberFormat`, whose first use
 * takes 60 ms on a slow phone.
 */
export const formatNumber = (value: number): string =>
  String(Math.round(value * 1000) / 1000).replace(THOUSANDS, ',');

/** An average of ratings: all have the same number of digits, so that they line up. */
export const formatAverage = (value: number): string => value.toFixed(2);

/** Yen, without a fraction. */
export const formatPrice = (locale: Locale, yen: number): string =>
  formats[locale].price(formatNumber(Math.round(yen)));

/** A time to the minute, in the time zone of the service. */
export function formatTime(locale: Locale, time: Date): string {
  const japanTime = inJapan(+time);
  return formats[locale].time(japanTime, japanTime.toISOString().slice(-13, -8));
}
