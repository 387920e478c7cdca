/** Pixels outside the viewport within which an element counts as near, so that readers rarely wait. */
export const MARGIN = 256;

/** Whether an element is near the viewport: lays the page out where that has changed. */
export function isWithinReach(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isBeside = bottom > -MARGIN && top < innerHeight + MARGIN;
  const isBelow = right > -MARGIN && left < innerWidth + MARGIN;
  // What is not displayed has a place, but no box.
  return isBeside && isBelow && element.getClientRects().length > 0;
}

/** Whether elements that were there before their upgrade are near. */
const places = new WeakMap<Element, boolean>();

/** Whether `mkt.css` keeps the room of an element that is not drawn yet. */
const keepsRoom = (element: Element): boolean =>
  getComputedStyle(element).containerType === 'inline-size';

/**
 * Notes which elements of the page are near before they are upgraded: mostly, the page is laid out by
 * then, where it has to be laid out anew for whoever asks once they are drawn.
 */
export function notePlaces(tag: string): void {
  // What is near in a frame may be far from what the reader sees of the page around it.
  if (typeof window !== 'object' || window !== window.top) return;
  const elements = [...document.querySelectorAll(tag)];
  const waiting = elements.filter((element) => element.getAttribute('loading') !== 'eager');
  const [first] = waiting;
  if (!first) return;
  // Without their room, those that follow are further down once the ones before them are drawn.
  const known = keepsRoom(first) ? waiting : waiting.filter((element) => element === elements[0]);
  for (const element of known) places.set(element, isWithinReach(element));
}

/** Whether an element was near before it was upgraded, as far as that could be known. */
export const notedPlace = (element: Element): boolean | undefined => places.get(element);
