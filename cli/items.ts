/** The items that an author lists inside an element of a file. */
import type { ListedItem } from '../src/rules/resolve.js';
import { itemsAmong, MAX_ITEMS } from '../src/rules/markup.js';
import {
  attributesOf,
  elementsBelow,
  isElement,
  textOf,
  type ElementNode,
  type WrittenElement,
} from './markup.js';

/** The elements of the items, as on a page. */
export const itemNodesIn = (element: ElementNode): ElementNode[] =>
  itemsAmong(
    element.childNodes
      .filter(isElement)
      .flatMap((child) =>
        /^(ul|ol)$/.test(child.tagName) && !attributesOf(child).has('data-mkt-prerendered')
          ? child.childNodes.filter(isElement)
          : child,
      ),
    (child) => ({
      tag: child.tagName,
      names: [...attributesOf(child).keys()],
      hasLink: linkIn(child) !== undefined,
    }),
  );

/** The first link of an item: itself, or one inside. */
export const linkIn = (item: ElementNode): ElementNode | undefined =>
  [item, ...elementsBelow(item)].find(
    (node) => node.tagName === 'a' && attributesOf(node).has('href'),
  );

/** The name of a node: its text, else that of its picture. */
function nameOf(node: ElementNode): string {
  const picture = elementsBelow(node).find(({ tagName }) => tagName === 'img');
  return textOf(node).trim() || ((picture && attributesOf(picture).get('alt')) ?? '');
}

/** The items of an element, as on a page. */
export const itemsIn = ({ node, attributes }: WrittenElement): ListedItem[] =>
  // A kept list has its items in the reader's browser.
  (attributes.has('kept') ? [] : itemNodesIn(node)).slice(0, MAX_ITEMS + 1).map((item) => {
    const link = linkIn(item);
    const data = [...attributesOf(item)].filter(([name]) => name.startsWith('data-'));
    return {
      data: Object.fromEntries(data),
      title: nameOf(link ?? item.childNodes.find(isElement) ?? item),
      href: link && attributesOf(link).get('href'),
    };
  });
