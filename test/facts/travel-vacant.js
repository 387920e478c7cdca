/** @import { Operation, Param } from './shared.js' */
import { flag, refuse, refuseFractions, refuseSets, refuseUnknown, vary } from './shared.js';
import { coordinateRules, degrees, seconds } from './travel-coordinates.js';
import * as travel from './travel-shared.js';

const stay = { checkinDate: '2030-05-01', checkoutDate: '2030-05-02' };
const base = { ...stay, hotelNo: 101 };
const near = { ...stay, ...seconds };

const children = [
  'upClassNum',
  'lowClassNum',
  'infantWithMBNum',
  'infantWithMNum',
  'infantWithBNum',
  'infantWithoutMBNum',
];
const heads = ['adultNum', ...children];
const oneOfEachChild = Object.fromEntries(children.map((name) => [name, 1]));

/** @type {Param} */
const child = { type: 'integer', required: false, min: 0, max: 99, default: 0 };
// "Today" for both would break the rule that check-out is after check-in, and both are required.
/** @type {Param} */
const date = { type: 'date', required: true, documentedDefault: 'today' };

const order = 'checkoutDate is after checkinDate';
const charges = 'maxCharge is greater than minCharge';
const total = 'the seven head counts sum to at most 99';
const small = 'allReturnFlag in a coordinate search only with responseType small';
const perHotel = 'allReturnFlag in a coordinate search only with searchPattern 0';
const unpaged = 'allReturnFlag excludes page and hits';

