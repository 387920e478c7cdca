import { isElement, parentOf } from './dom.js';

/** Ways to be displayed and yet invisible. */
interface Hidden {
  readonly visibility?: boolean;
  readonly opacity?: boolean;
}

/** The node around another one in the tree that the browser draws. */
const drawnAround = (node: Node): Node | undefined =>
  (node as Partial<Element>).assignedSlot ?? parentOf(node);

function isTransparent(element: Element): boolean {
  for (let node: Node | undefined = element; node; node = drawnAround(node))
    if (isElement(node) && getComputedStyle(node).opacity === '0') return true;
  return false;
}

/** For Safari before 17.4, which lacks `checkVisibility` and displays nothing of a closed `<details>`. */
const isVisibleByStyles = (element: Element, { visibility, opacity }: Hidden): boolean =>
  element.getClientRects().length > 0 &&
  !(visibility && getComputedStyle(element).visibility !== 'visible') &&
  !(opacity && isTransparent(element));

/**
 * False if an element is not displayed, or within content that the browser skips: of a closed `<details>`, of
 * `hidden="until-found"`, of `content-visibility: hidden`. Forces a layout if the page has changed.
 * @param checks further reasons: `visibility: hidden`, and `opacity: 0` of the element or around it
 */
export function isVisible(element: Element, checks: Hidden = {}): boolean {
  const { visibility = false, opacity = false } = checks;
  return (
    (element as Partial<Element>).checkVisibility?.({
      visibilityProperty: visibility,
      opacityProperty: opacity,
      // Their names before Chrome 121 and Firefox 122.
      checkVisibilityCSS: visibility,
      checkOpacity: opacity,
    }) ?? isVisibleByStyles(element, checks)
  );
}
