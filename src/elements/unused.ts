import type { Operation } from '../service/operation.js';
import { isGiven, type ParameterTable } from '../service/parameter.js';
import { attributeOf, valuesOf } from './attribute.js';

/**
 * Says in one line which of an element's attributes the operation that it asks does not know.
 * @param operations all that the element can ask
 * @returns '' where it knows them all
 */
export function unused(
  element: Element,
  operations: readonly Operation[],
  { path, params }: Operation,
): string {
  const all = Object.assign({}, ...operations.map((one) => one.params)) as ParameterTable;
  const names = Object.entries(valuesOf(element, all))
    .filter(([name, value]) => isGiven(value) && !(name in params))
    .map(([name]) => attributeOf(name))
    .join(', ');
  return names && `<${element.localName}>: ${path} has no use for ${names}`;
}
