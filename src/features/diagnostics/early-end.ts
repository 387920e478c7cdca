/** True in the elements in which the HTML parser ends an element before its first block or link. */
export const isWhereParserEnds = (element: Element): boolean =>
  element.matches(':is(p,h1,h2,h3,h4,h5,h6,a) *');

/** True if an element may lack its content; the lazy module decides: `unclosed-tag.ts`. */
export const mayBeEndedEarly = (element: Element): boolean =>
  !element.childElementCount || isWhereParserEnds(element);
