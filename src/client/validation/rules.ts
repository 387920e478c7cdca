/**
 * The rules that tables alone cannot say, for the `rules` of an operation. Each answers with the
 * broken rule, or with nothing. Those about values get the checked ones, where wrong ones are
 * missing; those about presence get what was given, so that no wrong value counts as missing too.
 */
import { isGiven, type Flaw, type Values } from './parameter.js';

export type Given = Readonly<Record<string, unknown>>;
export type Rule = Flaw | undefined;

export const broken = (parameter: string, value: unknown, rule: string): Flaw => ({
  parameter,
  value: String(value),
  rule,
});

/** One value must be larger than another, or a date after another. */
export const above = (values: Values, large: string, small: string, how = 'above'): Rule => {
  const [high, low] = [values[large], values[small]];
  return high !== undefined && low !== undefined && high <= low
    ? broken(large, high, `must be ${how} ${small} (${String(low)})`)
    : undefined;
};

/** One parameter means nothing without another. */
export const needs = (given: Given, one: string, other: string): Rule =>
  isGiven(given[one]) && !isGiven(given[other])
    ? broken(one, given[one], `can only be used together with ${other}`)
    : undefined;

/** One parameter rules others out. */
export const excludes = (given: Given, one: string, ...others: string[]): Rule => {
  const found = others.filter((other) => isGiven(given[other])).join(' and ');
  return isGiven(given[one]) && found
    ? broken(one, given[one], `cannot be used together with ${found}`)
    : undefined;
};
