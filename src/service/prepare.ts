import { explain } from './explain.js';
import { inspect, type Request } from './request.js';

/**
 * A checked request, for callers without an element: what is wrong is thrown.
 * @throws {ParameterError} with every broken rule
 */
export function prepare(...asked: Parameters<typeof inspect>): Request {
  const request = inspect(...asked);
  if (Array.isArray(request)) throw explain(request);
  return request;
}
