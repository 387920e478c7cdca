/**
 * Elements of the initial page. They wait for the observer's report, since reading a style or a position would force a
 * layout of the whole page before its first frame.
 */
const initial = new WeakSet<Element>();

/** Remembers the elements of the page before their upgrade. */
export function recordInitialElements(tag: string): void {
  // In a frame, the observer knows no margin. In a hidden page, it reports nothing.
  if (typeof window !== 'object' || window !== window.top || document.hidden) return;
  for (const element of document.querySelectorAll(tag)) {
    // Saved pages have the phase, and maybe a shadow root with old entries, which must not stay.
    element.removeAttribute('phase');
    if (!element.shadowRoot) initial.add(element);
  }
}

/** True at the first call for such an element. */
export const takeInitial = (element: Element): boolean => initial.delete(element);
