import type { Operation } from '../operations/operation.js';
import type { ValidationIssue } from './issue.js';
import type { Value } from './parameter.js';

/**
 * Checks that one parameter of an operation's group `oneOf` is given. If none is, the default of one that has a
 * default is sent.
 * @param values the valid values, to which that default is added
 * @param isGiven whether a parameter was given, valid or not
 */
export function checkOneOf(
  { oneOf = [], params }: Operation,
  values: Record<string, Value>,
  isGiven: (parameter: string) => boolean,
): ValidationIssue | undefined {
  const [first, ...alternatives] = oneOf;
  if (first === undefined || oneOf.some(isGiven)) return undefined;
  for (const name of oneOf) {
    const value = params[name]?.default;
    if (value === undefined) continue;
    values[name] = value;
    return undefined;
  }
  return { code: 'requiredOneOf', parameter: first, alternatives };
}
