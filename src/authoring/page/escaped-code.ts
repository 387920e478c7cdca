/** Code of an element that the page shows as text, since an editor has escaped it: `&lt;mkt-ranking`. */
import type { PageElement } from '../../element/dom.js';
import { tags } from '../../element/tags.js';

const ESCAPED_CODE = new RegExp(
  `<(?:(?:${tags.join('|')})(?![\\w-])|div\\s[^>]{0,200}data-mkt=)[^>]{0,60}`,
);

/** Elements that show code on purpose, or nothing. */
const SHOWS_CODE = 'code,pre,kbd,samp,textarea,script,style,template,noscript,title';

export function codeIn(text: string, element: Pick<PageElement, 'closest'>) {
  const found = ESCAPED_CODE.exec(text);
  return found && !element.closest(SHOWS_CODE) ? found : undefined;
}

/** The first such code, with the element that contains it. */
export function escapedCode(
  root: Element,
): { readonly code: string; readonly element: Element } | undefined {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  // An editor may have put a part of the code into tags of its own.
  for (let node; (node = walker.nextNode());) {
    const element = node.parentElement;
    const [code] = (element && codeIn((node as Text).data, element)) ?? [];
    if (code) return { code, element: element! };
  }
  return undefined;
}
