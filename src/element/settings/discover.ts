/**
 * The event by which an element tells the drop-in's loader of elements in its shadow root that are
 * not registered yet: the loader does not look into those of the kit, and cannot into closed ones.
 */
export const DISCOVER = 'mkt-discover';

/** Dispatches it where there are such elements; without a loader, nothing comes of it. */
export function discoverUndefined(element: Element & { readonly renderRoot: ParentNode }): void {
  if (!element.renderRoot.querySelector(':not(:defined)')) return;
  const { renderRoot: detail } = element;
  element.dispatchEvent(new CustomEvent(DISCOVER, { detail, bubbles: true, composed: true }));
}
