import { html, nothing, svg, type TemplateResult } from 'lit';
import type { product } from '../client/records/product.js';
import type { RecordOf } from '../client/records/record.js';
import { products } from '../i18n/index.js';
import type { Locale } from '../i18n/locale.js';
import { price } from './price.js';

/** A product with the prices of its offers, in yen. */
type Product = RecordOf<typeof product>;

/** Offers of one product, with their prices in yen. */
export interface Offers {
  readonly count: number | undefined;
  readonly min: number | undefined;
  /** Absent where it is known of other offers only. */
  readonly mean: number | undefined;
  readonly max: number | undefined;
}

/** The offers that can be bought; all of them where the service does not tell them apart. */
export function offersOnSale(product: Product): Offers {
  const { averagePrice, itemCount, salesItemCount, salesMinPrice, salesMaxPrice } = product;
  if (salesItemCount === undefined && salesMinPrice === undefined) {
    const { minPrice: min, maxPrice: max } = product;
    return { count: itemCount, min, mean: averagePrice, max };
  }
  return {
    count: salesItemCount,
    min: salesMinPrice,
    mean: salesItemCount === itemCount ? averagePrice : undefined,
    max: salesMaxPrice,
  };
}

/**
 * Lowest, average and highest price of what can be bought, with a drawing of where they lie between
 * nothing and the highest: a short bar says that sellers hardly differ.
 * @returns undefined where no price is known
 */
export function priceRange(product: Product, locale: Locale): TemplateResult | string | undefined {
  const { count, min, mean, max } = offersOnSale(product);
  const messages = products(locale);
  if (count === 0) return html`<small .textContent=${messages.notOnSale}></small>`;
  if (!min || !max || max <= min) return price(min || max || undefined, locale);
  const share = (yen: number) => (yen / max) * 100;
  const known = mean && mean >= min && mean <= max;
  const mark =
    known && svg`<rect class="mean" x=${Math.min(99, share(mean))} width="1" height="4"></rect>`;
  const average =
    known &&
    html`<span class="bound"
      ><small .textContent=${messages.average}></small>${` ${price(mean, locale)}`}</span
    > `;
  return html`<span class="lowest"
      ><small .textContent=${messages.lowest}></small>${` ${price(min, locale)}`}</span
    ><svg class="range" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect width="100" y="1.5" height="1" fill="currentColor" opacity="0.25"></rect>
      <rect x=${share(min)} width=${100 - share(min)} y="0.5" height="3" fill="currentColor"></rect>
      ${mark || nothing}</svg
    >${average || nothing}<span class="bound"
      ><small .textContent=${messages.highest}></small>${` ${price(max, locale)}`}</span
    >`;
}
