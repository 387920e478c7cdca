/** Parses a pasted snippet of any kind that the builder makes. */
import { catalogueOf, type Item } from '../../../src/exports/catalogues.js';
import {
  isQuoted,
  nearestName,
  nearestTags,
  repair,
  unquoted,
  validate,
} from '../../../src/exports/validate.js';
import { attributeNamed } from '../../../src/exports/definitions.js';
import { isUnfinished } from '../../../src/exports/findings.js';
import {
  AWARD,
  itemAttributes,
  itemElementsIn,
  itemIds,
  linkIn,
} from '../../../src/exports/markup.js';
import {
  ACCOUNT,
  type Account,
  type Attribute,
  type ElementInfo,
  SCRIPT_SETTINGS,
} from '../elements.js';
import { ruleOf } from './check.js';
import { asHtml, hasElement } from './dialects.js';
import { inOneLine } from './snippets.js';
import { folderOf, SHOP } from './links.js';
import type { Campaign, Correction, Leftover, Widget } from '../types.js';

export interface Pasted {
  /** Undefined for a script tag alone. */
  readonly widget: Widget | undefined;
  readonly account: Account;
  /** Address of the folder with the kit's files, if the snippet has an absolute one. */
  readonly kit: string | undefined;
  readonly leftovers: readonly Leftover[];
  readonly corrections: readonly Correction[];
}

type Values = Record<string, string>;

/** True for a reader's token: everyone who reads the page could take it out of a snippet. */
const isToken = (name: string, value: string): boolean =>
  name === 'access-token' || (name === 'query' && /(?:^|[?&])access_?token=/i.test(value));

/** Values without tokens, whose names are added to `dropped`. */
function withoutTokens(values: Values, dropped: Set<string>): Values {
  const [tokens, others] = [true, false].map((wanted) =>
    Object.entries(values).filter(([name, value]) => isToken(name, value) === wanted),
  ) as [[string, string][], [string, string][]];
  for (const [name] of tokens) dropped.add(name);
  return Object.fromEntries(others);
}

const valuesOf = (element: Element, prefix = ''): Values =>
  Object.fromEntries(
    [...element.attributes]
      .filter(({ name }) => name.startsWith(prefix))
      .map(({ name, value }) => [name.slice(prefix.length), value]),
  );

/** The attributes and the fallback in a frame's address. */
function framed(frame: Element): { tag: string; values: Values } | undefined {
  const address = URL.parse(frame.getAttribute('src') ?? '', document.baseURI);
  if (!address?.pathname.endsWith('/embed.html')) return undefined;
  const { tag = '', ...values } = Object.fromEntries(address.searchParams);
  return { tag, values };
}

/** The folder of the kit's files, from the address of one of them. */
function folderIn(element: Element | null | undefined): string | undefined {
  const address = element?.getAttribute('src') ?? '';
  // A relative address depends on an unknown page.
  return folderOf(address) && new URL('.', address).href;
}

interface Read {
  readonly tag: string;
  readonly values: Values;
  readonly inner?: Element;
  readonly frame?: Element;
}

function read(element: Element): Read {
  if (element.localName === 'iframe')
    return { tag: '', values: {}, ...framed(element), frame: element };
  const name = element.getAttribute('data-mkt');
  if (name === null) return { tag: element.localName, values: valuesOf(element), inner: element };
  const { mkt: _, ...values } = valuesOf(element, 'data-');
  return { tag: `mkt-${name}`, values, inner: element };
}

/** The label of a fallback, as the builder writes it in each language. */
const LABELS = ['PR', 'Ad'];

/** Markup of words that the form has no field for. */
const MARKUP = 'a, dl, img, ul, ol, b, strong, em, i, mark, blockquote, h1, h2, h3, h4, h5, h6';

/** An item: its ids, its link, and the rest as words. */
function itemIn(element: Element): { readonly item: Item; readonly leftovers: Leftover[] } {
  const data = valuesOf(element, 'data-');
  const rest = element.cloneNode(true) as Element;
  const link = linkIn(rest);
  if (link !== rest) link?.remove();
  const others = [...rest.querySelectorAll(MARKUP)];
  const unknown = Object.keys(data)
    .map((name) => `data-${name}`)
    .filter((name) => !itemAttributes.includes(name));
  rest.querySelectorAll('dl').forEach((list) => list.remove());
  return {
    item: {
      ids: Object.fromEntries(itemIds.flatMap((id) => (data[id] ? [[id, data[id].trim()]] : []))),
      link: link?.getAttribute('href') ?? '',
      name: link?.textContent.trim() ?? '',
      words: link === rest ? '' : inOneLine(rest.textContent),
      award: element.getAttribute(AWARD)?.trim() ?? '',
    },
    leftovers: [
      ...others.map(({ localName }): Leftover => ({ code: 'inside', name: localName })),
      ...unknown.map((name): Leftover => ({
        code: 'attribute',
        name,
        suggestion: nearestName(name, itemAttributes),
      })),
    ],
  };
}

