import { formatNumber } from '../i18n/format.js';
import { common } from '../i18n/index.js';
import type { Locale } from '../i18n/locale.js';
import type { AttributedText } from './children.js';

/**
 * The average as a number, with that of the reviews. The style sheet draws five stars before it, filled
 * up to the average where it can, else those that are written here.
 * @param average 0 to 5; 0 or absent: there are no reviews, and nothing is shown
 */
export function stars(
  average: number | undefined,
  reviews: number | undefined,
  locale: Locale,
): AttributedText | undefined {
  if (!average) return undefined;
  const shown = formatNumber(average);
  const count = reviews ? formatNumber(reviews) : undefined;
  return {
    content: count ? `${shown} (${count})` : shown,
    attributes: {
      role: 'img',
      'aria-label': common(locale).rating(shown, count, reviews),
      'data-average': String(average),
      'data-stars': '★★★★★☆☆☆☆☆'.slice(5 - Math.round(average)).slice(0, 5),
    },
  };
}
