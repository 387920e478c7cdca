import '../../src/define/golf-finder.js';
import { elementContract } from './element.js';

elementContract({
  tag: 'mkt-golf-finder',
  operations: { 'Golf/GolfGolfCourseSearch': {} },
  hasForm: true,
  layouts: ['list', 'grid', 'carousel', 'compact'],
  nodes: { list: 50 },
  // Entries without any content are skipped.
  shapes: { 'shape:nulls': 'empty' },
  wrong: [
    ['search-radius', '5', 'must be an integer from 10 to 300'],
    ['latitude', '35.7', 'can only be used together with longitude'],
  ],
});
