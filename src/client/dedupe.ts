import { pageState, type ViewportTarget } from './page-state.js';

/**
 * Equal requests under way are one request, across all elements and all copies of the kit on the
 * page. Who aborts only stops waiting; the request itself is aborted when nobody waits any more.
 * @param key what makes two requests equal
 * @param start sends the request; `places`: where those stand who wait for it
 * @param place where the one stands who asks
 * @throws whatever the request throws, or the signal's reason
 */
export function dedupe(
  key: string,
  start: (signal: AbortSignal, places: readonly ViewportTarget[]) => Promise<unknown>,
  signal: AbortSignal,
  place?: ViewportTarget,
): Promise<unknown> {
  signal.throwIfAborted();
  const { inFlight: flights } = pageState;
  let flight = flights.get(key);
  if (!flight) {
    const controller = new AbortController();
    const places: ViewportTarget[] = [];
    const land = () => flights.get(key) === flight && flights.delete(key);
    flight = {
      answer: start(controller.signal, places).finally(land),
      abort: (reason) => {
        land();
        controller.abort(reason);
      },
      waiting: 0,
      targets: places,
    };
    flights.set(key, flight);
  }
  const { answer, abort, targets: places } = flight;
  if (place) places.push(place);
  const shared = flight;
  shared.waiting++;
  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(signal.reason as Error);
      if (!--shared.waiting) abort(signal.reason);
    };
    signal.addEventListener('abort', leave);
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
