/** Sends the requests of all page views through the same caches to the service, and counts them. */
import { createService } from './service.js';
import { HOUR, HOURS } from './visitors.js';

/** The service fails for ten minutes of the fourth hour. */
const OUTAGE = { from: 3.5 * HOUR, to: 3.5 * HOUR + 600 };

/**
 * @typedef {object} Load
 * @property {number} requests to the service
 * @property {number} cold of these, by first page views
 * @property {number} warm of these, by later page views
 * @property {number[]} hours of these, by hour
 * @property {number} second of these, in the busiest second
 * @property {number} failed widgets without an answer
 * @property {number} wait the longest wait of a widget for its answer, in seconds
 */

/**
 * @param {readonly import('./visitors.js').View[]} views
 * @param {readonly string[]} addresses of the page's widgets, from top to bottom
 * @param {object} how
 * @param {boolean} how.lazy true if widgets send their requests only near the viewport
 * @param {(next: import('./service.js').Handler) => import('./service.js').Handler} how.through
 * @returns {Load}
 */
export function loadOf(views, addresses, { lazy, through }) {
  const service = createService(OUTAGE);
  const handle = through(service.handle);
  const allRequests = views
    .flatMap(({ time, visitor, warm, reached }) =>
      addresses.slice(0, lazy ? reached.length : undefined).map((address, index) => ({
        address,
        time: time + (lazy ? (reached[index] ?? 0) : 0),
        visitor,
        warm,
      })),
    )
    .sort((a, b) => a.time - b.time);

  let failed = 0;
  let wait = 0;
  for (const { address, time, visitor, warm } of allRequests) {
    const { done, good } = handle(address, time, warm, visitor);
    if (!good) failed++;
    wait = Math.max(wait, done - time);
  }

  const hours = Array.from({ length: HOURS }, () => 0);
  /** @type {Map<number, number>} */
  const seconds = new Map();
  for (const { time } of service.reached) {
    const hour = Math.min(Math.floor(time / HOUR), HOURS - 1);
    hours[hour] = (hours[hour] ?? 0) + 1;
    const second = Math.floor(time);
    seconds.set(second, (seconds.get(second) ?? 0) + 1);
  }
  const requests = service.reached.length;
  const warm = service.reached.filter((request) => request.warm).length;
  const second = Math.max(0, ...seconds.values());
  return { requests, cold: requests - warm, warm, hours, second, failed, wait };
}
