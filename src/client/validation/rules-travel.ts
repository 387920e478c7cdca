/** The rules between parameters of the hotel searches. */
import { dayFromToday } from '../days.js';
import { sum } from '../sum.js';
import type { Value, Values } from './parameter.js';
import { requires, type Given, type RuleResult } from './rules.js';
import { hasValue } from './validate.js';

/** Largest degrees; 3600 times as many seconds. */
const MAX_DEGREES = { latitude: 90, longitude: 180 };

const [DEGREES, SECONDS] = [1, 2];

/** Checks a coordinate in the unit of `datumType`. */
function coordinate(
  parameter: keyof typeof MAX_DEGREES,
  values: Values,
  datumType: Value | undefined,
): RuleResult {
  const other = 'datumType';
  const degrees = MAX_DEGREES[parameter];
  const seconds = degrees * 3600;
  const value = String(values[parameter]);
  const size = Math.abs(Number(values[parameter] ?? NaN));
  if (datumType === DEGREES && size > degrees) {
    const looksLikeOther = size > 1000 && size <= seconds;
    return { code: 'mustBeInDegrees', parameter, value, other, limit: degrees, looksLikeOther };
  }
  if (datumType !== SECONDS) return undefined;
  // So few seconds would be a position at sea, off Africa.
  const looksLikeOther = size <= degrees;
  if (looksLikeOther || size > seconds) {
    return { code: 'mustBeInSeconds', parameter, value, other, limit: seconds, looksLikeOther };
  }
  // The service accepts two decimals.
  return /\.\d{3}/.test(value) ? { code: 'tooManyDecimals', parameter, value } : undefined;
}

/** Latitude and longitude of the hotel searches: both or none, in the unit of `datumType`. */
export const coordinates = (values: Values, given: Given): RuleResult[] => {
  // The unit is unknown if `datumType` itself is invalid.
  const datumType = values['datumType'] ?? (hasValue(given['datumType']) ? undefined : SECONDS);
  return [
    requires(given, 'latitude', 'longitude'),
    requires(given, 'longitude', 'latitude'),
    coordinate('latitude', values, datumType),
    coordinate('longitude', values, datumType),
  ];
};

export const notInPast = (values: Values, parameter: string): RuleResult => {
  const today = dayFromToday();
  const value = String(values[parameter] ?? today);
  return value < today ? { code: 'inPast', parameter, value, today } : undefined;
};

/** The parameters that count guests: adults, children by age, infants by meal and bedding. */
export const GUEST_PARAMETERS: readonly string[] = [
  'adultNum',
  'upClassNum',
  'lowClassNum',
  'infantWithMBNum',
  'infantWithMNum',
  'infantWithBNum',
  'infantWithoutMBNum',
];

const MAX_GUESTS = 99;

/** At most 99 guests, with the one adult that the service assumes. */
export const guestCount = (values: Values): RuleResult => {
  const counts = GUEST_PARAMETERS.map(
    (name, i) => [name, Number(values[name] ?? (i ? 0 : 1))] as const,
  );
  const total = sum(counts.map(([, count]) => count));
  if (total <= MAX_GUESTS) return undefined;
  const parameter = GUEST_PARAMETERS.find((name) => values[name])!;
  const value = String(values[parameter]);
  const others = counts.filter(([name, count]) => count && name !== parameter);
  return { code: 'tooManyGuests', parameter, value, total, limit: MAX_GUESTS, others };
};

/** In a search for vacancies, `allReturnFlag` works only with short entries of hotels. */
export const allReturned = (values: Values): RuleResult[] => {
  const { allReturnFlag, latitude, responseType = 'small', searchPattern = 0 } = values;
  if (!allReturnFlag || latitude === undefined) return [];
  const must = (parameter: string, value: Value, only: string | number): RuleResult =>
    value === only
      ? undefined
      : {
          code: 'onlyOneValueWith',
          parameter,
          value: String(value),
          other: 'allReturnFlag',
          only,
        };
  return [must('responseType', responseType, 'small'), must('searchPattern', searchPattern, 0)];
};
