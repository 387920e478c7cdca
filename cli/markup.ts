/** Reads pages, and says where in their text everything stands, so that all else can stay as it is. */
import { parse, type DefaultTreeAdapterMap, type Token } from 'parse5';

export type Node = DefaultTreeAdapterMap['node'];
export type ElementNode = DefaultTreeAdapterMap['element'];
type ParentNode = DefaultTreeAdapterMap['parentNode'];

/** An element of the kit, as an author has written it. */
export interface WrittenElement {
  readonly node: ElementNode;
  /** That of the element, also of a stand-in. */
  readonly tag: string;
  /** By the names that the element has for them, also of a stand-in. */
  readonly attributes: ReadonlyMap<string, string>;
  readonly isStandIn: boolean;
  readonly line: number;
  readonly column: number;
  /** Where what is inside it begins and ends in the text; undefined: it has no end tag. */
  readonly inner: { readonly start: number; readonly end: number } | undefined;
}

/** A script tag of the kit. */
export interface WrittenScript {
  readonly at: number;
  /** Its `data-*` without `data-`. */
  readonly data: ReadonlyMap<string, string>;
  readonly line: number;
  readonly column: number;
}

export interface Page {
  readonly text: string;
  /** Of its file, or its address; '' where it has none. */
  readonly path: string;
  readonly elements: readonly WrittenElement[];
  readonly scripts: readonly WrittenScript[];
  readonly hasStyleSheet: boolean;
}

export const isElement = (node: Node): node is ElementNode => 'tagName' in node;
export const attributesOf = ({ attrs }: ElementNode): Map<string, string> =>
  new Map(attrs.map(({ name, value }) => [name, value]));

export const locationOf = (node: ElementNode): Token.ElementLocation => node.sourceCodeLocation!;

/** All elements below a node, in their order; those within templates are no part of the page. */
function* elementsBelow(node: ParentNode): Generator<ElementNode> {
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    if (child.sourceCodeLocation) yield child;
    yield* elementsBelow(child);
  }
}

/** Code in Markdown: in lines of its own, to the end of the text where it is not closed, and within a line. */
const FENCED =
  /^[ \t]*(`{3,}(?=[^`\n]*\n)|~{3,})[^\n]*\n(?:[^\n]*\n)*?(?:[ \t]*\1[`~]*\s*?$|[^\n]*(?![^]))/gm;
const SPAN = /(?<!`)(`+)(?!`)(?:(?!\n\s*\n)[^])*?(?<!`)\1(?!`)/g;

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** What a parser of HTML is to read of a file: everything in it stays in its place. */
function htmlOf(text: string, path: string): string {
  if (/\.(md|markdown)$/i.test(path)) return text.replace(FENCED, blank).replace(SPAN, blank);
  // A component of Vue has its page in a template: another name, as long, has it read.
  if (/\.vue$/i.test(path)) return text.replace(/(<\/?)template\b/gi, '$1vue-page');
  return text;
}

/**
 * All elements that are written in a page, or a part of one.
 * @param path of its file, by which it is known in what they are written
 */
export const elementsIn = (text: string, path = ''): ElementNode[] => [
  ...elementsBelow(parse(htmlOf(text, path), { sourceCodeLocationInfo: true })),
];

const TEMPLATE_NAME = /^(:|v-bind|bind:|\[)|[{%]/;
const TEMPLATE_VALUE = /\{\{|\{%|<[%?]|^\{.*\}$/s;

/** Whether an attribute is filled in by a template or framework, so that nobody knows it here. */
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

/** The tag of the element of the kit that a node is, or stands in for. */
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

export function writtenElement(node: ElementNode): WrittenElement | undefined {
  const tag = tagOf(node);
  if (!tag) return undefined;
  const isStandIn = !node.tagName.startsWith('mkt-');
  const { startTag, endTag, startLine, startCol } = locationOf(node);
  return {
    node,
    tag,
    isStandIn,
    attributes: isStandIn ? withoutData(attributesOf(node)) : attributesOf(node),
    line: startLine,
    column: startCol,
    inner: startTag && endTag && { start: startTag.endOffset, end: endTag.startOffset },
  };
}

const OWN_SCRIPT = /(^|\/)mkt(\.all)?\.js([?#]|$)/;
const OWN_STYLES = /(^|\/)mkt\.css([?#]|$)/;

/** @param text of a page, or a part of one */
export function readPage(text: string, path = ''): Page {
  const all = elementsIn(text, path);
  const read = all.map((node) => ({ node, attributes: attributesOf(node) }));
  return {
    text,
    path,
    elements: all.flatMap((node) => writtenElement(node) ?? []),
    scripts: read
      .filter(({ node, attributes }) => {
        return node.tagName === 'script' && OWN_SCRIPT.test(attributes.get('src') ?? '');
      })
      .map(({ node, attributes }) => {
        const { startOffset: at, startLine: line, startCol: column } = locationOf(node);
        return { at, line, column, data: withoutData(attributes) };
      }),
    hasStyleSheet: read.some(
      ({ node, attributes }) =>
        node.tagName === 'link' && OWN_STYLES.test(attributes.get('href') ?? ''),
    ),
  };
}

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
