import { commonParams, type Operation } from '../operations/operation.js';
import { WEEKDAYS } from '../days.js';
import type { ValidationIssue } from './issue.js';
import type { Given } from './rules.js';
import type { Parameter } from './parameter.js';
import { hasValue } from './validate.js';
import { clientSettings } from '../settings.js';

/** Number of letters that two words share at their start and at their end, also in the other order between these. */
function shared(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let [start, end] = [0, 0];
  while (start < shorter && a[start] === b[start]) start++;
  while (start + end < shorter && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [before, after] = [a, b].map((word) => word.slice(start, word.length - end)) as [
    string,
    string,
  ];
  const isSwapped = before.length === 2 && after === before[1]! + before[0]!;
  return start + end + (isSwapped ? 2 : 0);
}

/** Without case and separators, the most frequent mistakes: `max-price` is `maxPrice`. */
const letters = (name: string) => name.replace(/[-_]/g, '').toLowerCase();

/** The most similar name; undefined if none is similar enough. */
export function nearestName(name: string, names: readonly string[]): string | undefined {
  const longest = Math.max(...names.map(({ length }) => length));
  // No part of a name twice as long is similar enough.
  if (name.length > 2 * longest) return undefined;
  const given = letters(name);
  let best: { readonly name?: string; readonly similarity: number } = { similarity: 0.55 };
  for (const known of names) {
    const similarity = shared(given, letters(known)) / Math.max(name.length, known.length);
    if (similarity > best.similarity) best = { name: known, similarity };
  }
  return best.name;
}

/** Least number of letters of a value that begins a wrong one: `sat` of `saturday`. */
const STEM = 3;

/** A value that stands for others: `event:NAME`. */
const PLACEHOLDER = /[A-Z]{4}/;

/** The most similar valid value; of a list, with each entry replaced. */
export function nearestValue(value: string, rule: Parameter): string | undefined {
  const { kind, separator } = rule;
  const { values = kind === 'date' ? WEEKDAYS : [] } = rule;
  if (!values.length) return undefined;
  const known = values.map(String).filter((each) => !PLACEHOLDER.test(each));
  const entries = kind === 'list' ? value.split(/[\s,]+/).filter(Boolean) : [value];
  const nearest = entries.map(
    (entry) =>
      nearestName(entry, known) ??
      (/^[a-z]+$/i.test(entry)
        ? known.find((each) => each.length >= STEM && letters(entry).startsWith(letters(each)))
        : undefined),
  );
  return nearest.includes(undefined) ? undefined : nearest.join(separator ? ' ' : ',');
}

/** The tags that a wrong one may mean: the tags that it begins, else the most similar one. */
export function nearestTags(tag: string, tags: readonly string[]): string[] {
  const stem = `${tag.replace(/s$/, '')}-`;
  const longer = tags.filter((known) => known.startsWith(stem));
  const nearest = nearestName(tag, tags);
  return longer.length ? longer : nearest ? [nearest] : [];
}

/** A question after an unknown name; empty without a suggestion. */
export const didYouMean = (suggestion: string | undefined): string =>
  suggestion === undefined ? '' : `; did you mean ${suggestion}?`;

const unknownIn = (given: Given, table: object): string[] =>
  Object.keys(given).filter((name) => hasValue(given[name]) && !Object.hasOwn(table, name));

/**
 * Issues of unknown parameters and settings. Services ignore them, so a typing error stays unnoticed. The
 * issues have no value: it can be an access token under a wrong name.
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
