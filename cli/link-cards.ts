/** Parses the link cards that plugins write into posts: boxes of HTML, scripts, blocks and shortcodes. */
import { isKeyword } from '../src/exports/validate.js';
import { REL } from '../src/exports/definitions.js';
import { escapedAttribute, escapedText } from './escape.js';
import type { Text } from './command-error.js';
import { attributesOf, elementsBelow, locationOf, textOf, type ElementNode } from './markup.js';
import { migrate as words } from './words/migrate.js';

interface Card {
  readonly title: string;
  /** Numbers, addresses and other texts that may contain an ISBN or a JAN. */
  readonly sources: readonly string[];
  readonly href?: string | undefined;
  readonly isBook?: boolean;
}

/** The replacement of a card, or the reason why it has none. */
export type CardProposal = Replacement | { readonly reason: Text };

/** An element; if a number finds its only entry, also that entry as an item of a list. */
export interface Replacement {
  readonly element: string;
  readonly item?: string;
}

/**
 * An item of `<mkt-shortlist>`, as inline markup: cards may be within paragraphs.
 * @param attribute of the number: `hotel-no`
 */
export const itemMarkup = (attribute: string, number: string, fallback: string): string =>
  `<span data-${attribute}="${escapedAttribute(number)}">${fallback}</span>`;

export interface FoundCard {
  readonly start: number;
  readonly end: number;
  readonly proposal: CardProposal;
}

/** Boxes by their class: the class of the title inside. */
const BOXES: Readonly<Record<string, string>> = {
  'yyi-rinker-contents': 'yyi-rinker-title',
  'pochipp-box': 'pochipp-box__title',
  'kaerebalink-box': 'kaerebalink-name',
  'booklink-box': 'booklink-name',
};
const BOOK_BOX = 'booklink-box';

const classesOf = (node: ElementNode) => (attributesOf(node).get('class') ?? '').split(/\s+/);

/** The check digit of an ISBN-13 or a JAN, by their first 12 digits. */
const checkDigit = (digits: string) =>
  (10 -
    (Array.from(digits).reduce(
      (sum, digit, index) => sum + Number(digit) * (index % 2 ? 3 : 1),
      0,
    ) %
      10)) %
  10;

const isValidCode = (code: string) => Number(code[12]) === checkDigit(code.slice(0, 12));

/** An ISBN-10 as an ISBN-13; undefined if its check digit is wrong. */
function isbn13(isbn10: string): string | undefined {
  const digits = Array.from(isbn10.toUpperCase()).map((sign) => (sign === 'X' ? 10 : Number(sign)));
  if (digits.reduce((sum, digit, index) => sum + digit * (10 - index), 0) % 11) return undefined;
  const start = `978${isbn10.slice(0, 9)}`;
  return `${start}${checkDigit(start)}`;
}

/** Addresses of trackers contain the address of the shop, encoded once or more. */
function decoded(text: string): string {
  try {
    const once = decodeURIComponent(text);
    return once === text ? text : decoded(once);
  } catch {
    return text;
  }
}

/** The first ISBN or JAN in a text, with 13 digits. */
function codeIn(text: string): string | undefined {
  for (const [code] of decoded(text).matchAll(/(?<!\w)(\d{13}|\d{9}[\dXx])(?!\w)/g)) {
    const gtin = code.length === 13 ? isValidCode(code) && code : isbn13(code);
    if (gtin && /^(97[89]|4[59])/.test(gtin)) return gtin;
  }
  return undefined;
}

/** A title as a keyword: without brackets, cut to the length that the service accepts. */
function keywordOf(title: string): string {
  const words = title
    .replace(/【.*?】|\[.*?\]|［.*?］|\(.*?\)|（.*?）/g, ' ')
    .split(/\s+/)
    .filter((word) => word && isKeyword(word));
  while (words.length > 1 && !isKeyword(words.join(' '))) words.pop();
  return words.join(' ');
}

function proposalFor({ title, sources, href, isBook = false }: Card): CardProposal {
  const code = sources.map(codeIn).find(Boolean);
  const keyword = keywordOf(title);
  const address = /^(https?:)?\/\//i.test(href ?? '') ? href : undefined;
  const fallback = address
    ? `<a href="${escapedAttribute(address)}" rel="${REL}">${escapedText(title.trim() || address)}</a>`
    : '';
  const element = (tag: string, name: string, value: string, more = '') => ({
    element: `<${tag}${more} ${name}="${escapedAttribute(value)}" limit="1">${fallback}</${tag}>`,
  });
  if (code?.startsWith('97'))
    return {
      ...element('mkt-book-list', 'isbnjan', code),
      item: itemMarkup('isbnjan', code, fallback),
    };
  if (code) return element('mkt-product-search', 'keyword', code);
  if (!keyword) return { reason: (locale) => words[locale].cardWithoutTitle };
  return isBook
    ? element('mkt-book-list', 'title-keyword', keyword, ' media="book"')
    : element('mkt-product-search', 'keyword', keyword);
}

