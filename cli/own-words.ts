/** The author's own words in an element of a file: headings, badges, and words about items. */
import { BLOCKS, type WrittenWords } from '../src/exports/entries.js';
import { AWARD, itemElementsIn, linkIn } from '../src/exports/markup.js';
import { isAdvertisingLabel } from '../src/exports/findings.js';
import { elementOf, type FileElement } from './file-element.js';
import { elementsBelow, isElement, textOf, type ElementNode, type Node } from './markup.js';
import type { OwnWords, Words } from './plain.js';

/** Elements whose text no reader sees. */
const UNSEEN = /^(script|style|template|textarea|select|title)$/;
/** Elements that are separate from the words before and after them. */
const BLOCK = /^(p|div|li|ul|ol|dl|dt|dd|br|blockquote|h[1-6]|table|tr|td|th|figure|figcaption)$/;

/** A label: the copy has its own. */
const isLabel = (node: ElementNode) => node.tagName === 'small' && isAdvertisingLabel(textOf(node));

/** The words inside a node, in one line. @param omitted a node whose words do not count */
export function wordsIn(root: ElementNode, omitted?: ElementNode): Words[] {
  const words: Words[] = [];
  const add = (text: string) => {
    const last = words.at(-1);
    if (last && last.href === undefined) words[words.length - 1] = { text: last.text + text };
    else words.push({ text });
  };
  // No recursion: pages can be nested more deeply than functions.
  const open: (Node | string)[] = [...root.childNodes].reverse();
  for (let next; (next = open.pop()) !== undefined;) {
    if (typeof next === 'string') add(next);
    else if ('value' in next) add(next.value);
    else if (isElement(next) && next !== omitted && !UNSEEN.test(next.tagName) && !isLabel(next)) {
      const href = next.tagName === 'a' ? elementOf(next).href : undefined;
      if (href !== undefined) {
        words.push({ text: textOf(next).replace(/\s+/g, ' '), href });
        continue;
      }
      const isBlock = BLOCK.test(next.tagName);
      if (isBlock) add(' ');
      open.push(
        next.tagName === 'dt' ? ': ' : isBlock ? ' ' : '',
        ...[...next.childNodes].reverse(),
      );
    }
  }
  const lines = words.map((each) => ({ ...each, text: each.text.replace(/\s+/g, ' ') }));
  return lines.some(({ text }) => text.trim()) ? lines : [];
}

/** The words about the items of an element, in their order. */
export const ownWordsIn = (element: ElementNode): OwnWords[] =>
  itemElementsIn(elementOf(element)).map((item) => {
    const link = linkIn(item);
    return {
      award: item.getAttribute(AWARD)?.trim() ?? '',
      words: link === item ? [] : wordsIn(item.node, link?.node),
    };
  });

/** The words about an item as text, with its paragraphs, list entries and terms. */
export function writtenIn(item: FileElement): WrittenWords {
  const link = linkIn(item);
  if (link === item) return { text: '', blocks: [] };
  const lineOf = (node: ElementNode) =>
    wordsIn(node, link?.node)
      .map(({ text }) => text)
      .join('')
      .replace(/\s+/g, ' ')
      .trim();
  const isBlock = ({ tagName }: ElementNode) => BLOCKS.includes(tagName);
  return {
    text: lineOf(item.node),
    blocks: elementsBelow(item.node)
      .filter((node) => isBlock(node) && !elementsBelow(node).some(isBlock))
      .map((node) => ({ tag: node.tagName, text: lineOf(node) })),
  };
}

export const wordsInSlot = (element: ElementNode, slot: string): Words[] =>
  elementOf(element)
    .children.filter((child) => child.slot === slot)
    .flatMap(({ node }) => wordsIn(node));
