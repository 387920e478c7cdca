/** The elements of the kit, for the commands: derived from their classes. */
import { elementClasses, type ElementClass } from '../src/rules/elements.js';
import { type Author, type Resolution, resolve } from '../src/rules/resolve.js';
import type { WidgetDefinition } from '../src/rules/definitions.js';

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
  elementClasses.map((elementClass) => [elementClass.tag, kindOf(elementClass)]),
);
