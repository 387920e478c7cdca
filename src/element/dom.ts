/**
 * Reads a property of a node, also of a form with a field of that name. A document has none of them, and can be the proxy
 * of a sandbox, which refuses the getters of nodes.
 */
const read = (name: 'nextSibling' | 'parentNode', node: Node) =>
  node.nodeType === Node.DOCUMENT_NODE
    ? null
    : (Reflect.get(Node.prototype, name, node) as Node | null);

/** Not by its class, since polyfills replace `HTMLElement`, nor by `nodeType`, which a field of a form can hide. */
export const isElement = (node: Node): node is Element => 'tagName' in node;

/** The part of an element that readers of pages use: commands read files by it. */
export interface PageElement extends Pick<
  Element,
  'localName' | 'slot' | 'textContent' | 'getAttribute' | 'getAttributeNames' | 'hasAttribute'
> {
  readonly href?: string | undefined;
  readonly host?: string | undefined;
  readonly childNodes: Iterable<Pick<Node, 'nodeName' | 'textContent'>>;
  readonly children: Iterable<PageElement>;
  closest(selector: string): PageElement | null;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
}

/** Also of a document, or of the author's content. */
export type PageRoot = Pick<PageElement, 'querySelector' | 'querySelectorAll'>;

/** `Element.matches`, also for forms with a field named `matches`, which hides the method. */
export const matches = (element: Element, selector: string): boolean =>
  Element.prototype.matches.call(element, selector);

export const slottedIn = (host: Element, slot: string): Element | null =>
  host.querySelector(`:scope > [slot="${slot}"]`);

/** The parent of a node; of a shadow root, its host. */
export const parentOf = (node: Node): Node | undefined =>
  read('parentNode', node) ?? (node as Partial<ShadowRoot>).host;

const nodeBeside = (node: Node): Node | null => read('nextSibling', node);

/** True once the parser has gone on behind a node of the page, which it may have inserted. */
export function isParsed(node: Node): boolean {
  if (document.readyState !== 'loading') return true;
  const { body, documentElement, head } = document as Partial<Document>;
  let last: Node | undefined = node;
  while (last && parentOf(last) !== documentElement && !nodeBeside(last)) last = parentOf(last);
  return last === head ? !!body : last !== body;
}

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

/** True in the elements in which the HTML parser ends an element before its first block or link. */
export const isWhereParserEnds = (element: Element): boolean =>
  element.matches(':is(p,h1,h2,h3,h4,h5,h6,a) *');

export function whenLoaded(act: () => unknown): void {
  if (document.readyState === 'complete') act();
  else addEventListener('load', act, { once: true });
}
