import { readGenres } from '../records/genres.js';
import type { Operation } from './operation.js';
import { ebookItem } from '../records/ebook.js';
import {
  author,
  genreInformationFlag,
  hits,
  orFlag,
  page,
  publisherName,
  text,
  title,
} from './shared.js';

/** E-books. */
export const ebookSearch = {
  path: 'Ebook/EbookSearch',
  version: '20170426',
  auth: 'appKey',
  affiliate: true,
  params: {
    /** Words to find, separated by spaces. */
    keyword: text,
    title,
    author,
    publisherName,
    /** Number of one e-book. */
    itemNumber: text,
    /** Genre of e-books, under 101; not one of the marketplace. */
    ebookGenreId: { kind: 'text', default: '101' },
    /** Language of the e-book. */
    language: text,
    hits,
    page,
    /**
     * Order: the service's own, by release date, by price (`+` ascending, `-` descending), by
     * number of reviews or by their average.
     */
    sort: {
      kind: 'text',
      values: [
        'standard',
        '+releaseDate',
        '-releaseDate',
        '+itemPrice',
        '-itemPrice',
        'reviewCount',
        'reviewAverage',
      ],
      default: 'standard',
    },
    /** Words that must not occur. */
    NGKeyword: text,
    /** How words match: 0 broadly, 1 exactly. */
    field: { kind: 'integer', values: [0, 1], default: 1 },
    orFlag,
    genreInformationFlag,
    // The interface names "ALL" as the default, which is not among its values: so no default here.
    /** Listed items: 0 normal ones, 1 pre-orders. */
    salesType: { kind: 'integer', values: [0, 1] },
  },
  oneOf: ['keyword', 'title', 'author', 'publisherName', 'itemNumber', 'ebookGenreId'],
  list: ['Items', 'items'],
  genres: readGenres,
  record: ebookItem,
} as const satisfies Operation;
