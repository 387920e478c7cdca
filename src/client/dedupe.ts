import { pageState, type ViewportTarget } from './page-state.js';

/**
 * Equal requests under way are one request, across all elements and all copies of the kit on the
 * page. Who aborts only stops waiting; the request itself is aborted when nobody waits any more.
 * @param key what makes two requests equal
 * @param start sends the request; `targets`: what waits for it on the page, also later
 * @param target what waits on the page for this answer
 * @throws whatever the request throws, or the signal's reason
 */
export function dedupe(
  key: string,
  start: (signal: AbortSignal, targets: readonly ViewportTarget[]) => Promise<unknown>,
  signal: AbortSignal,
  target?: ViewportTarget,
): Promise<unknown> {
  signal.throwIfAborted();
  const { inFlight } = pageState;
  let request = inFlight.get(key);
  if (!request) {
    const controller = new AbortController();
    const targets: ViewportTarget[] = [];
    const remove = () => inFlight.get(key) === request && inFlight.delete(key);
    request = {
      answer: start(controller.signal, targets).finally(remove),
      abort: (reason) => {
        remove();
        controller.abort(reason);
      },
      waiting: 0,
      targets,
    };
    inFlight.set(key, request);
  }
  const shared = request;
  if (target) shared.targets.push(target);
  shared.waiting++;
  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(signal.reason as Error);
      if (!--shared.waiting) shared.abort(signal.reason);
    };
    signal.addEventListener('abort', leave);
    shared.answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}
