import '../../src/define/ebook-list.js';
import { contract } from './element.js';

contract({
  tag: 'mkt-ebook-list',
  other: { page: '2', sort: '-itemPrice' },
  operations: { 'Ebook/EbookSearch': { named: '/services/api/Reader/EbookSearch/20170426' } },
  layouts: ['list', 'grid', 'carousel', 'compact', 'table'],
  // An entry that says nothing at all is none.
  shapes: { 'shape:nulls': 'empty' },
  wrong: [
    ['hits', '31', 'must be an integer from 1 to 30'],
    ['sales-type', '2', 'must be one of 0, 1'],
  ],
});
