import '../../src/define/product-search.js';
import { contract } from './element.js';

contract({
  tag: 'mkt-product-search',
  attributes: { 'genre-id': '100371' },
  other: { 'genre-id': '100371', 'or-flag': '1', sort: '-seller' },
  operations: {
    'Product/Search': {
      choose: { 'genre-id': '100371' },
      named: '/services/api/Product/Search/20140305',
    },
  },
  layouts: ['list', 'grid', 'carousel', 'compact', 'table'],
  wrong: [
    ['hits', '31', 'must be an integer from 1 to 30'],
    ['max-price', '0', 'must be an integer from 1 to 999999998'],
  ],
});
