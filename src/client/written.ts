/** Marks what the kit adds to the page outside its elements: by the time, it differs from what a saved page still has. */
const MARK = 'data-mkt-written';
const opened = `${performance.timeOrigin}`;

export function markWritten<T extends Element>(element: T): T {
  element.setAttribute(MARK, opened);
  return element;
}

/**
 * Removes what the kit added before the page was saved.
 * @param further selectors of what else to remove
 */
export function removeSaved(...further: readonly string[]): void {
  const saved = [`[${MARK}]:not([${MARK}="${opened}"])`, ...further];
  for (const element of document.querySelectorAll(saved.join())) element.remove();
}
