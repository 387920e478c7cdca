/** @import { Operation } from './shared.js' */
import {
  flag,
  keywordInside,
  keywordOutside,
  paging,
  pagingInside,
  pagingOutside,
  refuse,
  refuseFractions,
  refuseSets,
  refuseUnknown,
  text,
  vary,
} from './shared.js';

/** @type {Operation} */
const productSearch = {
  version: '20140305',
  auth: 'appKey',
  scope: undefined,
  affiliate: true,
  params: {
    keyword: { type: 'string', required: false, keyword: true },
    genreId: text(),
    productId: text(),
    ...paging,
    sort: {
      type: 'string',
      required: false,
      values: ['standard', '-releaseDate', '-seller', '-satisfied'],
      default: 'standard',
    },
    // "Greater than 0 and less than 999,999,999": both ends exclusive.
    minPrice: { type: 'long', required: false, min: 1, max: 999999998 },
    maxPrice: { type: 'long', required: false, min: 1, max: 999999998 },
    orFlag: flag(),
    genreInformationFlag: flag(),
  },
  oneOf: [['keyword', 'genreId', 'productId']],
  cross: [
    {
      names: ['maxPrice', 'minPrice'],
      rule: 'maxPrice is larger than minPrice',
      holds: ({ minPrice, maxPrice }) =>
        minPrice === undefined || maxPrice === undefined || Number(maxPrice) > Number(minPrice),
    },
  ],
  inside: [
    ...keywordInside({}, 'keyword'),
    { genreId: '560278' },
    { productId: 'ab12cd34ef56' },
    { keyword: 'camera', genreId: '560278', productId: 'ab12cd34ef56' },
    ...pagingInside({ genreId: '560278' }),
    ...vary({ keyword: 'camera' }, 'sort', ['standard', '-releaseDate', '-seller', '-satisfied']),
    ...vary({ keyword: 'camera' }, 'minPrice', [1, 999999998, '1']),
    ...vary({ keyword: 'camera' }, 'maxPrice', [1, 999999998, '999999998']),
    { keyword: 'camera', minPrice: 1, maxPrice: 2 },
    // As strings these two would compare the other way round.
    { keyword: 'camera', minPrice: '9', maxPrice: '10' },
    { keyword: 'camera', minPrice: 999999997, maxPrice: 999999998 },
    ...vary({ keyword: 'camera' }, 'orFlag', [0, 1]),
    ...vary({ keyword: 'camera' }, 'genreInformationFlag', [0, 1]),
  ],
  outside: [
    {
      params: {},
      names: ['keyword', 'genreId', 'productId'],
      why: 'at least one of keyword, genreId and productId',
    },
    {
      params: { hits: 30, page: 1, minPrice: 1 },
      names: ['keyword', 'genreId', 'productId'],
      why: 'at least one of keyword, genreId and productId',
    },
    ...keywordOutside({}, 'keyword'),
    ...pagingOutside({ genreId: '560278' }),
    ...refuse({ keyword: 'camera' }, 'sort', ['+releaseDate', 'seller'], 'is none of the listed'),
    ...refuse({ keyword: 'camera' }, 'minPrice', [0, -1], 'is greater than 0'),
    ...refuse({ keyword: 'camera' }, 'minPrice', [999999999], 'is less than 999,999,999'),
    ...refuse({ keyword: 'camera' }, 'maxPrice', [0, -1], 'is greater than 0'),
    ...refuse({ keyword: 'camera' }, 'maxPrice', [999999999], 'is less than 999,999,999'),
    ...refuseSets('maxPrice is larger than minPrice', { keyword: 'camera' }, [
      { minPrice: 100, maxPrice: 100 },
      { minPrice: 101, maxPrice: 100 },
      { minPrice: '10', maxPrice: '9' },
    ]),
    ...refuse({ keyword: 'camera' }, 'orFlag', [2, -1], 'is 0 or 1'),
    ...refuse({ keyword: 'camera' }, 'genreInformationFlag', [2, -1], 'is 0 or 1'),
    ...refuseFractions(
      { keyword: 'camera' },
      'minPrice',
      'maxPrice',
      'orFlag',
      'genreInformationFlag',
    ),
    ...refuseUnknown({ keyword: 'camera' }, { carrier: 0, NGKeyword: 'film', itemCode: 'a:1' }),
  ],
};

/** @type {Operation} */
const ranking = {
  version: '20170628',
  auth: 'appKey',
  scope: undefined,
  affiliate: true,
  params: {
    genreId: { type: 'long', required: false },
    age: { type: 'integer', required: false, values: [10, 20, 30, 40, 50] },
    sex: { type: 'integer', required: false, values: [0, 1] },
    carrier: { type: 'integer', required: false, values: [0, 1, 2], default: 0 },
    page: { type: 'integer', required: false, min: 1, max: 34, default: 1 },
    period: { type: 'string', required: false, values: ['realtime'], default: 'realtime' },
  },
  oneOf: [],
  cross: [],
  inside: [
    // None of genreId, age and sex: the overall ranking.
    {},
    ...vary({}, 'genreId', [100283, '100283']),
    ...vary({}, 'age', [10, 20, 30, 40, 50, '50']),
    ...vary({}, 'sex', [0, 1]),
    { age: 10, sex: 0 },
    { age: 50, sex: 1 },
    ...vary({}, 'carrier', [0, 1, 2]),
    ...vary({}, 'page', [1, 34, '34']),
    { period: 'realtime' },
  ],
  outside: [
    ...refuse({}, 'genreId', ['x', 1.5], 'is a whole number'),
    ...refuse({}, 'age', [0, 9, 11, 15, 49, 51, 60], 'is one of 10, 20, 30, 40 and 50'),
    ...refuse({}, 'sex', [-1, 2], 'is 0 or 1'),
    ...refuse({}, 'carrier', [-1, 3], 'is 0, 1 or 2'),
    ...refuse({}, 'page', [0], 'is at least 1'),
    ...refuse({}, 'page', [35, '35'], 'is at most 34'),
    ...refuse({}, 'period', ['daily', 'weekly'], 'is realtime'),
    ...refuseFractions({}, 'age', 'sex', 'carrier', 'page'),
    ...refuseUnknown({}, { hits: 30, keyword: 'camera', sort: 'standard' }),
  ],
};

/** @type {Record<string, Operation>} */
export const market = {
  'Product/Search': productSearch,
  'MarketItem/Ranking': ranking,
};
