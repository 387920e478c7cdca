import { html, nothing, svg, type TemplateResult } from 'lit';
import type { product } from '../../client/records/product.js';
import type { RecordOf } from '../../client/records/record.js';
import { formatPrice } from '../../i18n/format.js';
import { products } from '../../i18n/products.js';
import type { Locale } from '../../i18n/locale.js';
import { price } from '../../templates/figures.js';

type Product = RecordOf<typeof product>;

/** Number and prices, in yen, of the offers on sale; of all offers if the service does not distinguish them. */
export function offersOnSale(product: Product) {
  const { averagePrice, itemCount, salesItemCount, salesMinPrice, salesMaxPrice } = product;
  if (salesItemCount === undefined && salesMinPrice === undefined) {
    const { minPrice: min, maxPrice: max } = product;
    return { count: itemCount, min, mean: averagePrice, max };
  }
  return {
    count: salesItemCount,
    min: salesMinPrice,
    // It may include offers that are not on sale.
    mean: salesItemCount === itemCount ? averagePrice : undefined,
    max: salesMaxPrice,
  };
}

/** A bar from the lowest to the highest price, in per cent of the highest. */
// Prettier would add white space inside the SVG: extra nodes.
// prettier-ignore
const drawing = (label: string, min: number, mean: number | undefined) =>
  html`<span class="range" aria-hidden="true"><small .textContent=${`${label} `}></small
    ><svg viewBox="0 0 100 4" preserveAspectRatio="none"
    ><rect width="100" y="1.5" height="1" fill="currentColor" opacity="0.25" /><rect
      x=${min} width=${100 - min} y="0.5" height="3" fill="currentColor" />${
      mean ? svg`<rect class="mean" x=${Math.min(99, mean)} width="1" height="4" />` : nothing
    }</svg
  ></span>`;

const bound = (name: string, yen: number, locale: Locale) =>
  html`<span class="bound"><small .textContent=${name}></small> ${formatPrice(locale, yen)}</span>`;

/**
 * Lowest, average and highest price of the offers on sale, with a bar on a scale from zero to the
 * highest: a short bar means that prices hardly differ.
 * @returns undefined without a known price
 */
export function priceRange(product: Product, locale: Locale): TemplateResult | string | undefined {
  const { count, min, mean, max } = offersOnSale(product);
  const messages = products[locale];
  if (count === 0) return html`<small .textContent=${messages.notOnSale}></small>`;
  if (!min || !max || max <= min) return price(min || max || undefined, locale);
  const share = (yen: number) => (yen / max) * 100;
  const average = mean && mean >= min && mean <= max ? mean : undefined;
  return html`<span class="lowest"
      ><small .textContent=${messages.lowest}></small> ${formatPrice(locale, min)} </span
    >${drawing(messages.priceRange, share(min), average && share(average))}${
      average ? html`${bound(messages.average, average, locale)} ` : nothing
    }${bound(messages.highest, max, locale)}`;
}
