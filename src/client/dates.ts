/** True for a real calendar day, as `YYYY-MM-DD`; false for `2026-02-30`. */
export const isIsoDate = (text: string): boolean =>
  // Browsers parse an impossible day either as an invalid date or as another day.
  /^\d{4}-\d\d-\d\d$/.test(text) && !!(new Date(text).toJSON() as string | null)?.startsWith(text);

/** Offset of Japan from UTC in ms, all year: Japan has no summer time. */
const JAPAN_AHEAD = 9 * 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** A date whose UTC fields are the local time in Japan, the service's time zone. */
export const inJapan = (time: number): Date => new Date(time + JAPAN_AHEAD);

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

/**
 * A time of the service in ISO 8601: of `2015/12/13 23:30:46` or `2013-02-26 10:00`. The service writes
 * Japanese time, which has no summer time.
 */
export function toIsoTime(sent: unknown): string | undefined {
  if (typeof sent !== 'string') return undefined;
  const time = `${sent.trim().replaceAll('/', '-').replace(' ', 'T')}+09:00`;
  return isIsoDate(time.slice(0, 10)) && /T\d/.test(time) && Date.parse(time) ? time : undefined;
}
