import '../../src/define/hotel-detail.js';
import { elementContract } from './element.js';

elementContract({
  tag: 'mkt-hotel-detail',
  attributes: { 'hotel-no': '14022' },
  operations: { 'Travel/HotelDetailSearch': { 'hotel-no': '14022' } },
  layouts: ['list'],
  nodes: { list: 220 },
  // Entries without any content are skipped.
  shapes: { 'shape:nulls': 'empty' },
  wrong: [
    ['hotel-no', 'x', 'must be an integer'],
    ['map-url', 'geo:1,2', 'must be an address that starts with http:// or https://'],
  ],
});
