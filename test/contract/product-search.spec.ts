import '../../src/define/product-search.js';
import { elementContract } from './element.js';

elementContract({
  tag: 'mkt-product-search',
  attributes: { 'genre-id': '100371' },
  operations: { 'Product/Search': { 'genre-id': '100371' } },
  shapes: { 'shape:nulls': 'empty' },
  layouts: ['list', 'grid', 'carousel', 'compact', 'table'],
  nodes: { list: 110, table: 124 },
  wrong: [
    ['hits', '31', 'must be an integer from 1 to 30'],
    ['max-price', '0', 'must be an integer from 1 to 999999998'],
  ],
});
