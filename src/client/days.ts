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
