/** A clock that only a test advances, for pages with the script `clock` at the top. */
import { setDate } from './set-date.js';
import type { ProbedWindow } from './page.js';

export const minutes = (count: number): number => count * 60_000;

export const hours = (count: number): number => minutes(60 * count);

/**
 * A script for the top of a page: its dates and timers follow a clock that stands still until the test advances it.
 * `setTimeout` without a delay starts a task, as usual.
 */
export const clock = `{
  const start = setTimeout, stop = clearTimeout, timers = new Map();
  let now = Date.now(), last = 0;
  (${String(setDate)})(window, () => now);
  window.setTimeout = (run, delay, ...given) => {
    if (!(delay > 0)) return start(run, 0, ...given);
    timers.set(--last, { run: () => run(...given), due: now + Number(delay) });
    return last;
  };
  window.clearTimeout = (id) => void (timers.delete(id) || stop(id));
  window.putForward = (ms) => {
    now += ms;
    const due = [...timers].filter(([, timer]) => timer.due <= now);
    for (const [id, { run }] of due.sort(([, a], [, b]) => a.due - b.due)) if (timers.delete(id)) run();
  };
}`;

/** Advances the clock of a page. @param ms negative to set it back */
export const putForward = (window: ProbedWindow, ms: number): void =>
  (window as unknown as { putForward: (ms: number) => void }).putForward(ms);
