/** Code of an element that the page shows as text, since an editor has escaped it: `&lt;mkt-ranking`. */

import { tags } from '../../element/tags.js';

/** The start of the code. */
export const ESCAPED_CODE = new RegExp(
  `<(?:(?:${tags.join('|')})(?![\\w-])|div\\s[^>]{0,200}data-mkt=)[^>]{0,60}`,
);

/** Elements that show code on purpose, or nothing. */
export const SHOWS_CODE: readonly string[] =
  'code pre kbd samp textarea script style template noscript title'.split(' ');

/** The first such code, with the element that contains it. */
export function escapedCode(
  root: Element,
): { readonly code: string; readonly element: Element } | undefined {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  // An editor may have put a part of the code into tags of its own.
  for (let node; (node = walker.nextNode());) {
    const [code] = ESCAPED_CODE.exec((node as Text).data) ?? [];
    const element = node.parentElement;
    if (code && element && !element.closest(SHOWS_CODE.join())) return { code, element };
  }
  return undefined;
}
