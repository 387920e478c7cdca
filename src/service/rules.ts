/**
 * The rules that tables alone cannot say, for the `rules` of an operation. Each answers with the
 * broken rule, or with nothing. Those about values get the checked ones, where wrong ones are
 * missing; those about presence get what was given, so that no wrong value counts as missing too.
 */
import { isGiven, type Flaw, type Value, type Values } from './parameter.js';

type Given = Readonly<Record<string, unknown>>;
type Rule = Flaw | undefined;

const broken = (parameter: string, value: unknown, rule: string): Flaw => ({
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
  const found = others.filter((other) => isGiven(given[other]));
  return isGiven(given[one]) && found.length
    ? broken(one, given[one], `cannot be used together with ${found.join(' and ')}`)
    : undefined;
};

/** Largest degrees; 3600 times as many seconds. */
const FARTHEST = { latitude: 90, longitude: 180 };

/** A coordinate in the unit that `datumType` asks for. */
const coordinate = (name: keyof typeof FARTHEST, value: Value | undefined, datum: unknown) => {
  const degrees = FARTHEST[name];
  const seconds = degrees * 3600;
  const size = Math.abs(Number(value ?? NaN));
  const wrong = (rule: string) => broken(name, value, rule);
  if (datum === 1 && size > degrees) {
    const hint = size > 1000 && size <= seconds ? ', but looks like seconds' : '';
    return wrong(`must be in degrees from -${degrees} to ${degrees}, as datumType is 1${hint}`);
  }
  if (datum !== 2) return undefined;
  // So few seconds would be a place at sea, off Africa.
  if (size <= degrees) {
    return wrong('must be in seconds but looks like degrees, which need datumType 1');
  }
  if (size > seconds) return wrong(`must be in seconds from -${seconds} to ${seconds}`);
  return /\.\d{3}/.test(String(value))
    ? wrong('must have at most two decimals where it is in seconds')
    : undefined;
};

/** Latitude and longitude of the hotel searches: both, and both in the unit of `datumType`. */
export const coordinates = (values: Values, given: Given): Rule[] => {
  // Nothing can be said about the unit where datumType itself is wrong.
  const datum = values['datumType'] ?? (isGiven(given['datumType']) ? undefined : 2);
  return [
    needs(given, 'latitude', 'longitude'),
    needs(given, 'longitude', 'latitude'),
    coordinate('latitude', values['latitude'], datum),
    coordinate('longitude', values['longitude'], datum),
  ];
};

const HEADS = [
  'adultNum',
  'upClassNum',
  'lowClassNum',
  'infantWithMBNum',
  'infantWithMNum',
  'infantWithBNum',
  'infantWithoutMBNum',
];

/** At most 99 people, with the one adult that the service assumes. */
export const headCount = (values: Values): Rule => {
  const counts = HEADS.map((name, i) => [name, Number(values[name] ?? (i ? 0 : 1))] as const);
  const sum = counts.reduce((total, [, count]) => total + count, 0);
  if (sum <= 99) return undefined;
  const first = HEADS.find((name) => values[name])!;
  const others = counts.filter(([name, count]) => count && name !== first);
  const together = others.map(([name, count]) => `${name} (${count})`).join(', ');
  return broken(first, values[first], `makes ${sum} people with ${together}: at most 99 can stay`);
};

/** Vacancies around coordinates all come at once only as short entries of hotels. */
export const allReturned = (values: Values): Rule[] => {
  const { allReturnFlag, latitude, responseType = 'small', searchPattern = 0 } = values;
  if (!allReturnFlag || latitude === undefined) return [];
  const must = (parameter: string, value: Value, only: string | number) =>
    value === only
      ? undefined
      : broken(parameter, value, `must be ${only} with allReturnFlag in a search by coordinates`);
  return [must('responseType', responseType, 'small'), must('searchPattern', searchPattern, 0)];
};

/**
 * What a keyword must be: 128 single-byte characters in all, where others count as two but
 * half-width kana as one; in each word two characters, of which one is enough if it is
 * double-byte and neither kana nor a symbol.
 */
export const isKeyword = (text: string): boolean =>
  text.replace(/[^ -~｡-ﾟ]/gu, '  ').length <= 128 &&
  text.split(/\s+/).every((word) => !/^[ -~｡-ﾟ\p{scx=Hira}\p{scx=Kana}\p{P}\p{S}]$/u.test(word));
