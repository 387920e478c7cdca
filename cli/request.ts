/** The request of an element in a page. */
import {
  type Inputs,
  CANONICAL,
  type ElementSettings,
  keywordsToTry,
  type KeywordValues,
  ownKeyword,
  pageAddress,
  pageWords,
  type Resolution,
  settingsAround,
  settingsOfTags,
  shopsIn,
  sourceOf,
  wordSourceOf,
} from '../src/exports/resolve.js';
import type { Request } from '../src/exports/requests.js';
import { hasValue } from '../src/exports/validate.js';
import { attributeOf, elementSettings } from '../src/exports/definitions.js';
import { isKept } from '../src/exports/markup.js';
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

/** Reads a fact of a page once, since pages can have many elements. */
function once<K extends object, V>(read: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly value: V }>();
  return (key) => {
    const fact = known.get(key) ?? { value: read(key) };
    known.set(key, fact);
    return fact.value;
  };
}

/** The settings of script tags, as in the `dataset` of a browser. */
const tagsOf = once((scripts: Page['scripts']) =>
  scripts.map(({ data }) => ({
    script: null,
    settings: Object.fromEntries(
      [...data].map(([name, value]) => [
        name.replace(/-[a-z]/g, ([, c]) => c!.toUpperCase()),
        value,
      ]),
    ),
  })),
);

const settingsAfter = once(
  (_: Page['scripts']) => new Map<number, Readonly<Record<string, string>>>(),
);

/** The settings of the script tags for an element. */
export function settingsOfScripts(
  { scripts }: Page,
  { node }: WrittenElement,
): Readonly<Record<string, string>> {
  const { startOffset } = locationOf(node);
  const count = countBefore(scripts, ({ offset }) => offset < startOffset);
  const known = settingsAfter(scripts);
  const tags = tagsOf(scripts);
  const settings =
    known.get(count) ?? (settingsOfTags(tags, tags.slice(0, count)) as Record<string, string>);
  known.set(count, settings);
  return settings;
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

const resolved = (address: string | undefined, base: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address, base) ? new URL(address, base).href : undefined;

const addressesIn = once((root: ElementNode) =>
  ['base[href]', CANONICAL].map((selector) => elementOf(root).querySelector(selector)?.href),
);

/** @param site the address of a file's site */
function addressOf({ path, root }: Page, site: string | undefined): string | undefined {
  const own = /^https?:/i.test(path) ? path.replace(/[?#].*/s, '') : site;
  const [base, canonical] = addressesIn(root);
  return pageAddress(resolved(canonical, resolved(base, own) ?? own), own);
}

const wordsOf = once((nodes: Page['nodes']) => sourceOf(nodes.map(elementOf)));

/** The keywords that an element searches for, one after another; undefined for the author's own. */
function keywordsIn({ nodes }: Page, values: KeywordValues, { definition }: Kind) {
  const from = definition && wordSourceOf(definition, values);
  if (!from) return undefined;
  const words = pageWords(wordsOf(nodes), { from, skip: values.keywordSkip });
  return keywordsToTry(words, ownKeyword(definition, values));
}

const inputsOf = (page: Page, element: WrittenElement, kind: Kind, site?: string): Inputs => ({
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
  readonly inputs: Inputs;
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
  const inputs = inputsOf(page, element, kind, site);
  const resolution = kind.resolve?.(inputs);
  if (!resolution) return undefined;
  const { issues, result } = resolution;
  // A kept list without mistakes has its items in the reader's browser.
  const isOfReader = isKept(inputs.values) && !issues.length;
  const needsReaderInput = resolution.needsReaderInput || isOfReader;
  const resolved = { ...resolution, needsReaderInput, inputs };
  return Array.isArray(result) ? resolved : { ...resolved, request: result };
}
