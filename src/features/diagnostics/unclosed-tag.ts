import { matches } from '../../element/dom.js';
import { isOfKit } from '../../element/kit-elements.js';

/** True if only scripts, styles and links follow the element in its parent. */
function endsParent(element: Element): boolean {
  let next = element.nextElementSibling;
  while (next && matches(next, 'script,style,link')) next = next.nextElementSibling;
  return !next;
}

/**
 * True if the end tag is missing, so that the rest of the page became the element's fallback: as with
 * `<mkt-ranking … />`. A fallback has no other elements of the kit, and at most one heading or
 * paragraph without a link.
 */
export function isUnclosed(element: Element): boolean {
  const all = (selector: string) => [...element.querySelectorAll(selector)];
  const prose = all(':scope > :is(h1,h2,h3,h4,h5,h6,p):not([slot])').filter(
    (block) => !block.querySelector('a') && block.textContent.trim(),
  );
  return (
    (prose.length > 1 && endsParent(element)) ||
    all(':scope > :not([slot]), :scope > :not([slot]) *').some(isOfKit)
  );
}
