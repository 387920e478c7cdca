/** What the hotel searches have in common. */

/** @import { Param, Params, Refused } from './shared.js' */
import {
  flag,
  paging,
  pagingInside,
  pagingOutside,
  refuse,
  refuseFractions,
  refuseSets,
  text,
  vary,
} from './shared.js';
import {
  degrees,
  degreesRule,
  pair,
  seconds,
  secondsRule,
  twoDecimals,
} from './travel-coordinates.js';

/** @type {Record<string, Param>} */
export const display = {
  carrier: flag(),
  datumType: { type: 'integer', required: false, values: [1, 2], default: 2 },
  hotelThumbnailSize: { type: 'integer', required: false, values: [1, 2, 3], default: 2 },
};

/**
 * @param {string} initial
 * @returns {Param}
 */
export const responseType = (initial) => ({
  type: 'string',
  required: false,
  values: ['small', 'middle', 'large'],
  default: initial,
});

/** @type {Param} */
export const sort = {
  type: 'string',
  required: false,
  values: ['standard', '+roomCharge', '-roomCharge'],
  default: 'standard',
};

/** @param {Params} base without coordinates, whose unit would depend on datumType */
export const displayInside = (base) => [
  ...vary(base, 'carrier', [0, 1, '1']),
  ...vary(base, 'datumType', [1, 2, '2']),
  ...vary(base, 'hotelThumbnailSize', [1, 2, 3]),
  ...vary(base, 'responseType', ['small', 'middle', 'large']),
];

/** @param {Params} base */
export const displayOutside = (base) => [
  ...refuse(base, 'carrier', [-1, 2], 'is 0 or 1'),
  ...refuse(base, 'datumType', [0, 3], 'is 1 or 2'),
  ...refuse(base, 'hotelThumbnailSize', [0, 4], 'is 1, 2 or 3'),
  ...refuse(base, 'responseType', ['medium', 'Small'], 'is small, middle or large'),
  ...refuseFractions(base, 'carrier', 'datumType', 'hotelThumbnailSize'),
];

/**
 * The parameters of SimpleHotelSearch and VacantHotelSearch alike.
 * @type {Record<string, Param>}
 */
export const area = {
  largeClassCode: text(),
  middleClassCode: text(),
  smallClassCode: text(),
  detailClassCode: text(),
  hotelNo: { type: 'integer', required: false, list: true, maxItems: 15 },
  latitude: { type: 'decimal', required: false },
  longitude: { type: 'decimal', required: false },
  // 0.1 to 3.0 cannot be meant for whole numbers only, whatever the type says.
  searchRadius: { type: 'integer', required: false, min: 0.1, max: 3, default: 1, decimal: true },
  squeezeCondition: {
    type: 'string',
    required: false,
    list: true,
    values: ['kinen', 'internet', 'daiyoku', 'onsen'],
  },
  ...paging,
  ...display,
  sort,
};

export const areaOneOf = [
  'largeClassCode',
  'middleClassCode',
  'smallClassCode',
  'detailClassCode',
  'hotelNo',
  'latitude',
  'longitude',
];

const numbers = (/** @type {number} */ count) =>
  Array.from({ length: count }, (_, index) => 101 + index).join(',');

/** @param {Params} rest what the operation needs beside the place */
export const areaInside = (rest) => [
  { ...rest, largeClassCode: 'japan' },
  { ...rest, middleClassCode: 'hokkaido' },
  { ...rest, smallClassCode: 'sapporo' },
  { ...rest, detailClassCode: 'A' },
  ...vary(rest, 'hotelNo', [101, '101', '101,102', numbers(15)]),
  { ...rest, ...seconds },
  { ...rest, ...seconds, datumType: 2 },
  { ...rest, ...degrees },
  { ...rest, latitude: '128440.51', longitude: '503172.21' },
  { ...rest, latitude: 128440, longitude: 503172.2 },
  // The north, south, east and west of the country.
  { ...rest, latitude: 163883.48, longitude: 510600.05 },
  { ...rest, latitude: 86591.02, longitude: 442561.11 },
  { ...rest, latitude: 155949.28, longitude: 524939.99 },
  { ...rest, datumType: 1, latitude: 90, longitude: 180 },
  { ...rest, datumType: 1, latitude: -90, longitude: -180 },
  ...vary({ ...rest, ...seconds }, 'searchRadius', [0.1, 1, 1.5, 3, '0.1', '3.0']),
  ...vary({ ...rest, hotelNo: 101 }, 'squeezeCondition', [
    'kinen',
    'internet',
    'daiyoku',
    'onsen',
    'kinen,internet,daiyoku,onsen',
  ]),
  ...pagingInside({ ...rest, hotelNo: 101 }),
  ...displayInside({ ...rest, hotelNo: 101 }),
  ...vary({ ...rest, hotelNo: 101 }, 'sort', ['standard', '+roomCharge', '-roomCharge']),
];

/**
 * @param {Params} rest
 * @returns {Refused[]}
 */
export const areaOutside = (rest) => [
  { params: { ...rest }, names: areaOneOf, why: `at least one of ${areaOneOf.join(', ')}` },
  ...refuse(rest, 'hotelNo', [numbers(16)], 'has at most 15 hotel numbers'),
  ...refuse(rest, 'hotelNo', ['x', '101,x', 1.5, '101,1.5'], 'is whole numbers'),
  ...refuseSets(
    pair,
    rest,
    [{ latitude: 128440.51 }, { longitude: 503172.21 }, { datumType: 1, latitude: 35.68 }],
    ['latitude', 'longitude'],
  ),
  ...[
    { name: 'latitude', values: [35.68, 90, -90, 0, 324000.01, -324000.01], why: secondsRule },
    { name: 'longitude', values: [139.76, 180, -180, 0, 648000.01, -648000.01], why: secondsRule },
    { name: 'latitude', values: [128440.511, '128440.511'], why: twoDecimals },
    { name: 'longitude', values: [503172.211, '503172.211'], why: twoDecimals },
  ].flatMap(({ name, values, why }) =>
    vary({ ...rest, ...seconds }, name, values).map((params) => ({ params, names: [name], why })),
  ),
  ...[
    { name: 'latitude', values: [90.01, -90.01, 128440.51] },
    { name: 'longitude', values: [180.01, -180.01, 503172.21] },
  ].flatMap(({ name, values }) =>
    vary({ ...rest, ...degrees }, name, values).map((params) => ({
      params,
      names: [name],
      why: degreesRule,
    })),
  ),
  ...refuse({ ...rest, ...degrees }, 'latitude', ['north'], 'is a number'),
  ...refuse({ ...rest, ...degrees }, 'longitude', ['east'], 'is a number'),
  ...refuse({ ...rest, ...seconds }, 'searchRadius', [0, 0.09], 'is at least 0.1'),
  ...refuse({ ...rest, ...seconds }, 'searchRadius', [3.01, 4, '3.1'], 'is at most 3.0'),
  ...refuse({ ...rest, ...seconds }, 'searchRadius', ['x'], 'is a number'),
  ...refuse(
    { ...rest, hotelNo: 101 },
    'squeezeCondition',
    ['sauna', 'kinen,sauna', 'Kinen', 'kinen onsen'],
    'is of kinen, internet, daiyoku and onsen',
  ),
  ...pagingOutside({ ...rest, hotelNo: 101 }),
  ...displayOutside({ ...rest, hotelNo: 101 }),
  ...refuse({ ...rest, hotelNo: 101 }, 'sort', ['roomCharge', 'sales'], 'is none of the listed'),
];
