import type { Operation } from '../service/operation.js';
import { isGiven } from '../service/parameter.js';
import { attributeOf, valuesOf } from './attribute.js';

/**
 * Says in one line which of an element's attributes the operation that it asks does not know.
 * @param operations all that the element can ask
 * @returns undefined where it knows them all
 */
export function unused(
  element: Element,
  operations: readonly Operation[],
  operation: Operation,
): string | undefined {
  const names = operations.flatMap(({ params }) =>
    Object.entries(valuesOf(element, params))
      .filter(([name, value]) => isGiven(value) && !(name in operation.params))
      .map(([name]) => attributeOf(name)),
  );
  return names.length
    ? `<${element.localName}>: ${operation.path} has no use for ${[...new Set(names)].join(', ')}`
    : undefined;
}
