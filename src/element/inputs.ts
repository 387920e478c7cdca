import type { ItemTemplate } from '../templates/widget-options.js';
import type { PageElement } from './dom.js';
import { langAround, type ElementSettings } from './settings/settings.js';

export interface ListedItem {
  /** Its `data-*` attributes, by their names. */
  readonly data: Readonly<Record<string, string>>;
  /** The text and the address of the author's link. */
  readonly title: string;
  readonly href?: string | undefined;
  /** Of an item that the reader keeps: the address of its picture, and its id. */
  readonly image?: string | undefined;
  readonly kept?: string | undefined;
}

/** An author's values for one element, of a page or of a file. */
export interface Inputs {
  /** The attributes' values by their properties: an element, or an object with the values of a file. */
  readonly values: object;
  readonly settings: ElementSettings;
  /** The language around the element, if the page declares one. */
  readonly lang?: string | undefined;
  /** Addresses of the links to other shops, with placeholders for fields: `slot="shop"`. */
  readonly shops: readonly string[];
  /** The items inside, of elements that have some: `itemsIn` of their definition. */
  readonly items?: readonly ListedItem[] | undefined;
  readonly itemTemplate?: ItemTemplate | undefined;
  /** The keywords to search for until one has results, in place of the author's; empty if there is none. */
  readonly keywords?: readonly string[] | undefined;
  readonly pageUrl?: string | undefined;
}

export const CANONICAL = 'link[rel~=canonical][href]';

/**
 * The address of a page: local files have none.
 * @param canonical of its link
 * @param own its address without the query, which may identify the reader
 */
export function pageAddress(canonical: string | undefined, own: string | undefined) {
  const address = canonical || own;
  return address?.startsWith('http') ? address.replace(/#.*/s, '') : undefined;
}

/** The author's links to other shops, in their order. Only links: the fields of a form can hide its methods. */
export const shopsIn = <E extends PageElement>({ children }: E): E[] =>
  ([...children] as E[]).filter(({ localName, slot }) => localName === 'a' && slot === 'shop');

/** The author's values for an element in the page. @param more values of its definition and its features */
export const inputsOf = (
  element: Element,
  settings: ElementSettings,
  more: Partial<Inputs> = {},
): Inputs => ({
  values: element,
  settings,
  lang: langAround(element),
  shops: shopsIn(element).map((shop) => shop.getAttribute('href') ?? ''),
  ...more,
  get pageUrl() {
    const link = document.querySelector<HTMLLinkElement>(CANONICAL);
    return pageAddress(link?.href, location.origin + location.pathname);
  },
});
