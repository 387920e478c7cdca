import {
  attributeOf,
  bookSearches,
  commonParams,
  type ItemParameter,
  type Operation,
  operations,
  REL,
} from '../src/exports/definitions.js';
import { changeFiles, readArguments, type FileResult } from './command.js';
import { UsageError, type Text } from './command-error.js';
import { MAX_ITEMS } from '../src/exports/markup.js';
import { escapedAttribute, escapedText } from './escape.js';
import { cardOf, cardsIn, itemMarkup, type Replacement } from './link-cards.js';
import { kinds } from './kinds.js';
import {
  around,
  attributesOf,
  elementsIn,
  isHtml,
  isElement,
  locationOf,
  ownFilesIn,
  tagOf,
  type ElementNode,
} from './markup.js';
import type { MarkdownLink } from './markdown.js';
import { htmlOf } from './source-text.js';
import type { Output } from './output.js';
import type { Change } from './text-ranges.js';
import { migrate as words, type Replaceable } from './words/migrate.js';

const OPTIONS = {
  link: { type: 'string', multiple: true },
  write: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;

/** The elements for one item, by the parameter of its number. */
const ITEMS: Readonly<Record<string, string>> = {
  hotelNo: 'mkt-hotel-detail',
  productId: 'mkt-product-search',
  isbn: 'mkt-book-list',
  isbnjan: 'mkt-book-list',
  jan: 'mkt-book-list',
  itemNumber: 'mkt-ebook-list',
} satisfies Readonly<Record<ItemParameter, string>>;

const NUMBER = /^[\w-]{1,40}$/;
/** Reserved for the requests of the transports. */
const OWN = ['callback', 'callBack', 'format', 'formatVersion', 'elements', 'access_token'];
const SERVICE_PATH = /\/services\/api\/(\w+)\/(\w+)\/[\w.]+$/;
const AD_PATH = /\/rcm\/[\d.]+\/i\/json$/;

/** The origin of addresses without one. */
const PAGE = 'https://page.invalid';

const parsed = (address: string): URL | undefined =>
  URL.canParse(address, PAGE) ? new URL(address, PAGE) : undefined;

/** An element in HTML: its attributes by their names. */
function markupOf(tag: string, attributes: ReadonlyMap<string, string>, fallback: string): string {
  const set = [...attributes].map(([name, value]) => ` ${name}="${escapedAttribute(value)}"`);
  return `<${tag}${set.join('')}>${fallback}</${tag}>`;
}

function operationAt({ pathname }: URL): Operation | undefined {
  if (AD_PATH.test(pathname)) return operations.DynamicAd;
  const [, group, name] = SERVICE_PATH.exec(pathname) ?? [];
  const all: Readonly<Record<string, Operation>> = operations;
  const path = `${group}/${name}`;
  return Object.hasOwn(all, path) ? all[path] : undefined;
}

/** The attribute of `<mkt-book-list>` that selects one of its searches. */
function mediumOf(operation: Operation): [string, string][] {
  const [medium] =
    Object.entries(bookSearches).find(([, { path }]) => path === operation.path) ?? [];
  return medium && medium !== 'total' ? [['media', medium]] : [];
}

/** The element for a request of the service: its parameters become attributes. */
function elementForRequest(url: URL, fallback: string): Replacement | undefined {
  const operation = operationAt(url);
  if (!operation || operation.auth === 'oauth') return undefined;
  const kind = [...kinds.values()].find(({ definition }) =>
    definition?.operations.some(({ path }) => path === operation.path),
  );
  if (!kind) return undefined;
  const knownParams = { ...commonParams, ...operation.params };
  const parameters = [...url.searchParams]
    .filter(([name]) => !OWN.includes(name))
    .filter(
      ([name]) =>
        Object.hasOwn(knownParams, name) || ['applicationId', 'affiliateId'].includes(name),
    )
    .map(([name, value]) => [attributeOf(name), value] as const);
  const [service] = url.href.split(/\/(?:services\/api|rcm)\//);
  const isAd = operation.path === 'DynamicAd';
  // An address without a host is that of a relay beside the page.
  const address = service!.replace(PAGE, '');
  const own = address ? [[isAd ? 'dynamic-ad-url' : 'base-url', address] as const] : [];
  const attributes = new Map([...mediumOf(operation), ...parameters, ...own]);
  return { element: markupOf(kind.tag, attributes, fallback) };
}

/** Replaces the number in an address while it is parsed. */
const PLACE = '0number0';

/** The addresses of a service's pages for one kind of item. */
interface Shape {
  readonly itemAt: (address: string) => readonly [string, string] | undefined;
  /** The address for the number among the parameters of a request. */
  readonly addressFor: (parameters: URLSearchParams) => string | undefined;
}

/**
 * Parses a shape such as `https://hotels.example/{hotelNo}/`.
 * @throws {UsageError}
 */
function shapeOf(shape: string): Shape {
  const [, name = ''] = /\{(\w+)\}/.exec(shape) ?? [];
  if (!Object.hasOwn(ITEMS, name))
    throw new UsageError((locale) => words[locale].wrongLink(shape, Object.keys(ITEMS)));
  // Normalized like the addresses of links.
  const [before, after] = (parsed(shape.replace(`{${name}}`, PLACE))?.href ?? shape)
    .split(PLACE)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`^${before}([\\w-]+)${after}([?&#].*)?$`);
  return {
    itemAt(address) {
      const [, number] = pattern.exec(address) ?? [];
      return number ? [name, number] : undefined;
    },
    addressFor(parameters) {
      const number = parameters.get(name) ?? '';
      return NUMBER.test(number) ? shape.replace(`{${name}}`, number) : undefined;
    },
  };
}

function itemIn(url: URL): readonly [string, string] | undefined {
  return Object.keys(ITEMS)
    .map((name) => [name, url.searchParams.get(name) ?? ''] as const)
    .find(([, value]) => NUMBER.test(value));
}

function standsAlone(link: ElementNode): boolean {
  const { parentNode } = link;
  if (!parentNode || !isElement(parentNode)) return false;
  if (!/^(body|p|div|li|td|dd|figure|section|aside|center)$/.test(parentNode.tagName)) return false;
  return parentNode.childNodes.every((child) => {
    if (child === link) return true;
    if ('value' in child) return !child.value.trim();
    return child.nodeName === '#comment' || child.nodeName === 'br';
  });
}

const isReplaceable = (tag: string): tag is Replaceable => /^(a|script|iframe)$/.test(tag);

/** True within the head of a page. A part of a page has no head. */
const isInHead = (node: ElementNode) =>
  [...around(node)].some(
    (ancestor) => ancestor.tagName === 'head' && !!ancestor.sourceCodeLocation,
  );
const isInKit = (node: ElementNode) => [...around(node)].some(tagOf);

function elementForLink(
  url: URL,
  fallback: string,
  shapes: readonly Shape[],
): Replacement | undefined {
  const request = elementForRequest(url, fallback);
  if (request) return request;
  const item = shapes.map(({ itemAt }) => itemAt(url.href)).find(Boolean) ?? itemIn(url);
  if (!item) return undefined;
  const [name, number] = item;
  const attribute = attributeOf(name);
  return {
    element: markupOf(ITEMS[name]!, new Map([[attribute, number]]), fallback),
    item: itemMarkup(attribute, number, fallback),
  };
}

/** The fallback for a script or frame: the frame's own content, or else a link to the item's page by its shape. */
function fallbackFor(
  node: ElementNode,
  text: string,
  { searchParams }: URL,
  shapes: readonly Shape[],
): string {
  const { startTag, endTag } = locationOf(node);
  const content = text.slice(startTag!.endOffset, endTag?.startOffset).trim();
  if (node.tagName === 'iframe' && content) return content;
  const address = shapes.map(({ addressFor }) => addressFor(searchParams)).find(Boolean);
  return address
    ? `<a href="${escapedAttribute(address)}" rel="${REL}">${escapedText(address)}</a>`
    : '';
}

function proposalFor(
  node: ElementNode,
  text: string,
  shapes: readonly Shape[],
): (Partial<Replacement> & { reason?: Text }) | undefined {
  const { tagName } = node;
  const address = attributesOf(node).get(tagName === 'a' ? 'href' : 'src');
  const url = address === undefined ? undefined : parsed(address);
  // In an SVG, no element of the kit would work.
  if (!isReplaceable(tagName) || !url || !isHtml(node)) return undefined;
  const { startOffset, endOffset, endTag } = locationOf(node);
  const isLink = tagName === 'a';
  const fallback = isLink
    ? text.slice(startOffset, endOffset)
    : fallbackFor(node, text, url, shapes);
  const replacement = isLink
    ? elementForLink(url, fallback, shapes)
    : elementForRequest(url, fallback);
  if (!replacement) return undefined;
  if (!endTag) return { reason: (locale) => words[locale].noEndTag(tagName) };
  if (isLink && !standsAlone(node)) return { reason: (locale) => words[locale].withinText };
  if (isInHead(node)) return { reason: (locale) => words[locale].inHead(tagName) };
  return replacement;
}

/** A part of a page with its proposal. */
interface Found extends Partial<Replacement> {
  readonly start: number;
  readonly end: number;
  readonly reason?: Text;
}

function proposalsForMarkdown(
  links: readonly MarkdownLink[],
  text: string,
  nodes: readonly ElementNode[],
  shapes: readonly Shape[],
): Found[] {
  const fallbacks = nodes.filter(tagOf).map(locationOf);
  return links.flatMap(({ start, end, address, isAlone, kind }) => {
    const url = parsed(address);
    const isFallback = fallbacks.some(
      (fallback) => fallback.startOffset <= start && fallback.endOffset >= end,
    );
    const replacement = url && !isFallback && elementForLink(url, text.slice(start, end), shapes);
    if (!replacement) return [];
    if (kind === 'definition')
      return [{ start, end, reason: (locale) => words[locale].definition }];
    return [
      { start, end, ...(isAlone ? replacement : { reason: (locale) => words[locale].withinText }) },
    ];
  });
}

/** Text between items in a row: white space, comments, and the ends and starts of equal blocks. */
const BETWEEN =
  /^(?:\s|<!--(?:(?!-->)[^])*-->|<br\s*\/?>|<\/(p|div|figure|center)>(?:\s|<!--(?:(?!-->)[^])*-->)*<\1(?:\s[^<>]*)?>)*$/i;

/** Items in a row become one list. */
function withLists(proposals: readonly Found[], text: string): Found[] {
  const rows: Found[][] = [];
  for (const found of proposals) {
    const row = rows.at(-1);
    const last = row?.at(-1);
    const isNext =
      row &&
      row.length < MAX_ITEMS &&
      last?.item &&
      found.item &&
      BETWEEN.test(text.slice(last.end, found.start));
    if (isNext) row.push(found);
    else rows.push([found]);
  }
  return rows.map((row) => {
    const [first, ...others] = row as [Found, ...Found[]];
    const last = others.at(-1);
    if (!last) return first;
    const items = row.map(({ item }) => item).join(' ');
    return {
      start: first.start,
      end: last.end,
      element: `<mkt-shortlist>${items}</mkt-shortlist>`,
    };
  });
}

function migratePage(text: string, path: string, shapes: readonly Shape[]): FileResult {
  const nodes = elementsIn(text, path);
  const isInElement = ({ start }: { readonly start: number }) =>
    nodes.some((node) => {
      const { startOffset, endOffset } = locationOf(node);
      return tagOf(node) && startOffset < start && start < endOffset;
    });
  const { html, links } = htmlOf(text, path);
  const cards = cardsIn(html).filter((card) => !isInElement(card));
  const proposals: Found[] = [
    ...proposalsForMarkdown(links, text, nodes, shapes),
    ...cards.map(({ start, end, proposal }) => ({ start, end, ...proposal })),
  ];
  let end = 0;
  for (const node of nodes) {
    const { startOffset: start, endOffset } = locationOf(node);
    // A link that is closed in another block is one node in each, all at the same position.
    if (start < end) continue;
    const card = cards.some((card) => card.start < start && start < card.end);
    const proposal = card ? undefined : (cardOf(node) ?? proposalFor(node, text, shapes));
    // Few nodes have a proposal: the ancestors of all others need not be examined.
    if (!proposal || isInKit(node)) continue;
    end = 'element' in proposal && proposal.element ? endOffset : start + 1;
    proposals.push({ start, end: endOffset, ...proposal });
  }
  proposals.sort((a, b) => a.start - b.start);
  const replacements = withLists(proposals, text);
  const changes = replacements.flatMap(({ start, end, element }): Change[] =>
    element ? [{ start, end, text: element }] : [],
  );
  const hasScript = ownFilesIn(nodes).some(({ node }) => node.tagName === 'script');
  const lineStarts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  let line = 0;
  const lines = replacements.map(({ start, element, reason }): Text => {
    while (lineStarts[line + 1]! <= start) line++;
    const place = `:${line + 1}:${start - lineStarts[line]! + 1}`;
    return (locale) => `${place} ${element?.replace(/\s+/g, ' ') ?? reason!(locale)}`;
  });
  // A part of a page gets the script tag from the page around it.
  const lacksScript = changes.length > 0 && !hasScript;
  return {
    changes,
    lines: lacksScript ? [...lines, (locale) => `: ${words[locale].noScript}`] : lines,
  };
}

/** `mkt-widgets migrate`: proposes elements for handwritten links. */
export async function migrate(args: string[], output: Output): Promise<boolean> {
  const commandLine = readArguments(args, OPTIONS, words, output);
  if (!commandLine) return true;
  const { link = [], write = false, 'dry-run': isDry = false } = commandLine.values;
  const shapes = link.map(shapeOf);
  return changeFiles(commandLine.paths, write && !isDry, output, (text, path) =>
    migratePage(text, path, shapes),
  );
}
