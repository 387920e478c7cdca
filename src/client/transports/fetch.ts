import { ABORTED } from '../aborted.js';
import { MalformedError } from '../errors.js';
import { errorInBody, isNotFound, serviceError } from '../error-mapping.js';
import { pageState } from '../page-state.js';
import { secondsToWait } from '../retry.js';
import { TransportFailure, type Transport, type TransportRequest } from './transport.js';

/** The service's response as plain data, which a frame can post. */
export interface FetchedResponse {
  readonly text: string;
  readonly status: number;
  readonly statusText: string;
  /** Seconds to wait before the next request, if a header names them. */
  readonly retryAfter: number | undefined;
}

/**
 * Sends a request with CORS. Resolves with any response, errors included.
 * @throws {TransportFailure} if there is no response
 * @throws the signal's reason
 */
export async function fetchText(
  { operation, url, timeout, fetch = globalThis.fetch }: TransportRequest,
  signal: AbortSignal,
): Promise<FetchedResponse> {
  const stop = new AbortController();
  const abort = () => stop.abort(ABORTED);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  const timer = setTimeout(abort, timeout);
  try {
    const response = await fetch(url, {
      signal: stop.signal,
      credentials: 'omit',
      // The address contains the reader's token: it must not be sent as a referrer or stored.
      ...(operation.auth === 'oauth' && { referrerPolicy: 'no-referrer', cache: 'no-store' }),
    });
    const { status, statusText, headers } = response;
    const retryAfter = secondsToWait(headers.get('retry-after'));
    return { text: await response.text(), status, statusText, retryAfter };
  } catch (error) {
    // Browsers' errors can quote the address, which contains the token: they are replaced.
    signal.throwIfAborted();
    const { cause } = error as { readonly cause?: { readonly code?: string; message?: string } };
    // Node's error of a port that no fetch may use has no code.
    const reason = cause?.message === 'bad port' ? 'blocked port' : cause?.code;
    throw new TransportFailure(stop.signal.aborted ? 'timeout' : 'network', undefined, reason);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** The parsed JSON; undefined if it is invalid. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The body of a response.
 * @throws {ServiceError} if it is an error
 * @throws {MalformedError} if it is not JSON
 */
export function bodyOf(
  { text, status, statusText, retryAfter }: FetchedResponse,
  { operation, settings, first }: TransportRequest,
): unknown {
  const body = parse(text);
  const error = errorInBody(body, { operation, settings }, status, retryAfter);
  if (error && isNotFound(error, operation)) return body;
  if (error) throw error;
  if (status < 200 || status > 299) {
    throw serviceError(String(status), statusText, { operation, settings }, status, retryAfter);
  }
  if (body === undefined) throw new MalformedError(`${operation.path} did not answer with JSON`);
  pageState.scriptsFail ||= first === 'jsonp';
  return body;
}

/**
 * CORS: the only transport that sees the HTTP status and the bodies of errors, and the only one outside of a
 * page.
 */
export const fetchTransport: Transport = async (request, signal) =>
  bodyOf(await fetchText(request, signal), request);
