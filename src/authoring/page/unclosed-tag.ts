import { isWhereParserEnds, matches } from '../../element/dom.js';
import { isOfKit } from '../../element/kit-elements.js';
import { when, type Finding } from '../findings/finding.js';

/** True if only scripts, styles and links follow the element in its parent. */
function endsParent(element: Element): boolean {
  let next = element.nextElementSibling;
  while (next && matches(next, 'script,style,link')) next = next.nextElementSibling;
  return !next;
}

const lacksContent = (element: Element): boolean =>
  !element.querySelector(':scope > :not(br)') && !element.textContent.trim();

/** True for an element in a paragraph, without content, after which a stray end tag left an empty paragraph. */
function leftEmptyParagraph(element: Element): boolean {
  const around = element.closest('p');
  if (!around || !lacksContent(element) || !endsParent(element)) return false;
  for (let next = around.nextElementSibling; next; next = next.nextElementSibling)
    if (matches(next, 'p') && !next.childNodes.length) return true;
  return false;
}

/**
 * True if an element lacks the content that it is for, or if the HTML parser has probably ended it before its content, as it
 * does at the first block in a paragraph.
 */
export function isEndedEarly(element: Element): boolean {
  const isInside = isWhereParserEnds(element);
  const { localName } = element;
  if (localName === 'mkt-config') return lacksContent(element);
  if (localName === 'mkt-campaign')
    return lacksContent(element) || (isInside && !element.querySelector(':scope > [slot="text"]'));
  if (localName === 'mkt-shortlist')
    return isInside && lacksContent(element) && !element.hasAttribute('kept');
  return leftEmptyParagraph(element);
}

/**
 * True if the end tag is missing, so that the rest of the page became the element's fallback: as with
 * `<mkt-ranking … />`. A fallback has no other elements of the kit, and at most one heading or
 * paragraph without a link.
 */
function isUnclosed(element: Element): boolean {
  const all = (selector: string) => [...element.querySelectorAll(selector)];
  const prose = all(':scope > :is(h1,h2,h3,h4,h5,h6,p):not([slot])').filter(
    (block) => !block.querySelector('a') && block.textContent.trim(),
  );
  return (
    (prose.length > 1 && endsParent(element)) ||
    all(':scope > :not([slot]), :scope > :not([slot]) *').some(isOfKit)
  );
}

export const endFindings = (element: Element): Finding[] => [
  ...when(isUnclosed(element), 'unclosedTag'),
  ...when(isEndedEarly(element), 'endedEarly'),
];
