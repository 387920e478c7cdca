import { hash } from './random.js';

/** @typedef {import('./answer.js').Body} Body */

const TEXTS = [
  '<img src=x onerror="window.__pwned=true">',
  '</script><script>window.__pwned=true</script>',
  '"><svg onload=window.__pwned=true>',
  "${window.__pwned=true} {{constructor.constructor('window.__pwned=true')()}}",
  '\u202Etxt.exe\u2066 \u200Fright to left\u202C \u0000\u0007\uFEFF',
  '&lt;img src=x onerror=window.__pwned=true&gt; &amp;lt;b&amp;gt;',
  '<!--<style>*{display:none!important}</style>',
  "'-window.__pwned=true-' ` \\u003cscript\\u003e \u2028\u2029",
  '\uD83D\uDC69\u200D\uD83D\uDC69\u200D\uD83D\uDC67 \uD800 Z\u0351\u036B\u0343a\u0337l\u031Cg\u0327o\u0489',
  'W'.repeat(5000),
];

const ADDRESSES = [
  'javascript:window.__pwned=true',
  'JaVaScRiPt:window.__pwned=true//https://safe.example/',
  ' \u0001java\tscript:window.__pwned=true',
  'data:text/html,<script>parent.__pwned=true</script>',
  'vbscript:window.__pwned=true',
  'https://safe.example/" onmouseover="window.__pwned=true',
  '//protocol-relative.example/x',
  'file:///etc/hosts',
  'blob:null/1',
  'http://[not-an-address',
];

const IS_ADDRESS = /url/i;

/** @param {any} value @param {string} key @param {string} path @returns {any} */
function hostile(value, key, path) {
  if (typeof value === 'string') {
    const pool = IS_ADDRESS.test(key) ? ADDRESSES : TEXTS;
    return pool[hash(path) % pool.length];
  }
  if (Array.isArray(value)) return value.map((entry, i) => hostile(entry, key, `${path}/${i}`));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, hostile(inner, name, `${path}/${name}`)]),
  );
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

/** Except for keywords, dates and numbers: names of 300 characters, every other one without a space. */
function lengthened(/** @type {any} */ value, /** @type {string} */ key) {
  const isWords =
    typeof value === 'string' && /[ぁ-ん ァ-ヶ一-龠]/.test(value) && !/^\d+[年-]/.test(value);
  if (!isWords || IS_ADDRESS.test(key)) return value;
  const odd = hash(value) % 2;
  return `${value}${(odd ? 'Ｌｏｎｇ　ﾅｶﾞｲ名前、' : 'Longword').repeat(odd ? 27 : 38)}`.slice(
    0,
    300,
  );
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
  const told = { count, recordCount: count, hits: count, pageCount: count, page: 1 };
  const around = { ...told, first: count, last: count };
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
 * @type {Record<string, (body: Body, listPath: string) => any>}
 */
export const shapeFaults = {
  hostile: (body) => hostile(body, '', ''),
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
