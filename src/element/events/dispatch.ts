import type { MktEventDetails } from './event-types.js';

const CANCELABLE: readonly string[] = ['mkt-select', 'mkt-search'];

/**
 * Dispatches an event of the kit. It bubbles, also out of shadow roots.
 * @returns false if a listener has cancelled it
 */
export const dispatch = <Name extends keyof MktEventDetails>(
  target: EventTarget,
  type: Name,
  detail: MktEventDetails[Name],
): boolean =>
  target.dispatchEvent(
    new CustomEvent(type, {
      detail,
      bubbles: true,
      composed: true,
      cancelable: CANCELABLE.includes(type),
    }),
  );
