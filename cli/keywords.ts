/** The keywords of elements with `keyword-from`, from the page in a file. */
import {
  COMMENTS,
  keywordsToTry,
  type KeywordValues,
  ownKeyword,
  type PageElement,
  type PageSource,
  pageWords,
  sourceOf,
  wordSourceOf,
} from '../src/rules/resolve.js';
import type { Kind } from './kinds.js';
import { around, attributesOf, textOf, type ElementNode, type Page } from './markup.js';

/** The texts of each page: read once, since pages can have many elements. */
const sources = new WeakMap<Page['nodes'], PageSource>();

interface FileElement extends PageElement {
  readonly node: ElementNode;
}

const pageElement = (node: ElementNode): FileElement => ({
  node,
  localName: node.tagName,
  getAttribute: (name) => attributesOf(node).get(name) ?? null,
  get textContent() {
    return textOf(node);
  },
});

/** As the selector on a page: an id, or one of the classes. */
const isInComments = ({ node }: FileElement): boolean =>
  [node, ...around(node)].some((each) => {
    const attributes = attributesOf(each);
    const names = [attributes.get('id') ?? '', ...(attributes.get('class') ?? '').split(/\s+/)];
    return names.some((name) => COMMENTS.includes(name));
  });

const articleOf = ({ node }: FileElement): ElementNode | null =>
  [...around(node)].find(({ tagName }) => tagName === 'article') ?? null;

function sourceIn({ nodes }: Page): PageSource {
  const source =
    sources.get(nodes) ?? sourceOf(nodes.map(pageElement), { isInComments, articleOf });
  sources.set(nodes, source);
  return source;
}

/** The keywords that an element searches for, one after another; undefined for the author's own. */
export function keywordsIn(
  page: Page,
  values: KeywordValues,
  { definition }: Kind,
): string[] | undefined {
  const from = definition && wordSourceOf(definition, values);
  if (!from) return undefined;
  const words = pageWords(sourceIn(page), { from, skip: values.keywordSkip });
  return keywordsToTry(words, ownKeyword(definition, values));
}
