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
  const flaws = unknownNames(...asked);
  if (Array.isArray(request)) flaws.push(...request);
  if (flaws.length) throw explain(flaws);
  return request as Request;
}
