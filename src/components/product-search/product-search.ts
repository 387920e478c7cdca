import { html, unsafeCSS, type TemplateResult } from 'lit';
import { FACTS, LINE, TITLE } from '../../styles/rows.js';
import { formatNumber } from '../../i18n/format.js';
import { common } from '../../i18n/common.js';
import { productForm } from './texts.js';
import { products } from '../../i18n/products.js';
import type { Locale } from '../../i18n/locale.js';
import type { RecordOfOperation } from '../../client/operations/operation.js';
import { productSearch } from '../../client/operations/product.js';
import { bookStyles } from '../../styles/books.js';
import { offersOnSale, productSummary } from '../../client/records/product.js';
import { priceRange } from './price-range.js';
import { langOf } from '../../templates/language.js';
import { within, withName } from '../../templates/labels.js';
import { rating } from '../../templates/figures.js';
import { releaseOf } from '../../templates/release-date.js';
import { MktElement } from '../../element/mkt-element.js';
import { withDefinition } from '../with-definition.js';
import { type WidgetDefinition, DEFAULT_LAYOUTS } from '../../element/definition.js';
import type { CardModel } from '../../templates/card.js';
import { type WidgetOptions, hasRoomForLongText } from '../../templates/widget-options.js';
import { keywordFromFeature } from '../../features/keyword-from/keyword-from-feature.js';
import { substituteFeature } from '../../features/substitute/substitute-feature.js';

type Product = RecordOfOperation<typeof productSearch>;

function sheet({ details, productName }: Product, locale: Locale): TemplateResult | undefined {
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
function placeOf(product: Product, locale: Locale): TemplateResult | string | undefined {
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

const fieldsByPart = {
  image: ['mediumImageUrl', 'smallImageUrl'],
  title: ['productName', 'affiliateUrl', 'productUrlPC'],
  maker: ['makerName', 'brandName'],
  rating: ['reviewAverage', 'reviewCount'],
  price: [
    'salesMinPrice',
    'salesMaxPrice',
    'minPrice',
    'averagePrice',
    'maxPrice',
    'salesItemCount',
    'itemCount',
  ],
  sellers: ['salesItemCount', 'itemCount'],
  release: ['releaseDate'],
  rank: ['rank', 'rankTargetGenreId', 'rankTargetProductCount', 'genreId', 'genreName'],
  details: ['ProductDetails'],
};

const definition = {
  tag: 'mkt-product-search',
  // Facts are several parts in two lines; the price is a range.
  rows: { kind: 'book', parts: { title: TITLE, maker: LINE, price: '2.8em', facts: FACTS } },
  operations: [productSearch],
  parts: [...Object.keys(fieldsByPart), 'action'],
  fieldsByPart,
  layouts: [...DEFAULT_LAYOUTS, 'table'],
  controls: {
    keyword: ['keyword'],
    genre: ['genreId'],
    price: ['minPrice', 'maxPrice'],
    sort: ['sort'],
  },
  formMessages: productForm,
  features: [keywordFromFeature, substituteFeature],
} as const satisfies WidgetDefinition;

/**
 * Products by keyword, genre or id, each with the range of its prices over all sellers that have it.
 * @element mkt-product-search
 * @slot genre - `<option value="100371">`: genres to choose from, by their ids.
 * @csspart maker - The maker, else the brand.
 * @csspart rating - Average and number of the reviews.
 * @csspart rank - The place in the ranking of a genre.
 * @csspart price - Lowest, average and highest price of the offers on sale.
 * @csspart sellers - The number of offers on sale.
 * @csspart release - The day of release.
 * @csspart details - The data sheet.
 */
export class MktProductSearch extends withDefinition(definition) {
  static override styles = [
    MktElement.styles,
    bookStyles,
    // The usual placeholder.
    unsafeCSS(':host { --_sign: initial }'),
  ];

  protected override card(product: Product, options: WidgetOptions): CardModel {
    const { locale, layout } = options;
    const { count } = offersOnSale(product);
    const long = hasRoomForLongText(options);
    const { offers, sellers } = products[locale];
    const sentence = layout === 'table' ? offers : sellers;
    return {
      action: count && count > 1 ? products[locale].compare : common[locale].view,
      parts: {
        maker: product.makerName ?? product.brandName,
        rating: rating(product.reviewAverage, product.reviewCount, locale),
        sellers: count && sentence(formatNumber(count), count),
        release: long && releaseOf(product.releaseDate, options),
        rank: long && placeOf(product, locale),
        details: long && sheet(product, locale),
        // Beside the call to action.
        price: priceRange(product, locale),
      },
      ...productSummary(product),
    };
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-product-search': MktProductSearch;
  }
}
