import { formatNumber } from '../i18n/format.js';
import { common } from '../i18n/index.js';
import type { Locale } from '../i18n/locale.js';
import type { AttributedText } from './children.js';

/** Points that a shop gives. */
export interface Points {
  /** Points per 100 yen: 1 is usual. */
  readonly pointRate?: number;
  /** When a higher rate begins and ends, in ISO 8601; absent: nobody says. */
  readonly pointRateStartsAt?: string;
  readonly pointRateEndsAt?: string;
}

/** How many times the usual points there are; undefined for the usual, and before and after. */
export function pointsView(
  { pointRate = 0, pointRateStartsAt, pointRateEndsAt }: Points,
  locale: Locale,
): AttributedText | undefined {
  const now = Date.now();
  const isOver = pointRateEndsAt && Date.parse(pointRateEndsAt) < now;
  const isToCome = pointRateStartsAt && Date.parse(pointRateStartsAt) > now;
  if (pointRate <= 1 || isOver || isToCome) return undefined;
  const { points, pointsInFull } = common(locale);
  const rate = formatNumber(pointRate);
  return { content: points(rate), attributes: { role: 'img', 'aria-label': pointsInFull(rate) } };
}
