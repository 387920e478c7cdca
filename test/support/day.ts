/** Days of tests, which do not depend on the day on which they run. */
import { setDate } from './set-date.js';

const HOUR = 3_600_000;

/** Noon of a Wednesday in Japan. */
const NOW = Date.parse('2029-05-16T12:00+09:00');

/**
 * Stops `Date` at that time: tests with days call it first.
 * @returns undoes it, for tests in Node
 */
export function stopDate(): () => void {
  const { Date } = globalThis;
  setDate(globalThis, () => NOW);
  return () => {
    globalThis.Date = Date;
  };
}

/** A script for the top of a page, which stops its `Date` at the same time. */
export const stoppedDate = `(${String(setDate)})(window, () => ${NOW});`;

/** A day relative to today, in the service's time zone. */
export const day = (from: number): string =>
  new Date(NOW + (9 + 24 * from) * HOUR).toISOString().slice(0, 10);
