import { page } from '../service/page.js';
import type { ParameterTable, ParamsOfTable } from '../service/parameter.js';
import { clientSettings } from '../service/settings.js';
import { attributeOf } from './attribute.js';

/** What can be set on an element, on an enclosing `<mkt-config>` or on the script tag. */
export const settings = {
  ...clientSettings,
  /** `rel` of every link. */
  rel: { kind: 'text', default: 'sponsored nofollow noopener' },
  /** `target` of every link. */
  target: { kind: 'text', default: '_blank' },
  /** Label beside links that earn the publisher something; empty: no label. */
  disclosure: { kind: 'text', default: 'PR' },
} as const satisfies ParameterTable;

export type ElementSettings = ParamsOfTable<typeof settings>;

const names = Object.keys(settings);

/** The element, its ancestors and the hosts of the shadow roots it is in, from the inside out. */
function* lineage(element: Element): Generator<Element> {
  let node: Node | null = element;
  while (node) {
    if (node instanceof Element) yield node;
    node = node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
  }
}

/** The configurations around an element, nearest first; they need not be upgraded yet. */
export const configsAround = (element: Element): Element[] =>
  [...lineage(element)].filter(({ localName }) => localName === 'mkt-config');

/** The language around an element, '' where none is named. */
export const langAround = (element: Element): string => {
  for (const { lang } of lineage(element) as Iterable<HTMLElement>) if (lang) return lang;
  return '';
};

function own(element: Element, name: string): unknown {
  const property = (element as unknown as Record<string, unknown>)[name];
  return property ?? element.getAttribute(attributeOf(name)) ?? undefined;
}

/** The settings in force for an element: the nearest wins, each for itself. */
export function settingsAround(element: Element, configs: readonly Element[]): ElementSettings {
  const found: Record<string, unknown> = {};
  for (const name of names) {
    found[name] = page.settings[name];
    for (const one of [...configs].reverse()) found[name] = own(one, name) ?? found[name];
    found[name] = own(element, name) ?? found[name];
  }
  return found as ElementSettings;
}
