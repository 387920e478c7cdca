/**
 * The rules that tables alone cannot say, for the `rules` of an operation. Each answers with the
 * broken rule, or with nothing. Those about values get the checked ones, where wrong ones are
 * missing; those about presence get what was given, so that no wrong value counts as missing too.
 */
import type { ValidationIssue, Values } from './parameter.js';
import { hasValue } from './validate.js';

export type Given = Readonly<Record<string, unknown>>;
export type Rule = ValidationIssue | undefined;

export const broken = (parameter: string, value: unknown, rule: string): ValidationIssue => ({
  parameter,
  value: String(value),
  rule,
});

/** One value must be larger than another, or a date after another. */
export const mustExceed = (values: Values, large: string, small: string, how = 'above'): Rule => {
  const [high, low] = [values[large], values[small]];
  return high !== undefined && low !== undefined && high <= low
    ? broken(large, high, `must be ${how} ${small} (${String(low)})`)
    : undefined;
};

/** One parameter means nothing without another. */
export const requires = (given: Given, one: string, other: string): Rule =>
  hasValue(given[one]) && !hasValue(given[other])
    ? broken(one, given[one], `can only be used together with ${other}`)
    : undefined;

/** One parameter rules others out. */
export const conflictsWith = (given: Given, one: string, ...others: string[]): Rule => {
  const found = others.filter((other) => hasValue(given[other])).join(' and ');
  return hasValue(given[one]) && found
    ? broken(one, given[one], `cannot be used together with ${found}`)
    : undefined;
};
