import { isIsoDate } from '../client/dates.js';
import type { Locale } from './locale.js';

const dateStyles = { ja: 'long', en: 'medium' } as const;

/** `Intl` writes half-width brackets. */
const wideBrackets = (text: string) => text.replace('(', '（').replace(')', '）');

/** Creating a format costs more than using it many times. */
function cached<Format>(create: (locale: Locale) => Format): (locale: Locale) => Format {
  const made = new Map<Locale, Format>();
  return (locale) => {
    const format = made.get(locale) ?? create(locale);
    made.set(locale, format);
    return format;
  };
}

/** The formats of days in UTC, by language. */
export const formatIn = (
  options: Intl.DateTimeFormatOptions,
): ((locale: Locale) => Intl.DateTimeFormat) =>
  cached((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));

const dates = /* @__PURE__ */ cached(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: dateStyles[locale], timeZone: 'UTC' }),
);
const months = /* @__PURE__ */ formatIn({ year: 'numeric', month: 'long' });
const years = /* @__PURE__ */ formatIn({ year: 'numeric' });
const weekdays = /* @__PURE__ */ formatIn({ month: 'short', day: 'numeric', weekday: 'short' });
const shortWeekdays = /* @__PURE__ */ formatIn({
  month: 'numeric',
  day: 'numeric',
  weekday: 'short',
});

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
  if (!isIsoDate(day)) return day;
  const text = weekdays(locale).format(new Date(day));
  return locale === 'ja' ? wideBrackets(text) : text;
}

/** The same for narrow places: 12/5(土). English has no order of day and month that all readers share. */
export const formatShortWeekday = (locale: Locale, day: string): string =>
  locale === 'ja' && isIsoDate(day)
    ? shortWeekdays(locale).format(new Date(day))
    : formatWeekday(locale, day);

const languages = /* @__PURE__ */ cached(
  (locale) => new Intl.DisplayNames(locale, { type: 'language' }),
);

/** The name of a language. An unknown code stays as it is. */
export function formatLanguage(locale: Locale, code: string): string {
  try {
    return languages(locale).of(code) ?? code;
  } catch {
    return code;
  }
}
