import '../../src/define/golf-finder.js';
import { elementContract } from './element.js';

elementContract({
  tag: 'mkt-golf-finder',
  operations: { 'Golf/GolfGolfCourseSearch': {} },
  layouts: ['list', 'grid', 'carousel', 'compact'],
  nodes: { list: 50 },
  // An entry that says nothing at all is none.
  shapes: { 'shape:nulls': 'empty' },
  wrong: [
    ['search-radius', '5', 'must be an integer from 10 to 300'],
    ['latitude', '35.7', 'can only be used together with longitude'],
  ],
});
