import { en } from './en.js';
import { ja } from './ja.js';

/** Every text that a reader sees, and how numbers and times are written. */
export interface Locale {
  readonly lang: string;
  readonly loading: string;
  readonly empty: string;
  readonly failed: string;
  /** Marks links that earn the publisher something. */
  readonly disclosure: string;
  readonly noImage: string;
  /** @param stars average of the reviews, 0 to 5 */
  readonly rating: (stars: string, reviews?: string) => string;
  /** @param time already written out */
  readonly asOf: (time: string) => string;
  readonly rank: (rank: string) => string;
}

/** The texts for a language tag; everything but English gets Japanese. */
export const localeOf = (lang = ''): Locale => (/^en\b/i.test(lang) ? en : ja);

const formats = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();
function format<F extends Intl.NumberFormat | Intl.DateTimeFormat>(key: string, make: () => F): F {
  if (!formats.has(key)) formats.set(key, make());
  return formats.get(key) as F;
}

/** A whole or decimal number as the language writes it. */
export const formatNumber = ({ lang }: Locale, value: number): string =>
  format(lang, () => new Intl.NumberFormat(lang)).format(value);

/** Yen, without a fraction. */
export const formatPrice = ({ lang }: Locale, yen: number): string =>
  format(
    `${lang}¥`,
    () => new Intl.NumberFormat(lang, { style: 'currency', currency: 'JPY' }),
  ).format(yen);

/** A moment to the minute, in the time zone of the service; with the year where it is another. */
export function formatTime({ lang }: Locale, time: Date): string {
  const far = Math.abs(Date.now() - time.getTime()) > 180 * 86_400_000;
  return format(
    `${lang}${far}`,
    () =>
      new Intl.DateTimeFormat(lang, {
        ...(far && { year: 'numeric' }),
        month: 'numeric',
        day: 'numeric',
        hour: 'numeric',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone: 'Asia/Tokyo',
      }),
  ).format(time);
}
