import { commonParams, type Operation } from '../client/operations/operation.js';
import { buildRequest } from '../client/request.js';
import type { ValidationIssue } from '../client/validation/issue.js';
import { hasValue } from '../client/validation/validate.js';
import { valuesOf } from './attributes.js';
import type { Inputs } from './inputs.js';
import { operationOf, type WidgetDefinition } from './definition.js';
import type { ResolvedRequest } from './request/request-state.js';
import type { Selection } from './selection.js';
import type { WidgetOptions } from '../templates/widget-options.js';
import { neededFields } from './resolve-options.js';

/** The reader's selection, with the keyword of the page where the reader has none. */
const withKeyword = (selection: Selection, { keywords }: Inputs): Selection =>
  keywords?.length ? { ...selection, keyword: selection['keyword'] ?? keywords[0] } : selection;

/** The values of an operation's parameters: the reader's selection, else the author's attributes. */
export function collectParameters(
  definition: WidgetDefinition,
  inputs: Inputs,
  options: WidgetOptions,
  operation: Operation,
  readersSelection: Selection,
): Record<string, unknown> {
  const selection = withKeyword(readersSelection, inputs);
  const parameters = {
    ...valuesOf(inputs.values, commonParams),
    ...valuesOf(inputs.values, operation.params),
  };
  const largestPage = operation.params['hits']?.max;
  const isNumberFree = ![parameters['hits'], parameters['allReturnFlag']].some(hasValue);
  // If all are requested, `limit` is the number shown.
  if (largestPage && options.limit && isNumberFree) {
    parameters['hits'] = Math.min(largestPage, Number(options.limit));
  }
  // The genre navigation needs the genres of the results.
  if (options.controls.includes('genre')) parameters['genreInformationFlag'] ??= 1;
  for (const name of Object.keys(selection))
    if (name in operation.params || name in commonParams)
      parameters[name] = selection[name] ?? parameters[name];
  parameters['elements'] ||= neededFields(definition, options, inputs.settings, operation);
  if (parameters['elements'] === 'all') parameters['elements'] = undefined;
  return definition.parametersFor?.(parameters, operation, inputs, selection) ?? parameters;
}

export function resolveRequest(
  definition: WidgetDefinition,
  inputs: Inputs,
  options: WidgetOptions,
  selection: Selection,
): ResolvedRequest {
  const { values, settings } = inputs;
  const operation = operationOf(definition, values, options, withKeyword(selection, inputs));
  const parameters = collectParameters(definition, inputs, options, operation, selection);
  const issue = definition.issueOf?.(values);
  const ofOperation = operation.settings && valuesOf(values, operation.settings);
  const request = issue
    ? [issue]
    : buildRequest(operation, parameters, { ...settings, ...ofOperation });
  // The position in a selection is the reader's own.
  const isPersonal = hasValue(selection['latitude']);
  const { keywords = [] } = inputs;
  const isOfPage = keywords.length > 0 && selection['keyword'] == null;
  const result = Array.isArray(request)
    ? request
    : {
        ...request,
        ...(isPersonal && { isPersonal }),
        ...(isOfPage && { keywords }),
      };
  return { operation, parameters, result };
}

/** True if the only control is the search around the reader, and the author names neither a place nor a keyword. */
function needsPosition(
  { controls = {}, nearMe }: WidgetDefinition,
  options: WidgetOptions,
  { operation: { oneOf = [] }, parameters }: ResolvedRequest,
): boolean {
  if (options.controls.join() !== nearMe?.control) return false;
  const names = ['keyword', 'latitude', ...(controls[nearMe.replaces] ?? []), ...oneOf];
  return !names.some((name) => hasValue(parameters[name]));
}

/** True if the reader has to fill in the form first: nothing but parameters of its fields is missing. */
export function needsInput(
  issues: readonly ValidationIssue[],
  definition: WidgetDefinition,
  options: WidgetOptions,
  resolved: ResolvedRequest,
): boolean {
  if (!issues.length) return needsPosition(definition, options, resolved);
  const { controls = {} } = definition;
  const { oneOf = [], params } = resolved.operation;
  const fields = options.controls.flatMap((control) => controls[control] ?? []);
  return issues.every(({ parameter, value }) => {
    if (value !== undefined || !(parameter in params)) return false;
    // One parameter of a group is enough; a keyword can lead to another search.
    const names = oneOf.includes(parameter) ? ['keyword', ...oneOf] : [parameter];
    return names.some((name) => fields.includes(name));
  });
}
