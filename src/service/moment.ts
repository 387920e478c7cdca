/**
 * The moment that a text tells, in ISO 8601: of `2015/12/13 23:30:46` or `2013-02-26 10:00`. The
 * service writes the time of Japan, which has no summer time.
 */
export function moment(sent: unknown): string | undefined {
  const told = /^\s*(\d{4})[/-](\d\d)[/-](\d\d) (\d\d:\d\d(:\d\d)?)\s*$/.exec(
    typeof sent === 'string' ? sent : '',
  );
  const written = told ? `${told[1]}-${told[2]}-${told[3]}T${told[4]}+09:00` : '';
  return Date.parse(written) ? written : undefined;
}
