/** Items by their id: one operation finds each kind. */
import { booksBook, booksTotal } from '../client/operations/books.js';
import { ebookSearch } from '../client/operations/ebook.js';
import type { Operation } from '../client/operations/operation.js';
import { productSearch } from '../client/operations/product.js';
import { hotelDetailSearch } from '../client/operations/travel.js';
import { isIsbn } from '../client/validation/isbn.js';
import { hasValue } from '../client/validation/validate.js';
import type { ItemParameter } from './unavailable-item.js';

/** The operation that finds one record, and its parameter for the id. */
export interface Lookup {
  readonly operation: Operation;
  readonly parameter: string;
}

/** The service takes any text, and finds nothing for one that is no ISBN. */
const bookByIsbn = {
  ...booksBook,
  params: { ...booksBook.params, isbn: { ...booksBook.params.isbn, test: isIsbn, format: 'isbn' } },
} as const satisfies Operation;

export const lookups: Readonly<Record<ItemParameter, Lookup>> = {
  isbn: { operation: bookByIsbn, parameter: 'isbn' },
  isbnjan: { operation: booksTotal, parameter: 'isbnjan' },
  jan: { operation: booksTotal, parameter: 'isbnjan' },
  itemNumber: { operation: ebookSearch, parameter: 'itemNumber' },
  productId: { operation: productSearch, parameter: 'productId' },
  hotelNo: { operation: hotelDetailSearch, parameter: 'hotelNo' },
};

export const idNames = Object.keys(lookups) as ItemParameter[];

export const idsIn = (values: Readonly<Record<string, unknown>>): ItemParameter[] =>
  idNames.filter((name) => hasValue(values[name]));
