const SETTLED = ['ready', 'empty', 'error'];

/** Waits until an attribute has one of some values. */
export function attributeIs(
  element: Element,
  name: string,
  values: readonly string[],
): Promise<string> {
  return new Promise((resolve) => {
    const look = () => {
      const value = element.getAttribute(name);
      if (value === null || !values.includes(value)) return;
      observer.disconnect();
      resolve(value);
    };
    // The element may be one of another page.
    const { MutationObserver } = element.ownerDocument.defaultView!;
    const observer = new MutationObserver(look);
    observer.observe(element, { attributes: true, attributeFilter: [name] });
    look();
  });
}

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
