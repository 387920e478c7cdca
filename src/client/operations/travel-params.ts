/** Parameters that the hotel searches share. */
import type { Parameter } from '../validation/parameter.js';
import { flag, text } from './shared.js';

/** Country, as a code of the area class lookup. */
export const largeClassCode = text;

/** Prefecture, as a code of the area class lookup. */
export const middleClassCode = text;

/** City, as a code of the area class lookup. */
export const smallClassCode = text;

/** Station or district, as a code of the area class lookup. */
export const detailClassCode = text;

/** Numbers of up to 15 hotels, separated by commas. */
export const hotelNo = { kind: 'list', of: 'integer', most: 15 } as const satisfies Parameter;

/** Latitude of the centre: in seconds with up to two decimals, or in degrees where `datumType` is 1. */
export const latitude = { kind: 'decimal' } as const satisfies Parameter;

/** Longitude of the centre: in seconds with up to two decimals, or in degrees where `datumType` is 1. */
export const longitude = { kind: 'decimal' } as const satisfies Parameter;

/** Kilometres around the coordinates, 0.1 to 3. */
export const searchRadius = {
  // The interface types it as an integer, but its own range starts at 0.1.
  kind: 'decimal',
  min: 0.1,
  max: 3,
  default: 1,
} as const satisfies Parameter;

/** Required facilities: non-smoking rooms, in-room internet, a public bath, a hot spring. */
export const squeezeCondition = {
  kind: 'list',
  values: ['kinen', 'internet', 'daiyoku', 'onsen'],
} as const satisfies Parameter;

/** Platform: 0 PC or smartphone, 1 mobile phone. */
export const hotelCarrier = flag;

/**
 * Unit of all coordinates, asked and answered: 1 degrees of the World Geodetic System, 2 seconds of
 * the Japan geodetic system.
 */
export const datumType = {
  kind: 'integer',
  values: [1, 2],
  default: 2,
} as const satisfies Parameter;

/** Size of the hotels' thumbnails: 1 small, 2 medium, 3 large. */
export const hotelThumbnailSize = {
  kind: 'integer',
  values: [1, 2, 3],
  default: 2,
} as const satisfies Parameter;

/** Amount of data about each hotel. */
export const responseType = {
  kind: 'text',
  values: ['small', 'middle', 'large'],
  default: 'middle',
} as const satisfies Parameter;

/** Order: the search's own, lowest rate or highest rate first. */
export const hotelSort = {
  kind: 'text',
  values: ['standard', '+roomCharge', '-roomCharge'],
  default: 'standard',
} as const satisfies Parameter;

/** 1: all hotels around the coordinates at once, without pages. */
export const allReturnFlag = { kind: 'integer', values: [1] } as const satisfies Parameter;

/** Children of one kind; with everybody else at most 99 people. */
export const children = {
  kind: 'integer',
  min: 0,
  max: 99,
  default: 0,
} as const satisfies Parameter;

/** The hotel searches by place need one of these. */
export const place = [
  'largeClassCode',
  'middleClassCode',
  'smallClassCode',
  'detailClassCode',
  'hotelNo',
  'latitude',
  'longitude',
] as const;
