/** @import { Param, Params, Refused } from './shared.js' */
import { refuse, vary } from './shared.js';

/** Addresses; the last segment of the first is a date, each operation having its own. */
export const addresses = {
  operation: '{base_url}/services/api/{group}/{operation}/{version}',
  dynamicAd: '{dynamicad_url}/rcm/1.0/i/json',
};

/** The OAuth operations send this beside applicationId. */
export const tokenParameter = 'access_token';

/** The OAuth operations that only write do not offer affiliateId. */
export const withoutAffiliate = ['FavoriteBookmark/Add', 'FavoriteBookmark/Delete'];

/**
 * Parameters of every operation.
 * @type {Record<string, Param>}
 */
export const common = {
  applicationId: { type: 'string', required: true },
  affiliateId: { type: 'string', required: false },
  format: { type: 'string', required: false, values: ['json', 'xml'], default: 'json' },
  callback: { type: 'string', required: false, pattern: /^[A-Za-z0-9._]+$/ },
  elements: { type: 'string', required: false, list: true },
  formatVersion: { type: 'integer', required: false, values: [1, 2], default: 1 },
};

/**
 * The dynamic ad operation has its own spelling and alphabet, beside the common `callback`.
 * @type {Record<string, Param>}
 */
export const commonOfDynamicAd = {
  callBack: { type: 'string', required: false, pattern: /^[A-Za-z0-9._[\]]+$/ },
};

/** callback is for json only, whether format says so or is left out. */
export const callbackRule = 'callback only with format json';

/**
 * Sets of common parameters without applicationId, which the client adds to all of them.
 * @type {Params[]}
 */
export const commonInside = [
  {},
  { affiliateId: '0ea62065.34400275' },
  ...vary({}, 'format', ['json', 'xml']),
  ...vary({}, 'callback', ['a', '0', '_', 'App.onLoad_1']),
  { format: 'json', callback: 'onLoad' },
  ...vary({}, 'elements', ['count', 'count,hits']),
  ...vary({}, 'formatVersion', [1, 2, '2']),
];

/** @type {Refused[]} */
export const commonOutside = [
  ...refuse({}, 'format', ['jsonp', 'JSON'], 'is json or xml'),
  ...refuse(
    {},
    'callback',
    ['on-load', 'a[0]', 'a b', 'f()', '$', '関数', 'é', 'a\n'],
    'has only alphanumerics, periods and underscores',
  ),
  { params: { format: 'xml', callback: 'onLoad' }, names: ['callback'], why: callbackRule },
  ...refuse({}, 'formatVersion', [0, 3, 1.5, 'x'], 'is 1 or 2'),
];

/** @type {Params[]} */
export const callBackInside = vary({}, 'callBack', ['a', '0', '_', '.', '[', ']', 'App.on[0]_1']);

/** @type {Refused[]} */
export const callBackOutside = refuse(
  {},
  'callBack',
  ['', 'on-load', 'a b', 'f()', '$', '関数', 'é', 'a\n'],
  'has one or more alphanumerics, periods, underscores and square brackets',
);
