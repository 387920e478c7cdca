import { readGenres } from '../records/genres.js';
import type { Operation } from './operation.js';
import {
  booksBookItem,
  booksForeignBookItem,
  booksMagazineItem,
  booksTotalItem,
} from '../records/books.js';
import { conflictsWith, requires } from '../validation/rules.js';
import {
  author,
  availability,
  chirayomiFlag,
  isbn,
  jan,
  limitedFlag,
  outOfStockFlag,
  publisherName,
  sort,
  sorts,
  title,
} from './books-params.js';
import { carrier, flag, genreInformationFlag, hits, keyword, orFlag, page } from './shared.js';

/** Books and media of every kind, by keyword, genre or ISBN/JAN. */
export const booksTotal = {
  path: 'BooksTotal/Search',
  version: '20170404',
  auth: 'appKey',
  affiliate: true,
  params: {
    keyword,
    /** ISBN or JAN code without its hyphens; not together with keyword or genre. */
    isbnjan: { kind: 'text', pattern: /^[^-]{13}$/, format: 'isbnOrJan' },
    /** Genre of books and media, which is not one of the marketplace. */
    booksGenreId: { kind: 'text', default: '000' },
    /** How far the search goes: 0 broad, 1 restricted. */
    field: flag,
    orFlag,
    /** Words that must not occur, written as the keyword is; only together with it. */
    NGKeyword: keyword,
    chirayomiFlag,
    hits,
    page,
    availability,
    outOfStockFlag,
    sort,
    limitedFlag,
    /** Platform: 0 PC, 1 mobile. */
    carrier: { kind: 'integer', values: [0, 1], default: 1 },
    genreInformationFlag,
  },
  oneOf: ['keyword', 'booksGenreId', 'isbnjan'],
  rules: (_, given) => [
    requires(given, 'NGKeyword', 'keyword'),
    conflictsWith(given, 'isbnjan', 'keyword', 'booksGenreId'),
  ],
  list: ['Items', 'items'],
  genres: readGenres,
  record: booksTotalItem,
} as const satisfies Operation;

/** Books. */
export const booksBook = {
  path: 'BooksBook/Search',
  version: '20130522',
  auth: 'appKey',
  affiliate: true,
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
    hits,
    page,
    availability,
    outOfStockFlag,
    sort,
    limitedFlag,
    carrier,
    genreInformationFlag,
  },
  list: ['Items', 'items'],
  genres: readGenres,
  record: booksBookItem,
} as const satisfies Operation;

/** Foreign books. */
export const booksForeignBook = {
  path: 'BooksForeignBook/Search',
  version: '20130522',
  auth: 'appKey',
  affiliate: true,
  params: {
    title,
    author,
    publisherName,
    isbn,
    /** Genre of foreign books, under 005. */
    booksGenreId: { kind: 'text', pattern: /^005/, format: 'subgenre', default: '005' },
    hits,
    page,
    availability,
    outOfStockFlag,
    // The default that the interface gives, 0, is none of its values: there is none to rely on.
    /** Order, as in the other searches for books. */
    sort: { kind: 'text', values: sorts },
    limitedFlag,
    carrier,
    genreInformationFlag,
  },
  oneOf: ['title', 'author', 'publisherName', 'isbn', 'booksGenreId'],
  list: ['Items', 'items'],
  genres: readGenres,
  record: booksForeignBookItem,
} as const satisfies Operation;

/** Magazines. */
export const booksMagazine = {
  path: 'BooksMagazine/Search',
  version: '20130522',
  auth: 'appKey',
  affiliate: true,
  params: {
    title,
    publisherName,
    jan,
    chirayomiFlag,
    /** Genre of magazines, under 007. */
    booksGenreId: { kind: 'text', pattern: /^007/, format: 'subgenre', default: '007' },
    hits,
    page,
    availability,
    outOfStockFlag,
    sort,
    limitedFlag,
    carrier,
    genreInformationFlag,
  },
  oneOf: ['title', 'publisherName', 'jan', 'booksGenreId'],
  list: ['Items', 'items'],
  genres: readGenres,
  record: booksMagazineItem,
} as const satisfies Operation;
