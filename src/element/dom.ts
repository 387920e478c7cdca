/** The browser's `Element`. Prototype 1.6 puts another function in its place. */
const elementClass = () => Object.getPrototypeOf(HTMLElement) as typeof Element;

export const isElement = (value: unknown): value is Element => value instanceof elementClass();

/** `Element.matches`, also for forms with a field named `matches`, which hides the method. */
export const matches = (element: Element, selector: string): boolean =>
  elementClass().prototype.matches.call(element, selector);

/** Reads a property of a node, also of a form with a field of that name. */
const read = (name: 'nextSibling' | 'parentNode', node: Node) =>
  Reflect.get(Node.prototype, name, node) as Node | null;

/** The parent of a node; of a shadow root, its host. */
export const parentOf = (node: Node): Node | undefined =>
  read('parentNode', node) ?? (node as Partial<ShadowRoot>).host;

/** The next node in the parent of a node. */
export const nodeBeside = (node: Node): Node | null => read('nextSibling', node);

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
