/** True for a real calendar day, as `YYYY-MM-DD`; false for `2026-02-30`. */
export function isIsoDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  // Browsers parse an impossible day either as an invalid date or as another day.
  const date = new Date(text);
  return !Number.isNaN(+date) && date.toISOString().startsWith(text);
}

/** Offset of Japan from UTC in ms, all year: Japan has no summer time. */
const JAPAN_AHEAD = 9 * 60 * 60 * 1000;

/** A date whose UTC fields are the local time in Japan, the service's time zone. */
export const inJapan = (time: number): Date => new Date(time + JAPAN_AHEAD);

/**
 * A time of the service in ISO 8601: of `2015/12/13 23:30:46` or `2013-02-26 10:00`. The service writes
 * Japanese time, which has no summer time.
 */
export function toIsoTime(sent: unknown): string | undefined {
  if (typeof sent !== 'string') return undefined;
  const time = `${sent.trim().replaceAll('/', '-').replace(' ', 'T')}+09:00`;
  return isIsoDate(time.slice(0, 10)) && /T\d/.test(time) && Date.parse(time) ? time : undefined;
}
