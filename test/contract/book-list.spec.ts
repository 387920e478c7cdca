import '../../src/define/book-list.js';
import { elementContract } from './element.js';

elementContract({
  tag: 'mkt-book-list',
  operations: {
    'BooksTotal/Search': { media: 'total' },
    'BooksBook/Search': { media: 'book' },
    'BooksCD/Search': { media: 'cd' },
    'BooksDVD/Search': { media: 'dvd' },
    'BooksSoftware/Search': { media: 'software' },
    'BooksGame/Search': { media: 'game' },
    'BooksForeignBook/Search': { media: 'foreign-book' },
    'BooksMagazine/Search': { media: 'magazine' },
  },
  layouts: ['list', 'grid', 'carousel', 'compact', 'table'],
  nodes: { list: 66, table: 84 },
  // Entries without any content are skipped.
  shapes: { 'shape:nulls': 'empty' },
  wrong: [
    // A property name of `Object.prototype`.
    [
      'media',
      'constructor',
      'must be one of total, book, cd, dvd, software, game, foreign-book, magazine',
    ],
    ['hits', '31', 'must be an integer from 1 to 30'],
    [
      'media',
      'tape',
      'must be one of total, book, cd, dvd, software, game, foreign-book, magazine',
    ],
  ],
});
