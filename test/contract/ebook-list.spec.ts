import '../../src/define/ebook-list.js';
import { elementContract } from './element.js';

elementContract({
  tag: 'mkt-ebook-list',
  operations: { 'Ebook/EbookSearch': {} },
  layouts: ['list', 'grid', 'carousel', 'compact', 'table'],
  nodes: { list: 47, table: 65 },
  // Entries without any content are skipped.
  shapes: { 'shape:nulls': 'empty' },
  wrong: [
    ['hits', '31', 'must be an integer from 1 to 30'],
    ['sales-type', '2', 'must be one of 0, 1'],
  ],
});
