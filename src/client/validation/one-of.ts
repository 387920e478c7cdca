import type { Operation } from '../operations/operation.js';
import type { ValidationIssue, Value } from './parameter.js';

/**
 * Sees to it that one of a group of parameters is there: where none is, the default of one that has
 * a default is set.
 * @param values the checked values, which it may add to
 * @param has whether a parameter was given, right or wrong
 */
export function choice(
  { oneOf = [], params }: Operation,
  values: Record<string, Value>,
  has: (parameter: string) => boolean,
): ValidationIssue | undefined {
  if (!oneOf.length || oneOf.some(has)) return undefined;
  const filled = oneOf.find((name) => params[name]?.default !== undefined);
  if (!filled) {
    return { parameter: oneOf[0]!, rule: `or one of ${oneOf.slice(1).join(', ')} is required` };
  }
  values[filled] = params[filled]!.default!;
  return undefined;
}
