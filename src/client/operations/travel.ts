import { isIsoDate } from '../dates.js';
import type { Operation } from './operation.js';
import { hotel, hotelEntry } from '../records/travel.js';
import { party } from './stay.js';
import type { Parameter, ParameterTable } from '../validation/parameter.js';
import { conflictsWith, mustBeAfter, mustExceed, requires } from '../validation/rules.js';
import { allReturned, coordinates, guestCount, notInPast } from '../validation/rules-travel.js';
import { flag, hits, page, text } from './shared.js';

/** Prefecture, as a code of the area class lookup. */
const middleClassCode = text;

/** Platform: 0 PC or smartphone, 1 mobile phone. */
const carrier = flag;

/**
 * Unit of all coordinates, in requests and responses: 1 degrees of the World Geodetic System, 2 seconds of
 * the Japan geodetic system.
 */
const datumType = { kind: 'integer', values: [1, 2], default: 2 } as const satisfies Parameter;

/** Size of the hotels' thumbnails: 1 small, 2 medium, 3 large. */
const hotelThumbnailSize = {
  kind: 'integer',
  values: [1, 2, 3],
  default: 2,
} as const satisfies Parameter;

/** Amount of data about each hotel. */
const responseType = {
  kind: 'text',
  values: ['small', 'middle', 'large'],
  default: 'middle',
} as const satisfies Parameter;

const sort = {
  kind: 'text',
  values: ['standard', '+roomCharge', '-roomCharge'],
  default: 'standard',
} as const satisfies Parameter;

/** 1: all hotels around the coordinates at once, without pages. */
const allReturnFlag = { kind: 'integer', values: [1] } as const satisfies Parameter;

/** The first parameters of a search by area, number or coordinates. */
const byPlace = {
  /** Country, as a code of the area class lookup. */
  largeClassCode: text,
  middleClassCode,
  /** City, as a code of the area class lookup. */
  smallClassCode: text,
  /** Station or district, as a code of the area class lookup. */
  detailClassCode: text,
  /** Numbers of up to 15 hotels, separated by commas. */
  hotelNo: { kind: 'list', of: 'integer', maxItems: 15 },
  /** Latitude of the centre: in seconds with up to two decimals, or in degrees where `datumType` is 1. */
  latitude: { kind: 'decimal' },
  /** Longitude of the centre: in seconds with up to two decimals, or in degrees where `datumType` is 1. */
  longitude: { kind: 'decimal' },
  // The interface types it as an integer, but its own range starts at 0.1.
  /** Kilometres around the coordinates, 0.1 to 3. */
  searchRadius: { kind: 'decimal', min: 0.1, max: 3, default: 1 },
  /** Required facilities: non-smoking rooms, in-room internet, a public bath, a hot spring. */
  squeezeCondition: { kind: 'list', values: ['kinen', 'internet', 'daiyoku', 'onsen'] },
  carrier,
  datumType,
} as const satisfies ParameterTable;

/** A search by place needs one of these. */
const place = [
  'largeClassCode',
  'middleClassCode',
  'smallClassCode',
  'detailClassCode',
  'hotelNo',
  'latitude',
  'longitude',
] as const;

/** Every operation with hotels. */
const hotels = {
  auth: 'appKey',
  affiliate: true,
  list: ['hotels'],
  entry: hotelEntry,
  record: hotel,
} as const satisfies Partial<Operation>;

/** Hotels by keyword. */
export const keywordHotelSearch = {
  path: 'Travel/KeywordHotelSearch',
  version: '20170426',
  ...hotels,
  params: {
    /** Words that must all be found, separated by spaces. */
    keyword: { kind: 'text', required: true, minLength: 2 },
    carrier,
    page,
    hits,
    datumType,
    middleClassCode,
    /** Where the words are looked for: 0 names of hotel, plans and rooms, 1 name of the hotel. */
    searchField: flag,
    /** Codes of up to 5 hotel chains, as in the hotel chain list, separated by commas. */
    hotelChainCode: { kind: 'list', maxItems: 5 },
    hotelThumbnailSize,
    responseType,
    /** Order: best match, lowest rate or highest rate first. */
    sort,
  },
} as const satisfies Operation;

/** Hotels by area, number or coordinates. */
export const simpleHotelSearch = {
  path: 'Travel/SimpleHotelSearch',
  version: '20131024',
  ...hotels,
  params: {
    ...byPlace,
    page,
    hits,
    hotelThumbnailSize,
    responseType,
    /** Order: by number (by distance in a search by coordinates), lowest rate or highest rate first. */
    sort,
    allReturnFlag,
  },
  oneOf: place,
  rules: (values, given) => [
    ...coordinates(values, given),
    requires(given, 'allReturnFlag', 'latitude'),
    conflictsWith(given, 'allReturnFlag', 'page', 'hits'),
  ],
  nearestSort: 'standard',
} as const satisfies Operation;

/** Hotels with free rooms between two dates, by area, number or coordinates. */
export const vacantHotelSearch = {
  path: 'Travel/VacantHotelSearch',
  version: '20170426',
  ...hotels,
  params: {
    ...byPlace,
    hotelThumbnailSize,
    /** Order: recommended, lowest rate or highest rate first. */
    sort,
    page,
    hits,
    // The interface names today as the default of both dates: a stay of zero nights.
    /** Day of arrival, `YYYY-MM-DD`; not in the past. */
    checkinDate: { kind: 'date', test: isIsoDate, required: true },
    /** Day of departure, `YYYY-MM-DD`; after the day of arrival. */
    checkoutDate: { kind: 'date', test: isIsoDate, required: true },
    ...party,
    /** Highest charge, in yen; above the lowest. */
    maxCharge: { kind: 'long', min: 0, max: 999999999 },
    /** Lowest charge, in yen. */
    minCharge: { kind: 'long', min: 0, max: 999999999 },
    /** Listed entries: 0 hotels, 1 plans. */
    searchPattern: flag,
    /** Amount of data about each hotel. */
    responseType: { ...responseType, default: 'small' },
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
} as const satisfies Operation;

/** All that is known of one hotel. */
export const hotelDetailSearch = {
  path: 'Travel/HotelDetailSearch',
  version: '20170426',
  ...hotels,
  params: {
    /** Number of the hotel. */
    hotelNo: { kind: 'integer', required: true },
    /** Platform: 0 PC or smartphone, 1 feature phone. */
    carrier,
    datumType,
    hotelThumbnailSize,
    responseType,
  },
} as const satisfies Operation;
