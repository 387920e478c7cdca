const SETTLED = ['ready', 'empty', 'error'];

/** Waits until something is found of a node, looked for again whenever the node changes. */
export function found<T>(
  node: Node & { readonly ownerDocument: Document },
  changes: MutationObserverInit,
  find: () => T | null,
): Promise<T> {
  return new Promise((resolve) => {
    const look = () => {
      const one = find();
      if (one === null) return;
      observer.disconnect();
      resolve(one);
    };
    // The node may be one of another page.
    const { MutationObserver } = node.ownerDocument.defaultView!;
    const observer = new MutationObserver(look);
    observer.observe(node, changes);
    look();
  });
}

/** Waits until an attribute has one of some values. */
export const attributeIs = (
  element: Element,
  name: string,
  values: readonly string[],
): Promise<string> =>
  found(element, { attributeFilter: [name] }, () => {
    const value = element.getAttribute(name);
    return value !== null && values.includes(value) ? value : null;
  });

/** Waits for what comes into a part of a page, or starts to match there, only later. */
export const arrived = <T extends Element>(
  within: Element | ShadowRoot,
  selector: string,
): Promise<T> =>
  found(within, { attributes: true, childList: true, subtree: true }, () =>
    within.querySelector<T>(selector),
  );

/**
 * Waits until an element has taken up all that was set on it, and has ended up with something to
 * show, nothing, or an error.
 * @returns its phase: `ready`, `empty` or `error`
 */
export async function settled(element: Element): Promise<string> {
  await (element as Element & { updateComplete?: Promise<boolean> }).updateComplete;
  const phase = await attributeIs(element, 'phase', SETTLED);
  await (element as Element & { updateComplete?: Promise<boolean> }).updateComplete;
  return phase;
}
