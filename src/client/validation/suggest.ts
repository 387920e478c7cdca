import { commonParams, type Operation } from '../operations/operation.js';
import type { ValidationIssue } from './issue.js';
import { hasValue } from './validate.js';
import { clientSettings } from '../settings.js';

/** How many letters two words have in common at their beginning and at their end. */
function shared(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  let [start, end] = [0, 0];
  while (start < shorter && one[start] === other[start]) start++;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  return start + end;
}

/** Case and separators are what people get wrong first: `max-price` is `maxPrice`. */
const letters = (name: string) => name.replace(/[-_]/g, '').toLowerCase();

/** The name that was probably meant, or undefined where none comes near. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const similarity = (one: string) =>
    shared(letters(name), letters(one)) / Math.max(name.length, one.length);
  const best = names.reduce((a, b) => (similarity(b) > similarity(a) ? b : a));
  return similarity(best) > 0.55 ? best : undefined;
}

/** A question that goes behind a name that nobody knows; empty where nothing is suggested. */
export const didYouMean = (suggestion: string | undefined): string =>
  suggestion === undefined ? '' : `; did you mean ${suggestion}?`;

type Given = Readonly<Record<string, unknown>>;

/** The names that have a value but are in no table. */
const unknownIn = (given: Given, table: object): string[] =>
  Object.keys(given).filter((name) => hasValue(given[name]) && !Object.hasOwn(table, name));

/**
 * Parameters and settings that nothing reads. Services ignore them: a typing error stays unseen.
 * Issues come without the value, which can be an access token under a wrong name.
 */
export function unknownNames(
  operation: Operation,
  params: Given,
  settings: Given,
): ValidationIssue[] {
  const knownSettings = { ...clientSettings, ...operation.settings };
  const knownParams = { ...operation.params, ...commonParams };
  return [
    ...unknownIn(settings, knownSettings).map((parameter): ValidationIssue => ({
      code: 'unknownSetting',
      parameter,
      suggestion: nearestName(parameter, Object.keys(knownSettings)),
    })),
    ...unknownIn(params, knownParams).map((parameter): ValidationIssue => ({
      code: 'unknownParameter',
      parameter,
      operation: operation.path,
      isSetting: Object.hasOwn(clientSettings, parameter),
      suggestion: nearestName(parameter, Object.keys(knownParams)),
    })),
  ];
}
