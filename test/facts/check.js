/**
 * A reading of the facts as rules, to try the parameter sets on. It is no model for the client:
 * it knows nothing of messages, and takes the facts as they stand.
 */

/** @import { Operation, Param, Params, Value } from './shared.js' */

const isDate = (/** @type {string} */ text) => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

const single = /^[\x20-\x7e]$/u;
const kanaOrSymbols = /^(?:[\p{scx=Hiragana}\p{scx=Katakana}]|[\p{P}\p{S}])+$/u;

/** @param {string} text */
const keywordHolds = (text) => {
  const width = (/** @type {string} */ word) =>
    [...word].reduce((sum, character) => sum + (single.test(character) ? 1 : 2), 0);
  return (
    width(text) <= 128 &&
    text
      .split(' ')
      .every((word) => width(word) >= 2 && ([...word].length >= 2 || !kanaOrSymbols.test(word)))
  );
};

/**
 * @param {Param} param
 * @param {string} text
 */
const typeHolds = (param, text) => {
  if (param.type === 'string') return true;
  if (param.type === 'date') return isDate(text);
  return (param.type === 'decimal' || param.decimal ? /^-?\d+(\.\d+)?$/ : /^-?\d+$/).test(text);
};

/**
 * What is wrong with a value by itself, or nothing.
 * @param {Param} param
 * @param {Value} value
 */
export const problemOf = (param, value) => {
  const whole = String(value);
  if (param.required && whole === '') return 'required';
  const items = param.list ? whole.split(',') : [whole];
  if (param.maxItems !== undefined && items.length > param.maxItems) return 'maxItems';
  for (const text of items) {
    if (!typeHolds(param, text)) return 'type';
    if (param.values && !param.values.map(String).includes(text)) return 'values';
    if (param.min !== undefined && Number(text) < param.min) return 'min';
    if (param.max !== undefined && Number(text) > param.max) return 'max';
    if (param.pattern && !param.pattern.test(text)) return 'pattern';
    if (param.minLength !== undefined && [...text].length < param.minLength) return 'minLength';
    if (param.keyword && !keywordHolds(text)) return 'keyword';
  }
  return '';
};

/**
 * @param {Operation} operation
 * @param {Params} set
 */
export const brokenCross = ({ cross }, set) => cross.filter(({ holds }) => !holds(set));

/**
 * The rules that a set of parameters breaks; those over several parameters count only when the
 * parameters are right by themselves.
 * @param {Operation} operation
 * @param {Params} set
 * @returns {{ names: string[], problem: string, rule?: string }[]}
 */
export const broken = (operation, set) => {
  const { params, oneOf } = operation;
  const alone = [
    ...Object.entries(set).map(([name, value]) => {
      const param = params[name];
      return { names: [name], problem: param ? problemOf(param, value) : 'unknown' };
    }),
    ...Object.entries(params)
      .filter(([name, { required }]) => required && set[name] === undefined)
      .map(([name]) => ({ names: [name], problem: 'required' })),
    ...oneOf
      .filter((group) => group.every((name) => (set[name] ?? params[name]?.default) === undefined))
      .map((group) => ({ names: group, problem: 'oneOf' })),
  ].filter(({ problem }) => problem !== '');
  const wrong = new Set(alone.flatMap(({ names }) => names));
  const together = brokenCross(operation, set)
    .filter(({ names }) => !names.some((name) => wrong.has(name)))
    .map(({ names, rule }) => ({ names, problem: 'cross', rule }));
  return [...alone, ...together];
};
