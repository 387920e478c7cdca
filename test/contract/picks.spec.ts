import '../../src/define/picks.js';
import { elementContract } from './element.js';

elementContract({
  tag: 'mkt-picks',
  address: 'dynamic-ad-url',
  operations: { DynamicAd: {} },
  layouts: ['list', 'grid', 'carousel', 'compact'],
  nodes: { list: 28 },
  // An entry without a name or an address is not a recommendation; neither is a success message.
  shapes: { 'shape:items-object': 'empty', 'shape:nulls': 'error' },
  wrong: [
    ['carrier', '2', 'must be one of 0, 1'],
    [
      'fields',
      'name=ItemName',
      'must be pairs such as "title=ItemName href=ItemUrl", of title, href, image, caption, price, shop',
    ],
  ],
});
