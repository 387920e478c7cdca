/** @import { Operation } from './shared.js' */
import {
  flag,
  paging,
  pagingInside,
  pagingOutside,
  refuse,
  refuseFractions,
  refuseUnknown,
  text,
  vary,
} from './shared.js';

const sorts = [
  'rating',
  '50on',
  'prefecture',
  'highway',
  'reservation',
  'evaluation',
  'staff',
  'facility',
  'meal',
  'course',
  'costperformance',
  'distance',
  'fairway',
  'friends',
  'entertainment',
  'couple',
  'athlete',
  'beginner',
  'normal',
  'senior',
  'woman',
];

const tokyo = { latitude: 35.6762, longitude: 139.6503 };

/** @type {Record<string, Operation>} */
export const golf = {
  'Golf/GolfGolfCourseSearch': {
    version: '20131113',
    auth: 'appKey',
    scope: undefined,
    affiliate: true,
    params: {
      keyword: text(),
      areaCode: { type: 'integer', required: false, default: 0 },
      // "Japan datum" without a unit: degrees are assumed.
      latitude: { type: 'decimal', required: false, min: -90, max: 90 },
      longitude: { type: 'decimal', required: false, min: -180, max: 180 },
      searchRadius: { type: 'integer', required: false, min: 10, max: 300, default: 150 },
      ...paging,
      sort: { type: 'string', required: false, values: sorts, default: 'rating' },
      reservation: flag(1),
      carrier: flag(),
    },
    oneOf: [],
    cross: [
      {
        names: ['latitude', 'longitude'],
        rule: 'latitude and longitude come together',
        holds: ({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined),
      },
    ],
    inside: [
      {},
      // The keyword rules of the shops and books are not for golf courses.
      ...vary({}, 'keyword', ['富士', 'あ', 'a'.repeat(129)]),
      ...vary({}, 'areaCode', [0, 8, '8']),
      tokyo,
      { latitude: '35.6762', longitude: '139.6503' },
      { latitude: 90, longitude: 180 },
      { latitude: -90, longitude: -180 },
      ...vary(tokyo, 'searchRadius', [10, 300, '300']),
      ...pagingInside({}),
      ...vary({}, 'sort', sorts),
      ...vary({}, 'reservation', [0, 1]),
      ...vary({}, 'carrier', [0, 1]),
    ],
    outside: [
      {
        params: { latitude: 35.6762 },
        names: ['latitude', 'longitude'],
        why: 'latitude and longitude come together',
      },
      {
        params: { longitude: 139.6503 },
        names: ['latitude', 'longitude'],
        why: 'latitude and longitude come together',
      },
      ...refuse(tokyo, 'latitude', [90.01, -90.01], 'is at most 90 degrees off the equator'),
      ...refuse(tokyo, 'longitude', [180.01, -180.01], 'is at most 180 degrees off Greenwich'),
      ...refuse(tokyo, 'latitude', [128440.51], 'is in degrees, not in seconds'),
      ...refuse(tokyo, 'longitude', [503172.21], 'is in degrees, not in seconds'),
      ...refuse(tokyo, 'latitude', ['north'], 'is a number'),
      ...refuse(tokyo, 'longitude', ['east'], 'is a number'),
      ...refuse(tokyo, 'searchRadius', [9], 'is at least 10'),
      ...refuse(tokyo, 'searchRadius', [301], 'is at most 300'),
      ...refuse(tokyo, 'searchRadius', [10.5, 'x'], 'is a whole number'),
      ...pagingOutside({}),
      ...refuse({}, 'sort', ['standard', 'Rating', '-rating'], 'is none of the listed'),
      ...refuse({}, 'reservation', [-1, 2], 'is 0 or 1'),
      ...refuse({}, 'carrier', [-1, 2], 'is 0 or 1'),
      ...refuseFractions({}, 'areaCode', 'reservation', 'carrier'),
      ...refuseUnknown({}, { datumType: 1, hotelNo: 1 }),
    ],
  },
};