function takeItems(inner: Element) {
  const elements = itemElementsIn(inner);
  const read = elements.map(itemIn);
  for (const element of elements) element.remove();
  for (const list of inner.querySelectorAll(':scope > :is(ul, ol)'))
    if (!list.childElementCount) list.remove();
  return {
    items: read.map(({ item }) => item),
    leftovers: read.flatMap(({ leftovers }) => leftovers),
  };
}

/**
 * The options, the first link, and the other content of an element.
 * @param labels texts that the builder itself writes beside the link
 */
function insideOf(inner: Element | undefined, labels: readonly string[], hasItems: boolean) {
  const list = hasItems && inner ? takeItems(inner) : undefined;
  const children = [...(inner?.children ?? [])];
  const isShop = (child: Element) => child.localName === 'a' && child.slot === SHOP;
  const link = hasItems
    ? undefined
    : children.find((child) => child.localName === 'a' && !isShop(child));
  const options = children.filter((child) => child.localName === 'option' || isShop(child));
  const isLabel = ({ textContent }: Node) =>
    (!!link || hasItems) && labels.includes(textContent!.trim());
  const rest = children.filter(
    (child) => child !== link && !options.includes(child) && !isLabel(child),
  );
  const texts = [...(inner?.childNodes ?? [])]
    .filter((child) => child instanceof Text)
    .filter((text) => text.data.trim() && !isLabel(text));
  // Without a link, the text is the fallback.
  const words = link?.textContent ?? (rest.length ? '' : texts.map(({ data }) => data).join(''));
  const hasText = (!!link || rest.length > 0) && texts.length > 0;
  return {
    link: link?.getAttribute('href') ?? '',
    linkText: words.trim(),
    options: options.map((option) => ({
      slot: option.slot,
      value: option.getAttribute(isShop(option) ? 'href' : 'value') ?? '',
      text: option.textContent.trim(),
    })),
    ...(hasItems && { items: list?.items ?? [] }),
    leftovers: [
      ...(list?.leftovers ?? []),
      ...rest.map(({ localName }): Leftover => ({ code: 'inside', name: localName })),
      ...(hasText ? [{ code: 'text', name: '' } as const] : []),
    ],
  };
}

const contentOf = (html: string) =>
  Object.assign(document.createElement('template'), { innerHTML: html }).content;

function campaignAround(inner: Element | undefined): { campaign?: Campaign } {
  const around = inner?.closest('mkt-campaign, [data-mkt="campaign" i]');
  if (!around) return {};
  const dates = around.localName === 'mkt-campaign' ? valuesOf(around) : valuesOf(around, 'data-');
  const { from = '', until = '', days = '' } = dates;
  const text = around.querySelector(':scope > [slot="text"]')?.textContent.trim() ?? '';
  return { campaign: { text, from, until, days } };
}

/** Editors show a snippet as text, and copy it with its tags escaped, once or twice. */
function unescaped(text: string): string {
  let plain = text;
  const isCode = () => hasElement(plain) || /<script\s/.test(plain);
  for (let times = 0; times < 2 && !isCode(); times++) plain = contentOf(plain).textContent;
  return plain;
}