function boxCard(node: ElementNode): CardProposal | undefined {
  const box = classesOf(node).find((name) => Object.hasOwn(BOXES, name));
  if (!box) return undefined;
  if (!locationOf(node).endTag) return { reason: (locale) => words[locale].cardWithoutEnd };
  const inside = elementsBelow(node);
  const name = inside.find((element) => classesOf(element).includes(BOXES[box]!));
  const linksOf = (all: readonly ElementNode[]) =>
    all
      .filter(({ tagName }) => tagName === 'a')
      .map((element) => ({
        href: attributesOf(element).get('href') ?? '',
        text: textOf(element).trim(),
      }));
  const links = linksOf(inside).filter(({ href }) => href);
  const main = name ? linksOf(elementsBelow(name))[0] : undefined;
  const title = main?.text || (name ? textOf(name).trim() : '');
  return proposalFor({
    title: title.replace(/\s+/g, ' '),
    sources: links.map(({ href }) => href),
    href: main?.href || links[0]?.href,
    isBook: box === BOOK_BOX,
  });
}

const UNREADABLE: CardProposal = { reason: (locale) => words[locale].unreadableCard };

const asText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function parsedJson(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** `msmaflink({"n": title, "u": {"u": address}, "eid": id})`, which fills a `<div>`. */
function scriptCard(node: ElementNode): CardProposal | undefined {
  if (node.tagName !== 'script') return undefined;
  const script = textOf(node);
  // From the last call on: an expression that tries each call would take quadratic time.
  const call = script.slice(script.lastIndexOf('msmaflink('));
  const [, json] = /^msmaflink\((\{.*\})\);?\s*$/s.exec(call) ?? [];
  if (!json) return undefined;
  const data = parsedJson(json);
  if (!data) return UNREADABLE;
  const { u: address } = (data['u'] ?? {}) as Readonly<Record<string, unknown>>;
  const href = asText(address);
  return proposalFor({ title: asText(data['n']), sources: [href], href });
}

/** The card in an element. @returns undefined if it is not a card */
export const cardOf = (node: ElementNode): CardProposal | undefined =>
  boxCard(node) ?? scriptCard(node);

/** A card by the names that blocks and shortcodes use. */
function cardFrom(values: Readonly<Record<string, unknown>>): CardProposal {
  const first = (...names: readonly string[]) =>
    names.map((name) => asText(values[name]).trim()).find(Boolean) ?? '';
  const title = first('title', 'name', 'keywords', 'keyword');
  const sources = [first('isbn'), first('jan', 'ean'), first('asin'), first('url', 'link')];
  if (!title && !sources.some(codeIn)) return { reason: (locale) => words[locale].cardWithNumber };
  return proposalFor({ title, sources, href: first('url', 'link', 'detail_url') || undefined });
}

// WordPress writes `<` in the data of a block as an escape.
const BLOCK = /<!--\s+wp:(?:pochipp\/linkbox|rinker\/[\w-]+)\s+(\{[^<]*?\})\s+\/?-->/g;
const BLOCK_END = /^(?:[^<]*)<!--\s+\/wp:(?:pochipp\/linkbox|rinker\/[\w-]+)\s+-->/;
// Each attribute has one reading: with two, the time would double with each of them.
const SHORTCODE =
  /^([ \t]*(?:<p>)?)\[(itemlink|pochipp|rinker|kaereba|yomereba)((?:\s+[\w-]+=(?:"[^"]*"|'[^']*'|[^\s\]"'][^\s\]]*))*)\s*\/?\]/gm;

function attributesIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)=(?:"([^"]*)"|'([^']*)'|([^\s\]]+))/g)].map(
      ([, name = '', inDouble, inSingle, bare]) => [name, inDouble ?? inSingle ?? bare ?? ''],
    ),
  );
}

/** Cards that are not elements: blocks of WordPress and shortcodes. @param html without code */
export function cardsIn(html: string): FoundCard[] {
  const blocks = [...html.matchAll(BLOCK)].map(({ 0: block, 1: json = '', index }) => {
    const [rest = ''] = block.endsWith('/-->')
      ? []
      : (BLOCK_END.exec(html.slice(index + block.length)) ?? []);
    const values = parsedJson(json);
    const proposal = values ? cardFrom(values) : UNREADABLE;
    return { start: index, end: index + block.length + rest.length, proposal };
  });
  const shortcodes = [...html.matchAll(SHORTCODE)].map(
    ({ 0: code, 1: before = '', 3: attributes = '', index }) => ({
      start: index + before.length,
      end: index + code.length,
      proposal: cardFrom(attributesIn(attributes)),
    }),
  );
  const isInBlock = ({ start }: FoundCard) =>
    blocks.some((block) => block.start <= start && start < block.end);
  return [...blocks, ...shortcodes.filter((card) => !isInBlock(card))];
}
