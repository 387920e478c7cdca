import type { MktEventDetails } from './event-types.js';

const CANCELABLE: readonly string[] = ['mkt-select', 'mkt-search'];

/**
 * Dispatches an event of the kit: they bubble, out of shadow roots as well.
 * @returns false where a listener has cancelled it
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