/** @type {Operation} */
export const vacant = {
  version: '20170426',
  auth: 'appKey',
  scope: undefined,
  affiliate: true,
  params: {
    ...travel.area,
    checkinDate: date,
    checkoutDate: date,
    adultNum: { type: 'integer', required: false, min: 1, max: 99, default: 1 },
    ...Object.fromEntries(children.map((name) => [name, child])),
    roomNum: { type: 'integer', required: false, min: 1, max: 10, default: 1 },
    maxCharge: { type: 'long', required: false, min: 0, max: 999999999 },
    minCharge: { type: 'long', required: false, min: 0, max: 999999999 },
    searchPattern: flag(),
    responseType: travel.responseType('small'),
    allReturnFlag: { type: 'integer', required: false, values: [1] },
  },
  oneOf: [travel.areaOneOf],
  cross: [
    ...coordinateRules,
    {
      names: ['checkinDate', 'checkoutDate'],
      rule: order,
      holds: ({ checkinDate, checkoutDate }) =>
        checkinDate === undefined || checkoutDate === undefined || checkoutDate > checkinDate,
    },
    {
      names: ['maxCharge', 'minCharge'],
      rule: charges,
      holds: ({ minCharge, maxCharge }) =>
        minCharge === undefined || maxCharge === undefined || Number(maxCharge) > Number(minCharge),
    },
    {
      names: heads,
      rule: total,
      // One adult is the default, so that the children alone can never be 99.
      holds: (params) =>
        heads.reduce(
          (sum, name) => sum + Number(params[name] ?? (name === 'adultNum' ? 1 : 0)),
          0,
        ) <= 99,
    },
    {
      names: ['allReturnFlag', 'responseType'],
      rule: small,
      holds: ({ allReturnFlag, latitude, responseType = 'small' }) =>
        allReturnFlag === undefined || latitude === undefined || responseType === 'small',
    },
    {
      names: ['allReturnFlag', 'searchPattern'],
      rule: perHotel,
      holds: ({ allReturnFlag, latitude, searchPattern = 0 }) =>
        allReturnFlag === undefined || latitude === undefined || Number(searchPattern) === 0,
    },
    {
      names: ['allReturnFlag', 'page', 'hits'],
      rule: unpaged,
      holds: ({ allReturnFlag, page, hits }) =>
        allReturnFlag === undefined || (page === undefined && hits === undefined),
    },
  ],
  inside: [
    ...travel.areaInside(stay),
    { ...base, checkinDate: '2030-12-31', checkoutDate: '2031-01-01' },
    { ...base, checkinDate: '2032-02-28', checkoutDate: '2032-02-29' },
    { ...base, checkinDate: '2030-05-01', checkoutDate: '2030-06-01' },
    ...vary(base, 'adultNum', [1, 99, '99']),
    // With the one adult of the default 98 is the most; 99 cannot be reached.
    ...children.flatMap((name) => vary(base, name, [0, 1, 98])),
    { ...base, adultNum: 93, ...oneOfEachChild },
    ...vary(base, 'roomNum', [1, 10, '10']),
    ...vary(base, 'minCharge', [0, 999999999]),
    ...vary(base, 'maxCharge', [0, 999999999]),
    { ...base, minCharge: 0, maxCharge: 1 },
    { ...base, minCharge: '9', maxCharge: '10' },
    { ...base, minCharge: 999999998, maxCharge: 999999999 },
    ...vary(base, 'searchPattern', [0, 1]),
    ...vary(near, 'allReturnFlag', [1, '1']),
    { ...stay, ...degrees, allReturnFlag: 1 },
    { ...near, allReturnFlag: 1, responseType: 'small', searchPattern: 0 },
    { ...near, responseType: 'large', searchPattern: 1, page: 100, hits: 30 },
  ],
  outside: [
    ...travel.areaOutside(stay),
    {
      params: { hotelNo: 101, checkoutDate: '2030-05-02' },
      names: ['checkinDate'],
      why: 'checkinDate is required',
    },
    {
      params: { hotelNo: 101, checkinDate: '2030-05-01' },
      names: ['checkoutDate'],
      why: 'checkoutDate is required',
    },
    ...refuse(
      { ...base, checkoutDate: '2101-01-01' },
      'checkinDate',
      ['2030/05/01', '20300501', '2030-5-1', '30-05-01', '2030-05-01T00:00', 'today'],
      'is written YYYY-MM-DD',
    ),
    ...refuse(
      { ...base, checkoutDate: '2101-01-01' },
      'checkinDate',
      ['2030-02-29', '2030-02-30', '2030-04-31', '2030-13-01', '2030-00-10', '2100-02-29'],
      'is a date of the calendar',
    ),
    ...refuse(base, 'checkoutDate', ['2030/05/02', '20300502'], 'is written YYYY-MM-DD'),
    ...refuse(base, 'checkoutDate', ['2030-06-31', '2030-05-32'], 'is a date of the calendar'),
    ...refuseSets(
      order,
      base,
      vary({}, 'checkoutDate', ['2030-05-01', '2030-04-30', '2029-12-31']),
      ['checkinDate', 'checkoutDate'],
    ),
    ...refuse(base, 'adultNum', [0], 'is at least 1'),
    ...children.flatMap((name) => refuse(base, name, [-1], 'is at least 0')),
    // More than 99 of one kind are also more than 99 heads.
    ...heads
      .flatMap((name) => refuse(base, name, [100], 'is at most 99'))
      .map((refused) => ({ ...refused, inseparable: true })),
    ...refuseSets(total, base, [
      ...children.map((name) => ({ [name]: 99 })),
      { adultNum: 94, ...oneOfEachChild },
      { adultNum: 99, lowClassNum: 1 },
    ]),
    ...refuse(base, 'roomNum', [0], 'is at least 1'),
    ...refuse(base, 'roomNum', [11], 'is at most 10'),
    ...['minCharge', 'maxCharge'].flatMap((name) => [
      ...refuse(base, name, [-1], 'is at least 0'),
      ...refuse(base, name, [1000000000], 'is at most 999999999'),
    ]),
    ...refuseSets(charges, base, [
      { minCharge: 100, maxCharge: 100 },
      { minCharge: 101, maxCharge: 100 },
      { minCharge: '10', maxCharge: '9' },
    ]),
    ...refuse(base, 'searchPattern', [-1, 2], 'is 0 or 1'),
    ...refuse(near, 'allReturnFlag', [0, 2], 'is 1'),
    ...refuseSets(small, near, [
      { allReturnFlag: 1, responseType: 'middle' },
      { allReturnFlag: 1, responseType: 'large' },
    ]),
    ...refuseSets(perHotel, near, [{ allReturnFlag: 1, searchPattern: 1 }]),
    ...refuseSets(unpaged, near, [
      { allReturnFlag: 1, page: 1 },
      { allReturnFlag: 1, hits: 30 },
      { allReturnFlag: 1, page: 1, hits: 30 },
    ]),
    ...refuseFractions(base, ...heads, 'roomNum', 'minCharge', 'maxCharge', 'searchPattern'),
    ...refuseFractions(near, 'allReturnFlag'),
    ...refuseUnknown(base, { keyword: '温泉', hotelChainCode: 'AB', searchField: 0 }),
  ],
};
