import { html, nothing } from 'lit';
import { offersOnSale, productSummary, type product } from '../client/records/product.js';
import type { RecordOf } from '../client/records/record.js';
import { common } from '../i18n/common.js';
import { formatNumber, formatPrice } from '../i18n/format.js';
import { products } from '../i18n/products.js';
import type { Locale } from '../i18n/locale.js';
import type { CardModel } from './card.js';
import { price, ratingFact } from './figures.js';
import { soldOutNote, within, withName } from './labels.js';
import { langOf } from './language.js';
import { shownFacts, type Content, type Fact, type Facts } from './part.js';
import { releaseOf } from './release-date.js';
import type { WidgetOptions } from './widget-options.js';

export type Product = RecordOf<typeof product>;

const bound = (name: string, yen: number, locale: Locale) =>
  html`<span class="bound"><small .textContent=${name}></small> ${formatPrice(locale, yen)}</span>`;

/**
 * Lowest, average and highest price of the offers on sale.
 * @returns undefined without a known price
 */
function priceRange(product: Product, { locale }: WidgetOptions): Content | undefined {
  const { count, min, mean, max } = offersOnSale(product);
  const messages = products[locale];
  if (count === 0) return soldOutNote(messages.notOnSale);
  if (!min || !max || max <= min) return price(min || max || undefined, locale);
  const average = mean && mean >= min && mean <= max ? mean : undefined;
  return html`<span class="lowest"
      ><small .textContent=${messages.lowest}></small> ${formatPrice(locale, min)} </span
    >${
      average ? html`${bound(messages.average, average, locale)} ` : nothing
    }${bound(messages.highest, max, locale)}`;
}

function sheet({ details, productName }: Product, { locale }: WidgetOptions): Content | undefined {
  if (!details?.length) return undefined;
  const rows = details.map(
    ({ name, value }) =>
      html`<div lang=${langOf(name + value, locale)}
        ><dt .textContent=${name}></dt><dd .textContent=${value}></dd
      ></div>`,
  );
  return html`<details
    ><summary>${withName(products[locale].details, productName, locale)}</summary
    ><dl>${rows}</dl></details
  >`;
}

/** The rank among the products of a genre: the product's own, or a wider one. */
function placeOf(product: Product, { locale }: WidgetOptions): Content | undefined {
  const { rank, rankTargetGenreId, rankTargetProductCount: count, genreId, genreName } = product;
  if (!rank) return undefined;
  const messages = products[locale];
  const total = count ? formatNumber(count) : undefined;
  return within(
    (genre) => messages.place(formatNumber(rank), genre, total),
    (rankTargetGenreId === genreId && genreName) || messages.itsGenre,
    locale,
  );
}

// Facts apart: comparisons in other scripts import only them.

/** The maker, else the brand. */
export const maker = {
  fields: ['makerName', 'brandName'],
  content: ({ makerName, brandName }) => makerName ?? brandName,
  column: 'minor',
} as const satisfies Fact<Product>;

/** The number of offers on sale. */
export const sellers = {
  fields: ['salesItemCount', 'itemCount'],
  content: (product, { locale, layout }) => {
    const { count } = offersOnSale(product);
    const { offers, sellers } = products[locale];
    // In a table, the column's head names the number.
    return count && (layout === 'table' ? offers : sellers)(formatNumber(count), count);
  },
} satisfies Fact<Product>;

/** The day of release. */
export const release = {
  fields: ['releaseDate'],
  content: ({ releaseDate }, options) => releaseOf(releaseDate, options),
  column: 'late',
  isLong: true,
} as const satisfies Fact<Product>;

export const productFacts = {
  image: { fields: ['mediumImageUrl', 'smallImageUrl'] },
  title: { fields: ['productName', 'affiliateUrl', 'productUrlPC', 'salesItemCount', 'itemCount'] },
  maker,
  rating: ratingFact,
  /** Lowest, average and highest price of the offers on sale. */
  price: {
    fields: [
      'salesMinPrice',
      'salesMaxPrice',
      'minPrice',
      'averagePrice',
      'maxPrice',
      'salesItemCount',
      'itemCount',
    ],
    content: priceRange,
  },
  sellers,
  release,
  /** The place in the ranking of a genre. */
  rank: {
    fields: ['rank', 'rankTargetGenreId', 'rankTargetProductCount', 'genreId', 'genreName'],
    content: placeOf,
    isLong: true,
  },
  /** The data sheet. */
  details: { fields: ['ProductDetails'], content: sheet, isLong: true },
} as const satisfies Facts<Product>;

/** The text of the call to action: with several offers, readers compare them. */
export const productAction = (product: Product, locale: Locale): string =>
  Number(offersOnSale(product).count) > 1 ? products[locale].compare : common[locale].view;

export const productCard = (product: Product, options: WidgetOptions): CardModel => ({
  action: productAction(product, options.locale),
  parts: shownFacts(productFacts, product, options),
  ...productSummary(product),
});
