import { readGenres } from '../records/genres.js';
import type { Operation } from './operation.js';
import { product } from '../records/product.js';
import { mustExceed } from '../validation/rules.js';
import { genreInformationFlag, hits, keyword, orFlag, page, text } from './shared.js';

/** Products by keyword, genre or id; each can have several sellers with different prices. */
export const productSearch = {
  path: 'Product/Search',
  version: '20140305',
  auth: 'appKey',
  affiliate: true,
  params: {
    keyword,
    /** Genre of the marketplace. */
    genreId: text,
    /** Id of one product. */
    productId: text,
    hits,
    page,
    /** Order: the service's own, newest, most sold or most satisfied buyers first. */
    sort: {
      kind: 'text',
      values: ['standard', '-releaseDate', '-seller', '-satisfied'],
      default: 'standard',
    },
    /** Lowest price, in yen. */
    minPrice: { kind: 'long', min: 1, max: 999999998 },
    /** Highest price, in yen; above the lowest. */
    maxPrice: { kind: 'long', min: 1, max: 999999998 },
    orFlag,
    genreInformationFlag,
  },
  oneOf: ['keyword', 'genreId', 'productId'],
  rules: (values) => [mustExceed(values, 'maxPrice', 'minPrice')],
  list: ['Products', 'products'],
  genres: readGenres,
  record: product,
} as const satisfies Operation;
