/** A clock that a test can advance, for pages with the script `clock` at the top. */
import type { ProbedWindow } from './page.js';

const HOUR = 3600_000;
/** Timers of requests are shorter. */
const SHORTEST = 20_000;

/**
 * A script for the top of a page: its dates follow the clock of the test, and so do timers of 20 seconds and
 * more.
 */
export const clock = `{
  const RealDate = Date, start = setTimeout, stop = clearTimeout, timers = new Map();
  let ahead = 0;
  const now = () => RealDate.now() + ahead;
  window.Date = class extends RealDate {
    static now() { return now(); }
    static [Symbol.hasInstance](value) { return value instanceof RealDate; }
    constructor(...given) { super(...(given.length ? given : [now()])); }
  };
  window.setTimeout = (run, delay, ...given) => {
    if (!(delay >= ${SHORTEST})) return start(run, delay, ...given);
    const id = {};
    timers.set(id, { run: () => run(...given), due: now() + delay });
    return id;
  };
  window.clearTimeout = (id) => void (timers.delete(id) || stop(id));
  window.putForward = (ms) => {
    ahead += ms;
    for (const [id, { run, due }] of timers) if (due <= now() && timers.delete(id)) run();
  };
}`;

/** Advances the clock of a page, in hours. */
export const putForward = (window: ProbedWindow, hours: number): void =>
  (window as unknown as { putForward: (ms: number) => void }).putForward(hours * HOUR);
