/** Parses pages, with the positions of all markup, so that everything else can stay unchanged. */
import { html as constants, type DefaultTreeAdapterMap, type Token } from 'parse5';
import { underOwnNames } from './kinds.js';
import type { Block } from './markdown.js';
import { htmlOf } from './source-text.js';
import { blank } from './text-ranges.js';
import { treeOf } from './tree.js';

export type Node = DefaultTreeAdapterMap['node'];
export type ElementNode = DefaultTreeAdapterMap['element'];
type ParentNode = DefaultTreeAdapterMap['parentNode'];

export interface WrittenElement {
  readonly node: ElementNode;
  readonly tag: string;
  /** By the element's own names, also for a data element. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly isDataElement: boolean;
  readonly line: number;
  readonly column: number;
  /** The range of its content; undefined without an end tag. */
  readonly inner: { readonly start: number; readonly end: number } | undefined;
}

/** An element of the kit in a place where browsers make none of it. */
export interface UnseenElement extends WrittenElement {
  /** The tag of the place: `template`, `noscript`, `svg` or `math`. */
  readonly place: string;
}

export interface WrittenScript {
  readonly offset: number;
  /** Its `data-*` without `data-`. */
  readonly data: ReadonlyMap<string, string>;
  readonly line: number;
  readonly column: number;
}

export interface Page {
  readonly text: string;
  /** Of the file, or the address; '' if unknown. */
  readonly path: string;
  /** The text without template code and the syntax of Markdown, at the same positions. */
  readonly html: string;
  readonly root: ElementNode;
  /** All elements with a tag in the text. */
  readonly nodes: readonly ElementNode[];
  readonly elements: readonly WrittenElement[];
  /** Those in a template, an SVG or a part for browsers without scripts, in no particular order. */
  readonly unseen: readonly UnseenElement[];
  readonly scripts: readonly WrittenScript[];
  readonly hasStyleSheet: boolean;
  /** Of Markdown; otherwise the whole text is one block. */
  readonly blocks: readonly Block[];
}

export const isElement = (node: Node): node is ElementNode => 'tagName' in node;
export const attributesOf = ({ attrs }: ElementNode): Map<string, string> =>
  new Map(attrs.map(({ name, value }) => [name, value]));

export const locationOf = (node: ElementNode): Token.ElementLocation => node.sourceCodeLocation!;

/** True for an element with a tag in the text: parsers add `<html>`, `<head>` and `<body>`. */
const isWritten = ({ sourceCodeLocation }: ElementNode): boolean => !!sourceCodeLocation;

/**
 * All elements below a node, in order; the contents of templates are not part of the page.
 * @param isIncluded by default, those with a tag in the text
 */
export function elementsBelow(
  root: ParentNode,
  isIncluded: (element: ElementNode) => boolean = isWritten,
): ElementNode[] {
  const elements: ElementNode[] = [];
  // No recursion: pages can be nested more deeply than functions.
  const open = [{ nodes: root.childNodes, next: 0 }];
  for (let level; (level = open.at(-1));) {
    const child = level.nodes[level.next++];
    if (!child) {
      open.pop();
    } else if (isElement(child)) {
      if (isIncluded(child)) elements.push(child);
      open.push({ nodes: child.childNodes, next: 0 });
    }
  }
  return elements;
}

export function textOf(node: Node): string {
  let text = '';
  // No recursion: pages can be nested more deeply than functions.
  const open = [node];
  for (let next; (next = open.pop());) {
    if ('value' in next) text += next.value;
    else if ('childNodes' in next) open.push(...[...next.childNodes].reverse());
  }
  return text;
}

/**
 * All elements in a page or a part of one.
 * @param path of the file, whose extension decides its language
 */
export const elementsIn = (text: string, path = ''): ElementNode[] =>
  elementsBelow(treeOf(htmlOf(text, path).html));

