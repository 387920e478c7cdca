import { formatAverage, formatNumber, formatPrice } from '../i18n/format.js';
import { common } from '../i18n/common.js';
import type { Locale } from '../i18n/locale.js';

/** A figure with another text for screen readers. */
export interface SpokenFigure {
  readonly text: string;
  readonly label: string;
  /** Of a rating: 0 to 5, drawn as stars. */
  readonly average?: number;
  readonly stars?: string;
}

/** @param yen undefined if the service names no price */
export const price = (yen: number | undefined, locale: Locale): string | undefined =>
  yen === undefined ? undefined : formatPrice(locale, yen);

/** The price of an e-book. Of other items, 0 means that there is no offer. */
export const ebookPrice = (yen: number | undefined, locale: Locale): string | undefined =>
  yen === 0 ? common[locale].free : price(yen, locale);

/** An average of ratings as a number. */
export const average = (value: number, locale: Locale): SpokenFigure => {
  const text = formatAverage(value);
  return { text, label: common[locale].rating(text) };
};

/**
 * The average and the number of reviews. The style sheet draws five stars before it, filled up to the average
 * where browsers support it, else `stars`.
 * @param average 0 to 5; 0 or undefined without reviews, which renders nothing
 */
export function rating(
  average: number | undefined,
  reviews: number | undefined,
  locale: Locale,
): SpokenFigure | undefined {
  if (!average) return undefined;
  const shown = formatAverage(average);
  const count = reviews ? formatNumber(reviews) : undefined;
  return {
    text: count ? `${shown} (${count})` : shown,
    label: common[locale].rating(shown, count, reviews),
    average,
    stars: '★★★★★☆☆☆☆☆'.slice(5 - Math.round(average)).slice(0, 5),
  };
}

/** Loyalty points of a shop. */
export interface Points {
  /** Points per 100 yen: 1 is usual. */
  readonly pointRate?: number;
  /** Start and end of a higher rate, in ISO 8601; absent: open. */
  readonly pointRateStartsAt?: string;
  readonly pointRateEndsAt?: string;
}

/** The multiple of the usual points; undefined for the usual rate and outside of the period. */
export function points(
  { pointRate = 0, pointRateStartsAt = '', pointRateEndsAt = '' }: Points,
  locale: Locale,
): SpokenFigure | undefined {
  const now = Date.now();
  // An open start or end is not a number, and fails the comparison.
  const isOver = Date.parse(pointRateEndsAt) <= now;
  const isToCome = Date.parse(pointRateStartsAt) > now;
  if (pointRate <= 1 || isOver || isToCome) return undefined;
  const messages = common[locale];
  const rate = formatNumber(pointRate);
  return { text: messages.points(rate), label: messages.pointsInFull(rate) };
}
