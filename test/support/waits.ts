/** Waits of tests: each ends before its test does, and its error names the missing result. */
import { waitUntil as holds } from '@open-wc/testing';

/** Milliseconds after which a wait hangs, shortly before its test does. */
const LIMIT = 50_000;

/** Interval of the polling, in ms. */
const INTERVAL = 20;

/**
 * Polls a condition until it is true.
 * @param what the missing result, for the error message
 * @param limit in milliseconds
 */
export const waitUntil = (
  condition: () => unknown,
  what = String(condition),
  limit = LIMIT,
): Promise<void> => holds(condition, what, { timeout: limit, interval: INTERVAL });

/**
 * Waits for a result of `find`, which is called again after each change of a node.
 * @param missing the error message
 */
export function waitForResult<T>(
  node: Node & { readonly ownerDocument: Document },
  changes: MutationObserverInit,
  find: () => T | null,
  missing: () => string = () => `not found: ${String(find)}`,
): Promise<T> {
  // The test that waits; undefined after the tests.
  const { stack } = new Error();
  return new Promise((resolve, reject) => {
    const look = () => {
      const value = find();
      if (value === null) return;
      clearTimeout(end);
      observer.disconnect();
      resolve(value);
    };
    const end = setTimeout(() => {
      observer.disconnect();
      reject(Object.assign(new Error(missing()), { stack }));
    }, LIMIT);
    // The node may belong to another page.
    const { MutationObserver } = node.ownerDocument.defaultView!;
    const observer = new MutationObserver(look);
    observer.observe(node, changes);
    look();
  });
}
