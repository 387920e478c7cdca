/** True for a day that the calendar has, as `YYYY-MM-DD`: `2026-02-30` is none. */
export const isIsoDate = (text: string): boolean =>
  // What browsers make of such a day is either no date or another one.
  /^\d{4}-\d\d-\d\d$/.test(text) && !!(new Date(text).toJSON() as string | null)?.startsWith(text);

/** Ms by which Japan is ahead of UTC all year: it has no summer time. */
const JAPAN_AHEAD = 9 * 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** A moment whose UTC fields are what clocks and calendars say in Japan, where the service is. */
export const inJapan = (time: number): Date => new Date(time + JAPAN_AHEAD);

/** Today in Japan, or a number of days after it: `YYYY-MM-DD`. */
export const dayFromToday = (days = 0): string =>
  inJapan(Date.now() + days * DAY)
    .toISOString()
    .slice(0, 10);

/** A number of days after another day, both `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/**
 * How many days lie between two, both `YYYY-MM-DD`; NaN where one of them is none. Counted in UTC,
 * where all are of one length.
 */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY;

const pad = (digits: string) => digits.padStart(2, '0');

/**
 * The whole day that a text begins with, as `YYYY-MM-DD`: of `2015年12月2日`, `2015年12月2日頃`,
 * `2015/12/2 23:30:46` or `2015-12-02`. A month or a year alone is no day.
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
 * The time that a text tells, in ISO 8601: of `2015/12/13 23:30:46` or `2013-02-26 10:00`. The
 * service writes the time of Japan, which has no summer time.
 */
export function toIsoTime(sent: unknown): string | undefined {
  if (typeof sent !== 'string') return undefined;
  const time = `${sent.trim().replaceAll('/', '-').replace(' ', 'T')}+09:00`;
  return isIsoDate(time.slice(0, 10)) && /T\d/.test(time) && Date.parse(time) ? time : undefined;
}
