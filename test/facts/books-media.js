/** @import { Operation } from './shared.js' */
import { flag, refuse, refuseFractions, refuseUnknown, text, vary } from './shared.js';
import {
  books,
  genreInside,
  genreOutside,
  genreUnder,
  isbn,
  janInside,
  janOutside,
  janParam,
} from './books-shared.js';

// CD and DVD spell the genre without the s, the others with it.

const cd = books({
  version: '20170404',
  params: {
    title: text(),
    artistName: text(),
    label: text(),
    jan: janParam,
    bookGenreId: genreUnder('002'),
  },
  oneOf: [['title', 'artistName', 'label', 'jan', 'bookGenreId']],
  inside: [
    { title: '春' },
    { artistName: '夏' },
    { label: '秋' },
    ...janInside,
    ...genreInside('bookGenreId', '002'),
  ],
  outside: [
    ...janOutside,
    ...genreOutside('bookGenreId', '002'),
    ...refuseUnknown({}, { keyword: 'ab', booksGenreId: '002', isbn, chirayomiFlag: 0, os: 'x' }),
  ],
});

const dvd = books({
  version: '20170404',
  params: {
    title: text(),
    artistName: text(),
    label: text(),
    jan: janParam,
    bookGenreId: genreUnder('003'),
  },
  oneOf: [['title', 'artistName', 'label', 'jan', 'bookGenreId']],
  inside: [
    { title: '春' },
    { artistName: '夏' },
    { label: '秋' },
    ...janInside,
    ...genreInside('bookGenreId', '003'),
  ],
  outside: [
    ...janOutside,
    ...genreOutside('bookGenreId', '003'),
    ...refuseUnknown({}, { keyword: 'ab', booksGenreId: '003', isbn, chirayomiFlag: 0, os: 'x' }),
  ],
});

const software = books({
  version: '20170404',
  params: {
    title: text(),
    os: text(),
    makerCode: text(),
    label: text(),
    jan: janParam,
    booksGenreId: genreUnder('004'),
  },
  oneOf: [['title', 'os', 'makerCode', 'label', 'jan', 'booksGenreId']],
  inside: [
    { title: '春' },
    { os: 'Windows' },
    { makerCode: 'ABCD-1234' },
    { label: '秋' },
    ...janInside,
    ...genreInside('booksGenreId', '004'),
  ],
  outside: [
    ...janOutside,
    ...genreOutside('booksGenreId', '004'),
    ...refuseUnknown({}, { keyword: 'ab', bookGenreId: '004', hardware: 'x', chirayomiFlag: 0 }),
  ],
});

const game = books({
  version: '20130522',
  params: {
    title: text(),
    hardware: text(),
    makerCode: text(),
    label: text(),
    jan: janParam,
    booksGenreId: genreUnder('006'),
  },
  oneOf: [['title', 'hardware', 'makerCode', 'label', 'jan', 'booksGenreId']],
  inside: [
    { title: '春' },
    { hardware: 'Switch' },
    { makerCode: 'ABCD-1234' },
    { label: '秋' },
    ...janInside,
    ...genreInside('booksGenreId', '006'),
  ],
  outside: [
    ...janOutside,
    ...genreOutside('booksGenreId', '006'),
    ...refuseUnknown({}, { keyword: 'ab', bookGenreId: '006', os: 'x', chirayomiFlag: 0 }),
  ],
});

const magazine = books({
  version: '20130522',
  params: {
    title: text(),
    publisherName: text(),
    jan: janParam,
    chirayomiFlag: flag(),
    booksGenreId: genreUnder('007'),
  },
  oneOf: [['title', 'publisherName', 'jan', 'booksGenreId']],
  inside: [
    { title: '春' },
    { publisherName: '岩波' },
    ...janInside,
    ...vary({}, 'chirayomiFlag', [0, 1]),
    ...genreInside('booksGenreId', '007'),
  ],
  outside: [
    ...janOutside,
    ...refuse({}, 'chirayomiFlag', [-1, 2], 'is 0 or 1'),
    ...refuseFractions({}, 'chirayomiFlag'),
    ...genreOutside('booksGenreId', '007'),
    ...refuseUnknown({}, { keyword: 'ab', bookGenreId: '007', author: 'x', label: 'x', isbn }),
  ],
});

/** @type {Record<string, Operation>} */
export const media = {
  'BooksCD/Search': cd,
  'BooksDVD/Search': dvd,
  'BooksSoftware/Search': software,
  'BooksGame/Search': game,
  'BooksMagazine/Search': magazine,
};
