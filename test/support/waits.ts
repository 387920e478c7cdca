/** Waits of tests: each ends before its test does, and its error names the missing result. */
import { waitUntil as holds } from '@open-wc/testing';

/** Limit of a wait in milliseconds, for a busy machine. A test itself has 10,000. */
const LIMIT = 8000;

/** Milliseconds between two looks at a condition. */
const INTERVAL = 20;

/**
 * Waits until a condition holds, which is looked at again and again.
 * @param what is missing while it does not
 * @param limit in milliseconds
 */
export const waitUntil = (
  condition: () => unknown,
  what = String(condition),
  limit = LIMIT,
): Promise<void> => holds(condition, what, { timeout: limit, interval: INTERVAL });

/**
 * Waits until something is found of a node, looked for again whenever the node changes.
 * @param missing what to say where it is not found
 */
export function found<T>(
  node: Node & { readonly ownerDocument: Document },
  changes: MutationObserverInit,
  find: () => T | null,
  missing: () => string = () => `not found: ${String(find)}`,
): Promise<T> {
  // Of whoever waits: at the end, there is none.
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
    // The node may be one of another page.
    const { MutationObserver } = node.ownerDocument.defaultView!;
    const observer = new MutationObserver(look);
    observer.observe(node, changes);
    look();
  });
}
