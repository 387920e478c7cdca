import type { PropertyDeclaration, PropertyDeclarations } from 'lit';
import type { ParameterTable } from '../client/validation/parameter.js';

/** HTML defines `title` for tooltips, so the parameter needs another name. */
const TAKEN: Readonly<Record<string, string>> = { title: 'titleKeyword' };

/** The property of a parameter: the same name, unless HTML defines it. */
export const propertyOf = (parameter: string): string => TAKEN[parameter] ?? parameter;

/** The attributes of a ranking with another name than their property, as text: most pages compute no name. */
export const attributeNames: Readonly<Record<string, string>> = {
  accessToken: 'access-token',
  actionLabel: 'action-label',
  affiliateId: 'affiliate-id',
  apiVersion: 'api-version',
  applicationId: 'application-id',
  baseUrl: 'base-url',
  cacheTtl: 'cache-ttl',
  colorScheme: 'color-scheme',
  creditPlace: 'credit-place',
  dynamicAdUrl: 'dynamic-ad-url',
  formatVersion: 'format-version',
  frameUrl: 'frame-url',
  genreId: 'genre-id',
  headingLevel: 'heading-level',
  imageSize: 'image-size',
  jsonLd: 'json-ld',
  linkParams: 'link-params',
  requestsPerSecond: 'requests-per-second',
};

/** The name in lower case, with hyphens between its words: `NGKeyword` → `ng-keyword`. */
export const hyphenated = (name: string): string =>
  name.replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2-').toLowerCase();

/** The attribute for a parameter. */
export function attributeOf(parameter: string): string {
  const name = propertyOf(parameter);
  return attributeNames[name] ?? (name === name.toLowerCase() ? name : hyphenated(name));
}

/** Removing an attribute resets its property. */
const converter = { fromAttribute: (value: string | null) => value ?? undefined };

/**
 * Lit's property declarations for the parameters of a table.
 * @param reflect true if attributes follow the properties, for style sheets
 */
export const propertiesFor = (table: ParameterTable, reflect = false): PropertyDeclarations =>
  Object.fromEntries(
    Object.entries(table).map(([name, { kind }]): [string, PropertyDeclaration] => [
      propertyOf(name),
      kind === 'boolean'
        ? { attribute: attributeOf(name), type: Boolean, reflect }
        : { attribute: attributeOf(name), converter, reflect },
    ]),
  );

/** The parameters of each table with their properties. */
const properties = new WeakMap<ParameterTable, readonly (readonly [string, string])[]>();

function propertiesOf(table: ParameterTable): readonly (readonly [string, string])[] {
  const known = properties.get(table);
  if (known) return known;
  const all = Object.keys(table).map((name) => [name, propertyOf(name)] as const);
  properties.set(table, all);
  return all;
}

/** The values that an element's properties set for the parameters of a table. */
export function valuesOf(element: object, table: ParameterTable): Record<string, unknown> {
  const values = element as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    propertiesOf(table).map(([name, property]) => [name, values[property]]),
  );
}

/**
 * The own setting of an element or a configuration: before its upgrade, of the attribute.
 * @returns undefined or null if it has none
 */
export const settingOf = (config: Element, name: string, attribute: string): unknown =>
  name in config
    ? (config as unknown as Record<string, unknown>)[name]
    : config.getAttribute(attribute);
