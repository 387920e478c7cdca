import { read, type Answer } from './answer.js';
import type { Operation } from './operation.js';
import type { Request } from './request.js';
import { share } from './share.js';
import { jsonp } from './transport/jsonp.js';

const never = new AbortController().signal;

/**
 * Sends a checked request and reads its answer.
 * @throws {RequestError} one of the family, or the signal's reason
 */
export async function send<O extends Operation>(
  request: Request & { readonly operation: O },
  signal: AbortSignal = never,
): Promise<Answer<O>> {
  const body = await share(
    `${request.transport} ${request.address}`,
    (shared) =>
      request.transport === 'fetch'
        ? import('./transport/fetch.js').then(({ fetched }) => fetched(request, shared))
        : jsonp(request, shared),
    signal,
  );
  return read(body, request.operation, request.names, request.settings);
}
