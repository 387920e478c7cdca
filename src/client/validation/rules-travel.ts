/** The rules between parameters that only the searches for hotels have. */
import type { Value, Values } from './parameter.js';
import { hasValue } from './validate.js';
import { broken, requires, type Given, type Rule } from './rules.js';

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
  const datum = values['datumType'] ?? (hasValue(given['datumType']) ? undefined : 2);
  return [
    requires(given, 'latitude', 'longitude'),
    requires(given, 'longitude', 'latitude'),
    coordinate('latitude', values['latitude'], datum),
    coordinate('longitude', values['longitude'], datum),
  ];
};

/** Those who stay, by age and by what the youngest need. */
export const GUEST_PARAMETERS: readonly string[] = [
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
  const counts = GUEST_PARAMETERS.map(
    (name, i) => [name, Number(values[name] ?? (i ? 0 : 1))] as const,
  );
  const sum = counts.reduce((total, [, count]) => total + count, 0);
  if (sum <= 99) return undefined;
  const first = GUEST_PARAMETERS.find((name) => values[name])!;
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
