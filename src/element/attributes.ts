import type { PropertyDeclaration, PropertyDeclarations } from 'lit';
import type { ParameterTable } from '../client/validation/parameter.js';

/** The one parameter whose name HTML has taken, for tooltips. */
const TAKEN: Readonly<Record<string, string>> = { title: 'titleKeyword' };

/** The property for a parameter: its own name, unless HTML has taken that. */
export const propertyOf = (parameter: string): string => TAKEN[parameter] ?? parameter;

/** The attribute for a parameter: `NGKeyword` → `ng-keyword`. */
export const attributeOf = (parameter: string): string =>
  propertyOf(parameter)
    .replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2-')
    .toLowerCase();

/** A removed attribute is a property that is not set. */
const converter = { fromAttribute: (value: string | null) => value ?? undefined };

/**
 * Lit's declarations for the parameters of a table.
 * @param reflect whether attributes follow the properties, as style sheets need it
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

/** What an element's properties say about the parameters of a table. */
export function valuesOf(element: object, table: ParameterTable): Record<string, unknown> {
  const properties = element as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.keys(table).map((name) => [name, properties[propertyOf(name)]]));
}
