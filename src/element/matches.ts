/** `Element.matches`, also for forms with a field named `matches`, which hides the method. */
export const matches = (element: Element, selector: string): boolean =>
  Element.prototype.matches.call(element, selector);
