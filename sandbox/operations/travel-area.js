import { LARGE_CLASS } from '../catalogue/places.js';
import { digits, decimal, list, number, text, word, flag } from '../check.js';
import { distance, tokyoToWgs84, wgs84ToTokyo } from '../datum.js';
import { atLeastOne, together } from '../rules.js';

/** @typedef {import('../catalogue/hotels.js').Hotel} Hotel */
/** @typedef {import('../check.js').Values} Values */
/** @typedef {import('../datum.js').Position} Position */

const SECONDS = 3600;

/** Maximum latitude and longitude, in degrees. */
const FARTHEST = { latitude: 90, longitude: 180 };

/** @type {import('../check.js').Rule} */
const rightUnit = (values) => {
  const seconds = values['datumType'] !== 1;
  for (const [name, degrees] of Object.entries(FARTHEST)) {
    const value = values[name];
    if (value === undefined) continue;
    const size = Math.abs(value);
    // Numbers in the range of degrees would, as seconds, be within a few kilometres of 0: at sea.
    if (seconds && (size <= degrees || size > degrees * SECONDS)) {
      return `${name} must be in seconds when datumType is 2`;
    }
    if (!seconds && size > degrees) return `${name} must be in degrees when datumType is 1`;
    if (seconds && Math.abs(value * 100 - Math.round(value * 100)) > 1e-4) {
      return `${name} must have at most 2 decimal places`;
    }
  }
  return undefined;
};

const GROUP = {
  largeClassCode: text(),
  middleClassCode: text(),
  smallClassCode: text(),
  detailClassCode: text(),
  hotelNo: list(digits(), 15),
  latitude: decimal(-648000, 648000),
  longitude: decimal(-648000, 648000),
};

/** Shared by the searches by area, number and place. */
export const areaParameters = {
  ...GROUP,
  searchRadius: decimal(0.1, 3, 1),
  squeezeCondition: list(word(['kinen', 'internet', 'daiyoku', 'onsen'])),
  carrier: flag(),
  datumType: number([1, 2], 2),
};

export const areaRules = [
  atLeastOne(...Object.keys(GROUP)),
  together('latitude', 'longitude'),
  rightUnit,
];

/**
 * The centre of the search, in degrees of the world's datum.
 * @param {Values} values
 * @returns {Position | undefined}
 */
export function centre({ latitude, longitude, datumType }) {
  if (latitude === undefined) return undefined;
  if (datumType === 1) return { latitude, longitude };
  return tokyoToWgs84({ latitude: latitude / SECONDS, longitude: longitude / SECONDS });
}

/**
 * A hotel's position in the unit of the requested datum.
 * @param {Hotel} hotel
 * @param {number} datumType
 */
export function coordinates({ latitude, longitude }, datumType) {
  if (datumType === 1) {
    return { latitude: Number(latitude.toFixed(6)), longitude: Number(longitude.toFixed(6)) };
  }
  const tokyo = wgs84ToTokyo({ latitude, longitude });
  return {
    latitude: Number((tokyo.latitude * SECONDS).toFixed(2)),
    longitude: Number((tokyo.longitude * SECONDS).toFixed(2)),
  };
}

/**
 * The hotels of an area, of numbers and around a place, in the standard order of the search.
 * @param {readonly Hotel[]} hotels
 * @param {Values} values
 */
export function inArea(hotels, values) {
  const around = centre(values);
  const away = (/** @type {Hotel} */ hotel) => (around ? distance(around, hotel) : 0);
  const isIn = (/** @type {Hotel} */ { place }) =>
    [
      ['largeClassCode', LARGE_CLASS],
      ['middleClassCode', place.middle],
      ['smallClassCode', place.small],
      ['detailClassCode', place.detail],
    ].every(([name = '', code]) => values[name] === undefined || values[name] === code);
  const matches = hotels
    .filter(isIn)
    .filter(({ no }) => !values['hotelNo'] || values['hotelNo'].includes(String(no)))
    .filter((hotel) => !around || away(hotel) <= values['searchRadius'])
    .filter(({ conditions }) =>
      (values['squeezeCondition'] ?? []).every((/** @type {string} */ name) =>
        conditions.includes(name),
      ),
    );
  if (around) return matches.sort((a, b) => away(a) - away(b));
  if (values['hotelNo']) return matches.sort((a, b) => a.no - b.no);
  return matches.sort((a, b) => b.popularity - a.popularity);
}
