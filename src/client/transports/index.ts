/** How requests reach the service: chooses the transport, and falls back where one cannot work. */
import { toRequestError } from '../error-mapping.js';
import { pageState } from '../page-state.js';
import { isTrusted } from '../trust.js';
import { isBlockedByPolicy, watchPolicies } from './csp.js';
import { fetchTransport } from './fetch.js';
import { jsonpTransport } from './jsonp.js';
import { loadFrame } from './load-frame.js';
import { TransportFailure, type Transport, type TransportRequest } from './transport.js';

const frame: Transport = async (request, signal) =>
  (await loadFrame()).frameTransport(request, signal);

/**
 * A script in the page. Where a policy of the page keeps it out, this request and all later ones of
 * the page go by the frame.
 */
const jsonp: Transport = async (request, signal) => {
  watchPolicies();
  try {
    return await jsonpTransport(request, signal);
  } catch (error) {
    const isLost = error instanceof TransportFailure && error.kind === 'network';
    if (!isLost || !(await isBlockedByPolicy(error.scriptUrl))) throw error;
    pageState.blocked = true;
    return frame(request, signal);
  }
};

const transports = { jsonp, frame, fetch: fetchTransport };

/** As in the setting `transport`. */
export type TransportName = keyof typeof transports;

/**
 * The transport for a request: the one that is set; else a script in the page, unless a policy is
 * known to block it, or the address holds a reader's token, which the page's scripts and the reports
 * of its policies would tell. A service that the page does not trust has no script there, whatever
 * is set.
 */
export function transportFor({
  operation,
  settings,
  url,
  isRetry,
}: TransportRequest): TransportName {
  // Outside a page there is only one way.
  if (typeof document === 'undefined') return 'fetch';
  const byFrame = pageState.blocked || operation.auth === 'oauth';
  const name = settings['transport'] ?? (byFrame ? 'frame' : 'jsonp');
  if (name !== 'jsonp') return name as TransportName;
  if (!isTrusted(url)) return 'frame';
  return isRetry ? 'fetch' : name;
}

/**
 * Sends a request by the transport for it.
 * @returns the body of the answer, unchecked
 * @throws {RequestError} one of the family, or the signal's reason
 */
export async function sendByTransport(
  request: TransportRequest,
  signal: AbortSignal,
): Promise<unknown> {
  try {
    return await transports[transportFor(request)](request, signal);
  } catch (error) {
    throw signal.aborted ? error : toRequestError(error, request);
  }
}
