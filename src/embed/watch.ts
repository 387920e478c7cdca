import { DISCOVER } from '../controllers/discover.js';

/**
 * Finds elements of the page, now and later, in the document and in shadow roots that tell of them.
 * @param attribute whose change makes such an element of one, or another one, or none
 * @param take is given each, in the order of the page; one that is moved or changed, again
 */
export function watchFor(
  selector: string,
  attribute: string,
  take: (element: Element) => void,
): void {
  const search = (root: ParentNode) => {
    const within = [...root.querySelectorAll(selector)];
    if (root instanceof Element && root.matches(selector)) within.unshift(root);
    within.forEach(take);
  };
  search(document);
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'attributes') take(target as Element);
      for (const node of addedNodes) if (node instanceof Element) search(node);
    }
  }).observe(document, { childList: true, subtree: true, attributeFilter: [attribute] });
  document.addEventListener(DISCOVER, (event) => {
    const [element] = event.composedPath();
    if (element instanceof Element && element.shadowRoot) search(element.shadowRoot);
  });
}
