/** @typedef {Record<string, any>} Body the answer in the shape of format version 1 */

// Kinds of entries that are wrapped in format version 1 and bare in version 2. `hotelBasicInfo` and the parts
// of `roomInfo` are similar, but stay wrapped.
const WRAPPERS = new Set([
  'item',
  'Item',
  'Product',
  'hotel',
  'detail',
  'child',
  'imageUrl',
  'Notice',
]);

/** @param {any} value @returns {value is Body} */
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {any} entry */
function unwrapped(entry) {
  const keys = isObject(entry) ? Object.keys(entry) : [];
  const key = keys[0];
  return keys.length === 1 && key && WRAPPERS.has(key) ? entry[key] : entry;
}

/**
 * Format version 2 of a version 1 body.
 * @param {any} value
 * @returns {any}
 */
export function flat(value) {
  if (Array.isArray(value)) return value.map((entry) => flat(unwrapped(entry)));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, flat(inner)]));
}

/** @param {any} value @param {ReadonlySet<string>} names @returns {any} */
function pruned(value, names) {
  if (Array.isArray(value)) {
    const entries = value
      .map((entry) => pruned(entry, names))
      .filter((entry) => entry !== undefined);
    return entries.length ? entries : undefined;
  }
  if (!isObject(value)) return undefined;
  const fields = Object.entries(value)
    .map(([key, inner]) => [key, names.has(key) ? inner : pruned(inner, names)])
    .filter(([, inner]) => inner !== undefined);
  return fields.length ? Object.fromEntries(fields) : undefined;
}

/**
 * Keeps only the requested fields. Empty entries stay in the list; fields around the list are removed unless
 * they were requested.
 * @param {Body} body
 * @param {readonly string[]} elements
 * @param {string} listPath path of the list, such as `Items` or `Body.Ads.Ad`
 * @returns {Body}
 */
export function selected(body, elements, listPath) {
  const names = new Set(elements);
  const [first, ...rest] = listPath.split('.');
  /** @type {Body} */
  const fields = {};
  for (const [key, value] of Object.entries(body)) {
    if (names.has(key)) fields[key] = value;
    else if (key !== first) continue;
    else if (rest.length) fields[key] = selected(value, elements, rest.join('.'));
    else fields[key] = value.map((/** @type {Body} */ entry) => selectedEntry(entry, names));
  }
  return fields;
}

/** @param {Body} entry @param {ReadonlySet<string>} names */
function selectedEntry(entry, names) {
  const [wrapper = ''] = Object.keys(entry);
  if (!WRAPPERS.has(wrapper)) return pruned(entry, names) ?? {};
  const empty = Array.isArray(entry[wrapper]) ? [] : {};
  return { [wrapper]: pruned(entry[wrapper], names) ?? empty };
}

/**
 * The text of an answer and its content type.
 * @param {any} body
 * @param {{ callback?: string | undefined, formatVersion?: number }} options
 */
export function serialized(body, { callback, formatVersion = 1 }) {
  const json = JSON.stringify(formatVersion === 2 ? flat(body) : body);
  return callback
    ? { text: `${callback}(${json});`, type: 'text/javascript;charset=UTF-8' }
    : { text: json, type: 'application/json;charset=UTF-8' };
}
