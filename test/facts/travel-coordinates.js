/** The coordinates of the hotel searches, whose unit depends on datumType. */

/** @import { Cross, Params } from './shared.js' */

/** Tokyo in seconds (the default datum) and in degrees. */
export const seconds = { latitude: 128440.51, longitude: 503172.21 };
export const degrees = { datumType: 1, latitude: 35.681236, longitude: 139.767125 };

export const pair = 'latitude and longitude come together';
export const secondsRule = 'coordinates are in seconds when datumType is 2';
export const degreesRule = 'coordinates are in degrees when datumType is 1';
export const twoDecimals = 'seconds have up to two decimals';

const inDegrees = (/** @type {Params} */ { datumType }) => Number(datumType ?? 2) === 1;

/**
 * Undefined is no contradiction: that a partner is missing is the business of another rule.
 * @param {Params[string] | undefined} value
 * @param {(size: number) => boolean} test
 */
const sized = (value, test) => value === undefined || test(Math.abs(Number(value)));

/** @type {Cross[]} */
export const coordinateRules = [
  {
    names: ['latitude', 'longitude'],
    rule: pair,
    holds: ({ latitude, longitude }) => (latitude === undefined) === (longitude === undefined),
  },
  {
    names: ['latitude', 'longitude', 'datumType'],
    rule: degreesRule,
    holds: (params) =>
      !inDegrees(params) ||
      (sized(params.latitude, (size) => size <= 90) &&
        sized(params.longitude, (size) => size <= 180)),
  },
  {
    // What could be degrees would be at most three arc minutes from 0, and no hotel is there.
    names: ['latitude', 'longitude', 'datumType'],
    rule: secondsRule,
    holds: (params) =>
      inDegrees(params) ||
      (sized(params.latitude, (size) => size > 90 && size <= 324000) &&
        sized(params.longitude, (size) => size > 180 && size <= 648000)),
  },
  {
    names: ['latitude', 'longitude', 'datumType'],
    rule: twoDecimals,
    holds: (params) =>
      inDegrees(params) ||
      [params.latitude, params.longitude].every((value) => !/\.\d{3}/.test(String(value))),
  },
];
