import type { Operation, ParamsOf, SettingsOf } from './operations/operation.js';
import { send } from './pipeline.js';
import { buildRequest, type Request } from './request.js';
import type { Answer } from './response.js';
import { explain } from './validation/messages.js';
import type { Given } from './validation/rules.js';
import { unknownNames } from './validation/suggest.js';

/**
 * Checks a request for callers without an element.
 * @throws {ParameterError} with every broken rule
 */
export function prepare(operation: Operation, params: Given, settings: Given): Request {
  const request = buildRequest(operation, params, settings);
  // Elements check their attribute names themselves; other callers can misspell a parameter.
  const issues = unknownNames(operation, params, settings);
  if (Array.isArray(request)) throw explain([...issues, ...request]);
  if (issues.length) throw explain(issues);
  return request;
}

/**
 * Sends a request to one operation.
 * @param params by their names in the interface; numbers may be digits
 * @param settings answers are cached only if `cacheTtl` sets a number of seconds
 * @throws {RequestError} one of the family, or the signal's reason
 */
export async function request<O extends Operation>(
  operation: O,
  params: ParamsOf<O>,
  settings: SettingsOf<O>,
  signal?: AbortSignal,
): Promise<Answer<O>> {
  const checked = prepare(operation, params, { ...settings, cacheTtl: settings.cacheTtl ?? 0 });
  return send({ ...checked, operation }, signal);
}
