/** @import { Operation } from './shared.js' */
import {
  flag,
  keywordInside,
  keywordOutside,
  refuse,
  refuseFractions,
  refuseSets,
  refuseUnknown,
  text,
  vary,
} from './shared.js';
import { books, isbn, jan, sorts } from './books-shared.js';
import { genreInside, genreOutside, genreUnder } from './books-shared.js';
import { media } from './books-media.js';

const exclusive = 'isbnjan excludes keyword and booksGenreId';
const excluding = 'NGKeyword is only for a search with keyword';

const total = books({
  version: '20170404',
  params: {
    keyword: { type: 'string', required: false, keyword: true },
    isbnjan: { type: 'string', required: false, pattern: /^[^-]{13}$/ },
    field: flag(),
    orFlag: flag(),
    NGKeyword: { type: 'string', required: false, keyword: true },
    chirayomiFlag: flag(),
    booksGenreId: { ...text(), default: '000' },
    // 1, unlike the other books operations.
    carrier: flag(1),
  },
  oneOf: [['keyword', 'booksGenreId', 'isbnjan']],
  cross: [
    {
      names: ['isbnjan', 'keyword', 'booksGenreId'],
      rule: exclusive,
      holds: ({ isbnjan, keyword, booksGenreId }) =>
        isbnjan === undefined || (keyword === undefined && booksGenreId === undefined),
    },
    {
      names: ['NGKeyword'],
      rule: excluding,
      holds: ({ NGKeyword, keyword }) => NGKeyword === undefined || keyword !== undefined,
    },
  ],
  inside: [
    ...keywordInside({}, 'keyword'),
    ...keywordInside({ keyword: 'ab' }, 'NGKeyword'),
    ...vary({}, 'isbnjan', [isbn, jan]),
    ...vary({}, 'booksGenreId', ['000', '001', '101', '001004008']),
    { keyword: 'ab', booksGenreId: '002' },
    ...vary({ keyword: 'ab' }, 'field', [0, 1]),
    ...vary({ keyword: 'ab' }, 'orFlag', [0, 1]),
    ...vary({}, 'chirayomiFlag', [0, 1]),
  ],
  outside: [
    ...keywordOutside({}, 'keyword'),
    ...keywordOutside({ keyword: 'ab' }, 'NGKeyword'),
    ...refuse({}, 'isbnjan', [isbn.slice(1), `${isbn}0`, '4873119030'], 'has 13 characters'),
    // The second has 13 characters, but only with its hyphen.
    ...refuse({}, 'isbnjan', ['978-4-87311-903-8', '978-487311903'], 'has no hyphens'),
    ...refuseSets(exclusive, {}, [
      { isbnjan: isbn, keyword: 'ab' },
      { isbnjan: isbn, booksGenreId: '001' },
    ]),
    ...refuseSets(
      excluding,
      { NGKeyword: 'ab' },
      [{}, { booksGenreId: '001' }, { isbnjan: isbn }],
      ['NGKeyword'],
    ),
    ...['field', 'orFlag', 'chirayomiFlag'].flatMap((name) => [
      ...refuse({}, name, [-1, 2], 'is 0 or 1'),
      ...refuseFractions({}, name),
    ]),
    ...refuseUnknown({}, { title: 'ab', jan, bookGenreId: '001', size: 0 }),
  ],
});

const sizes = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

const book = books({
  version: '20130522',
  params: {
    title: text(),
    author: text(),
    publisherName: text(),
    size: { type: 'integer', required: false, values: sizes, default: 0 },
    isbn: text(),
    chirayomiFlag: flag(),
    // No word of "only genres under 001" here.
    booksGenreId: { ...text(), default: '001' },
  },
  oneOf: [],
  inside: [
    { title: '猫 太陽' },
    { author: '夏目' },
    { publisherName: '岩波' },
    ...vary({}, 'size', [...sizes, '10']),
    { isbn },
    ...vary({}, 'chirayomiFlag', [0, 1]),
    ...vary({}, 'booksGenreId', ['001', '001004', '001004008007']),
  ],
  outside: [
    ...refuse({}, 'size', [-1, 11], 'is 0 to 10'),
    ...refuse({}, 'chirayomiFlag', [-1, 2], 'is 0 or 1'),
    ...refuseFractions({}, 'size', 'chirayomiFlag'),
    ...refuseUnknown({}, { keyword: 'ab', jan, bookGenreId: '001', orFlag: 0, field: 0 }),
  ],
});

const foreignBook = books({
  version: '20130522',
  params: {
    title: text(),
    author: text(),
    publisherName: text(),
    isbn: text(),
    booksGenreId: genreUnder('005'),
    // 0 is none of the values, so that it cannot be meant.
    sort: { type: 'string', required: false, values: sorts, documentedDefault: 0 },
  },
  oneOf: [['title', 'author', 'publisherName', 'isbn', 'booksGenreId']],
  inside: [
    { title: 'cats' },
    { author: 'Carroll' },
    { publisherName: 'Penguin' },
    { isbn: '9780141439761' },
    ...genreInside('booksGenreId', '005'),
  ],
  outside: [
    ...genreOutside('booksGenreId', '005'),
    ...refuseUnknown({}, { keyword: 'ab', jan, bookGenreId: '005', size: 0, chirayomiFlag: 0 }),
  ],
});

/** @type {Record<string, Operation>} */
export const booksOperations = {
  'BooksTotal/Search': total,
  'BooksBook/Search': book,
  'BooksForeignBook/Search': foreignBook,
  ...media,
};
