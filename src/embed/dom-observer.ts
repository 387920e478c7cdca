import { DISCOVER, isElement, matches } from '../element/dom.js';
import { isOfKit } from '../element/kit-elements.js';
import { warnOfPage } from '../element/report.js';

type Root = Document | ShadowRoot | Element;
interface Methods {
  readonly querySelectorAll: (this: Root, selector: string) => NodeListOf<Element>;
}

/**
 * Finds elements, existing and future ones, in the document, in its open shadow roots, and in those of `DISCOVER`.
 * @param attribute its changes can turn other elements into such elements, and back
 * @param take called for each in document order, and again for moved or changed ones
 */
export function observeElements(
  selector: string,
  attribute: string,
  take: (element: Element) => void,
): void {
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') take(target as Element);
      for (const node of addedNodes) if (isElement(node)) search(node);
    }
  });
  const all = (root: Root, which: string): Element[] => {
    // On a document, named elements hide its own methods; on a form, its fields do.
    const { querySelectorAll } = Object.getPrototypeOf(root) as Methods;
    const descendants = [...querySelectorAll.call(root, which)];
    return isElement(root) && matches(root, which) ? [root, ...descendants] : descendants;
  };
  function search(root: Root): void {
    all(root, selector).forEach(take);
    for (const element of all(root, '*')) {
      const { shadowRoot } = element;
      // Elements of the kit dispatch `DISCOVER` for theirs.
      if (shadowRoot instanceof ShadowRoot && !isOfKit(element)) enter(shadowRoot);
    }
  }
  function enter(root: Document | ShadowRoot, node: Node = root): void {
    search(root);
    observer.observe(node, { childList: true, subtree: true, attributeFilter: [attribute] });
  }
  enter(document, window.document);
  // The parser may attach a declarative shadow root to an element that was found before.
  document.addEventListener('DOMContentLoaded', () => search(document));
  document.addEventListener(DISCOVER, (event) => {
    const { detail: root } = event as CustomEvent<unknown>;
    if (!(root instanceof ShadowRoot)) warnOfPage('noShadowRoot');
    else if (isOfKit(root.host)) search(root);
    else enter(root);
  });
}
