/** Days of campaigns, by the attributes of an element: `from`, `until`, `days` and `time-zone`. */
import { isIsoDate } from '../../client/dates.js';
import type { ValidationIssue } from '../../client/validation/issue.js';
import type { ParameterTable } from '../../client/validation/parameter.js';
import { validate } from '../../client/validation/validate.js';
import { attributeOf, readAttribute, type Attributed } from '../../element/attributes.js';

const isTime = (text: string): boolean =>
  isIsoDate(text.slice(0, 10)) &&
  /^([T ]\d\d:\d\d)?$/.test(text.slice(10)) &&
  !Number.isNaN(Date.parse(text.replace(' ', 'T')));

function isTimeZone(timeZone: string): boolean {
  try {
    return !!new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    return false;
  }
}

export const period = {
  /** First day, or first minute: `2026-11-27` or `2026-11-27T20:00`. */
  from: { kind: 'text', test: isTime, format: 'dayOrMinute' },
  /** Last day, or last minute: `2026-11-27` or `2026-11-27T09:59`. */
  until: { kind: 'text', test: isTime, format: 'dayOrMinute' },
  /** Days of each month, separated by commas or spaces: `5,10,15`. */
  days: { kind: 'list', of: 'integer', min: 1, max: 31, separator: /[\s,]+/, format: 'days' },
  /** Time zone of the times and days. */
  timeZone: { kind: 'text', test: isTimeZone, format: 'timeZone', default: 'Asia/Tokyo' },
} as const satisfies ParameterTable;

/** An attribute, also as `data-*`: editors strip attributes that HTML does not have. */
const read = (element: Attributed, name: string): string | undefined =>
  (readAttribute(element, name) ?? element.getAttribute(`data-${name}`))?.trim() || undefined;

const check = (element: Attributed) =>
  validate(
    period,
    Object.fromEntries(Object.keys(period).map((name) => [name, read(element, attributeOf(name))])),
  );

/** The local time as `2026-11-27 09:59`: the order of these texts is that of the times. */
function localTime(time: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(
    format.formatToParts(time).map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute } = parts as Readonly<Record<string, string>>;
  return `${year}-${month}-${day} ${hour}:${minute}`;
}

const DAY = 24 * 60 * 60 * 1000;

/**
 * The times of a local minute, in order: two if it occurs twice at the end of summer time, none if it is left out
 * at the start.
 */
function timesOf(minute: string, timeZone: string): number[] {
  const toUtc = (text: string) => Date.parse(`${text.replace(' ', 'T')}Z`);
  const utc = toUtc(minute);
  // By the differences from UTC a day before and after.
  return [utc - DAY, utc + DAY]
    .map((time) => utc + time - toUtc(localTime(time, timeZone)))
    .filter((time) => localTime(time, timeZone) === minute);
}

/** The invalid values of a period, such as `from="tomorrow"`. */
export const periodIssues = (element: Attributed): ValidationIssue[] => check(element).issues;

/**
 * The state of an element's period: current, future or past. Without a period, it is always `now`; with an
 * invalid value, never, since a campaign shown at the wrong time misleads readers.
 */
export function periodOf(element: Attributed): 'now' | 'later' | 'over' {
  const { values, issues } = check(element);
  if (issues.length) return 'later';
  const { timeZone = period.timeZone.default, days } = values;
  const zone = String(timeZone);
  const time = Date.now();
  const now = localTime(time, zone);
  const [from, until] = [values['from'] ?? '', values['until'] ?? '9'].map((time) =>
    String(time).replace('T', ' '),
  ) as [string, string];
  const isMinute = (text: string) => text.includes(':');
  // Of a minute that occurs twice, the last one counts.
  const end = isMinute(until) ? timesOf(until, zone).at(-1)! + 60_000 : NaN;
  // A day without a time ends with its last minute.
  if (now.slice(0, until.length) > until && !(time < end)) return 'over';
  // Of a minute that occurs twice, the first one counts.
  const hasBegun = now >= from || (isMinute(from) && time >= timesOf(from, zone)[0]!);
  const isDay = !days || (days as readonly number[]).includes(Number(now.slice(8, 10)));
  return hasBegun && isDay ? 'now' : 'later';
}

/** The values by which an element is never shown again, as the author has written them. */
export function periodFaults(element: Attributed): string[] {
  const faults = periodIssues(element).map(
    ({ parameter, value }) => `${attributeOf(parameter)}="${value}"`,
  );
  return periodOf(element) === 'over' ? [`until="${read(element, 'until')}"`] : faults;
}

/** The mistakes of a campaign: values, or no child with the words. */
export const campaignFaults = (campaign: Attributed, children: readonly Attributed[]): string[] => [
  ...periodFaults(campaign),
  ...(children.some((child) => child.getAttribute('slot') === 'text') ? [] : ['slot="text"']),
];
