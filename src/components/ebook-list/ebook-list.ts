import { ebookSearch } from '../../client/operations/ebook.js';
import { bookStyles } from '../../styles/books.js';
import { type Book, bookCard, bookFacts, bookParts, bookRows } from '../../templates/book.js';
import { bookForm } from '../../i18n/books.js';
import { MktElement } from '../../element/mkt-element.js';
import { withDefinition } from '../with-definition.js';
import { type WidgetDefinition, DEFAULT_LAYOUTS } from '../../element/definition.js';
import type { CardModel } from '../../templates/card.js';
import type { WidgetOptions } from '../../templates/widget-options.js';
import { keywordFromFeature } from '../../features/keyword-from/keyword-from-feature.js';
import { substituteFeature } from '../../features/substitute/substitute-feature.js';

const definition = {
  tag: 'mkt-ebook-list',
  rows: bookRows,
  operations: [ebookSearch],
  parts: bookParts([ebookSearch]),
  facts: bookFacts,
  layouts: [...DEFAULT_LAYOUTS, 'table'],
  controls: {
    keyword: ['keyword'],
    title: ['title'],
    author: ['author'],
    publisher: ['publisherName'],
    language: ['language'],
    genre: ['ebookGenreId'],
    availability: ['salesType'],
    sort: ['sort'],
  },
  formMessages: bookForm,
  features: [keywordFromFeature, substituteFeature],
} as const satisfies WidgetDefinition;

/**
 * E-books.
 * @element mkt-ebook-list
 * @slot genre - `<option value="101901">`: genres to choose from, by their ids.
 * @csspart availability - A mark of items that can only be pre-ordered.
 */
export class MktEbookList extends withDefinition(definition) {
  static override styles = [MktElement.styles, bookStyles];

  protected override card(book: Book, options: WidgetOptions): CardModel {
    return bookCard(book, options);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-ebook-list': MktEbookList;
  }
}
