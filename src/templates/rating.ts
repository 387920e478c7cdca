import { html, type TemplateResult } from 'lit';
import { formatNumber } from '../i18n/format.js';
import { common } from '../i18n/index.js';
import type { Locale } from '../i18n/locale.js';

/**
 * Five stars, filled up to the average, with its number and that of the reviews.
 * @param average 0 to 5; 0 or absent: there are no reviews, and nothing is shown
 */
export function stars(
  average: number | undefined,
  reviews: number | undefined,
  locale: Locale,
): TemplateResult | undefined {
  if (!average) return undefined;
  const shown = formatNumber(average);
  const count = reviews ? formatNumber(reviews) : undefined;
  const row = '★★★★★☆☆☆☆☆'.slice(5 - Math.round(average)).slice(0, 5);
  return html`<span role="img" aria-label=${common(locale).rating(shown, count, reviews)}
    ><span class="stars">${row}</span> ${shown}${count && ` (${count})`}</span
  >`;
}
