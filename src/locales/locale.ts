import { en } from './en.js';
import { ja } from './ja.js';

/** Every text that a reader sees, and how numbers and times are written. */
export interface Locale {
  readonly lang: string;
  readonly loading: string;
  readonly empty: string;
  readonly error: string;
  /** @param stars average of the reviews, 0 to 5 */
  readonly rating: (stars: string, reviews?: string) => string;
  /** @param time already written out */
  readonly asOf: (time: string) => string;
}

/** The texts for a language tag; everything but English gets Japanese. */
export const localeOf = (lang = ''): Locale => (/^en\b/i.test(lang) ? en : ja);

/** Making a format costs more than using it many times. */
const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function format<Options extends object, Value>(
  make: new (lang: string, options: Options) => { format(value: Value): string },
  { lang }: Locale,
  value: Value,
  options: Options,
): string {
  const key = lang + JSON.stringify(options);
  const known = formats.get(key) as { format(value: Value): string } | undefined;
  const made = known ?? new make(lang, options);
  formats.set(key, made as Intl.NumberFormat);
  return made.format(value);
}

/** A whole or decimal number as the language writes it. */
export const formatNumber = (locale: Locale, value: number): string =>
  format<Intl.NumberFormatOptions, number>(Intl.NumberFormat, locale, value, {});

/** Yen, without a fraction. */
export const formatPrice = (locale: Locale, yen: number): string =>
  format<Intl.NumberFormatOptions, number>(Intl.NumberFormat, locale, yen, {
    style: 'currency',
    currency: 'JPY',
  });

/** Makes the formats while there is nothing else to do, such as waiting for an answer. */
export function prepareFormats(locale: Locale): void {
  formatNumber(locale, 0);
  formatPrice(locale, 0);
  formatTime(locale, new Date());
}

/** A moment to the minute, in the time zone of the service. */
export const formatTime = (locale: Locale, time: Date): string =>
  format<Intl.DateTimeFormatOptions, Date>(Intl.DateTimeFormat, locale, time, {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Asia/Tokyo',
  });
