import { inJapan, isIsoDate } from './dates.js';

const DAY = 24 * 60 * 60 * 1000;

/** Today in Japan plus a number of days: `YYYY-MM-DD`. */
export const dayFromToday = (days = 0): string =>
  inJapan(Date.now() + days * DAY)
    .toISOString()
    .slice(0, 10);

/** A day plus a number of days, both `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/**
 * Number of days between two days, both `YYYY-MM-DD`; NaN if one is invalid. Counted in UTC, where all days are
 * of equal length.
 */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY;

/** The days of the week, as dates may name them. */
export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/**
 * A day relative to today in Japan, as `YYYY-MM-DD`: `+14` is in 14 days; `sat` is the next Saturday, or today if it is
 * one; `+2sat` is two weeks after `sat`. Other values stay.
 * @param after `YYYY-MM-DD`: the day of the week is a later one than this day
 */
export function resolveDay(value: unknown, after = ''): unknown {
  const [, days, weeks, name = ''] =
    /^\s*(?:\+(\d{1,3})|(?:\+(\d\d?))?([a-z]{3}))\s*$/i.exec(String(value)) ?? [];
  if (days !== undefined) return dayFromToday(Number(days));
  const weekday = WEEKDAYS.indexOf(name.toLowerCase());
  if (weekday < 0) return value;
  const today = dayFromToday();
  const untilThen = (weekday - new Date(today).getUTCDay() + 7) % 7;
  const day = addDays(today, untilThen + 7 * Number(weeks ?? 0));
  const late = daysBetween(day, after);
  return late >= 0 ? addDays(day, 7 * (Math.floor(late / 7) + 1)) : day;
}

const pad = (digits: string) => digits.padStart(2, '0');

/**
 * The day at the start of a text, as `YYYY-MM-DD`: of `2015年12月2日`, `2015年12月2日頃`, `2015/12/2 23:30:46` or
 * `2015-12-02`. Undefined for a month or a year alone.
 */
export function toIsoDate(sent: unknown): string | undefined {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})[年/.-](\d\d?)[月/.-](\d\d?)(?!\d)/.exec(
      typeof sent === 'string' ? sent.normalize('NFKC').trim() : '',
    ) ?? [];
  const date = `${year}-${pad(month)}-${pad(day)}`;
  return isIsoDate(date) ? date : undefined;
}
