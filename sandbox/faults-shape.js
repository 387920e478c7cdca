import { addresses, fields, texts } from './hostile-payloads.js';
import { hash } from './random.js';

/** @typedef {import('./answer.js').Body} Body */

/**
 * The number of the first payload, and the names of further fields, each with an address.
 * @typedef {{ readonly first: number, readonly names: readonly string[] }} Payloads
 */

const IS_ADDRESS = /url/i;
/** Entries of a page of payloads. */
const PAGE = 30;
/** Entries of a list that is too long, and bytes of an answer that is too large. */
const MANY = 10_000;
const LARGE = 5_000_000;

/** @param {unknown} value @returns {value is Record<string, any>} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the text that replaces another one.
 * @callback Pick
 * @param {readonly string[]} pool
 * @param {string} path
 * @param {string} text
 * @returns {string | undefined}
 */

/**
 * A copy with payloads in place of texts and addresses.
 * @param {any} value
 * @param {Pick} pick
 * @param {string} [key]
 * @param {string} [path]
 * @returns {any}
 */
function hostile(value, pick, key = '', path = '') {
  if (typeof value === 'string') return pick(IS_ADDRESS.test(key) ? addresses : texts, path, value);
  if (Array.isArray(value)) {
    return value.map((entry, index) => hostile(entry, pick, key, `${path}/${index}`));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      hostile(inner, pick, name, `${path}/${name}`),
    ]),
  );
}

/** @type {(number: number) => Pick} */
const payload = (number) => (pool) => pool[number % pool.length];

/** @type {(number: number) => Pick} */
const textPayload = (number) => (pool, _, text) =>
  pool === texts ? pool[number % pool.length] : text;

/**
 * Adds fields to the objects of an entry, except to those that only wrap another one.
 * @param {any} value
 * @param {readonly (readonly [string, unknown])[]} foreign fields of other kinds
 * @returns {any}
 */
function withOddFields(value, foreign) {
  if (Array.isArray(value)) return value.map((inner) => withOddFields(inner, foreign));
  if (!isObject(value)) return value;
  const copy = Object.entries(value).map(([name, inner]) => [name, withOddFields(inner, foreign)]);
  return Object.fromEntries(
    copy.length > 1 ? [...foreign, ...copy, ...Object.entries(fields)] : copy,
  );
}

/**
 * The body with 30 entries in each list: in every text and address of an entry is the same payload. Of every third
 * entry, the numbers are texts as well.
 * @param {any} value
 * @param {Payloads} payloads
 * @param {(number: number) => Pick} pickFor
 * @returns {any}
 */
function payloadLists(value, payloads, pickFor) {
  if (isObject(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, payloadLists(inner, payloads, pickFor)]),
    );
  }
  if (!Array.isArray(value) || !value.length) return value;
  return Array.from({ length: PAGE }, (_, index) => {
    const number = payloads.first + index;
    const entry = value[index % value.length];
    const variant =
      number % 3 < 2 ? entry : each(entry, (it) => (typeof it === 'number' ? String(it) : it));
    const foreign = payloads.names.map(
      (name) => /** @type {const} */ ([name, addresses[number % addresses.length]]),
    );
    return withOddFields(hostile(variant, pickFor(number)), foreign);
  });
}

/**
 * A copy in which `change` is applied to each field.
 * @param {any} value
 * @param {(value: any, key: string) => any} change
 * @param {string} [key]
 * @returns {any}
 */
function each(value, change, key = '') {
  const changed = change(value, key);
  if (changed !== value || changed === null || typeof changed !== 'object') return changed;
  if (Array.isArray(value)) return value.map((entry) => each(entry, change, key));
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, each(inner, change, name)]),
  );
}

/** True for names and other words; not for keywords, dates, numbers and addresses. */
const isWords = (/** @type {any} */ value, /** @type {string} */ key) =>
  typeof value === 'string' &&
  /[ぁ-ん ァ-ヶ一-龠]/.test(value) &&
  !/^\d+[年-]/.test(value) &&
  !IS_ADDRESS.test(key);

