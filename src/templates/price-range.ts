import type { product } from '../client/records/product.js';
import type { RecordOf } from '../client/records/record.js';
import { formatPrice } from '../i18n/format.js';
import { products } from '../i18n/index.js';
import type { Locale } from '../i18n/locale.js';
import { element, type Child, type Content } from './children.js';
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

const small = /* @__PURE__ */ element('small');
const lowest = /* @__PURE__ */ element('span', { class: 'lowest' });
const bound = /* @__PURE__ */ element('span', { class: 'bound' });

const drawing = /* @__PURE__ */ element('svg', {
  class: 'range',
  viewBox: '0 0 100 4',
  preserveAspectRatio: 'none',
  'aria-hidden': 'true',
});
const scale = /* @__PURE__ */ element('rect', {
  width: '100',
  y: '1.5',
  height: '1',
  fill: 'currentColor',
  opacity: '0.25',
});
const bar = /* @__PURE__ */ element('rect', { y: '0.5', height: '3', fill: 'currentColor' });
const mark = /* @__PURE__ */ element('rect', { class: 'mean', width: '1', height: '4' });

/** Where prices lie between nothing and the highest, in per cent of it. */
const drawingOf = (min: number, mean: number | undefined): Child =>
  drawing([
    scale(),
    bar({ attributes: { x: `${min}`, width: `${100 - min}` } }),
    mean && mark({ attributes: { x: `${Math.min(99, mean)}` } }),
  ]);

/**
 * Lowest, average and highest price of what can be bought, with a drawing of where they lie between
 * nothing and the highest: a short bar says that sellers hardly differ.
 * @returns undefined where no price is known
 */
export function priceRange(product: Product, locale: Locale): Content | undefined {
  const { count, min, mean, max } = offersOnSale(product);
  const messages = products(locale);
  if (count === 0) return [small(messages.notOnSale)];
  if (!min || !max || max <= min) return price(min || max || undefined, locale);
  const share = (yen: number) => (yen / max) * 100;
  const told = (name: string, yen: number) => [small(name), ` ${formatPrice(locale, yen)}`];
  const known = mean && mean >= min && mean <= max ? mean : undefined;
  return [
    lowest([small(messages.lowest), ` ${formatPrice(locale, min)} `]),
    drawingOf(share(min), known && share(known)),
    known && bound(told(messages.average, known)),
    known && ' ',
    bound(told(messages.highest, max)),
  ];
}