/** Editors turn straight quotation marks into curly ones; a snippet with only curly ones is corrected. */
function straightened(text: string): string {
  if (/\s[\w-]+\s*=\s*["']/.test(text)) return text;
  return text
    .replace(/(\s[\w-]+\s*=\s*)[“”„″＂]([^“”„″＂]*)[“”„″＂]/g, '$1"$2"')
    .replace(/(\s[\w-]+\s*=\s*)[‘’′]([^‘’′]*)[‘’′]/g, "$1'$2'");
}

/** True for a text with a tag that lacks a quote or its end: an element in it is missing, or has other values. */
export function hasUnfinishedTag(text: string): boolean {
  const html = asHtml(straightened(unescaped(text)));
  const tagsIn = (code: string) => [...contentOf(code).querySelectorAll('*')];
  const tags = tagsIn(html);
  return (
    tags.some(({ attributes }) => isUnfinished(attributes)) ||
    ['>', '">', "'>"].some((end) => tagsIn(html + end).length > tags.length)
  );
}

/** The value of an attribute that was meant, if an accident has changed it. */
export function corrected(
  attribute: Attribute,
  value: string,
): (Correction & { readonly value: string }) | undefined {
  const rule = ruleOf(attribute);
  // Boolean attributes cannot be invalid; dates may be relative to today.
  if (attribute.kind === 'boolean') return undefined;
  const isValid = !validate({ value: rule }, { value }).issues.length;
  if (isValid && !isQuoted(attribute.name, value)) return undefined;
  const repaired = repair(value, rule);
  return repaired && { ...repaired, text: `${attribute.name}="${repaired.value}"` };
}

/** An unknown tag in a text, with the tags that it may mean. */
export function misspeltTag(
  text: string,
  elements: readonly ElementInfo[],
): { readonly tag: string; readonly suggestions: readonly string[] } | undefined {
  const [tag] = /(?<=<)mkt-[\w-]+/.exec(unescaped(text)) ?? [];
  return tag && !catalogueOf(tag)
    ? {
        tag,
        suggestions: nearestTags(
          tag,
          elements.map((element) => element.tag),
        ),
      }
    : undefined;
}

/** The settings of the script tag among values. */
const accountOf = (
  values: Values,
  names: readonly string[] = [...ACCOUNT, ...SCRIPT_SETTINGS],
): Account =>
  Object.fromEntries(
    names.flatMap((name) => (values[name] ? [[name, unquoted(values[name])]] : [])),
  );

const elementsOf = (content: ParentNode, elements: readonly ElementInfo[]) =>
  [
    ...content.querySelectorAll(
      `${elements.map(({ tag }) => tag).join()}, [data-mkt], iframe[src*="embed.html"]`,
    ),
  ]
    .map(read)
    .flatMap((element) => {
      const info = elements.find(({ tag }) => tag === element.tag);
      const names = info?.attributes.map(({ name }) => name) ?? [];
      const own = Object.entries(element.values).map(([name, value]) => [
        attributeNamed(name, names) ?? name,
        value,
      ]);
      return info ? [{ ...element, values: Object.fromEntries(own) as Values, info }] : [];
    });

type PastedElement = ReturnType<typeof elementsOf>[number];

/** A script tag without an element; undefined if it has no settings. */
function scriptAlone(script: Element | null): Pasted | undefined {
  const account = script ? accountOf(valuesOf(script, 'data-')) : {};
  return Object.keys(account).length
    ? { widget: undefined, account, kit: folderIn(script), leftovers: [], corrections: [] }
    : undefined;
}

/** The attributes of an element that the builder knows, corrected, and the others. */
function attributesOf({ info }: PastedElement, values: Values) {
  const names = info.attributes.map(({ name }) => name);
  const attributes: Values = {};
  const corrections: Correction[] = [];
  const leftovers: Leftover[] = [];
  for (const [name, value] of Object.entries(values)) {
    if ((ACCOUNT as readonly string[]).includes(name)) continue;
    const attribute = info.attributes.find((each) => each.name === name);
    const correction = attribute && corrected(attribute, value);
    if (correction) corrections.push(correction);
    if (attribute) attributes[name] = correction?.value ?? value;
    else if (!['phase', 'lang', 'id', 'class', 'style'].includes(name))
      leftovers.push({ code: 'attribute', name, suggestion: nearestName(name, names) });
  }
  return { attributes, corrections, leftovers };
}

/**
 * @param text the pasted markup, which is parsed but never run
 * @returns undefined if it contains no element and no script tag of the kit
 */
export function parseSnippet(text: string, elements: readonly ElementInfo[]): Pasted | undefined {
  const plain = unescaped(text);
  const straight = straightened(plain);
  const content = contentOf(asHtml(straight));
  const [first, ...others] = elementsOf(content, elements);
  const script = content.querySelector('script[src*="mkt"]');
  if (!first) return scriptAlone(script);
  const { tag, inner, frame } = first;
  const config = inner?.closest('mkt-config');
  const tokens = new Set<string>();
  const values = withoutTokens(first.values, tokens);
  const settings = withoutTokens(
    { ...(script ? valuesOf(script, 'data-') : {}), ...(config ? valuesOf(config) : {}) },
    tokens,
  );
  const combined = { ...settings, ...values };
  const account = { ...accountOf(settings), ...accountOf(values, ACCOUNT) };
  const { link: framedLink, 'link-text': framedText, 'link-label': _, ...rest } = values;
  const ofElement = attributesOf(first, inner ? values : rest);
  const { attributes } = ofElement;
  const corrections: Correction[] = [
    ...(plain === text ? [] : [{ accident: 'escaped', text: '' } as const]),
    ...(straight === plain ? [] : [{ accident: 'curlyQuotes', text: '' } as const]),
    ...ACCOUNT.filter((name) => isQuoted(name, combined[name] ?? '')).map(
      (name) => ({ accident: 'curlyQuotes', text: `${name}="${account[name]}"` }) as const,
    ),
    ...ofElement.corrections,
  ];
  const { leftovers: ofContent, ...inside } = insideOf(
    inner,
    [...LABELS, attributes['disclosure'] ?? ''],
    !!catalogueOf(tag)?.hasItems,
  );
  const leftovers = [
    ...[...tokens].map((name): Leftover => ({ code: 'private', name })),
    ...Object.keys(settings)
      .filter((name) => !(name in account))
      .map((name): Leftover => ({ code: 'setting', name })),
    ...ofElement.leftovers,
    ...ofContent,
    ...(others.length ? [{ code: 'others', name: String(others.length) } as const] : []),
  ];
  const widget = { tag, attributes, ...inside, ...campaignAround(inner) };
  if (!inner) Object.assign(widget, { link: framedLink ?? '', linkText: framedText ?? '' });
  return { widget, account, kit: folderIn(frame ?? script), leftovers, corrections };
}
