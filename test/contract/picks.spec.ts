import '../../src/define/picks.js';
import { contract } from './element.js';

contract({
  tag: 'mkt-picks',
  address: 'dynamic-ad-url',
  other: { url: 'https://blog.example/other', carrier: '1' },
  operations: { DynamicAd: { named: '/rcm/1.0/i/json' } },
  layouts: ['list', 'grid', 'carousel', 'compact'],
  wrong: [
    ['carrier', '2', 'must be one of 0, 1'],
    ['fields', 'name=ItemName', 'must be pairs such as "title=ItemName href=ItemUrl"'],
  ],
});
