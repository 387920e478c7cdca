import { dayFromToday } from '../../client/days.js';
import type { Operation } from '../../client/operations/operation.js';
import { hasValue } from '../../client/validation/validate.js';

const DATES = ['checkinDate', 'checkoutDate'];

/** Resolves days from today, such as `+14`; other values stay. */
function resolveDay(day: unknown): unknown {
  const [, days] = /^\s*\+(\d{1,3})\s*$/.exec(String(day)) ?? [];
  return days === undefined ? day : dayFromToday(Number(days));
}

/** The next day, `YYYY-MM-DD`; any date for an invalid day, which validation reports. */
const dayAfter = (day: unknown): string =>
  new Date((Date.parse(String(day)) + 864e5) % 864e13 || 0).toISOString().slice(0, 10);

/** Resolves the dates of a stay, by default one night. */
export function withDefaultDates(
  parameters: Readonly<Record<string, unknown>>,
  { params }: Operation,
): Record<string, unknown> {
  const resolved = { ...parameters };
  for (const name of DATES) if (name in parameters) resolved[name] = resolveDay(parameters[name]);
  const { checkinDate, checkoutDate } = resolved;
  if ('checkoutDate' in params && hasValue(checkinDate) && !hasValue(checkoutDate)) {
    resolved['checkoutDate'] = dayAfter(checkinDate);
  }
  return resolved;
}
