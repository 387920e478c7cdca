import { html, nothing, svg, type TemplateResult } from 'lit';
import { formatNumber, type Locale } from '../locales/locale.js';

const STAR = 'M5 .6 6.4 3.5l3.2.5-2.3 2.2.5 3.2L5 7.9 2.2 9.4l.5-3.2L.4 4l3.2-.5z';
const row = (name: string) =>
  svg`<g class=${name}>${[0, 10, 20, 30, 40].map((x) => svg`<path d=${STAR} transform="translate(${x})"/>`)}</g>`;

/**
 * Five stars, filled up to the average, with its number and that of the reviews.
 * @param average 0 to 5; 0 or absent: there are no reviews, and nothing is shown
 */
export function stars(
  average: number | undefined,
  reviews: number | undefined,
  locale: Locale,
): TemplateResult | typeof nothing {
  if (!average) return nothing;
  const shown = average.toFixed(2).replace(/0$/, '');
  const count = reviews ? formatNumber(locale, reviews) : undefined;
  return html`<span class="unseen">${locale.rating(shown, count)}</span
    ><span aria-hidden="true"
      ><svg class="stars" viewBox="0 0 50 10">
        ${row('off')}<svg width=${Math.min(average, 5) * 10} height="10">${row('on')}</svg>
      </svg>
      ${shown}${count ? html` <small>(${count})</small>` : ''}</span
    >`;
}
