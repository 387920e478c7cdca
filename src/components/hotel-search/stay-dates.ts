import { dayFromToday } from '../../client/dates.js';
import type { Operation } from '../../client/operations/operation.js';
import { hasValue } from '../../client/validation/validate.js';

/** The parameters of a stay. */
const DATES = ['checkinDate', 'checkoutDate'];

/** A day that the author gives as days from today: `+14`. What is written otherwise stays. */
function resolveDay(day: unknown): unknown {
  const [, days] = /^\s*\+(\d{1,3})\s*$/.exec(String(day)) ?? [];
  return days === undefined ? day : dayFromToday(Number(days));
}

/**
 * The day after one, both `YYYY-MM-DD`. Of what is none, or the last that there is, any day: only
 * what the author has written is to be complained of.
 */
const dayAfter = (day: unknown): string =>
  new Date((Date.parse(String(day)) + 864e5) % 864e13 || 0).toISOString().slice(0, 10);

/** The same parameters with the days that the dates of a stay stand for: by default one night. */
export function withStay(
  given: Readonly<Record<string, unknown>>,
  { params }: Operation,
): Record<string, unknown> {
  const resolved = { ...given };
  for (const name of DATES) if (name in given) resolved[name] = resolveDay(given[name]);
  const { checkinDate, checkoutDate } = resolved;
  if ('checkoutDate' in params && hasValue(checkinDate) && !hasValue(checkoutDate)) {
    resolved['checkoutDate'] = dayAfter(checkinDate);
  }
  return resolved;
}
