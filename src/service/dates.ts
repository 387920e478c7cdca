import { isDate } from './calendar.js';

const pad = (digits: string) => digits.padStart(2, '0');

/**
 * The whole day that a text begins with, as `YYYY-MM-DD`: of `2015年12月2日`, `2015年12月2日頃`,
 * `2015/12/2 23:30:46` or `2015-12-02`. A month or a year alone is no day.
 */
export function day(sent: unknown): string | undefined {
  const [, year = '', month = '', date = ''] =
    /^\s*(\d{4})[年/.-](\d\d?)[月/.-](\d\d?)(?!\d)/.exec(String(sent).normalize('NFKC')) ?? [];
  const written = `${year}-${pad(month)}-${pad(date)}`;
  return isDate(written) ? written : undefined;
}

/**
 * The moment that a text tells, in ISO 8601: of `2015/12/13 23:30:46` or `2013-02-26 10:00`. The
 * service writes the time of Japan, which has no summer time.
 */
export function moment(sent: unknown): string | undefined {
  const [, hour = '', minute, second = '00'] =
    /[\sT](\d\d?):(\d\d)(?::(\d\d))?\s*$/.exec(String(sent)) ?? [];
  const date =
    minute && Number(hour) < 24 && Number(minute) < 60 && Number(second) < 60 && day(sent);
  return date ? `${date}T${pad(hour)}:${minute}:${second}+09:00` : undefined;
}
