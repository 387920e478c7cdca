/** Elements of the initial page whose space `mkt.css` reserves, so that no other element will move them. */
const reserved = new WeakSet<Element>();

const hasReservedSpace = (element: Element): boolean =>
  getComputedStyle(element).containerType === 'inline-size';

/** Remembers the elements of the page before their upgrade. Forces no layout. */
export function recordReservedElements(tag: string): void {
  // In a frame, the observer knows no margin. In a hidden page, it reports nothing.
  if (typeof window !== 'object' || window !== window.top || document.hidden) return;
  for (const element of document.querySelectorAll(tag))
    if (hasReservedSpace(element)) reserved.add(element);
}

/** True at the first call for such an element. */
export const takeReserved = (element: Element): boolean => reserved.delete(element);
