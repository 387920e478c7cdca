/** The caches between a page and the service: the kit in each browser, and a relay. */

/** Response time of the service, in seconds. */
const ANSWER = 0.3;

/** Average pause before the kit retries a request, in seconds. */
const PAUSE = 0.65;

/** The relay's cache: seconds for which a response is fresh, and requests to the service per second. */
const RELAY = { ttl: 600, perSecond: 1 };

/** @typedef {{ done: number, good: boolean }} Result time of the answer, and whether it succeeded */
/** @typedef {(address: string, now: number, warm: boolean, visitor: number) => Result} Handler */

/**
 * The service, which counts its requests.
 * @param {{ from: number, to: number }} outage period in seconds in which it fails
 */
export function createService({ from, to }) {
  /** @type {Array<{ time: number, warm: boolean }>} */
  const reached = [];
  /** @type {Handler} */
  const handle = (_, now, warm) => {
    reached.push({ time: now, warm });
    return { done: now + ANSWER, good: now < from || now >= to };
  };
  return { handle, reached };
}

/**
 * The kit in each visitor's browser: a response is fresh for some seconds; after that it is displayed while a
 * new one is requested, and also if none arrives. A failed request is repeated once.
 * @param {Handler} next
 * @param {number} ttl 0: no cache
 * @returns {Handler}
 */
export function withKit(next, ttl) {
  /** @type {Map<string, number>} The time of the answer, by address. */
  const receivedAt = new Map();
  return (address, now, warm, visitor) => {
    const key = `${visitor} ${address}`;
    const from = receivedAt.get(key) ?? NaN;
    if (now >= from && now < from + ttl) return { done: now, good: true };
    let result = next(address, now, warm, visitor);
    if (!result.good) result = next(address, result.done + PAUSE, warm, visitor);
    if (result.good && ttl) receivedAt.set(key, result.done);
    return now >= from ? { done: now, good: true } : result;
  };
}

/**
 * A relay: one cache for all visitors. Equal uncached requests share one; requests to the service have a
 * maximum rate, and a stale response is served if there is no new one.
 * @param {Handler} next
 * @returns {Handler}
 */
export function withRelay(next) {
  /** @type {Map<string, Result & { from: number | undefined }>} */
  const entries = new Map();
  let free = 0;
  return (address, now, warm, visitor) => {
    const last = entries.get(address);
    const stale = last?.from !== undefined;
    if (last && now < last.done) return { done: last.done, good: stale };
    if (last?.from !== undefined && now < last.from + RELAY.ttl) return { done: now, good: true };
    const start = Math.max(now, free);
    free = start + 1 / RELAY.perSecond;
    const { done, good } = next(address, start, warm, visitor);
    entries.set(address, { done, good, from: good ? done : last?.from });
    return { done, good: good || stale };
  };
}
