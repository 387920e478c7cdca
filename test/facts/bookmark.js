/** @import { Operation } from './shared.js' */
import { refuse, refuseFractions, refuseUnknown, vary } from './shared.js';

/** @type {Operation} */
const list = {
  version: '20170426',
  auth: 'oauth',
  scope: 'site_favoritebookmark_read',
  affiliate: true,
  params: {
    // No last page is given: the limit of 100 is for search operations. A first page is implied.
    page: { type: 'integer', required: false, min: 1, default: 1 },
    hits: { type: 'integer', required: false, min: 1, max: 40, default: 1 },
    sort: {
      type: 'string',
      required: false,
      values: ['regist_datetime', 'regist_datetime:desc', 'price', 'price:desc'],
      default: 'regist_datetime:desc',
    },
    // The empty string is a value of its own here (unspecified), unlike leaving the parameter out.
    ispublic: { type: 'string', required: false, values: ['', 'false', 'true'], default: 'false' },
  },
  oneOf: [],
  cross: [],
  inside: [
    {},
    ...vary({}, 'page', [1, 101, '101']),
    ...vary({}, 'hits', [1, 40, '40']),
    ...vary({}, 'sort', ['regist_datetime', 'regist_datetime:desc', 'price', 'price:desc']),
    ...vary({}, 'ispublic', ['', 'false', 'true']),
  ],
  outside: [
    ...refuse({}, 'page', [0, -1], 'is at least 1'),
    ...refuse({}, 'hits', [0], 'is at least 1'),
    ...refuse({}, 'hits', [41, '41'], 'is at most 40'),
    ...refuse({}, 'sort', ['standard', 'price:asc', '-price'], 'is none of the listed'),
    ...refuse({}, 'ispublic', ['yes', '1'], 'is empty, false or true'),
    ...refuseFractions({}, 'page', 'hits'),
    ...refuseUnknown({}, { bookmarkId: '1', itemCode: 'shop:1' }),
  ],
};

/**
 * @param {string} name the one parameter
 * @param {string} value
 * @returns {Operation}
 */
const update = (name, value) => ({
  version: '20120627',
  auth: 'oauth',
  scope: 'site_favoritebookmark_update',
  affiliate: false,
  params: { [name]: { type: 'string', required: true } },
  oneOf: [],
  cross: [],
  inside: [{ [name]: value }],
  outside: [
    { params: {}, names: [name], why: `${name} is required` },
    { params: { [name]: '' }, names: [name], why: `${name} is required` },
    ...refuseUnknown({ [name]: value }, { page: 1 }),
  ],
});

const add = update('itemCode', 'shop:10000001');
// Only marketplace items can be bookmarked, not products.
add.outside.push(...refuseUnknown({ itemCode: 'shop:10000001' }, { productId: 'ab12cd34' }));

/** @type {Record<string, Operation>} */
export const bookmark = {
  'FavoriteBookmark/List': list,
  'FavoriteBookmark/Add': add,
  'FavoriteBookmark/Delete': update('bookmarkId', '1234567890'),
};
