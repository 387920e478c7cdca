import { html, svg, type TemplateResult } from 'lit';
import { formatNumber, type Locale } from '../locales/locale.js';

const row = svg`<text y="9" textLength="50">★★★★★</text>`;

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
  const shown = formatNumber(locale, average);
  const count = reviews ? formatNumber(locale, reviews) : undefined;
  return html`<span role="img" aria-label=${locale.rating(shown, count)}
    ><svg class="stars" viewBox="0 0 50 10">${row}<svg width=${average * 10}>${row}</svg></svg>
    ${shown}${count && ` (${count})`}</span
  >`;
}
