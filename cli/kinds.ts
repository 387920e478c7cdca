/** The elements of the kit, for the commands: derived from their classes. */
import type { Author } from '../src/element/author.js';
import type { WidgetDefinition } from '../src/element/definition.js';
import { resolve, type Resolution } from '../src/element/resolve.js';
import * as kit from '../src/index.js';

export interface Kind {
  readonly tag: string;
  /** The names of its attributes. */
  readonly attributes: readonly string[];
  /** Its properties by their attributes. */
  readonly properties: ReadonlyMap<string, string>;
  /** Absent for elements without entries. */
  readonly definition?: WidgetDefinition | undefined;
  /** Resolves its request as a page does; absent for elements without one. */
  readonly resolve?: ((author: Author) => Resolution) | undefined;
}

interface ElementClass {
  readonly tag: string;
  readonly definition?: WidgetDefinition;
  resolve?(author: Author): Resolution;
  readonly observedAttributes: readonly string[];
  readonly elementProperties: ReadonlyMap<string, { readonly attribute?: string | boolean }>;
}

function kindOf(elementClass: ElementClass): Kind {
  const { tag, definition, observedAttributes, elementProperties } = elementClass;
  const properties = new Map(
    [...elementProperties].map(([name, { attribute }]) => [
      typeof attribute === 'string' ? attribute : name.toLowerCase(),
      name,
    ]),
  );
  const resolveAuthor = definition
    ? (author: Author) => resolve(definition, author)
    : elementClass.resolve?.bind(elementClass);
  return {
    tag,
    definition,
    properties,
    attributes: [...observedAttributes, 'lang'],
    resolve: resolveAuthor,
  };
}

/** The elements by their tags. */
export const kinds: ReadonlyMap<string, Kind> = new Map(
  Object.values(kit as Record<string, unknown>)
    .filter(
      (exported): exported is ElementClass => typeof exported === 'function' && 'tag' in exported,
    )
    .map((elementClass) => [elementClass.tag, kindOf(elementClass)]),
);
