import '../../src/define/ranking.js';
import { contract } from './element.js';

contract({
  tag: 'mkt-ranking',
  other: { page: '2', age: '30' },
  operations: { 'MarketItem/Ranking': {} },
  named: '/services/api/AcmeItem/Ranking/20170628',
  shapes: { 'shape:nulls': 'empty' },
  layouts: ['list', 'grid', 'carousel', 'compact'],
  nodes: { list: 39 },
  wrong: [
    ['page', '99', 'must be an integer from 1 to 34'],
    ['sex', 'x', 'must be one of 0, 1'],
    ['genre-id', '1.5', 'must be an integer'],
  ],
});
