import { page, type Flight } from './page.js';

/**
 * Equal requests under way are one request, across all elements and all copies of the kit on the
 * page. Who aborts only stops waiting; the request itself is aborted when nobody waits any more.
 * @param key what makes two requests equal
 * @param start sends the request
 * @throws whatever the request throws, or the signal's reason
 */
export function share(
  key: string,
  start: (signal: AbortSignal) => Promise<unknown>,
  signal: AbortSignal,
): Promise<unknown> {
  signal.throwIfAborted();
  const flight = page.flights.get(key) ?? launch(key, start);
  flight.waiting++;
  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(signal.reason as Error);
      if (!--flight.waiting) flight.abort(signal.reason);
    };
    signal.addEventListener('abort', leave);
    flight.answer.finally(() => signal.removeEventListener('abort', leave)).then(resolve, reject);
  });
}

function launch(key: string, start: (signal: AbortSignal) => Promise<unknown>): Flight {
  const controller = new AbortController();
  const land = () => {
    if (page.flights.get(key) === flight) page.flights.delete(key);
  };
  const flight: Flight = {
    answer: start(controller.signal),
    abort: (reason) => {
      land();
      controller.abort(reason);
    },
    waiting: 0,
  };
  flight.answer.then(land, land);
  page.flights.set(key, flight);
  return flight;
}
