import { readGenres } from '../records/genres.js';
import {
  booksBookItem,
  booksCDItem,
  booksDVDItem,
  booksForeignBookItem,
  booksGameItem,
  booksMagazineItem,
  booksSoftwareItem,
  booksTotalItem,
} from '../records/books.js';
import { bareCode } from '../validation/isbn.js';
import type { Parameter, ParameterTable } from '../validation/parameter.js';
import { conflictsWith, requires } from '../validation/rules.js';
import type { Operation } from './operation.js';
import {
  author,
  carrier,
  flag,
  genreInformationFlag,
  hits,
  keyword,
  orFlag,
  page,
  publisherName,
  text,
  title,
} from './shared.js';

/** Listed items: 0 all, 1 only those with a free preview. */
const chirayomiFlag = flag;

/** Label or maker. */
const label = text;

/** The maker's own code for the item. */
const makerCode = text;

/** ISBN of the book. */
const isbn = { kind: 'text', read: bareCode } as const satisfies Parameter;

/** JAN code of the item. */
const jan = { kind: 'long', read: bareCode } as const satisfies Parameter;

/**
 * Order: the service's own, most sold first, by release date, by price (`+` ascending,
 * `-` descending), by number of reviews or by their average.
 */
const sort = {
  kind: 'text',
  values: [
    'standard',
    'sales',
    '+releaseDate',
    '-releaseDate',
    '+itemPrice',
    '-itemPrice',
    'reviewCount',
    'reviewAverage',
  ],
  default: 'standard',
} as const satisfies Parameter;

/** The parameters of every Books search. */
const listing = {
  hits,
  page,
  /**
   * Stock: 0 all items, 1 in stock, 2 ships in about 3 to 7 days, 3 ships in about 3 to 9 days,
   * 4 in stock at the manufacturer, 5 preorder, 6 to be checked with the manufacturer.
   */
  availability: { kind: 'integer', values: [0, 1, 2, 3, 4, 5, 6], default: 0 },
  /** Lists items out of stock, too: 0 no, 1 yes. */
  outOfStockFlag: flag,
  sort,
  /** Listed items: 0 all, 1 limited editions only. */
  limitedFlag: flag,
  carrier,
  genreInformationFlag,
} as const satisfies ParameterTable;

/** A Books search: its own parameters, then the parameters of every Books search. */
const booksSearch = <
  const S extends Pick<Operation, 'path' | 'version' | 'params' | 'oneOf' | 'rules' | 'record'>,
>(
  search: S,
) => ({
  ...search,
  auth: 'appKey' as const,
  affiliate: true as const,
  // The search's own parameters come first, and replace shared ones.
  params: { ...search.params, ...listing, ...search.params },
  list: ['Items', 'items'],
  genres: readGenres,
});

/** Books and media of every kind, by keyword, genre or ISBN/JAN. */
export const booksTotal = /* @__PURE__ */ booksSearch({
  path: 'BooksTotal/Search',
  version: '20170404',
  params: {
    keyword,
    /** ISBN or JAN code; not together with keyword or genre. */
    isbnjan: { kind: 'text', read: bareCode, pattern: /^[^-]{13}$/, format: 'isbnOrJan' },
    /** Genre of books and media, which is not one of the marketplace. */
    booksGenreId: { kind: 'text', default: '000' },
    /** Range of the search: 0 broad, 1 restricted. */
    field: flag,
    orFlag,
    /** Words that must not occur, written as the keyword is; only together with it. */
    NGKeyword: keyword,
    chirayomiFlag,
    /** Platform: 0 PC, 1 mobile. */
    carrier: { kind: 'integer', values: [0, 1], default: 1 },
  },
  oneOf: ['keyword', 'booksGenreId', 'isbnjan'],
  rules: (_, given) => [
    requires(given, 'NGKeyword', 'keyword'),
    conflictsWith(given, 'isbnjan', 'keyword', 'booksGenreId'),
  ],
  record: booksTotalItem,
});

