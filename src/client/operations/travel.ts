import { isIsoDate } from '../dates.js';
import type { Operation } from './operation.js';
import { hotel, hotelEntry } from '../records/travel.js';
import type { ParameterTable } from '../validation/parameter.js';
import { conflictsWith, mustBeAfter, mustExceed, requires } from '../validation/rules.js';
import { allReturned, coordinates, guestCount, notInPast } from '../validation/rules-travel.js';
import { flag, hits, page } from './shared.js';
import {
  allReturnFlag,
  children,
  datumType,
  detailClassCode,
  hotelCarrier,
  hotelNo,
  hotelSort,
  hotelThumbnailSize,
  largeClassCode,
  latitude,
  longitude,
  middleClassCode,
  place,
  responseType,
  searchRadius,
  smallClassCode,
  squeezeCondition,
} from './travel-params.js';

/** The first parameters of a search by area, number or coordinates. */
const byPlace = {
  largeClassCode,
  middleClassCode,
  smallClassCode,
  detailClassCode,
  hotelNo,
  latitude,
  longitude,
  searchRadius,
  squeezeCondition,
  carrier: hotelCarrier,
  datumType,
} as const satisfies ParameterTable;

/** Hotels by keyword. */
export const keywordHotelSearch = {
  path: 'Travel/KeywordHotelSearch',
  version: '20170426',
  auth: 'appKey',
  affiliate: true,
  params: {
    /** Words that must all be found, separated by spaces. */
    keyword: {
      kind: 'text',
      required: true,
      minLength: 2,
    },
    carrier: hotelCarrier,
    page,
    hits,
    datumType,
    middleClassCode,
    /** Where the words are looked for: 0 names of hotel, plans and rooms, 1 name of the hotel. */
    searchField: flag,
    /** Codes of up to 5 hotel chains, as in the hotel chain list, separated by commas. */
    hotelChainCode: { kind: 'list', most: 5 },
    hotelThumbnailSize,
    responseType,
    /** Order: best match, lowest rate or highest rate first. */
    sort: hotelSort,
  },
  list: ['hotels'],
  entry: hotelEntry,
  record: hotel,
} as const satisfies Operation;

/** Hotels by area, number or coordinates. */
export const simpleHotelSearch = {
  path: 'Travel/SimpleHotelSearch',
  version: '20131024',
  auth: 'appKey',
  affiliate: true,
  params: {
    ...byPlace,
    page,
    hits,
    hotelThumbnailSize,
    responseType,
    /** Order: by number or nearest (as was searched), lowest rate or highest rate first. */
    sort: hotelSort,
    allReturnFlag,
  },
  oneOf: place,
  rules: (values, given) => [
    ...coordinates(values, given),
    requires(given, 'allReturnFlag', 'latitude'),
    conflictsWith(given, 'allReturnFlag', 'page', 'hits'),
  ],
  nearestSort: 'standard',
  list: ['hotels'],
  entry: hotelEntry,
  record: hotel,
} as const satisfies Operation;

/** Hotels with free rooms between two dates, by area, number or coordinates. */
export const vacantHotelSearch = {
  path: 'Travel/VacantHotelSearch',
  version: '20170426',
  auth: 'appKey',
  affiliate: true,
  params: {
    ...byPlace,
    hotelThumbnailSize,
    /** Order: recommended, lowest rate or highest rate first. */
    sort: hotelSort,
    page,
    hits,
    // The interface names today as the default of both dates: a stay of no night.
    /** Day of arrival, `YYYY-MM-DD`; not in the past. */
    checkinDate: { kind: 'date', test: isIsoDate, required: true },
    /** Day of departure, `YYYY-MM-DD`; after the day of arrival. */
    checkoutDate: { kind: 'date', test: isIsoDate, required: true },
    /** Adults; with all children at most 99 people. */
    adultNum: { kind: 'integer', min: 1, max: 99, default: 1 },
    /** Children in the upper grades of elementary school. */
    upClassNum: children,
    /** Children in the lower grades of elementary school. */
    lowClassNum: children,
    /** Young children with meal and bedding. */
    infantWithMBNum: children,
    /** Young children with meal only. */
    infantWithMNum: children,
    /** Young children with bedding only. */
    infantWithBNum: children,
    /** Young children without meal or bedding. */
    infantWithoutMBNum: children,
    /** Rooms. */
    roomNum: { kind: 'integer', min: 1, max: 10, default: 1 },
    /** Highest charge, in yen; above the lowest. */
    maxCharge: { kind: 'long', min: 0, max: 999999999 },
    /** Lowest charge, in yen. */
    minCharge: { kind: 'long', min: 0, max: 999999999 },
    /** Listed entries: 0 hotels, 1 plans. */
    searchPattern: flag,
    /** Amount of data about each hotel. */
    responseType: { kind: 'text', values: ['small', 'middle', 'large'], default: 'small' },
    allReturnFlag,
  },
  oneOf: place,
  rules: (values, given) => [
    ...coordinates(values, given),
    notInPast(values, 'checkinDate'),
    mustBeAfter(values, 'checkoutDate', 'checkinDate'),
    mustExceed(values, 'maxCharge', 'minCharge'),
    guestCount(values),
    ...allReturned(values),
    conflictsWith(given, 'allReturnFlag', 'page', 'hits'),
  ],
  list: ['hotels'],
  entry: hotelEntry,
  record: hotel,
} as const satisfies Operation;

/** All that is known of one hotel. */
export const hotelDetailSearch = {
  path: 'Travel/HotelDetailSearch',
  version: '20170426',
  auth: 'appKey',
  affiliate: true,
  params: {
    /** Number of the hotel. */
    hotelNo: { kind: 'integer', required: true },
    /** Platform: 0 PC or smartphone, 1 feature phone. */
    carrier: hotelCarrier,
    datumType,
    hotelThumbnailSize,
    responseType,
  },
  list: ['hotels'],
  entry: hotelEntry,
  record: hotel,
} as const satisfies Operation;
