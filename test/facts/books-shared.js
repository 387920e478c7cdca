/** What the books operations have in common. */

/** @import { Operation, Param, Params, Refused } from './shared.js' */
import {
  flag,
  paging,
  pagingInside,
  pagingOutside,
  refuse,
  refuseFractions,
  text,
  vary,
} from './shared.js';

const availabilities = [0, 1, 2, 3, 4, 5, 6];
export const sorts = [
  'standard',
  'sales',
  '+releaseDate',
  '-releaseDate',
  '+itemPrice',
  '-itemPrice',
  'reviewCount',
  'reviewAverage',
];

export const jan = '4988031234563';
export const isbn = '9784873119038';

/** @type {Param} */
const sort = { type: 'string', required: false, values: sorts, default: 'standard' };

/** @type {Record<string, Param>} */
const shared = {
  ...paging,
  availability: { type: 'integer', required: false, values: availabilities, default: 0 },
  outOfStockFlag: flag(),
  sort,
  limitedFlag: flag(),
  carrier: flag(),
  genreInformationFlag: flag(),
};

const flags = ['outOfStockFlag', 'limitedFlag', 'carrier', 'genreInformationFlag'];

/** @type {Params[]} */
const sharedInside = [
  ...pagingInside({}),
  ...vary({}, 'availability', [...availabilities, '6']),
  ...vary({}, 'sort', sorts),
  ...flags.flatMap((name) => vary({}, name, [0, 1])),
];

/** @type {Refused[]} */
const sharedOutside = [
  ...pagingOutside({}),
  ...refuse({}, 'availability', [-1, 7], 'is 0 to 6'),
  // The 0 is documented as the default of one operation but is not listed.
  ...refuse({}, 'sort', [0, '0', 'releaseDate', '-sales', 'Sales'], 'is none of the listed'),
  ...flags.flatMap((name) => refuse({}, name, [-1, 2], 'is 0 or 1')),
  ...refuseFractions({}, 'availability', ...flags),
];

/**
 * A books operation. The genre has a default, so that nothing need be set.
 * @param {object} own
 * @param {string} own.version
 * @param {Record<string, Param>} own.params
 * @param {string[][]} own.oneOf
 * @param {Operation['cross']} [own.cross]
 * @param {Params[]} own.inside
 * @param {Refused[]} own.outside
 * @returns {Operation}
 */
export const books = ({ version, params, oneOf, cross = [], inside, outside }) => ({
  version,
  auth: 'appKey',
  scope: undefined,
  affiliate: true,
  params: { ...shared, ...params },
  oneOf,
  cross,
  inside: [{}, ...inside, ...sharedInside],
  outside: [...outside, ...sharedOutside],
});

/**
 * A genre parameter that takes only genres under one, with whose id theirs start.
 * @param {string} root
 * @returns {Param}
 */
export const genreUnder = (root) => ({
  ...text(),
  default: root,
  pattern: new RegExp(`^${root}`),
});

/**
 * @param {string} name
 * @param {string} root
 */
export const genreInside = (name, root) => vary({}, name, [root, `${root}001`, `${root}999001`]);

/**
 * @param {string} name
 * @param {string} root
 */
export const genreOutside = (name, root) => {
  const others = ['000', '001', '002', '003', '004', '005', '006', '007', '008', '101'];
  return [
    ...refuse(
      {},
      name,
      others.filter((other) => other !== root),
      `is under ${root}`,
    ),
    // The root elsewhere than at the start, and its beginning only.
    ...refuse({}, name, [`001${root}`, root.slice(0, 2), root.slice(1)], `is under ${root}`),
  ];
};

/** @type {Param} */
export const janParam = { type: 'long', required: false };

export const janInside = vary({}, 'jan', [Number(jan), jan]);

export const janOutside = refuse({}, 'jan', ['x', 1.5], 'is a whole number');