/** Words of 300 characters, every other one without a space. */
function lengthened(/** @type {any} */ value, /** @type {string} */ key) {
  if (!isWords(value, key)) return value;
  const odd = hash(value) % 2;
  return `${value}${(odd ? 'Ｌｏｎｇ　ﾅｶﾞｲ名前、' : 'Longword').repeat(odd ? 27 : 38)}`.slice(
    0,
    300,
  );
}

/** @template T @param {readonly T[]} list @param {number} length @returns {T[]} */
const repeated = (list, length) =>
  Array.from({ length: list.length && length }, (_, i) => /** @type {T} */ (list[i % list.length]));

/** The same share of a large body in each text of words. @param {Body} body @returns {Body} */
function enlarged(body) {
  let count = 0;
  each(body, (value, key) => {
    if (isWords(value, key)) count++;
    return value;
  });
  const more = ' Long word'.repeat(Math.ceil(LARGE / 10 / Math.max(count, 1)));
  return each(body, (value, key) => (isWords(value, key) ? value + more : value));
}

/** Removes pictures; lists of them become empty. */
const unpictured = (/** @type {any} */ value, /** @type {string} */ key) =>
  !/image|thumbnail/i.test(key) ? value : Array.isArray(value) ? [] : '';

/**
 * The body with a changed list.
 * @param {Body} body
 * @param {string} path
 * @param {(list: any[]) => any} change
 * @returns {Body}
 */
function withList(body, path, change) {
  const [first = '', ...rest] = path.split('.');
  const inner = body?.[first];
  if (inner === undefined) return body;
  return {
    ...body,
    [first]: rest.length ? withList(inner, rest.join('.'), change) : change(inner),
  };
}

/** Adapts the counts around a shortened list. @param {Body} body @param {number} count */
function recounted(body, count) {
  const counts = { count, recordCount: count, hits: count, pageCount: count, page: 1 };
  const around = { ...counts, first: count, last: count };
  const agree = (/** @type {Body} */ part) =>
    Object.fromEntries(
      Object.entries(part).map(([key, value]) => [
        key,
        key in around && typeof value === 'number' ? around[/** @type {'count'} */ (key)] : value,
      ]),
    );
  const result = agree(body);
  if (result['pagingInfo']) result['pagingInfo'] = agree(result['pagingInfo']);
  if (result['summary']) result['summary'] = agree(result['summary']);
  return result;
}

/** @param {any} value @returns {any} */
function nulled(value) {
  if (Array.isArray(value)) return value.map(nulled);
  if (value === null || typeof value !== 'object') return null;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, nulled(inner)]));
}

const ALIEN = {
  Notice: { noticeId: 'n-1', headline: 'an entry of another kind', link: { href: '/notice' } },
};

/**
 * Faults of the content: each changes a body of format version 1.
 * @type {Record<string, (body: Body, listPath: string, payloads: Payloads) => any>}
 */
export const shapeFaults = {
  hostile: (body) => hostile(body, (pool, path) => pool[hash(path) % pool.length]),
  payloads: (body, _, payloads) =>
    'error' in body
      ? hostile(body, payload(payloads.first))
      : payloadLists(body, payloads, payload),
  'text-payloads': (body, _, payloads) => payloadLists(body, payloads, textPayload),
  'many-entries': (body, path) => withList(body, path, (list) => repeated(list, MANY)),
  'large-body': (body) => enlarged(body),
  long: (body) => each(body, lengthened),
  'no-pictures': (body) => each(body, unpictured),
  empty: (body, path) =>
    recounted(
      withList(body, path, () => []),
      0,
    ),
  one: (body, path) =>
    recounted(
      withList(body, path, (list) => list.slice(0, 1)),
      1,
    ),
  alien: (body, path) =>
    withList(body, path, (list) => [...list.slice(0, 1), ALIEN, ...list.slice(1)]),
  'shape:null': () => null,
  'shape:string': () => 'temporarily out of order',
  'shape:array': () => [],
  'shape:number': () => 42,
  'shape:items-object': (body, path) => withList(body, path, (list) => ({ ...list })),
  'shape:nulls': (body, path) =>
    withList(body, path, (list) => list.map((entry, i) => (i === 1 ? null : nulled(entry)))),
};
