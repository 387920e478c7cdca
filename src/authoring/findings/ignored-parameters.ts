import type { Operation } from '../../client/operations/operation.js';
import type { ParameterTable } from '../../client/validation/parameter.js';
import { hasValue } from '../../client/validation/validate.js';
import { attributeOf, valuesOf } from '../../element/attributes.js';
import type { WidgetDefinition } from '../../element/definition.js';
import type { WidgetOptions } from '../../templates/widget-options.js';

/**
 * The attributes that the current one of several operations, and the features of the element, ignore.
 * @param values the author's, by properties
 */
export function ignoredAttributes(
  { features = [], operations }: WidgetDefinition,
  values: object,
  options: WidgetOptions,
  { params }: Operation,
): string[] {
  const ofFeatures = features.map((feature) => feature.parameters?.(options));
  const used = Object.assign({}, params, ...ofFeatures) as ParameterTable;
  const all = Object.assign({}, ...operations.map(({ params }) => params)) as ParameterTable;
  return Object.entries(valuesOf(values, all))
    .filter(([name, value]) => hasValue(value) && !(name in used))
    .map(([name]) => attributeOf(name));
}
