/** `Element.matches`, also for forms with a field named `matches`, which hides the method. */
export const matches = (element: Element, selector: string): boolean =>
  Element.prototype.matches.call(element, selector);

/**
 * Tells the drop-in's loader about undefined elements in a shadow root, which is the `detail`. The loader does not search
 * the kit's shadow roots, and cannot search closed ones: pages dispatch the event for theirs.
 */
export const DISCOVER = 'mkt-discover';

/** Dispatches `DISCOVER` if there are undefined elements. Without a loader, it has no effect. */
export function discoverUndefined(element: Element & { readonly renderRoot: ParentNode }): void {
  if (!element.renderRoot.querySelector(':not(:defined)')) return;
  const { renderRoot: detail } = element;
  element.dispatchEvent(new CustomEvent(DISCOVER, { detail, bubbles: true, composed: true }));
}