const TEMPLATE_NAME = /^(:|v-bind|bind:|\[)|[{%]/;
const TEMPLATE_VALUE = /\{\{|\{%|<[%?]|^\{.*\}$/s;

/** True if a template or framework fills in the attribute, so that its value is unknown. */
export const isFilledIn = (name: string, value = ''): boolean =>
  TEMPLATE_NAME.test(name) || TEMPLATE_VALUE.test(value);

/** The elements around a node, from the inside out. */
export function* around(node: Node): Generator<ElementNode> {
  let parent = 'parentNode' in node ? node.parentNode : null;
  while (parent && isElement(parent)) {
    yield parent;
    parent = parent.parentNode;
  }
}

/** The tag of the kit's element, also for a data element; undefined for other elements. */
export function tagOf({ tagName, attrs }: ElementNode): string | undefined {
  if (tagName.startsWith('mkt-')) return tagName;
  const kind = attrs.find(({ name }) => name === 'data-mkt')?.value;
  return kind === undefined ? undefined : `mkt-${kind.trim().toLowerCase()}`;
}

const withoutData = (attributes: ReadonlyMap<string, string>): Map<string, string> =>
  new Map(
    [...attributes]
      .filter(([name]) => name.startsWith('data-') && name !== 'data-mkt')
      .map(([name, value]) => [name.slice('data-'.length), value]),
  );

export const isHtml = ({ namespaceURI }: ElementNode) => namespaceURI === constants.NS.HTML;

/** Inside an SVG, an element of this name is not HTML, and not an element of the kit. */
export const writtenElement = (node: ElementNode): WrittenElement | undefined =>
  isHtml(node) ? asElement(node) : undefined;

function asElement(node: ElementNode): WrittenElement | undefined {
  const tag = tagOf(node);
  if (!tag) return undefined;
  const isDataElement = !node.tagName.startsWith('mkt-');
  const { startTag, endTag, startLine, startCol } = locationOf(node);
  return {
    node,
    tag,
    isDataElement,
    attributes: underOwnNames(
      tag,
      isDataElement ? withoutData(attributesOf(node)) : attributesOf(node),
    ),
    line: startLine,
    column: startCol,
    inner: startTag && endTag && { start: startTag.endOffset, end: endTag.startOffset },
  };
}

/**
 * The kit's elements among all. An element across several blocks is several nodes; only the first one counts,
 * without an end tag.
 */
function elementsOnce(nodes: readonly ElementNode[]): WrittenElement[] {
  const elements = new Map<number, WrittenElement>();
  for (const element of nodes.flatMap((node) => writtenElement(node) ?? [])) {
    const { startOffset } = locationOf(element.node);
    const earlier = elements.get(startOffset);
    elements.set(startOffset, earlier ? { ...earlier, inner: undefined } : element);
  }
  return [...elements.values()];
}

const unseenIn = (nodes: readonly ElementNode[], place: string): UnseenElement[] =>
  nodes.flatMap((node) => {
    const element = asElement(node);
    return element ? { ...element, place } : [];
  });

/** The elements below a template, also in templates inside it. */
function nodesInTemplate(template: ElementNode): ElementNode[] {
  const nodes: ElementNode[] = [];
  const open = [template];
  for (let next; (next = open.pop());) {
    for (const node of elementsBelow((next as DefaultTreeAdapterMap['template']).content)) {
      nodes.push(node);
      if (node.tagName === 'template' && isHtml(node)) open.push(node);
    }
  }
  return nodes;
}

/**
 * The elements that browsers do not make: in templates (those of entries apart), foreign elements, and parts
 * for browsers without scripts, which are text.
 * @param html the text of the page as it was parsed
 */
function unseenElements(nodes: readonly ElementNode[], html: string): UnseenElement[] {
  const isForEntries = (node: ElementNode) => [...around(node)].some(tagOf);
  const templates = nodes.filter(
    (node) => node.tagName === 'template' && isHtml(node) && !isForEntries(node),
  );
  const foreign = nodes.filter((node) => !isHtml(node) && tagOf(node));
  const texts = nodes
    .filter(({ tagName }) => tagName === 'noscript')
    .flatMap(({ childNodes }) => childNodes.map(({ sourceCodeLocation }) => sourceCodeLocation!))
    .filter(({ startOffset, endOffset }) =>
      /<mkt-|data-mkt/i.test(html.slice(startOffset, endOffset)),
    );
  const placeOf = (node: ElementNode) =>
    [...around(node)].find(({ tagName }) => /^(svg|math)$/.test(tagName))?.tagName ?? 'svg';
  return [
    ...templates.flatMap((template) => unseenIn(nodesInTemplate(template), 'template')),
    ...foreign.flatMap((node) => unseenIn([node], placeOf(node))),
    ...(texts.length ? unseenIn(elementsBelow(treeOf(onlyRanges(html, texts))), 'noscript') : []),
  ];
}

/** A text with blanks in place of all but some ranges: positions stay the same. */
function onlyRanges(
  text: string,
  ranges: readonly { readonly startOffset: number; readonly endOffset: number }[],
): string {
  let position = 0;
  const parts = ranges.flatMap(({ startOffset, endOffset }) => {
    const before = blank(text.slice(position, startOffset));
    position = endOffset;
    return [before, text.slice(startOffset, endOffset)];
  });
  return parts.join('') + blank(text.slice(position));
}

const OWN_SCRIPT = /(^|\/)mkt(\.all)?\.js([?#]|$)/;
/** The address of the kit's style sheet. */
const OWN_STYLES = /(^|\/)mkt\.css([?#]|$)/;

/** The script tags and style sheets of the kit, by the addresses of their files. */
export const ownFilesIn = (
  elements: readonly ElementNode[],
): { readonly node: ElementNode; readonly address: string }[] =>
  elements.flatMap((node) => {
    const attributes = attributesOf(node);
    const [address = '', own] =
      node.tagName === 'script'
        ? [attributes.get('src'), OWN_SCRIPT]
        : node.tagName === 'link'
          ? [attributes.get('href'), OWN_STYLES]
          : [];
    return own?.test(address) ? [{ node, address }] : [];
  });

/** @param text of a page, or a part of one */
export function readPage(text: string, path = ''): Page {
  const { html, blocks } = htmlOf(text, path);
  // A part of a page has its text in an added `<body>`.
  const [root, ...all] = elementsBelow(treeOf(html), () => true);
  const nodes = [root!, ...all].filter(isWritten);
  const ownFiles = ownFilesIn(nodes).map(({ node }) => node);
  return {
    text,
    path,
    html,
    blocks,
    root: root!,
    nodes,
    elements: elementsOnce(nodes),
    unseen: unseenElements(nodes, html),
    scripts: ownFiles
      .filter(({ tagName }) => tagName === 'script')
      .map((node) => {
        const { startOffset: offset, startLine: line, startCol: column } = locationOf(node);
        return { offset, line, column, data: withoutData(attributesOf(node)) };
      }),
    hasStyleSheet: ownFiles.some(({ tagName }) => tagName === 'link'),
  };
}
