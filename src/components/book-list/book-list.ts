import { hasValue } from '../../client/validation/validate.js';
import { bookStyles } from '../../styles/books.js';
import { type Book, bookCard, bookFacts, bookParts, bookRows } from '../../templates/book.js';
import { bookForm } from '../../i18n/books.js';
import { MktElement } from '../../element/mkt-element.js';
import { withDefinition } from '../with-definition.js';
import { type WidgetDefinition, DEFAULT_LAYOUTS } from '../../element/definition.js';
import type { CardModel } from '../../templates/card.js';
import type { WidgetOptions } from '../../templates/widget-options.js';
import { IgnoredParametersController } from '../../authoring/ignored-parameters-controller.js';
import { ambiguityOf, media, searches, searchFor } from './media.js';
import { keywordFromFeature } from '../../features/keyword-from/keyword-from-feature.js';
import { substituteFeature } from '../../features/substitute/substitute-feature.js';

const definition = {
  tag: 'mkt-book-list',
  rows: bookRows,
  operations: Object.values(searches),
  operationFor: searchFor,
  searches: (values) => [searchFor(values)],
  // A code finds one item among everything: the author's other parameters are left out.
  parametersFor: (parameters, _, __, { isbnjan }) =>
    hasValue(isbnjan)
      ? { ...parameters, keyword: undefined, NGKeyword: undefined, booksGenreId: undefined }
      : parameters,
  issueOf: ambiguityOf,
  parts: bookParts(Object.values(searches)),
  facts: bookFacts,
  layouts: [...DEFAULT_LAYOUTS, 'table'],
  controls: {
    // Only one of the operations calls this parameter `keyword`.
    keyword: ['keyword', 'title'],
    title: ['title'],
    author: ['author'],
    artist: ['artistName'],
    publisher: ['publisherName'],
    label: ['label'],
    hardware: ['hardware'],
    os: ['os'],
    code: ['isbnjan', 'isbn', 'jan'],
    size: ['size'],
    genre: ['booksGenreId', 'bookGenreId'],
    availability: ['availability', 'outOfStockFlag'],
    preview: ['chirayomiFlag'],
    limited: ['limitedFlag'],
    sort: ['sort'],
  },
  formMessages: bookForm,
  features: [keywordFromFeature, substituteFeature],
  ownParameters: {
    /**
     * Everything (`total`), or one medium, whose search has more parameters. If this is not set, such
     * a parameter decides: `author` lists books, `hardware` games.
     */
    media: { kind: 'text', values: media, default: 'total' },
  },
} as const satisfies WidgetDefinition;

/**
 * Books and other media. `media` selects the search: for everything, or for one medium with more
 * parameters. Without `media`, an attribute of only one medium selects that medium. The console names
 * attributes that the search ignores.
 * @element mkt-book-list
 * @slot genre - `<option value="001004">`: genres to choose from, by their ids.
 * @csspart action - The link to a free preview.
 */
export class MktBookList extends withDefinition(definition) {
  static override styles = [MktElement.styles, bookStyles];

  constructor() {
    super();
    new IgnoredParametersController(this);
  }

  protected override card(book: Book, options: WidgetOptions): CardModel {
    return bookCard(book, options);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-book-list': MktBookList;
  }
}
