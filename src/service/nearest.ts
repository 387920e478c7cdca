import { commonParams, type Operation } from './operation.js';
import { isGiven, type Flaw } from './parameter.js';
import { clientSettings } from './settings.js';

/** The number of letters to add, drop or exchange to make one word of the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let line = 1; line <= one.length; line++) {
    const next = [line];
    for (let column = 1; column <= other.length; column++) {
      const exchanged = row[column - 1]! + (one[line - 1] === other[column - 1] ? 0 : 1);
      next.push(Math.min(exchanged, row[column]! + 1, next[column - 1]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}

/** Case and separators are what people get wrong first: `max-price` is `maxPrice`. */
const letters = (name: string) => name.replace(/[-_]/g, '').toLowerCase();

/** A question that names what may have been meant, or nothing where no name comes near. */
export function didYouMean(name: string, names: readonly string[]): string {
  const [best] = names
    .map((one) => ({ one, far: distance(letters(name), letters(one)) }))
    .filter(({ one, far }) => far <= Math.max(one.length, name.length) / 2.5)
    .sort((a, b) => a.far - b.far);
  return best ? `; did you mean ${best.one}?` : '';
}

/** Parameters and settings that nothing reads. Services ignore them: a typing error stays unseen. */
export function unknownNames(
  operation: Operation,
  params: Readonly<Record<string, unknown>>,
  settings: Readonly<Record<string, unknown>>,
): Flaw[] {
  const unknown = (given: Readonly<Record<string, unknown>>, known: object, what: string) =>
    Object.entries(given)
      .filter(([name, value]) => isGiven(value) && !Object.hasOwn(known, name))
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
