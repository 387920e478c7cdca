/** @import { Operation } from './shared.js' */
import {
  flag,
  paging,
  pagingInside,
  pagingOutside,
  refuse,
  refuseFractions,
  refuseUnknown,
  text,
  vary,
} from './shared.js';

const sorts = [
  'standard',
  '+releaseDate',
  '-releaseDate',
  '+itemPrice',
  '-itemPrice',
  'reviewCount',
  'reviewAverage',
];

/** @type {Record<string, Operation>} */
export const ebook = {
  'Ebook/EbookSearch': {
    version: '20170426',
    auth: 'appKey',
    scope: undefined,
    affiliate: true,
    params: {
      keyword: text(),
      title: text(),
      author: text(),
      publisherName: text(),
      itemNumber: text(),
      ebookGenreId: { ...text(), default: '101' },
      language: text(),
      ...paging,
      sort: { type: 'string', required: false, values: sorts, default: 'standard' },
      NGKeyword: text(),
      // 1, unlike the field of the books.
      field: flag(1),
      orFlag: flag(),
      genreInformationFlag: flag(),
      // "ALL" is neither an integer nor among the values listed.
      salesType: { type: 'integer', required: false, values: [0, 1], documentedDefault: 'ALL' },
    },
    oneOf: [['keyword', 'title', 'author', 'publisherName', 'itemNumber', 'ebookGenreId']],
    cross: [],
    inside: [
      // The default genre.
      {},
      // The keyword rules of the shops and books are not for e-books.
      ...vary({}, 'keyword', ['猫', 'あ', 'a'.repeat(129)]),
      { title: '吾輩は猫である' },
      { author: '夏目 漱石' },
      { publisherName: '岩波書店' },
      { itemNumber: '4121234567890' },
      ...vary({}, 'ebookGenreId', ['101', '101904']),
      { language: 'JA' },
      { keyword: '猫', language: 'EN' },
      ...pagingInside({}),
      ...vary({}, 'sort', sorts),
      // Not tied to keyword here, unlike in BooksTotal.
      { NGKeyword: '犬' },
      { keyword: '猫', NGKeyword: '犬' },
      ...vary({}, 'field', [0, 1]),
      ...vary({}, 'orFlag', [0, 1]),
      ...vary({}, 'genreInformationFlag', [0, 1]),
      ...vary({}, 'salesType', [0, 1, '1']),
    ],
    outside: [
      ...pagingOutside({}),
      ...refuse({}, 'sort', ['sales', 'releaseDate', '-reviewCount'], 'is none of the listed'),
      ...refuse({}, 'field', [-1, 2], 'is 0 or 1'),
      ...refuse({}, 'orFlag', [-1, 2], 'is 0 or 1'),
      ...refuse({}, 'genreInformationFlag', [-1, 2], 'is 0 or 1'),
      ...refuse({}, 'salesType', ['ALL', -1, 2], 'is 0 or 1'),
      ...refuseFractions({}, 'field', 'orFlag', 'genreInformationFlag', 'salesType'),
      ...refuseUnknown({}, { carrier: 0, availability: 0, booksGenreId: '001', isbn: '1' }),
    ],
  },
};
