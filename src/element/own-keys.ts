/**
 * Stops keys that a reader types into a field of an element, and keys that the element has used: pages with shortcuts
 * of one key leave only their own fields alone, and see the element in place of its field.
 */
function keep(event: Event): void {
  const { ctrlKey, currentTarget, key, metaKey } = event as KeyboardEvent;
  // The content of the page is its own. Dialogs around the element need Escape and Tab.
  if (event.target !== currentTarget || ctrlKey || metaKey || key === 'Escape' || key === 'Tab')
    return;
  const [target] = event.composedPath() as Element[];
  if (event.defaultPrevented || target!.matches('input,select')) event.stopPropagation();
}

/** Keeps an element's keys from the shortcuts of the page. */
export function keepOwnKeys(element: Element): void {
  for (const type of ['keydown', 'keypress', 'keyup']) element.addEventListener(type, keep);
}
