import { DISCOVER } from '../element/settings/discover.js';
import { matches } from '../element/matches.js';

type Root = Document | ShadowRoot | Element;
interface Methods {
  readonly querySelectorAll: (this: Root, selector: string) => NodeListOf<Element>;
}

/**
 * Finds elements of the page, now and later, in the document and in its open shadow roots.
 * @param attribute whose change makes such an element of one, or another one, or none
 * @param take is given each, in the order of the page; one that is moved or changed, again
 */
export function observeElements(
  selector: string,
  attribute: string,
  take: (element: Element) => void,
): void {
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') take(target as Element);
      for (const node of addedNodes) if (node instanceof Element) search(node);
    }
  });
  const all = (root: Root, which: string): Element[] => {
    // Named elements of a document, and fields of a form, hide its own methods.
    const { querySelectorAll } = Object.getPrototypeOf(root) as Methods;
    const found = [...querySelectorAll.call(root, which)];
    return root instanceof Element && matches(root, which) ? [root, ...found] : found;
  };
  function search(root: Root): void {
    all(root, selector).forEach(take);
    for (const element of all(root, '*')) {
      const { shadowRoot } = element;
      // Elements of the kit tell of theirs.
      if (shadowRoot instanceof ShadowRoot && !element.localName.startsWith('mkt-')) {
        enter(shadowRoot);
      }
    }
  }
  function enter(root: Document | ShadowRoot): void {
    search(root);
    observer.observe(root, { childList: true, subtree: true, attributeFilter: [attribute] });
  }
  enter(window.document);
  // The parser may give an element its shadow root after it was found.
  document.addEventListener('DOMContentLoaded', () => search(window.document));
  document.addEventListener(DISCOVER, (event) => search((event as CustomEvent<ShadowRoot>).detail));
}
