import { pageState, type ViewportTarget } from './page-state.js';

export interface Callers {
  /** The elements among them, including later ones. */
  readonly targets: readonly ViewportTarget[];
  /**
   * Tells the elements that the page holds the request back.
   * @param error that of the other callers, once the request has timed out: they wait no longer
   */
  readonly holdBack: (error?: Error) => void;
}

/**
 * Shares one request among equal ones in flight, across all elements and all copies of the kit on the page. A
 * caller that aborts stops waiting; the request itself is aborted when its last caller aborts.
 * @param key equal for equal requests
 * @param target the element that waits for this answer
 * @throws the errors of the request, or the signal's reason
 */
export function dedupe(
  key: string,
  start: (signal: AbortSignal, callers: Callers) => Promise<unknown>,
  signal: AbortSignal,
  target?: ViewportTarget,
): Promise<unknown> {
  signal.throwIfAborted();
  const { inFlight } = pageState;
  let request = inFlight.get(key);
  if (!request) {
    const controller = new AbortController();
    const targets: ViewportTarget[] = [];
    const leave = new Set<(error: Error) => void>();
    const holdBack = (error?: Error) => {
      request!.isHeldBack = true;
      for (const each of [...targets]) each.onHeldBack?.();
      if (!error) return;
      request!.heldBackError = error;
      for (const fail of [...leave]) fail(error);
    };
    const remove = () => inFlight.get(key) === request && inFlight.delete(key);
    request = {
      answer: start(controller.signal, { targets, holdBack }).finally(remove),
      abort: (reason) => {
        remove();
        controller.abort(reason);
      },
      waiting: 0,
      targets,
      leave,
    };
    inFlight.set(key, request);
  }
  const shared = request;
  shared.waiting++;
  return new Promise((resolve, reject) => {
    let hasEnded = false;
    const end = () => {
      if (hasEnded) return;
      hasEnded = true;
      signal.removeEventListener('abort', abort);
      shared.leave.delete(leave);
      if (target) shared.targets.splice(shared.targets.indexOf(target), 1);
    };
    const leave = (reason: Error) => {
      end();
      reject(reason);
      if (!--shared.waiting) shared.abort(reason);
    };
    const abort = () => leave(signal.reason as Error);
    signal.addEventListener('abort', abort);
    if (target) {
      shared.targets.push(target);
      if (shared.isHeldBack) target.onHeldBack?.();
    } else {
      shared.leave.add(leave);
      if (shared.heldBackError) leave(shared.heldBackError);
    }
    shared.answer.then(resolve, reject).finally(end);
  });
}
