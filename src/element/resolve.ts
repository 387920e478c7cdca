import type { ValidationIssue } from '../client/validation/issue.js';
import type { WidgetOptions } from '../templates/widget-options.js';
import type { Inputs } from './inputs.js';
import type { WidgetDefinition } from './definition.js';
import type { ResolvedRequest } from './request/request-state.js';
import type { Selection } from './selection.js';
import { resolveOptions, type ResolvedOptions } from './resolve-options.js';
import { needsInput, resolveRequest } from './resolve-request.js';

/** The request of an element for the author's values and the reader's selection, with all mistakes. */
export interface Resolution extends ResolvedRequest {
  /** Absent for elements without entries. */
  readonly options?: WidgetOptions;
  /** All issues that keep the request from being sent. */
  readonly issues: ValidationIssue[];
  /** Issues of display attributes, whose defaults apply. */
  readonly displayIssues: readonly ValidationIssue[];
  /** True if nothing is requested before the reader has filled in the form. */
  readonly needsReaderInput: boolean;
}

/**
 * Resolves attributes, settings, surroundings and a selection to options and a request. Pages and commands call
 * it, so that they send the same request and report the same issues.
 * @param resolved the options, if they are known
 */
export function resolve(
  definition: WidgetDefinition,
  inputs: Inputs,
  selection: Selection = {},
  resolved: ResolvedOptions = resolveOptions(definition, inputs),
): Resolution & { readonly options: WidgetOptions } {
  const { options, displayIssues } = resolved;
  const request = resolveRequest(definition, inputs, options, selection);
  const ofRequest = Array.isArray(request.result) ? request.result : [];
  const issues = [...resolved.issues, ...ofRequest];
  // A page without words has the fallback, until its reader searches.
  const lacksWords = inputs.keywords?.length === 0 && !Object.keys(selection).length;
  return {
    ...request,
    options,
    issues,
    displayIssues,
    needsReaderInput: lacksWords || needsInput(issues, definition, options, request),
  };
}
