/**
 * The rules that tables alone cannot say, for the `rules` of an operation. Each answers with the
 * broken rule, or with nothing. Those about values get the checked ones, where wrong ones are
 * missing; those about presence get what was given, so that no wrong value counts as missing too.
 */
import type { TooLowIssue, ValidationIssue } from './issue.js';
import type { Values } from './parameter.js';
import { hasValue } from './validate.js';

export type Given = Readonly<Record<string, unknown>>;
export type RuleResult = ValidationIssue | undefined;

/** One value must be above another; dates are in the order of their text. */
function mustBeAbove(
  code: TooLowIssue['code'],
  values: Values,
  parameter: string,
  other: string,
): RuleResult {
  const [value, limit] = [values[parameter], values[other]];
  if (value === undefined || limit === undefined || value > limit) return undefined;
  return { code, parameter, value: String(value), other, limit: limit as string | number };
}

/** One number must be above another. */
export const mustExceed = (values: Values, parameter: string, other: string): RuleResult =>
  mustBeAbove('mustExceed', values, parameter, other);

/** One date must be after another. */
export const mustBeAfter = (values: Values, parameter: string, other: string): RuleResult =>
  mustBeAbove('mustBeAfter', values, parameter, other);

/** One parameter means nothing without another. */
export const requires = (given: Given, parameter: string, other: string): RuleResult =>
  hasValue(given[parameter]) && !hasValue(given[other])
    ? { code: 'requires', parameter, value: String(given[parameter]), other }
    : undefined;

/** One parameter rules others out. */
export const conflictsWith = (
  given: Given,
  parameter: string,
  ...candidates: string[]
): RuleResult => {
  const others = candidates.filter((other) => hasValue(given[other]));
  return hasValue(given[parameter]) && others.length
    ? { code: 'conflictsWith', parameter, value: String(given[parameter]), others }
    : undefined;
};
