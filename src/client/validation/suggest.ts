import { commonParams, type Operation } from '../operations/operation.js';
import type { ValidationIssue } from './parameter.js';
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

/** A question that names what may have been meant, or nothing where no name comes near. */
export function didYouMean(name: string, names: readonly string[]): string {
  const near = (one: string) =>
    shared(letters(name), letters(one)) / Math.max(name.length, one.length);
  const best = names.reduce((a, b) => (near(b) > near(a) ? b : a));
  return near(best) > 0.55 ? `; did you mean ${best}?` : '';
}

/** Parameters and settings that nothing reads. Services ignore them: a typing error stays unseen. */
export function unknownNames(
  operation: Operation,
  params: Readonly<Record<string, unknown>>,
  settings: Readonly<Record<string, unknown>>,
): ValidationIssue[] {
  const unknown = (given: Readonly<Record<string, unknown>>, known: object, what: string) =>
    Object.entries(given)
      .filter(([name, value]) => hasValue(value) && !Object.hasOwn(known, name))
      // Without the value, which can be an access token under a wrong name.
      .map(([parameter]) => {
        const meant = Object.hasOwn(clientSettings, parameter)
          ? '; it is a setting'
          : didYouMean(parameter, Object.keys(known));
        return { parameter, rule: `is not a ${what}${meant}` };
      });
  return [
    ...unknown(settings, { ...clientSettings, ...operation.settings }, 'setting'),
    ...unknown(params, { ...operation.params, ...commonParams }, `parameter of ${operation.path}`),
  ];
}
