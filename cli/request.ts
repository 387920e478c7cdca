/** The request of an element in a page. */
import {
  type Author,
  type ElementSettings,
  keywordsToTry,
  type KeywordValues,
  ownKeyword,
  type PageSource,
  pageWords,
  type Resolution,
  settingsAround,
  shopsIn,
  sourceOf,
  wordSourceOf,
} from '../src/rules/resolve.js';
import type { Request } from '../src/rules/requests.js';
import { hasValue } from '../src/rules/validate.js';
import { attributeOf, elementSettings } from '../src/rules/definitions.js';
import { isKept } from '../src/rules/markup.js';
import { elementOf } from './file-element.js';
import { attributed, type Kind } from './kinds.js';
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

/** By the script tags of a page: pages can have many elements. */
const scriptSettings = new WeakMap<Page['scripts'], Readonly<Record<string, string>>[]>();

/** The settings of the script tags for an element: of each setting, the last tag before it, else the first one. */
export function settingsOfScripts({ scripts }: Page, { node }: WrittenElement) {
  const { startOffset } = locationOf(node);
  const count = countBefore(scripts, ({ offset }) => offset < startOffset);
  const known = scriptSettings.get(scripts);
  if (known) return known[count]!;
  const read = scripts.map(({ data }) =>
    Object.fromEntries(
      // As in the `dataset` of a browser.
      [...data].map(([name, value]) => [
        name.replace(/-[a-z]/g, ([, c]) => c!.toUpperCase()),
        value,
      ]),
    ),
  );
  let settings = Object.fromEntries([...read].reverse().flatMap((own) => Object.entries(own)));
  const all = [settings, ...read.map((own) => (settings = { ...settings, ...own }))];
  scriptSettings.set(scripts, all);
  return all[count]!;
}

/** By the node inside: read once, since pages can be nested deeply. */
const inherited = new WeakMap<ElementNode, ReadonlyMap<string, string>>();

/** The settings of the configurations around a node, and the language there: of each, the nearest value. */
function inheritedBy(node: ElementNode): ReadonlyMap<string, string> {
  let values: ReadonlyMap<string, string> = new Map([['lang', '']]);
  const unread: ElementNode[] = [];
  for (const ancestor of around(node)) {
    const known = inherited.get(ancestor);
    if (known) {
      values = known;
      break;
    }
    unread.push(ancestor);
  }
  for (const ancestor of unread.reverse()) {
    const { tag, attributes } = writtenElement(ancestor) ?? {};
    const langs = [attributes, attributesOf(ancestor), values].map((each) => each?.get('lang'));
    const lang = langs.find(hasValue) ?? '';
    if (tag === 'mkt-config' || lang !== values.get('lang'))
      values = new Map([...values, ...(tag === 'mkt-config' ? attributes! : []), ['lang', lang]]);
    inherited.set(ancestor, values);
  }
  return values;
}

/** The effective settings of an element: its own, of `<mkt-config>` elements, or of a script tag. */
export const settingsOf = (page: Page, element: WrittenElement): ElementSettings =>
  settingsAround(
    [element.attributes, inheritedBy(element.node)].map(attributed),
    settingsOfScripts(page, element),
    Object.keys(elementSettings),
  );

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
function addressOf({ path, base, canonical }: Page, site: string | undefined): string | undefined {
  const own = /^https?:/i.test(path) ? path.replace(/[?#].*/s, '') : site;
  const from = base !== undefined && URL.canParse(base, own) ? new URL(base, own).href : own;
  const address = canonical && URL.canParse(canonical, from) ? new URL(canonical, from).href : own;
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

const authorOf = (page: Page, element: WrittenElement, kind: Kind, site?: string): Author => ({
  values: propertiesOf(element, kind),
  settings: settingsOf(page, element),
  lang: [element.attributes, attributesOf(element.node), inheritedBy(element.node)]
    .map((each) => each.get('lang'))
    .find(hasValue),
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
