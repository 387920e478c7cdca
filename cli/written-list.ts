/** The lists of links that `prerender` writes into elements, and finds again. */
import type { Text } from './command-error.js';
import { lineAbout } from './entries.js';
import { elementOf } from './file-element.js';
import {
  elementsBelow,
  locationOf,
  type ElementNode,
  type Page,
  type WrittenElement,
} from './markup.js';
import { unfinishedTags } from './unfinished-tags.js';
import { prerender as words } from './words/prerender.js';

export const MARK = 'data-mkt-prerendered';

const isClosed = (node: ElementNode) =>
  /^(img|br)$/.test(node.tagName) || !!locationOf(node).endTag;

/** True if the command has written the list, from its start to its end. */
const isOwnList = (list: ElementNode, source: string): boolean =>
  [list, ...elementsBelow(list)].every(isClosed) &&
  // The parser ignores end tags without a start tag, such as that of the list's element.
  !/<\/(?!(?:ul|li|a|small|span|script)\s*>)/i.test(source) &&
  elementsBelow(list).every(({ tagName }) => /^(li|a|img|small|br|script)$/.test(tagName)) &&
  (list.tagName === 'span' ||
    list.childNodes.every((child) => !('value' in child) || !child.value.trim()));

export const listIn = ({ node }: WrittenElement): ElementNode | undefined =>
  elementOf(node).children.find((child) => child.hasAttribute(MARK))?.node;

/** The reason why an element cannot be prerendered and its page stays unchanged. */
export function brokenMarkup(text: string, element: WrittenElement): Text | undefined {
  const { inner } = element;
  if (!inner) return (locale) => words[locale].noEndTag;
  const list = listIn(element);
  if (!list) return undefined;
  const { startOffset, endOffset } = locationOf(list);
  const isWithin = startOffset >= inner.start && endOffset <= inner.end;
  return isWithin && isOwnList(list, text.slice(startOffset, endOffset))
    ? undefined
    : (locale) => words[locale].brokenList(MARK);
}

/** The elements that keep their page from being changed, a line each. */
export function brokenLines(page: Page): Text[] {
  const unfinished = unfinishedTags(page);
  if (unfinished.length)
    return unfinished.map((tag) => lineAbout(tag, (locale) => words[locale].unfinished));
  return page.elements.flatMap((element) => {
    const reason = brokenMarkup(page.text, element);
    return reason ? [lineAbout(element, reason)] : [];
  });
}
