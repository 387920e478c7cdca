import { isIsoDate } from './calendar.js';

const pad = (digits: string) => digits.padStart(2, '0');

/**
 * The whole day that a text begins with, as `YYYY-MM-DD`: of `2015年12月2日`, `2015年12月2日頃`,
 * `2015/12/2 23:30:46` or `2015-12-02`. A month or a year alone is no day.
 */
export function toIsoDate(sent: unknown): string | undefined {
  const [, year = '', month = '', date = ''] =
    /^(\d{4})[年/.-](\d\d?)[月/.-](\d\d?)(?!\d)/.exec(
      typeof sent === 'string' ? sent.normalize('NFKC').trim() : '',
    ) ?? [];
  const written = `${year}-${pad(month)}-${pad(date)}`;
  return isIsoDate(written) ? written : undefined;
}
