import { readGenres } from '../records/genres.js';
import type { Operation } from './operation.js';
import { booksCDItem, booksDVDItem, booksGameItem, booksSoftwareItem } from '../records/books.js';
import {
  availability,
  jan,
  label,
  limitedFlag,
  makerCode,
  outOfStockFlag,
  sort,
  title,
} from './books-params.js';
import { carrier, genreInformationFlag, hits, page, text } from './shared.js';

/** CDs. */
export const booksCD = {
  path: 'BooksCD/Search',
  version: '20170404',
  auth: 'appKey',
  affiliate: true,
  params: {
    title,
    /** Words of the artist's name, separated by spaces. */
    artistName: text,
    label,
    jan,
    /** Genre of CDs, under 002. Spelled without the s of the other media. */
    bookGenreId: { kind: 'text', pattern: /^002/, format: 'subgenre', default: '002' },
    hits,
    page,
    availability,
    outOfStockFlag,
    sort,
    limitedFlag,
    carrier,
    genreInformationFlag,
  },
  oneOf: ['title', 'artistName', 'label', 'jan', 'bookGenreId'],
  list: ['Items', 'items'],
  genres: readGenres,
  record: booksCDItem,
} as const satisfies Operation;

/** DVDs and Blu-ray discs. */
export const booksDVD = {
  path: 'BooksDVD/Search',
  version: '20170404',
  auth: 'appKey',
  affiliate: true,
  params: {
    title,
    /** Words of a director's or actor's name, separated by spaces. */
    artistName: text,
    label,
    jan,
    /** Genre of DVDs, under 003. Spelled without the s of the other media. */
    bookGenreId: { kind: 'text', pattern: /^003/, format: 'subgenre', default: '003' },
    hits,
    page,
    availability,
    outOfStockFlag,
    sort,
    limitedFlag,
    carrier,
    genreInformationFlag,
  },
  oneOf: ['title', 'artistName', 'label', 'jan', 'bookGenreId'],
  list: ['Items', 'items'],
  genres: readGenres,
  record: booksDVDItem,
} as const satisfies Operation;

/** Software. */
export const booksSoftware = {
  path: 'BooksSoftware/Search',
  version: '20170404',
  auth: 'appKey',
  affiliate: true,
  params: {
    title,
    /** Operating system. */
    os: text,
    makerCode,
    label,
    jan,
    /** Genre of software, under 004. */
    booksGenreId: { kind: 'text', pattern: /^004/, format: 'subgenre', default: '004' },
    hits,
    page,
    availability,
    outOfStockFlag,
    sort,
    limitedFlag,
    carrier,
    genreInformationFlag,
  },
  oneOf: ['title', 'os', 'makerCode', 'label', 'jan', 'booksGenreId'],
  list: ['Items', 'items'],
  genres: readGenres,
  record: booksSoftwareItem,
} as const satisfies Operation;

/** Games. */
export const booksGame = {
  path: 'BooksGame/Search',
  version: '20130522',
  auth: 'appKey',
  affiliate: true,
  params: {
    title,
    /** Hardware the game is for. */
    hardware: text,
    makerCode,
    label,
    jan,
    /** Genre of games, under 006. */
    booksGenreId: { kind: 'text', pattern: /^006/, format: 'subgenre', default: '006' },
    hits,
    page,
    availability,
    outOfStockFlag,
    sort,
    limitedFlag,
    carrier,
    genreInformationFlag,
  },
  oneOf: ['title', 'hardware', 'makerCode', 'label', 'jan', 'booksGenreId'],
  list: ['Items', 'items'],
  genres: readGenres,
  record: booksGameItem,
} as const satisfies Operation;
