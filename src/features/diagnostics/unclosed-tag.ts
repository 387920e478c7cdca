import { matches } from '../../element/matches.js';

// The name of a form may be hidden by a field.
const isOfKit = ({ localName }: Element) =>
  typeof localName === 'string' && localName.startsWith('mkt-');

/** Whether nothing of the page follows an element in its parent, as where it has no end tag. */
function endsParent(element: Element): boolean {
  let next = element.nextElementSibling;
  while (next && matches(next, 'script,style,link')) next = next.nextElementSibling;
  return !next;
}

/**
 * Whether an element has taken the rest of its page for its fallback, as `<mkt-ranking … />` does.
 * Fallbacks are links and what belongs to them: they have no other elements of the kit, nor several
 * headings or paragraphs without a link.
 */
export function hasSwallowedPage(element: Element): boolean {
  const all = (selector: string) => [...element.querySelectorAll(selector)];
  const prose = all(':scope > :is(h1,h2,h3,h4,h5,h6,p):not([slot])').filter(
    (one) => !one.querySelector('a') && one.textContent.trim(),
  );
  return (
    (prose.length > 1 && endsParent(element)) ||
    all(':scope > :not([slot]), :scope > :not([slot]) *').some(isOfKit)
  );
}
