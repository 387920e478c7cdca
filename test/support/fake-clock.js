/**
 * The clock of tests in Node. Node's own `mock.timers` are not used: there, `clearTimeout` with a timer of an earlier
 * test removes another timer, and `fetch` does that when an idle connection closes.
 */
import { install } from '@sinonjs/fake-timers';

/** @type {import('@sinonjs/fake-timers').Clock | undefined} */
let clock;

/** Stops `setTimeout` and `Date`. @param {number | Date} [now] */
export function startClock(now = Date.now()) {
  clock = install({
    now,
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    // Node's `fetch` clears timers that it set before the test; uncleared, one of them fails a later test.
    shouldClearNativeTimers: true,
  });
}

/** @param {number} ms */
export const advanceClock = (ms) => clock?.tick(ms);

export function endClock() {
  clock?.uninstall();
  clock = undefined;
}
