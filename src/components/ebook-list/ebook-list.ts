import { ebookSearch } from '../../client/operations/ebook.js';
import { booksStyles } from '../../styles/books.js';
import { bookEntry, bookFields, type Book } from '../../templates/book.js';
import type { Entry, Look } from '../../templates/card.js';
import { bookWords } from '../book-list/book-words.js';
import { MktElement } from '../base/widget-element.js';
import { withOperations } from '../base/with-operations.js';

/**
 * E-books.
 * @element mkt-ebook-list
 * @slot genre - `<option value="101901">`: genres to choose from, by their ids.
 * @csspart author - The author.
 * @csspart series - The series.
 * @csspart publisher - The publisher.
 * @csspart language - The language.
 * @csspart rating - Average and number of the reviews.
 * @csspart price - The price.
 * @csspart availability - Whether it can only be ordered in advance.
 * @csspart release - The day of sale.
 */
export class MktEbookList extends withOperations(ebookSearch) {
  static override readonly tag = 'mkt-ebook-list';
  static override readonly entryParts = [
    'image',
    'title',
    'author',
    'series',
    'publisher',
    'language',
    'rating',
    'price',
    'availability',
    'release',
  ];
  static override readonly fields = bookFields;
  static override readonly layouts = ['list', 'grid', 'carousel', 'compact', 'table'];
  static override readonly controls = {
    keyword: ['keyword'],
    title: ['title'],
    author: ['author'],
    publisher: ['publisherName'],
    language: ['language'],
    genre: ['ebookGenreId'],
    availability: ['salesType'],
    sort: ['sort'],
  };
  static override readonly words = bookWords;
  static override styles = [MktElement.styles, booksStyles];

  protected override entry(book: Book, look: Look): Entry {
    return bookEntry(book, look, MktEbookList.entryParts);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-ebook-list': MktEbookList;
  }
}
