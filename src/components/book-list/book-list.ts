import type { Operation } from '../../client/operations/operation.js';
import {
  booksBook,
  booksForeignBook,
  booksMagazine,
  booksTotal,
} from '../../client/operations/books.js';
import {
  booksCD,
  booksDVD,
  booksGame,
  booksSoftware,
} from '../../client/operations/books-media.js';
import type { ParameterTable, ParamsOfTable } from '../../client/validation/parameter.js';
import { booksStyles } from '../../styles/books.js';
import { bookEntry, bookFields, type Book } from '../../templates/book.js';
import type { Entry, Look } from '../../templates/card.js';
import { propertiesFor } from '../../controllers/attributes.js';
import { bookWords } from './book-words.js';
import { MktElement } from '../base/widget-element.js';
import { withOperations } from '../base/with-operations.js';
import { tellUnused } from '../../controllers/diagnostics/ignored-parameters.js';

/** The search for each medium. */
const searches: Readonly<Record<string, Operation>> = {
  total: booksTotal,
  book: booksBook,
  cd: booksCD,
  dvd: booksDVD,
  software: booksSoftware,
  game: booksGame,
  'foreign-book': booksForeignBook,
  magazine: booksMagazine,
};

/** What the element alone has. */
const own = {
  /** What to list: everything, or one medium, whose search then knows parameters of its own. */
  media: {
    kind: 'text',
    values: ['total', 'book', 'cd', 'dvd', 'software', 'game', 'foreign-book', 'magazine'],
    default: 'total',
  },
} as const satisfies ParameterTable;

/**
 * Books and other media. `media` chooses the search that is asked: the one for everything, or one
 * that knows more of its medium. An attribute that this search does not know is named in the
 * console.
 * @element mkt-book-list
 * @slot genre - `<option value="001004">`: genres to choose from, by their ids.
 * @csspart author - The author.
 * @csspart artist - The artist, director or actors.
 * @csspart series - The series.
 * @csspart hardware - The console that a game is for.
 * @csspart os - The operating system that software is for.
 * @csspart publisher - The publisher.
 * @csspart label - The label or maker.
 * @csspart size - The format of a book.
 * @csspart cycle - How often a magazine appears.
 * @csspart rating - Average and number of the reviews.
 * @csspart price - The price, with the list price and the discount where it is reduced.
 * @csspart availability - Whether it can be had, in words.
 * @csspart release - The day of sale.
 * @csspart code - ISBN or JAN code.
 * @csspart tracks - The tracks of a CD.
 * @csspart preview - What holds the link to a free preview.
 * @csspart action - The link to a free preview.
 */
export class MktBookList extends withOperations(
  booksTotal,
  booksBook,
  booksCD,
  booksDVD,
  booksSoftware,
  booksGame,
  booksForeignBook,
  booksMagazine,
) {
  static override readonly tag = 'mkt-book-list';
  static override readonly entryParts = [
    'image',
    'title',
    'author',
    'artist',
    'series',
    'hardware',
    'os',
    'publisher',
    'label',
    'size',
    'cycle',
    'rating',
    'price',
    'availability',
    'release',
    'code',
    'tracks',
    'preview',
  ];
  static override readonly fields = bookFields;
  static override readonly layouts = ['list', 'grid', 'carousel', 'compact', 'table'];
  static override readonly controls = {
    // What is searched by words is called so by one of the searches only.
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
  };
  static override readonly words = bookWords;
  static override readonly own = own;
  static override properties = propertiesFor(own);
  static override styles = [MktElement.styles, booksStyles];
  /** What was last said of attributes without use. */
  #said = '';

  /** @internal */
  override asks(): Operation {
    // A medium that there is not is refused with the other wrong values.
    return searches[this.media ?? own.media.default] ?? booksTotal;
  }

  protected override entry(book: Book, look: Look): Entry {
    return bookEntry(book, look, MktBookList.entryParts);
  }

  protected override updated(): void {
    super.updated();
    this.#said = tellUnused(this, this.#said);
  }
}

export interface MktBookList extends ParamsOfTable<typeof own> {}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-book-list': MktBookList;
  }
}
