import { formatAverage, formatNumber, formatPrice } from '../i18n/format.js';
import type { rankingItem } from '../client/records/market-item.js';
import type { RecordOf } from '../client/records/record.js';
import { common } from '../i18n/common.js';
import type { WidgetOptions } from './widget-options.js';
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

/** Reviews of an entry; an average of 0 is none. */
export type Reviews = {
  readonly [K in 'reviewAverage' | 'reviewCount']?: number | undefined;
};

/**
 * The average and the number of reviews. The style sheet draws five stars before it, filled up to the average
 * where browsers support it, else `stars`.
 */
export function rating(
  { reviewAverage: average, reviewCount: reviews }: Reviews,
  { locale }: Pick<WidgetOptions, 'locale'>,
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

/** Average and number of the reviews. */
export const ratingFact = { fields: ['reviewAverage', 'reviewCount'], content: rating } as const;

/** The multiple of the usual points; undefined for the usual rate and outside of the period. */
export function points(
  { pointRate = 0, pointRateStartsAt = '', pointRateEndsAt = '' }: RecordOf<typeof rankingItem>,
  { locale, layout }: WidgetOptions,
): SpokenFigure | undefined {
  const now = Date.now();
  // An open start or end is not a number, and fails the comparison.
  const isOver = Date.parse(pointRateEndsAt) <= now;
  const isToCome = Date.parse(pointRateStartsAt) > now;
  if (pointRate <= 1 || isOver || isToCome || layout === 'compact') return undefined;
  const messages = common[locale];
  const rate = formatNumber(pointRate);
  return { text: messages.points(rate), label: messages.pointsInFull(rate) };
}
