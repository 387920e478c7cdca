/** Marks nodes that the kit adds to the page outside its elements. The time tells them from nodes in a saved page. */
const MARK = 'data-mkt-written';
const opened = `${performance.timeOrigin}`;

export function markWritten<T extends Element>(element: T): T {
  element.setAttribute(MARK, opened);
  return element;
}

/**
 * Removes nodes that the kit added before the page was saved, and others.
 * @param further selectors of the others
 */
export function removeSaved(...further: readonly string[]): void {
  const saved = [`[${MARK}]:not([${MARK}="${opened}"])`, ...further];
  for (const element of document.querySelectorAll(saved.join())) element.remove();
}
