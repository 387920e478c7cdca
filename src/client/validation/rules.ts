/**
 * Rules between parameters, for the `rules` of an operation. Each returns the broken rule, or undefined. Rules
 * about values get the valid ones; rules about presence get all given ones, so that an invalid value is not
 * reported as missing too.
 */
import type { ValidationIssue } from './issue.js';
import type { Values } from './parameter.js';
import { hasValue } from './validate.js';

export type Given = Readonly<Record<string, unknown>>;
export type RuleResult = ValidationIssue | undefined;

/** One value must be above another; dates are compared as text. */
function mustBeAbove(
  code: 'mustExceed' | 'mustBeAfter',
  values: Values,
  parameter: string,
  other: string,
): RuleResult {
  const [value, limit] = [values[parameter], values[other]];
  if (value === undefined || limit === undefined || value > limit) return undefined;
  return { code, parameter, value: String(value), other, limit: limit as string | number };
}

export const mustExceed = (values: Values, parameter: string, other: string): RuleResult =>
  mustBeAbove('mustExceed', values, parameter, other);

export const mustBeAfter = (values: Values, parameter: string, other: string): RuleResult =>
  mustBeAbove('mustBeAfter', values, parameter, other);

/** One parameter has no effect without another. */
export const requires = (given: Given, parameter: string, other: string): RuleResult =>
  hasValue(given[parameter]) && !hasValue(given[other])
    ? { code: 'requires', parameter, value: String(given[parameter]), other }
    : undefined;

/** One parameter excludes others. */
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
