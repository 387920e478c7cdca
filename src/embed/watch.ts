import { DISCOVER } from '../controllers/discover.js';

/**
 * Finds elements of the page, now and later, in the document and in shadow roots that tell of them.
 * @param take is given each, in the order of the page; one that is moved, again
 */
export function watchFor(selector: string, take: (element: Element) => void): void {
  const search = (root: ParentNode) => {
    const within = [...root.querySelectorAll(selector)];
    if (root instanceof Element && root.matches(selector)) within.unshift(root);
    within.forEach(take);
  };
  search(document);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node instanceof Element) search(node);
    }
  }).observe(document, { childList: true, subtree: true });
  document.addEventListener(DISCOVER, (event) => {
    const [element] = event.composedPath();
    if (element instanceof Element && element.shadowRoot) search(element.shadowRoot);
  });
}
