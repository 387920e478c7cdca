import { operations } from '../src/client/operations/index.js';
import { commonParams, type Operation } from '../src/client/operations/operation.js';
import { attributeOf } from '../src/controllers/attributes.js';
import type { ItemParameter } from '../src/controllers/item.js';
import { changeFiles, readArguments, UsageError, type FileResult } from './command.js';
import type { Change } from './files.js';
import { kinds } from './kinds.js';
import {
  around,
  attributesOf,
  elementsIn,
  escaped,
  isElement,
  locationOf,
  tagOf,
  type ElementNode,
} from './markup.js';

const HELP = `Usage: mkt-widgets migrate [options] <files…>

Finds what was made by hand, and proposes the element for it:
  - scripts, frames and links whose address is a request of the service,
    …/services/api/<Group>/<Operation>/<Version>?…
  - links that stand by themselves and carry the number of an item or hotel as a parameter of the
    service: hotelNo, productId, isbn, isbnjan, jan, itemNumber; or by --link
A link becomes the fallback of its element. What is not recognised stays as it is. Nothing is written
without --write. A folder stands for all pages below it.

  --link <shape>  addresses of your service's pages: --link 'https://hotels.example/{hotelNo}/'
                  (can be given several times)
  --write         writes the files
  --dry-run       writes nothing: the default
  -h, --help      this text`;

const OPTIONS = {
  link: { type: 'string', multiple: true },
  write: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;

/** The elements for numbers of things, by the parameter that holds one. */
const ITEMS: Readonly<Record<string, string>> = {
  hotelNo: 'mkt-hotel-detail',
  productId: 'mkt-product-search',
  isbn: 'mkt-book-list',
  isbnjan: 'mkt-book-list',
  jan: 'mkt-book-list',
  itemNumber: 'mkt-ebook-list',
} satisfies Readonly<Record<ItemParameter, string>>;

/** What a number looks like. */
const NUMBER = /^[\w-]{1,40}$/;
/** Reserved for the requests of the transports. */
const OWN = ['callback', 'callBack', 'format', 'formatVersion', 'elements', 'access_token'];
const SERVICE_PATH = /\/services\/api\/(\w+)\/(\w+)\/[\w.]+$/;
const AD_PATH = /\/rcm\/[\d.]+\/i\/json$/;

const parsed = (address: string): URL | undefined =>
  URL.canParse(address, 'https://page.invalid')
    ? new URL(address, 'https://page.invalid')
    : undefined;

/** An element in HTML: its attributes by their names. */
function written(tag: string, attributes: ReadonlyMap<string, string>, fallback: string): string {
  const set = [...attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${tag}${set.join('')}>${fallback}</${tag}>`;
}

function operationAt({ pathname }: URL): Operation | undefined {
  if (AD_PATH.test(pathname)) return operations.DynamicAd;
  const [, group, name] = SERVICE_PATH.exec(pathname) ?? [];
  const all: Readonly<Record<string, Operation>> = operations;
  const path = `${group}/${name}`;
  return Object.hasOwn(all, path) ? all[path] : undefined;
}

/** The element for a request of the service: its parameters become attributes. */
function elementForRequest(url: URL, fallback: string): string | undefined {
  const operation = operationAt(url);
  if (!operation || operation.auth === 'oauth') return undefined;
  const kind = [...kinds.values()].find(({ definition }) =>
    definition?.operations.some(({ path }) => path === operation.path),
  );
  if (!kind) return undefined;
  const known = { ...commonParams, ...operation.params };
  const attributes = new Map(
    [...url.searchParams]
      .filter(([name]) => !OWN.includes(name))
      .filter(([name]) => name in known || ['applicationId', 'affiliateId'].includes(name))
      .map(([name, value]) => [attributeOf(name), value]),
  );
  return written(kind.tag, attributes, fallback);
}

/** A shape such as `https://hotels.example/{hotelNo}/`. @throws {UsageError} */
function shapeOf(shape: string): (address: string) => readonly [string, string] | undefined {
  const [, name = ''] = /\{(\w+)\}/.exec(shape) ?? [];
  if (!Object.hasOwn(ITEMS, name))
    throw new UsageError(`--link ${shape} must have one of {${Object.keys(ITEMS).join('}, {')}}`);
  const [before, after] = shape
    .split(`{${name}}`)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`^${before}([\\w-]+)${after}([?#].*)?$`);
  return (address) => {
    const [, number] = pattern.exec(address) ?? [];
    return number ? [name, number] : undefined;
  };
}

/** The number of a thing in an address. */
function itemIn(url: URL): readonly [string, string] | undefined {
  return Object.keys(ITEMS)
    .map((name) => [name, url.searchParams.get(name) ?? ''] as const)
    .find(([, value]) => NUMBER.test(value));
}

/** Whether a link is all that there is in its block. */
function standsAlone(link: ElementNode): boolean {
  const { parentNode } = link;
  if (!parentNode || !isElement(parentNode)) return false;
  if (!/^(body|p|div|li|td|dd|figure|section|aside|center)$/.test(parentNode.tagName)) return false;
  const others = parentNode.childNodes.filter((one) => one !== link);
  return others.every((one) =>
    'value' in one ? !one.value.trim() : isElement(one) && one.tagName === 'br',
  );
}

const isInKit = (node: ElementNode) => [...around(node)].some(tagOf);

type Shape = ReturnType<typeof shapeOf>;

/** What is proposed for a node: an element, or a reason why there is none. */
function proposalFor(
  node: ElementNode,
  text: string,
  shapes: readonly Shape[],
): { element?: string; reason?: string } | undefined {
  const attributes = attributesOf(node);
  const address = attributes.get(node.tagName === 'a' ? 'href' : 'src');
  const url = address === undefined ? undefined : parsed(address);
  if (!url || !/^(a|script|iframe)$/.test(node.tagName)) return undefined;
  const { startOffset, endOffset } = locationOf(node);
  const fallback = node.tagName === 'a' ? text.slice(startOffset, endOffset) : '';
  const request = elementForRequest(url, fallback);
  if (request) return { element: request };
  if (node.tagName !== 'a') return undefined;
  const item = shapes.map((one) => one(url.href)).find(Boolean) ?? itemIn(url);
  if (!item) return undefined;
  if (!standsAlone(node)) return { reason: 'a link within a text stays as it is' };
  const [name, number] = item;
  return { element: written(ITEMS[name]!, new Map([[attributeOf(name), number]]), fallback) };
}

function migratePage(text: string, shapes: readonly Shape[]): FileResult {
  const changes: Change[] = [];
  const lines: string[] = [];
  for (const node of elementsIn(text)) {
    const found = isInKit(node) ? undefined : proposalFor(node, text, shapes);
    if (!found) continue;
    const { startLine, startCol, startOffset, endOffset } = locationOf(node);
    if (found.element) changes.push({ start: startOffset, end: endOffset, text: found.element });
    lines.push(`:${startLine}:${startCol} ${found.element ?? found.reason}`);
  }
  return { changes, lines };
}

/** `mkt-widgets migrate`: proposes elements for what was made by hand. */
export async function migrate(args: string[]): Promise<boolean> {
  const given = readArguments(args, OPTIONS, HELP);
  if (!given) return true;
  const { link = [], write = false, 'dry-run': isDry = false } = given.values;
  const shapes = link.map(shapeOf);
  return changeFiles(given.paths, write && !isDry, (text) => migratePage(text, shapes));
}
