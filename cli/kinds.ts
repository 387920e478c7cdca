/** What the commands know of the elements: out of their own classes. */
import type { WidgetDefinition } from '../src/element/definition.js';
import * as kit from '../src/index.js';

export interface Kind {
  readonly tag: string;
  /** The attributes that it has. */
  readonly attributes: readonly string[];
  /** Its properties by their attributes. */
  readonly properties: ReadonlyMap<string, string>;
  /** Absent where it shows no entries. */
  readonly definition?: WidgetDefinition | undefined;
}

interface ElementClass {
  readonly tag?: string;
  readonly definition?: WidgetDefinition;
  readonly observedAttributes: readonly string[];
  readonly elementProperties: ReadonlyMap<string, { readonly attribute?: string | boolean }>;
}

const kindsOf = (one: ElementClass): Kind[] => {
  const { tag, definition, observedAttributes, elementProperties } = one;
  if (!tag) return [];
  const properties = new Map(
    [...elementProperties].map(([name, { attribute }]) => [
      typeof attribute === 'string' ? attribute : name.toLowerCase(),
      name,
    ]),
  );
  const kind = { tag, definition, properties, attributes: [...observedAttributes, 'lang'] };
  // The one that has a second name.
  return tag === 'mkt-picks' ? [kind, { ...kind, tag: 'mkt-dynamic-ad' }] : [kind];
};

/** The elements by their tags. */
export const kinds: ReadonlyMap<string, Kind> = new Map(
  Object.values(kit as Record<string, unknown>)
    .filter((one): one is ElementClass => typeof one === 'function' && 'tag' in one)
    .flatMap(kindsOf)
    .map((kind) => [kind.tag, kind]),
);
