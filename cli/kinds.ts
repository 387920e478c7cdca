/** The elements of the kit, for the commands: derived from their classes. */
import type { WidgetDefinition } from '../src/element/definition.js';
import * as kit from '../src/index.js';

export interface Kind {
  readonly tag: string;
  /** The names of its attributes. */
  readonly attributes: readonly string[];
  /** Its properties by their attributes. */
  readonly properties: ReadonlyMap<string, string>;
  /** Absent for elements without entries. */
  readonly definition?: WidgetDefinition | undefined;
}

interface ElementClass {
  readonly tag?: string;
  readonly definition?: WidgetDefinition;
  readonly observedAttributes: readonly string[];
  readonly elementProperties: ReadonlyMap<string, { readonly attribute?: string | boolean }>;
}

const kindsOf = (elementClass: ElementClass): Kind[] => {
  const { tag, definition, observedAttributes, elementProperties } = elementClass;
  if (!tag) return [];
  const properties = new Map(
    [...elementProperties].map(([name, { attribute }]) => [
      typeof attribute === 'string' ? attribute : name.toLowerCase(),
      name,
    ]),
  );
  const kind = { tag, definition, properties, attributes: [...observedAttributes, 'lang'] };
  // The element with a second name.
  return tag === 'mkt-picks' ? [kind, { ...kind, tag: 'mkt-dynamic-ad' }] : [kind];
};

/** The elements by their tags. */
export const kinds: ReadonlyMap<string, Kind> = new Map(
  Object.values(kit as Record<string, unknown>)
    .filter(
      (exported): exported is ElementClass => typeof exported === 'function' && 'tag' in exported,
    )
    .flatMap(kindsOf)
    .map((kind) => [kind.tag, kind]),
);
