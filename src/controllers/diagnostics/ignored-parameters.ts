import type { ParameterTable } from '../../client/validation/parameter.js';
import { hasValue } from '../../client/validation/validate.js';
import { attributeOf, valuesOf } from '../attributes.js';
import type { MktElement } from '../../components/base/widget-element.js';

/**
 * Tells in one line which of an element's attributes the operation that it asks does not know.
 * @param said what was told before, which is not told again
 * @returns what has been told; '' where it knows them all
 */
export function tellUnused(
  element: HTMLElement & Pick<MktElement, 'asks' | 'choices'>,
  said: string,
): string {
  // What readers choose is none of the author's doing.
  if (Object.keys(element.choices).length) return said;
  const { operations } = element.constructor as typeof MktElement;
  const { path, params } = element.asks();
  const all = Object.assign({}, ...operations.map((one) => one.params)) as ParameterTable;
  const names = Object.entries(valuesOf(element, all))
    .filter(([name, value]) => hasValue(value) && !(name in params))
    .map(([name]) => attributeOf(name))
    .join(', ');
  const now = names && `<${element.localName}>: ${path} has no use for ${names}`;
  if (now && now !== said) console.warn(now);
  return now;
}
