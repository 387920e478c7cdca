/**
 * The moment that a text tells, in ISO 8601: of `2015/12/13 23:30:46` or `2013-02-26 10:00`. The
 * service writes the time of Japan, which has no summer time.
 */
export function toIsoTime(sent: unknown): string | undefined {
  if (typeof sent !== 'string') return undefined;
  const written = `${sent.trim().replaceAll('/', '-').replace(' ', 'T')}+09:00`;
  return /^\d{4}-\d\d-\d\dT\d/.test(written) && Date.parse(written) ? written : undefined;
}
