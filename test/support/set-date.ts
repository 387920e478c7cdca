/**
 * Makes `Date` of a window follow the clock of a test. Self-contained, since pages get its text.
 * @param now the time of that clock, in milliseconds
 */
export function setDate(window: Window & typeof globalThis, now: () => number): void {
  window.Date = new Proxy(window.Date, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length ? given : [now()], newTarget) as Date,
    get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
  });
}
