import { html, type TemplateResult } from 'lit';
import { products } from '../i18n/index.js';
import type { Locale } from '../i18n/locale.js';
import { price } from './price.js';

/** Prices over all sellers, in yen. */
export interface PriceRange {
  readonly minPrice?: number;
  readonly averagePrice?: number;
  readonly maxPrice?: number;
}

/**
 * Lowest, average and highest price, with a drawing of where they lie between nothing and the
 * highest: a short bar says that sellers hardly differ.
 * @returns undefined where there is no seller
 */
export function priceRange(
  { minPrice: min, averagePrice: mean, maxPrice: max }: PriceRange,
  locale: Locale,
): TemplateResult | string | undefined {
  if (!min || !max || max <= min) return price(min || max || undefined, locale);
  const messages = products(locale);
  const share = (yen: number) => (yen / max) * 100;
  const named = (name: string, yen: number) =>
    html`<span class="bound"><small>${name}</small> ${price(yen, locale)}</span>`;
  const known = mean && mean >= min && mean <= max;
  return html`<span class="lowest"><small>${messages.lowest}</small> ${price(min, locale)}</span
    ><svg class="range" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" y="1.5" height="1" fill="currentColor" opacity="0.25" />
      <rect x=${share(min)} width=${100 - share(min)} y="0.5" height="3" fill="currentColor" />
      ${known ? html`<svg><rect class="mean" x=${Math.min(99, share(mean))} width="1" height="4" /></svg>` : ''}</svg
    >${known ? named(messages.average, mean) : ''}${named(messages.highest, max)}`;
}
