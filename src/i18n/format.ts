import { inJapan, isIsoDate } from '../client/dates.js';
import type { Locale } from './locale.js';

// Formats that `Intl` lacks, gets wrong, or is too slow for.

const ja = {
  /** `Intl` knows only the sign, which Japanese shops do not use. */
  price: (amount: string) => `${amount}円`,
  dateStyle: 'long' as 'long' | 'medium',
  // `Intl` writes half-width brackets.
  weekday: (text: string) => text.replace('(', '（').replace(')', '）'),
  /** @param day in UTC */
  time: (day: Date, clock: string) =>
    `${day.getUTCFullYear()}年${day.getUTCMonth() + 1}月${day.getUTCDate()}日 ${clock}`,
};

const en: typeof ja = {
  price: (amount) => `¥${amount}`,
  dateStyle: 'medium',
  weekday: (text) => text,
  // `toUTCString` is English by specification: `Sun, 22 Nov 2026 …`.
  time: (day, clock) =>
    `${day.toUTCString().slice(8, 11)} ${day.getUTCDate()}, ${day.getUTCFullYear()}, ${clock}`,
};

const formats: Readonly<Record<Locale, typeof ja>> = { ja, en };

/** Creating a format costs more than using it many times. */
export function cached<Format>(create: (locale: Locale) => Format): (locale: Locale) => Format {
  const made = new Map<Locale, Format>();
  return (locale) => {
    const format = made.get(locale) ?? create(locale);
    made.set(locale, format);
    return format;
  };
}

const dates = /* @__PURE__ */ cached(
  (locale) =>
    new Intl.DateTimeFormat(locale, { dateStyle: formats[locale].dateStyle, timeZone: 'UTC' }),
);
/** The formats of days in UTC, by language. */
export const formatIn = (
  options: Intl.DateTimeFormatOptions,
): ((locale: Locale) => Intl.DateTimeFormat) =>
  cached((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
const months = /* @__PURE__ */ formatIn({ year: 'numeric', month: 'long' });
const years = /* @__PURE__ */ formatIn({ year: 'numeric' });
const weekdays = /* @__PURE__ */ formatIn({ month: 'short', day: 'numeric', weekday: 'short' });

/** The positions of thousands separators. */
const THOUSANDS = /\B(?=(\d{3})+(?!\d))/g;

/**
 * A number with up to three decimals, equal in both languages. Not by `Intl.NumberFormat`, whose first use
 * takes 60 ms on a slow phone.
 */
export const formatNumber = (value: number): string =>
  String(Math.round(value * 1000) / 1000).replace(THOUSANDS, ',');

/** Yen, without a fraction. */
export const formatPrice = (locale: Locale, yen: number): string =>
  formats[locale].price(formatNumber(Math.round(yen)));

/**
 * A day, a month or a year.
 * @param date `YYYY-MM-DD`, `YYYY-MM` or `YYYY`
 * @returns '' for an invalid date
 */
export function formatDate(locale: Locale, date: string): string {
  const time = new Date(date);
  if (isNaN(+time)) return '';
  const formatter = date.length > 7 ? dates : date.length > 4 ? months : years;
  return formatter(locale).format(time);
}

/**
 * A day of a stay, with its day of the week.
 * @param day `YYYY-MM-DD`; an invalid one stays as it is
 */
export function formatWeekday(locale: Locale, day: string): string {
  return isIsoDate(day) ? formats[locale].weekday(weekdays(locale).format(new Date(day))) : day;
}

/** A time to the minute, in the time zone of the service. */
export function formatTime(locale: Locale, time: Date): string {
  const japanTime = inJapan(+time);
  return formats[locale].time(japanTime, japanTime.toISOString().slice(-13, -8));
}
