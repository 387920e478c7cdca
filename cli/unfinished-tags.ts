/** Tags without their end: a quote or `>` is missing, or a line in them is Markdown. */
import { isUnfinished } from '../src/exports/findings.js';
import { blockAt } from './markdown.js';
import { OTHER_SIGN } from './text-ranges.js';
import { locationOf, ownFilesIn, tagOf, type Page, type WrittenElement } from './markup.js';

export type UnfinishedTag = Pick<WrittenElement, 'node' | 'tag' | 'line' | 'column'>;

/** The tags of the kit's elements and files that run into another block or tag, and the one in which the text ends. */
export function unfinishedTags({ blocks, nodes, text }: Page): UnfinishedTag[] {
  const files = new Set(ownFilesIn(nodes).map(({ node }) => node));
  const hasOwn = /<mkt-|data-mkt/i.test(text);
  const found = nodes.filter((node) => {
    const { startTag, endTag } = locationOf(node);
    const tags = [startTag, endTag].filter((tag) => tag !== undefined);
    if (!tagOf(node) && !files.has(node))
      return hasOwn && tags.some(({ endOffset }) => endOffset > text.length);
    const isInBlocks = tags.every((tag) => tag.endOffset <= blockAt(blocks, tag.startOffset)!.end);
    // The reader of Markdown has replaced the signs of links.
    const asWritten = (name: string) => name.replaceAll(OTHER_SIGN, '<');
    const attributes = node.attrs.map(({ name, value }) => ({ name: asWritten(name), value }));
    return !isInBlocks || isUnfinished(attributes);
  });
  // An element across several blocks is several nodes.
  const byOffset = new Map(found.map((node) => [locationOf(node).startOffset, node]));
  return [...byOffset.values()].map((node) => {
    const { startLine: line, startCol: column } = locationOf(node);
    return { node, tag: tagOf(node) ?? node.tagName, line, column };
  });
}
