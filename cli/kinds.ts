/** The elements of the kit, for the commands: derived from their classes. */
import { elementClasses, type ElementClass } from '../src/exports/elements.js';
import { type Inputs, type Resolution, resolve } from '../src/exports/resolve.js';
import {
  attributeNamed,
  type Attributed,
  flag,
  readAttribute,
  type WidgetDefinition,
} from '../src/exports/definitions.js';

export interface Kind {
  readonly tag: string;
  readonly attributes: readonly string[];
  /** Its attributes without a value: present or absent. */
  readonly flags: readonly string[];
  readonly properties: ReadonlyMap<string, string>;
  /** Absent for elements without entries. */
  readonly definition?: WidgetDefinition | undefined;
  /** Resolves its request as a page does; absent for elements without one. */
  readonly resolve?: ((inputs: Inputs) => Resolution) | undefined;
}

function kindOf(elementClass: ElementClass): Kind {
  const { tag, definition, attributeNames, elementProperties } = elementClass;
  const properties = new Map(
    [...elementProperties].map(([name, { attribute }]) => [
      typeof attribute === 'string' ? attribute : name.toLowerCase(),
      name,
    ]),
  );
  const flags = [...elementProperties.values()].filter(({ converter }) => converter === flag);
  const resolveAuthor = definition
    ? (inputs: Inputs) => resolve(definition, inputs)
    : elementClass.resolve?.bind(elementClass);
  return {
    tag,
    definition,
    properties,
    attributes: [...attributeNames, 'lang'],
    flags: flags.map(({ attribute }) => String(attribute)),
    resolve: resolveAuthor,
  };
}

export const kinds: ReadonlyMap<string, Kind> = new Map(
  elementClasses.map((elementClass) => [elementClass.tag, kindOf(elementClass)]),
);

/** Attributes by name, for the rules of elements. */
export const attributed = (attributes: ReadonlyMap<string, string>): Attributed => ({
  getAttribute: (name) => attributes.get(name) ?? null,
});

/** The attributes of an element by its own names: the author may have written others. */
export function underOwnNames(tag: string, written: ReadonlyMap<string, string>) {
  const own = new Map(written);
  const { attributes = [], flags = [] } = kinds.get(tag) ?? {};
  for (const [name, value] of written) {
    if (flags.includes(name) && !flag.fromAttribute(value)) own.delete(name);
    if (attributes.includes(name)) continue;
    const attribute = attributeNamed(name, attributes);
    if (attribute) own.set(attribute, readAttribute(attributed(written), attribute)!);
  }
  return own;
}
