import '../../src/define/golf-finder.js';
import { contract } from './element.js';

contract({
  tag: 'mkt-golf-finder',
  other: { 'area-code': '8', sort: 'evaluation', page: '1' },
  operations: {
    'Golf/GolfGolfCourseSearch': { named: '/services/api/Green/GreenGolfCourseSearch/20131113' },
  },
  layouts: ['list', 'grid', 'carousel', 'compact'],
  // An entry that says nothing at all is none.
  shapes: { 'shape:nulls': 'empty' },
  wrong: [
    ['search-radius', '5', 'must be an integer from 10 to 300'],
    ['latitude', '35.7', 'can only be used together with longitude'],
  ],
});
