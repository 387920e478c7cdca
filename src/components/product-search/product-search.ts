import { unsafeCSS } from 'lit';
import { FACTS, LINE, TITLE } from '../../styles/rows.js';
import { productForm } from './texts.js';
import { productSearch } from '../../client/operations/product.js';
import { bookStyles } from '../../styles/books.js';
import { MktElement } from '../../element/mkt-element.js';
import { withDefinition } from '../with-definition.js';
import { type WidgetDefinition, DEFAULT_LAYOUTS } from '../../element/definition.js';
import type { CardModel } from '../../templates/card.js';
import { productCard, productFacts, type Product } from '../../templates/product.js';
import type { WidgetOptions } from '../../templates/widget-options.js';
import { keywordFromFeature } from '../../features/keyword-from/keyword-from-feature.js';
import { soldOutFeature } from '../../features/ends/ends-feature.js';
import { substituteFeature } from '../../features/substitute/substitute-feature.js';

const definition = {
  tag: 'mkt-product-search',
  // Facts are several parts in two lines; the price is a range.
  rows: {
    kind: 'book',
    // Square, as a rule.
    minPicture: '6.75em',
    parts: { title: TITLE, maker: LINE, price: '2.8em', facts: FACTS },
  },
  operations: [productSearch],
  parts: [...Object.keys(productFacts), 'sold-out', 'action'],
  facts: productFacts,
  layouts: [...DEFAULT_LAYOUTS, 'table'],
  controls: {
    keyword: ['keyword'],
    genre: ['genreId'],
    price: ['minPrice', 'maxPrice'],
    sort: ['sort'],
  },
  formMessages: productForm,
  features: [keywordFromFeature, soldOutFeature, substituteFeature],
} as const satisfies WidgetDefinition;

/**
 * Products by keyword, genre or id, each with the range of its prices over all sellers that have it.
 * @element mkt-product-search
 * @slot genre - `<option value="100371">`: genres to choose from, by their ids.
 * @csspart sold-out - The note in place of the price of a product that nobody sells.
 */
export class MktProductSearch extends withDefinition(definition) {
  static override styles = [
    MktElement.styles,
    bookStyles,
    // The usual placeholder.
    unsafeCSS(':host { --_sign: initial }'),
  ];

  protected override card(product: Product, options: WidgetOptions): CardModel {
    return productCard(product, options);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-product-search': MktProductSearch;
  }
}
