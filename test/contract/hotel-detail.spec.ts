import '../../src/define/hotel-detail.js';
import { contract } from './element.js';

contract({
  tag: 'mkt-hotel-detail',
  attributes: { 'hotel-no': '14022' },
  other: { 'hotel-no': '14029', 'datum-type': '1' },
  operations: {
    'Travel/HotelDetailSearch': {
      choose: { 'hotel-no': '14022' },
      named: '/services/api/Travel/HotelDetailSearch/20170426',
    },
  },
  layouts: ['list'],
  // An entry that says nothing at all is none.
  shapes: { 'shape:nulls': 'empty' },
  wrong: [
    ['hotel-no', 'x', 'must be an integer'],
    ['map-url', 'geo:1,2', 'must be an address that starts with http:// or https://'],
  ],
});
