/**
 * True if an element has content that few fallbacks have: elements of the kit, or several headings and paragraphs.
 * Whether its end tag is missing is then decided by the lazy module: `unclosed-tag.ts`.
 */
export const mayBeUnclosed = (element: Element): boolean =>
  /\bmkt-|\b(h\d|p)\b.* (h\d|p)\b/.test(
    [...element.querySelectorAll('*')].map(({ localName }) => localName).join(' '),
  );
