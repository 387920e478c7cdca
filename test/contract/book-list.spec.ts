import '../../src/define/book-list.js';
import { contract, type Asked } from './element.js';

const asked = (media: string, operation: string, version = '20170404'): [string, Asked] => [
  `${operation}/Search`,
  { choose: { media }, named: `/services/api/${operation}/Search/${version}` },
];

contract({
  tag: 'mkt-book-list',
  other: { page: '2', sort: 'sales' },
  operations: Object.fromEntries([
    asked('total', 'BooksTotal'),
    asked('book', 'BooksBook', '20130522'),
    asked('cd', 'BooksCD'),
    asked('dvd', 'BooksDVD'),
    asked('software', 'BooksSoftware'),
    asked('game', 'BooksGame', '20130522'),
    asked('foreign-book', 'BooksForeignBook', '20130522'),
    asked('magazine', 'BooksMagazine', '20130522'),
  ]),
  layouts: ['list', 'grid', 'carousel', 'compact', 'table'],
  // An entry that says nothing at all is none.
  shapes: { 'shape:nulls': 'empty' },
  wrong: [
    ['hits', '31', 'must be an integer from 1 to 30'],
    [
      'media',
      'tape',
      'must be one of total, book, cd, dvd, software, game, foreign-book, magazine',
    ],
  ],
});