/** Books. */
export const booksBook = /* @__PURE__ */ booksSearch({
  path: 'BooksBook/Search',
  version: '20130522',
  params: {
    title,
    author,
    publisherName,
    /**
     * Kind of book: 0 all, 1 book, 2 paperback, 3 shinsho, 4 complete works or series,
     * 5 dictionary, 6 charts, 7 picture book, 8 cassette or CD, 9 comic, 10 other.
     */
    size: { kind: 'integer', values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], default: 0 },
    isbn,
    chirayomiFlag,
    /** Genre of books. */
    booksGenreId: { kind: 'text', default: '001' },
  },
  record: booksBookItem,
});

/** Foreign books. */
export const booksForeignBook = /* @__PURE__ */ booksSearch({
  path: 'BooksForeignBook/Search',
  version: '20130522',
  params: {
    title,
    author,
    publisherName,
    isbn,
    /** Genre of foreign books, under 005. */
    booksGenreId: { kind: 'text', pattern: /^005/, format: 'subgenre', default: '005' },
    // The interface names 0 as the default, which is not among its values: so no default here.
    /** Order, as in the other searches for books. */
    sort: { kind: 'text', values: sort.values },
  },
  oneOf: ['title', 'author', 'publisherName', 'isbn', 'booksGenreId'],
  record: booksForeignBookItem,
});

/** Magazines. */
export const booksMagazine = /* @__PURE__ */ booksSearch({
  path: 'BooksMagazine/Search',
  version: '20130522',
  params: {
    title,
    publisherName,
    jan,
    chirayomiFlag,
    /** Genre of magazines, under 007. */
    booksGenreId: { kind: 'text', pattern: /^007/, format: 'subgenre', default: '007' },
  },
  oneOf: ['title', 'publisherName', 'jan', 'booksGenreId'],
  record: booksMagazineItem,
});

/** CDs. */
export const booksCD = /* @__PURE__ */ booksSearch({
  path: 'BooksCD/Search',
  version: '20170404',
  params: {
    title,
    /** Words of the artist's name, separated by spaces. */
    artistName: text,
    label,
    jan,
    /** Genre of CDs, under 002. Spelled without the s of the other media. */
    bookGenreId: { kind: 'text', pattern: /^002/, format: 'subgenre', default: '002' },
  },
  oneOf: ['title', 'artistName', 'label', 'jan', 'bookGenreId'],
  record: booksCDItem,
});

/** DVDs and Blu-ray discs. */
export const booksDVD = /* @__PURE__ */ booksSearch({
  path: 'BooksDVD/Search',
  version: '20170404',
  params: {
    title,
    /** Words of a director's or actor's name, separated by spaces. */
    artistName: text,
    label,
    jan,
    /** Genre of DVDs, under 003. Spelled without the s of the other media. */
    bookGenreId: { kind: 'text', pattern: /^003/, format: 'subgenre', default: '003' },
  },
  oneOf: ['title', 'artistName', 'label', 'jan', 'bookGenreId'],
  record: booksDVDItem,
});

/** Software. */
export const booksSoftware = /* @__PURE__ */ booksSearch({
  path: 'BooksSoftware/Search',
  version: '20170404',
  params: {
    title,
    /** Operating system. */
    os: text,
    makerCode,
    label,
    jan,
    /** Genre of software, under 004. */
    booksGenreId: { kind: 'text', pattern: /^004/, format: 'subgenre', default: '004' },
  },
  oneOf: ['title', 'os', 'makerCode', 'label', 'jan', 'booksGenreId'],
  record: booksSoftwareItem,
});

/** Games. */
export const booksGame = /* @__PURE__ */ booksSearch({
  path: 'BooksGame/Search',
  version: '20130522',
  params: {
    title,
    /** Hardware the game is for. */
    hardware: text,
    makerCode,
    label,
    jan,
    /** Genre of games, under 006. */
    booksGenreId: { kind: 'text', pattern: /^006/, format: 'subgenre', default: '006' },
  },
  oneOf: ['title', 'hardware', 'makerCode', 'label', 'jan', 'booksGenreId'],
  record: booksGameItem,
});
