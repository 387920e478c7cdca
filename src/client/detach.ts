/** Removes an element that may have no parent: Prototype replaces `remove` by a method that then throws. */
export const detach = (element: Element): void => void element.parentNode?.removeChild(element);
