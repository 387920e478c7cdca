/** The visible elements with a part name, in document order. */
export const partsOf = (element: Element, part: string): HTMLElement[] =>
  [...element.shadowRoot!.querySelectorAll<HTMLElement>(`[part~="${part}"]`)].filter(
    (element) => !element.matches('div:empty:not(.image, .template)'),
  );

/** A text with its white space as readers see it. */
export const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The number of nodes in a tree: elements, texts and comments. */
export function nodesIn(root: Node): number {
  const walker = document.createTreeWalker(root);
  let count = 1;
  while (walker.nextNode()) count++;
  return count;
}
