import { read, type Answer } from './answer.js';
import type { Operation, ParamsOf } from './operation.js';
import { prepare, type Request } from './request.js';
import type { Settings } from './settings.js';
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
    (shared) => jsonp(request, shared),
    signal,
  );
  return read(body, request.operation, request.names);
}

/**
 * Asks one operation.
 * @param params by their names in the interface; numbers may be digits
 * @throws {RequestError} one of the family, or the signal's reason
 */
export async function request<O extends Operation>(
  operation: O,
  params: ParamsOf<O>,
  settings: Settings,
  signal?: AbortSignal,
): Promise<Answer<O>> {
  return send({ ...prepare(operation, params, settings), operation }, signal);
}
