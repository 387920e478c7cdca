/** Days of campaigns, by the attributes of an element: `from`, `until`, `days` and `time-zone`. */

/** Time zone of the service. */
const TIME_ZONE = 'Asia/Tokyo';

/** An element, also one that a command has read from a file. */
export type Attributed = Pick<Element, 'getAttribute'>;

const PERIOD = ['from', 'until', 'days'];

/** An attribute, also as `data-*`: editors strip attributes that HTML does not have. */
const read = (element: Attributed, name: string): string | undefined =>
  (element.getAttribute(name) ?? element.getAttribute(`data-${name}`))?.trim() || undefined;

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

/** `2026-11-27`, also with a time of day. */
const TIME = /^\d{4}-\d\d-\d\d([T ]\d\d:\d\d)?$/;
const DAYS = /^([1-9]|[12]\d|3[01])([\s,]+([1-9]|[12]\d|3[01]))*$/;

function isTimeZone(timeZone: string): boolean {
  try {
    return !!new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    return false;
  }
}

/** The attributes of a period with invalid values, such as `from="tomorrow"`. */
export function wrongPeriod(element: Attributed): string[] {
  const rules: readonly (readonly [string, (value: string) => boolean])[] = [
    ['from', (value) => TIME.test(value)],
    ['until', (value) => TIME.test(value)],
    ['days', (value) => DAYS.test(value)],
    ['time-zone', isTimeZone],
  ];
  return rules.flatMap(([name, isRight]) => {
    const value = read(element, name);
    return value === undefined || isRight(value) ? [] : `${name}="${value}"`;
  });
}

/** True if the element names a period. */
export const hasPeriod = (element: Attributed): boolean =>
  PERIOD.some((name) => read(element, name) !== undefined);

/**
 * Whether the period of an element is current, future or past. Without a period, it is always `now`; with an
 * invalid value, never, since a campaign shown at the wrong time misleads readers.
 */
export function periodOf(element: Attributed, time = Date.now()): 'now' | 'later' | 'over' {
  if (wrongPeriod(element).length) return 'later';
  const now = localTime(time, read(element, 'time-zone') ?? TIME_ZONE);
  const [from = '', until = '9', days] = PERIOD.map((name) =>
    read(element, name)?.replace('T', ' '),
  );
  // A day without a time ends with its last minute.
  if (now.slice(0, until.length) > until) return 'over';
  const isDay = !days || days.split(/[\s,]+/).includes(String(Number(now.slice(8, 10))));
  return now >= from && isDay ? 'now' : 'later';
}

const watched = new Map<object, () => void>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Periods begin and end on a minute. A hidden tab is checked when the reader returns to it. */
function tick(): void {
  clearTimeout(timer);
  timer = undefined;
  if (document.hidden || !watched.size) return;
  timer = setTimeout(
    () => {
      watched.forEach((check) => check());
      tick();
    },
    60_000 - (Date.now() % 60_000),
  );
}

function resume(): void {
  if (!document.hidden) watched.forEach((check) => check());
  tick();
}

/**
 * Calls `check` at the start of each minute while the tab is visible, and when the reader returns to it. All
 * elements of a page share one timer.
 * @param key a second call with the same key replaces the first one
 */
export function watchMinutes(key: object, check: () => void): void {
  watched.set(key, check);
  document.addEventListener('visibilitychange', resume);
  if (!timer) tick();
}

export function unwatchMinutes(key: object): void {
  watched.delete(key);
}
