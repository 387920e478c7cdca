import type { PropertyDeclaration, PropertyDeclarations } from 'lit';
import type { ParameterTable } from '../client/validation/parameter.js';

/** HTML defines `title` for tooltips, so the parameter needs another name. */
const TAKEN: Readonly<Record<string, string>> = { title: 'titleKeyword' };

/** The property of a parameter: the same name, unless HTML defines it. */
export const propertyOf = (parameter: string): string => TAKEN[parameter] ?? parameter;

/** The name in lower case, with hyphens between its words: `NGKeyword` → `ng-keyword`. */
const hyphenated = (name: string): string =>
  name.replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2-').toLowerCase();

/** The attribute for a parameter. */
export const attributeOf = (parameter: string): string => hyphenated(propertyOf(parameter));

/** Former names of attributes: `controls` is a boolean of `<video>`, so HTML minifiers remove its value. */
const FORMER: Readonly<Record<string, string>> = { 'reader-controls': 'controls' };

/** The property of an attribute in lower case: frameworks on a server write properties as attributes. */
export const lowerCaseProperty = (attribute: string): string => attribute.replaceAll('-', '');

/** The names under which an attribute is read, in their order. */
export const namesOf = (attribute: string): string[] => [
  attribute,
  lowerCaseProperty(attribute),
  FORMER[attribute] ?? attribute,
];

/** Static facts of a class. */
export interface WithAttributeNames {
  /** Its attributes, under their own names. */
  readonly attributeNames: readonly string[];
  /** The rules of its settings, also of features. */
  readonly settings?: ParameterTable;
}

/** The attribute that has a name, which may be another one; undefined if there is none. */
export const attributeNamed = (name: string, attributes: readonly string[]): string | undefined =>
  attributes.find((attribute) => namesOf(attribute).includes(name));

/** An element, also one that a command has read from a file. */
export type Attributed = Pick<Element, 'getAttribute'>;

/** The value of an attribute, under any of its names. */
export const readAttribute = (element: Attributed, attribute: string): string | null =>
  element.getAttribute(
    namesOf(attribute).find((name) => element.getAttribute(name) !== null) ?? attribute,
  );

/** Removing an attribute resets its property. */
const text = { fromAttribute: (value: string | null) => value ?? undefined };

/** Frameworks on a server write a flag that is not set as `false`. */
export const flag = {
  fromAttribute: (value: string | null) => value !== null && value !== 'false',
};

/**
 * Lit's property declarations for the parameters of a table.
 * @param reflect true if attributes follow the properties, for style sheets
 */
export const propertiesFor = (table: ParameterTable, reflect = false): PropertyDeclarations =>
  Object.fromEntries(
    Object.entries(table).map(([name, { kind }]): [string, PropertyDeclaration] => [
      propertyOf(name),
      { attribute: attributeOf(name), converter: kind === 'boolean' ? flag : text, reflect },
    ]),
  );

/** The values that an element's properties set for the parameters of a table. */
export function valuesOf(element: object, table: ParameterTable): Record<string, unknown> {
  const values = element as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.keys(table).map((name) => [name, values[propertyOf(name)]]));
}

/**
 * The own setting of an element or a configuration: before its upgrade, of the attribute.
 * @returns undefined or null if it has none
 */
export const settingOf = (config: Attributed, name: string, attribute: string): unknown =>
  name in config
    ? (config as unknown as Record<string, unknown>)[name]
    : readAttribute(config, attribute);
