/** Whether an element of the page matches: on a form, a field named `matches` hides the method. */
export const matches = (element: Element, selector: string): boolean =>
  Element.prototype.matches.call(element, selector);
