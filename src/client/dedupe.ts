import { pageState, type ViewportTarget } from './page-state.js';

/**
 * Shares one request among equal ones in flight, across all elements and all copies of the kit on the page. A
 * caller that aborts stops waiting; the request itself is aborted when its last caller aborts.
 * @param key equal for equal requests
 * @param start sends the request; `targets`: the elements that wait for it, including later ones
 * @param target the element that waits for this answer
 * @throws the errors of the request, or the signal's reason
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
