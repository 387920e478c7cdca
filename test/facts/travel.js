/** @import { Operation } from './shared.js' */
import {
  flag,
  paging,
  pagingInside,
  pagingOutside,
  refuse,
  refuseFractions,
  refuseSets,
  refuseUnknown,
  text,
  vary,
} from './shared.js';
import { coordinateRules, degrees, seconds } from './travel-coordinates.js';
import * as travel from './travel-shared.js';
import { vacant } from './travel-vacant.js';

const spa = { keyword: '温泉' };

/** @type {Operation} */
const keywordSearch = {
  version: '20170426',
  auth: 'appKey',
  scope: undefined,
  affiliate: true,
  params: {
    // Characters here, single-byte or not; the keyword rules of the books are not for hotels.
    keyword: { type: 'string', required: true, minLength: 2 },
    ...travel.display,
    ...paging,
    middleClassCode: text(),
    searchField: flag(),
    hotelChainCode: { type: 'string', required: false, list: true, maxItems: 5 },
    responseType: travel.responseType('middle'),
    sort: travel.sort,
  },
  oneOf: [],
  cross: [],
  inside: [
    ...vary({}, 'keyword', ['ab', 'あい', '温泉', '温泉 露天', 'a'.repeat(129)]),
    ...pagingInside(spa),
    ...travel.displayInside(spa),
    { ...spa, middleClassCode: 'hokkaido' },
    ...vary(spa, 'searchField', [0, 1]),
    ...vary(spa, 'hotelChainCode', ['AB', 'AB,CD,EF,GH,IJ']),
    ...vary(spa, 'sort', ['standard', '+roomCharge', '-roomCharge']),
  ],
  outside: [
    { params: {}, names: ['keyword'], why: 'keyword is required' },
    { params: { middleClassCode: 'hokkaido' }, names: ['keyword'], why: 'keyword is required' },
    { params: { keyword: '' }, names: ['keyword'], why: 'keyword is required' },
    // The last one is a single character although JavaScript counts two units.
    ...refuse({}, 'keyword', ['a', '湯', '𠮷'], 'has at least 2 characters'),
    ...pagingOutside(spa),
    ...travel.displayOutside(spa),
    ...refuse(spa, 'searchField', [-1, 2], 'is 0 or 1'),
    ...refuseFractions(spa, 'searchField'),
    ...refuse(spa, 'hotelChainCode', ['AB,CD,EF,GH,IJ,KL'], 'has at most 5 codes'),
    ...refuse(spa, 'sort', ['roomCharge', 'sales'], 'is none of the listed'),
    ...refuseUnknown(spa, { hotelNo: 101, allReturnFlag: 1, searchRadius: 1 }),
  ],
};

const coordinatesOnly = 'allReturnFlag is for coordinate searches only';
const unpaged = 'allReturnFlag excludes page and hits';

/** @type {Operation} */
const simple = {
  version: '20131024',
  auth: 'appKey',
  scope: undefined,
  affiliate: true,
  params: {
    ...travel.area,
    responseType: travel.responseType('middle'),
    allReturnFlag: { type: 'integer', required: false, values: [1] },
  },
  oneOf: [travel.areaOneOf],
  cross: [
    ...coordinateRules,
    {
      names: ['allReturnFlag'],
      rule: coordinatesOnly,
      holds: ({ allReturnFlag, latitude }) => allReturnFlag === undefined || latitude !== undefined,
    },
    {
      names: ['allReturnFlag', 'page', 'hits'],
      rule: unpaged,
      holds: ({ allReturnFlag, page, hits }) =>
        allReturnFlag === undefined || (page === undefined && hits === undefined),
    },
  ],
  inside: [
    ...travel.areaInside({}),
    ...vary(seconds, 'allReturnFlag', [1, '1']),
    { ...degrees, allReturnFlag: 1 },
    // The limit to small responses is VacantHotelSearch's.
    ...vary({ ...seconds, allReturnFlag: 1 }, 'responseType', ['small', 'middle', 'large']),
  ],
  outside: [
    ...travel.areaOutside({}),
    ...refuse(seconds, 'allReturnFlag', [0, 2], 'is 1'),
    ...refuseFractions(seconds, 'allReturnFlag'),
    ...refuseSets(
      coordinatesOnly,
      { allReturnFlag: 1 },
      [{ hotelNo: 101 }, { largeClassCode: 'japan' }, { detailClassCode: 'A' }],
      ['allReturnFlag'],
    ),
    ...refuseSets(unpaged, seconds, [
      { allReturnFlag: 1, page: 1 },
      { allReturnFlag: 1, hits: 30 },
      { allReturnFlag: 1, page: 1, hits: 30 },
    ]),
    ...refuseUnknown(
      { hotelNo: 101 },
      { keyword: '温泉', checkinDate: '2030-05-01', hotelChainCode: 'AB', adultNum: 1 },
    ),
  ],
};

const one = { hotelNo: 101 };

/** @type {Operation} */
const detail = {
  version: '20170426',
  auth: 'appKey',
  scope: undefined,
  affiliate: true,
  params: {
    // One number, not a list as in the searches.
    hotelNo: { type: 'integer', required: true },
    ...travel.display,
    responseType: travel.responseType('middle'),
  },
  oneOf: [],
  cross: [],
  inside: [one, { hotelNo: '101' }, ...travel.displayInside(one)],
  outside: [
    { params: {}, names: ['hotelNo'], why: 'hotelNo is required' },
    { params: { responseType: 'large' }, names: ['hotelNo'], why: 'hotelNo is required' },
    ...refuse({}, 'hotelNo', ['x', 1.5, '101,102'], 'is one whole number'),
    ...travel.displayOutside(one),
    ...refuseUnknown(one, { page: 1, hits: 1, sort: 'standard', latitude: 128440.51 }),
  ],
};

/** @type {Record<string, Operation>} */
export const travelOperations = {
  'Travel/KeywordHotelSearch': keywordSearch,
  'Travel/SimpleHotelSearch': simple,
  'Travel/VacantHotelSearch': vacant,
  'Travel/HotelDetailSearch': detail,
};
