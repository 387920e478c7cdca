/** Plain elements to try readers' controls with: what is special to an element is tried with that. */
import type { MktElement } from '../../src/elements/element.js';
import { withOperations } from '../../src/elements/operations.js';
import { bookWords } from '../../src/locales/controls-books.js';
import { booksBook } from '../../src/service/operations/books.js';
import { booksCD } from '../../src/service/operations/books-media.js';
import { productSearch } from '../../src/service/operations/product.js';
import type { AnyRecord } from '../../src/service/record.js';
import type { Entry } from '../../src/views/entry.js';

const titled =
  (name: string) =>
  (record: AnyRecord): Entry => ({ title: String(record[name]), href: 'https://market.example/' });

class TrialProducts extends withOperations(productSearch) {
  static override readonly entryParts = ['title'];
  static override readonly controls = {
    keyword: ['keyword'],
    genre: ['genreId'],
    price: ['minPrice', 'maxPrice'],
    sort: ['sort'],
    words: ['orFlag'],
  };
  protected override entry = titled('productName');
}

const books = {
  title: ['title'],
  genre: ['booksGenreId', 'bookGenreId'],
  preview: ['chirayomiFlag'],
  stock: ['availability'],
};

class TrialBooks extends withOperations(booksBook) {
  static override readonly entryParts = ['title'];
  static override readonly controls = books;
  static override readonly words = bookWords;
  protected override entry = titled('title');
}

class TrialCDs extends withOperations(booksCD) {
  static override readonly entryParts = ['title'];
  static override readonly controls = books;
  static override readonly words = bookWords;
  protected override entry = titled('title');
}

customElements.define('trial-products', TrialProducts);
customElements.define('trial-books', TrialBooks);
customElements.define('trial-cds', TrialCDs);

export type Trial = MktElement;
