/** The request of an element in a page. */
import {
  type Author,
  keywordsToTry,
  type KeywordValues,
  ownKeyword,
  type PageSource,
  pageWords,
  type Resolution,
  shopsIn,
  sourceOf,
  wordSourceOf,
} from '../src/rules/resolve.js';
import type { Request } from '../src/rules/requests.js';
import { hasValue } from '../src/rules/validate.js';
import { commonTexts, type Locale, localeOf } from '../src/rules/texts.js';
import { attributeOf, elementSettings, type ElementSettings } from '../src/rules/definitions.js';
import { isKept } from '../src/rules/markup.js';
import { elementOf } from './file-element.js';
import type { Kind } from './kinds.js';
import {
  around,
  attributesOf,
  isFilledIn,
  locationOf,
  readPage,
  writtenElement,
  type ElementNode,
  type Page,
  type WrittenElement,
  type WrittenScript,
} from './markup.js';
import { countBefore } from './text-ranges.js';

export const settingNames: readonly string[] = Object.keys(elementSettings).map(attributeOf);

type Given = Readonly<Record<string, string | undefined>>;

/** @param settings those that the page does not have */
export function readWithSettings(
  text: string,
  path: string,
  settings: ReadonlyMap<string, string>,
): Page {
  const page = readPage(text, path);
  const fromOptions = { offset: Infinity, line: 0, column: 0, data: settings };
  return { ...page, scripts: [...page.scripts, fromOptions] };
}

/** The scripts of a page that have an attribute: searched once, since pages can have many elements. */
const scriptsWith = new WeakMap<Page['scripts'], Map<string, WrittenScript[]>>();

/** The script tag that sets an attribute for an element: the last one before it, else the first one. */
function scriptFor(
  scripts: Page['scripts'],
  attribute: string,
  offset: number,
): WrittenScript | undefined {
  const cached = scriptsWith.get(scripts) ?? new Map<string, WrittenScript[]>();
  scriptsWith.set(scripts, cached);
  const candidates = cached.get(attribute) ?? scripts.filter(({ data }) => data.has(attribute));
  cached.set(attribute, candidates);
  return (
    candidates[countBefore(candidates, (script) => script.offset < offset) - 1] ?? candidates[0]
  );
}

/** Values for the elements inside a node. */
interface Inherited {
  /** Of the `<mkt-config>` elements: of each attribute, the nearest value. */
  readonly settings: ReadonlyMap<string, string>;
  readonly lang: string | undefined;
}

/** By the node inside: read once, since pages can be nested deeply. */
const inherited = new WeakMap<ElementNode, Inherited>();

/** The values that a node inherits from those around it. */
function inheritedBy(node: ElementNode): Inherited {
  let values: Inherited = { settings: new Map(), lang: undefined };
  const unread: ElementNode[] = [];
  for (const ancestor of around(node)) {
    const cached = inherited.get(ancestor);
    if (cached) {
      values = cached;
      break;
    }
    unread.push(ancestor);
  }
  for (const ancestor of unread.reverse()) {
    const element = writtenElement(ancestor);
    const settings =
      element?.tag === 'mkt-config'
        ? new Map([...values.settings, ...element.attributes])
        : values.settings;
    const lang = [attributesOf(ancestor).get('lang'), values.lang].find(hasValue);
    values = { settings, lang };
    inherited.set(ancestor, values);
  }
  return values;
}

/** The effective settings of an element: its own, of `<mkt-config>` elements, or of a script tag. */
export function settingsOf({ scripts }: Page, element: WrittenElement): ElementSettings {
  const { settings } = inheritedBy(element.node);
  const { startOffset } = locationOf(element.node);
  return Object.fromEntries(
    Object.keys(elementSettings).map((name) => {
      const attribute = attributeOf(name);
      const near = [element.attributes, settings].find((source) => source.has(attribute));
      const attributes = near ?? scriptFor(scripts, attribute, startOffset)?.data;
      return [name, attributes?.get(attribute)];
    }),
  );
}

/** The language around an element, if the page declares one. */
const langOf = ({ node, attributes }: WrittenElement): string | undefined =>
  [attributes.get('lang'), attributesOf(node).get('lang'), inheritedBy(node).lang].find(hasValue);

export const localeAt = (element: WrittenElement): Locale => localeOf(langOf(element));

/** The label of an element's links; '' for none. */
export function labelOf(page: Page, element: WrittenElement): string {
  const { affiliateId, disclosure } = settingsOf(page, element);
  const label = hasValue(affiliateId) ? commonTexts[localeAt(element)].disclosure : '';
  return (disclosure ?? label).trim();
}

/** True if a template fills in an attribute of the element or an effective setting. */
export const isForTemplate = (page: Page, element: WrittenElement): boolean =>
  [...attributesOf(element.node)].some(([name, value]) => isFilledIn(name, value)) ||
  Object.values(settingsOf(page, element)).some((value) => isFilledIn('', String(value ?? '')));

export const propertiesOf = ({ attributes }: WrittenElement, { properties }: Kind): Given =>
  Object.fromEntries([...properties].map(([attribute, name]) => [name, attributes.get(attribute)]));

/**
 * The canonical address of a page, else its own without the query, as in the browser.
 * @param site the address of a file's site
 */
function addressOf({ path, canonical: href }: Page, site: string | undefined): string | undefined {
  const own = /^https?:/i.test(path) ? path.replace(/[?#].*/s, '') : site;
  const address = href && URL.canParse(href, own) ? new URL(href, own).href : own;
  return address?.startsWith('http') ? address.replace(/#.*/s, '') : undefined;
}

/** The texts of each page: read once, since pages can have many elements. */
const sources = new WeakMap<Page['nodes'], PageSource>();

/** The keywords that an element searches for, one after another; undefined for the author's own. */
function keywordsIn({ nodes }: Page, values: KeywordValues, { definition }: Kind) {
  const from = definition && wordSourceOf(definition, values);
  if (!from) return undefined;
  const source = sources.get(nodes) ?? sourceOf(nodes.map(elementOf));
  sources.set(nodes, source);
  const words = pageWords(source, { from, skip: values.keywordSkip });
  return keywordsToTry(words, ownKeyword(definition, values));
}

/** The author's values for an element in a file. */
const authorOf = (page: Page, element: WrittenElement, kind: Kind, site?: string): Author => ({
  values: propertiesOf(element, kind),
  settings: settingsOf(page, element),
  lang: langOf(element),
  shops: shopsIn(elementOf(element.node)).map(({ href = '' }) => href),
  items: kind.definition?.itemsIn?.(elementOf(element.node), propertiesOf(element, kind)),
  keywords: keywordsIn(page, propertiesOf(element, kind), kind),
  pageUrl: addressOf(page, site),
});

export interface ResolvedElement extends Resolution {
  readonly author: Author;
  readonly request?: Request;
}

/**
 * The request of an element, or its issues, as on a page.
 * @param site the address of the page or its folder, for pages without a canonical one
 */
export function resolveElement(
  page: Page,
  element: WrittenElement,
  kind: Kind,
  site?: string,
): ResolvedElement | undefined {
  const author = authorOf(page, element, kind, site);
  const resolution = kind.resolve?.(author);
  if (!resolution) return undefined;
  const { issues, result } = resolution;
  // A kept list without mistakes has its items in the reader's browser.
  const isOfReader = isKept(author.values) && !issues.length;
  const needsReaderInput = resolution.needsReaderInput || isOfReader;
  const resolved = { ...resolution, needsReaderInput, author };
  return Array.isArray(result) ? resolved : { ...resolved, request: result };
}
