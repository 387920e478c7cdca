import { explain } from './validation/messages.js';
import { unknownNames } from './validation/suggest.js';
import { buildRequest, type Request } from './request.js';

/**
 * A checked request, for callers without an element: what is wrong is thrown.
 * @throws {ParameterError} with every broken rule
 */
export function prepare(...asked: Parameters<typeof buildRequest>): Request {
  const request = buildRequest(...asked);
  // An element knows its attributes; everybody else can misspell a parameter.
  const issues = unknownNames(...asked);
  if (Array.isArray(request)) issues.push(...request);
  if (issues.length) throw explain(issues);
  return request as Request;
}
