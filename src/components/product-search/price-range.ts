import { html, nothing, type TemplateResult } from 'lit';
import { offersOnSale, type product } from '../../client/records/product.js';
import type { RecordOf } from '../../client/records/record.js';
import { formatPrice } from '../../i18n/format.js';
import { products } from '../../i18n/products.js';
import type { Locale } from '../../i18n/locale.js';
import { price } from '../../templates/figures.js';

type Product = RecordOf<typeof product>;

const bound = (name: string, yen: number, locale: Locale) =>
  html`<span class="bound"><small .textContent=${name}></small> ${formatPrice(locale, yen)}</span>`;

/**
 * Lowest, average and highest price of the offers on sale.
 * @returns undefined without a known price
 */
export function priceRange(product: Product, locale: Locale): TemplateResult | string | undefined {
  const { count, min, mean, max } = offersOnSale(product);
  const messages = products[locale];
  if (count === 0) return html`<small .textContent=${messages.notOnSale}></small>`;
  if (!min || !max || max <= min) return price(min || max || undefined, locale);
  const average = mean && mean >= min && mean <= max ? mean : undefined;
  return html`<span class="lowest"
      ><small .textContent=${messages.lowest}></small> ${formatPrice(locale, min)} </span
    >${
      average ? html`${bound(messages.average, average, locale)} ` : nothing
    }${bound(messages.highest, max, locale)}`;
}
