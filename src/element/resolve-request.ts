import { commonParams, type Operation } from '../client/operations/operation.js';
import type { ValidationIssue } from '../client/validation/issue.js';
import { hasValue } from '../client/validation/validate.js';
import { valuesOf } from './attributes.js';
import type { WidgetDefinition } from './definition.js';
import type { Selection } from './host.js';
import type { WidgetOptions } from '../templates/widget-options.js';
import { neededFields } from './resolve-options.js';

/** What is in force for the parameters of an operation: the reader's choice, else the author's. */
export function collectParameters(
  element: object,
  definition: WidgetDefinition,
  options: WidgetOptions,
  operation: Operation,
  selection: Selection,
): Record<string, unknown> {
  const parameters = {
    ...valuesOf(element, commonParams),
    ...valuesOf(element, operation.params),
  };
  const largestPage = operation.params['hits']?.max;
  if (largestPage && options.limit && !hasValue(parameters['hits'])) {
    parameters['hits'] = Math.min(largestPage, Number(options.limit));
  }
  // The genres of what is found are a control of their own.
  if (options.controls.includes('genre')) parameters['genreInformationFlag'] ??= 1;
  for (const name of Object.keys(selection))
    if (name in parameters) parameters[name] = selection[name] ?? parameters[name];
  parameters['elements'] ||= neededFields(definition, options, operation);
  if (parameters['elements'] === 'all') parameters['elements'] = undefined;
  return parameters;
}

/**
 * Whether all that readers have is the search around them, and the author names neither a place nor
 * what to look for.
 */
export function isAwaitingPosition(
  { controls = {}, nearMe }: WidgetDefinition,
  options: WidgetOptions,
  parameters: Readonly<Record<string, unknown>>,
  { oneOf = [] }: Operation,
): boolean {
  if (options.controls.join() !== nearMe?.control) return false;
  const wanted = ['keyword', 'latitude', ...(controls[nearMe.replaces] ?? []), ...oneOf];
  return !wanted.some((name) => hasValue(parameters[name]));
}

/** Whether nothing is wrong but that something is missing which the reader may still enter. */
export function isAwaitingInput(
  issues: readonly ValidationIssue[],
  { controls = {} }: WidgetDefinition,
  options: WidgetOptions,
  { oneOf = [], params }: Operation,
): boolean {
  const enterable = options.controls.flatMap((control) => controls[control] ?? []);
  const canBeEntered = ({ parameter, value }: ValidationIssue) => {
    if (value !== undefined || !(parameter in params)) return false;
    // Of a group, any of them will do; a keyword can lead to another search.
    const wanted = oneOf.includes(parameter) ? ['keyword', ...oneOf] : [parameter];
    return wanted.some((name) => enterable.includes(name));
  };
  return issues.length > 0 && issues.every(canBeEntered);
}
