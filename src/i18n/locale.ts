import { en } from './en.js';
import { ja } from './ja.js';

/** The texts that come with every element; all others stand in tables, by what needs them. */
export interface Locale {
  /** Also says how numbers and prices are written. */
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
const formats: Record<string, Intl.NumberFormat> = {};

/** A whole or decimal number as the language writes it. */
export const formatNumber = ({ lang }: Locale, value: number): string =>
  (formats[lang] ??= new Intl.NumberFormat(lang)).format(value);

/** Yen, without a fraction. */
export const formatPrice = (locale: Locale, yen: number): string =>
  (locale.lang === 'ja' ? '￥' : '¥') + formatNumber(locale, Math.round(yen));

/** A moment to the minute, in the time zone of the service, which knows no summer time. */
export const formatTime = (time: Date): string =>
  new Date(+time + 9 * 36e5).toISOString().slice(0, 16).replace('T', ' ').replaceAll('-', '/');
