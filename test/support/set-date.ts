/**
 * Makes `Date` of a window, or of Node, follow the clock of a test. Self-contained, since pages get its text.
 * @param now the time of that clock, in milliseconds
 */
export function setDate(globals: { Date: DateConstructor }, now: () => number): void {
  globals.Date = new Proxy(globals.Date, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length ? given : [now()], newTarget) as Date,
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}
