import { isIsoDate } from '../../client/dates.js';
import { party } from '../../client/operations/stay.js';
import type { ParameterTable } from '../../client/validation/parameter.js';

/** The dates and the guests of the hotels in a list. */
export const stayParams = {
  /** Day of arrival, for the prices of hotels: `2026-12-05`, or a day from today as `+14`, `sat` or `+2sat`. */
  checkinDate: { kind: 'date', test: isIsoDate },
  /** Day of departure; by default the next one. */
  checkoutDate: { kind: 'date', test: isIsoDate },
  ...party,
} as const satisfies ParameterTable;

export const STAY_NAMES: readonly string[] = Object.keys(stayParams);
