import { wrongParameter } from './refusal.js';

/**
 * One parameter of an operation: its parser, and its default.
 * @typedef {object} Parameter
 * @property {(text: string, name: string) => any} read
 * @property {any} [fallback]
 * @property {boolean} [required]
 * @property {boolean} [empty] true if the empty text is a value
 */

/** @typedef {Record<string, any>} Values */

/**
 * A rule over several parameters: returns the problem, or undefined.
 * @typedef {(values: Values) => string | undefined} Rule
 */

/** @param {string} text @param {string} name @param {string} expected */
function wholeNumber(text, name, expected) {
  // Number() alone would accept '0x10', '1e1' and ' 5 '.
  if (!/^-?\d{1,15}$/.test(text)) throw wrongParameter(`${name} must be ${expected}`);
  return Number(text);
}

/**
 * @param {number} min
 * @param {number} max
 * @param {number} [fallback]
 * @returns {Parameter}
 */
export const integer = (min, max, fallback) => ({
  fallback,
  read(text, name) {
    const form = `an integer from ${min} to ${max}`;
    const value = wholeNumber(text, name, form);
    if (value < min || value > max) throw wrongParameter(`${name} must be ${form}`);
    return value;
  },
});

/**
 * One of several numbers.
 * @param {readonly number[]} values
 * @param {number} [fallback]
 * @returns {Parameter}
 */
export const number = (values, fallback) => ({
  fallback,
  read(text, name) {
    const form = `one of ${values.join(', ')}`;
    const value = wholeNumber(text, name, form);
    if (!values.includes(value)) throw wrongParameter(`${name} must be ${form}`);
    return value;
  },
});

/** @param {number} [fallback] */
export const flag = (fallback = 0) => number([0, 1], fallback);

/**
 * One of several words.
 * @param {readonly string[]} words
 * @param {string} [fallback]
 * @returns {Parameter}
 */
export const word = (words, fallback) => ({
  fallback,
  read(text, name) {
    if (!words.includes(text)) throw wrongParameter(`${name} must be one of ${words.join(', ')}`);
    return text;
  },
});

/**
 * Text, with an optional form.
 * @param {RegExp} [form]
 * @param {string} [inWords] the form in words
 * @returns {Parameter}
 */
export const text = (form, inWords) => ({
  read(value, name) {
    if (form && !form.test(value)) throw wrongParameter(`${name} must be ${inWords}`);
    return value;
  },
});

/** Digits of a code: a text, so that leading zeros are kept. */
export const digits = () => text(/^\d{1,19}$/, 'a number');

/**
 * A genre id of a media group, which accepts only its own branch of the tree.
 * @param {string} [root]
 * @returns {Parameter}
 */
export const genre = (root = '') => ({
  read(value, name) {
    if (!/^\d+$/.test(value)) throw wrongParameter(`${name} must be a number`);
    if (!value.startsWith(root)) throw wrongParameter(`${name} must be a genre under ${root}`);
    return value;
  },
});

/**
 * @param {number} min
 * @param {number} max
 * @param {number} [fallback]
 * @returns {Parameter}
 */
export const decimal = (min, max, fallback) => ({
  fallback,
  read(value, name) {
    const form = `a decimal number from ${min} to ${max}`;
    if (!/^-?\d+(\.\d+)?$/.test(value)) throw wrongParameter(`${name} must be ${form}`);
    const amount = Number(value);
    if (amount < min || amount > max) throw wrongParameter(`${name} must be ${form}`);
    return amount;
  },
});

/** A valid day, as text, which also sorts by time. */
export const date = () => ({
  /** @param {string} value @param {string} name */
  read(value, name) {
    const time = Date.parse(`${value}T00:00:00Z`);
    // Some engines parse February 30th as March 1st: compare the result.
    const real =
      /^\d{4}-\d{2}-\d{2}$/.test(value) &&
      !Number.isNaN(time) &&
      new Date(time).toISOString().startsWith(value);
    if (!real) throw wrongParameter(`${name} must be a date as YYYY-MM-DD`);
    return value;
  },
});

/**
 * A comma-separated list.
 * @param {Parameter} kind of one entry
 * @param {number} [max]
 * @returns {Parameter}
 */
export const list = (kind, max = Infinity) => ({
  read(value, name) {
    const parts = value.split(',');
    if (parts.length > max) throw wrongParameter(`${name} must have at most ${max} entries`);
    return parts.map((part) => kind.read(part, name));
  },
});

/** @param {Parameter} kind @returns {Parameter} */
export const required = (kind) => ({ ...kind, required: true });

/**
 * Parses the query by an operation's table. An empty parameter counts as not sent; unknown ones are ignored, as
 * by live services.
 * @param {Record<string, Parameter>} table
 * @param {readonly Rule[]} rules
 * @param {URLSearchParams} query
 */
export function readParameters(table, rules, query) {
  /** @type {Values} */
  const values = {};
  for (const [name, kind] of Object.entries(table)) {
    const value = query.get(name);
    if (value || (value === '' && kind.empty)) values[name] = kind.read(value, name);
    else if (kind.required) throw wrongParameter(`${name} must be present`);
  }
  // Before the defaults are added: the rules are about sent parameters.
  for (const rule of rules) {
    const problem = rule(values);
    if (problem) throw wrongParameter(problem);
  }
  for (const [name, kind] of Object.entries(table)) values[name] ??= kind.fallback;
  return values;
}
