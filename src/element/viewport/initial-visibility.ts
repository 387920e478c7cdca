/** Elements up to this many pixels outside of the viewport are near: they load before the reader arrives. */
export const MARGIN = 256;

/** True if an element is near the viewport. Forces a layout if the page has changed. */
export function isWithinReach(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isBeside = bottom > -MARGIN && top < innerHeight + MARGIN;
  const isBelow = right > -MARGIN && left < innerWidth + MARGIN;
  // An element without a box is not displayed.
  return isBeside && isBelow && element.getClientRects().length > 0;
}

/** Elements of the initial page, and whether they were near before their upgrade. */
const visibility = new WeakMap<Element, boolean>();

/** True if `mkt.css` reserves the space of an element before its first rendering. */
const reservesSpace = (element: Element): boolean =>
  getComputedStyle(element).containerType === 'inline-size';

/**
 * Reads the positions of elements before their upgrade, while the page's layout is valid: reading them after
 * the first rendering would force a layout.
 */
export function recordInitialVisibility(tag: string): void {
  // The viewport of a frame can be far from the part of the page that the reader sees.
  if (typeof window !== 'object' || window !== window.top) return;
  const elements = [...document.querySelectorAll(tag)];
  const waiting = elements.filter((element) => element.getAttribute('loading') !== 'eager');
  const [first] = waiting;
  if (!first) return;
  // Without reserved space, the first element will push the others down.
  const stable = reservesSpace(first)
    ? waiting
    : waiting.filter((element) => element === elements[0]);
  for (const element of stable) visibility.set(element, isWithinReach(element));
}

/** The position before the upgrade: near or not; undefined if unknown. */
export const initialVisibility = (element: Element): boolean | undefined => visibility.get(element);
