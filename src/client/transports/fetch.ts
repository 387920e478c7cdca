import { MalformedError } from '../errors.js';
import { errorInBody, isNotFound, serviceError } from '../error-mapping.js';
import { secondsToWait } from '../retry.js';
import { TransportFailure, type Transport, type TransportRequest } from './transport.js';

/** What a service has sent, as plain data, which a frame can hand on. */
export interface FetchedResponse {
  readonly text: string;
  readonly status: number;
  readonly statusText: string;
  /** Seconds after which the service wants to be asked again, where a header says so. */
  readonly retryAfter: number | undefined;
}

/**
 * Sends a request by CORS, whatever comes of it.
 * @throws {TransportFailure} where nothing comes
 * @throws the signal's reason
 */
export async function fetchText(
  { operation, url, timeout }: TransportRequest,
  signal: AbortSignal,
): Promise<FetchedResponse> {
  const stop = new AbortController();
  const abort = () => stop.abort();
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  const timer = setTimeout(abort, timeout);
  try {
    const response = await fetch(url, {
      signal: stop.signal,
      credentials: 'omit',
      // The address holds the reader's token: nobody else is to see or to keep it.
      ...(operation.auth === 'oauth' && { referrerPolicy: 'no-referrer', cache: 'no-store' }),
    });
    const { status, statusText, headers } = response;
    const retryAfter = secondsToWait(headers.get('retry-after'));
    return { text: await response.text(), status, statusText, retryAfter };
  } catch {
    // Their errors can quote the address, which none of ours may: they are not passed on.
    signal.throwIfAborted();
    throw new TransportFailure(stop.signal.aborted ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

/** What came, or undefined where it is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The body of what a service has sent.
 * @throws {ServiceError} where that is an error
 * @throws {MalformedError} where it is no JSON
 */
export function bodyOf(
  { text, status, statusText, retryAfter }: FetchedResponse,
  { operation, settings }: TransportRequest,
): unknown {
  const body = parse(text);
  const error = errorInBody(body, settings, status, retryAfter);
  if (error && isNotFound(error, operation)) return body;
  if (error) throw error;
  if (status < 200 || status > 299) {
    throw serviceError(String(status), statusText, settings, status, retryAfter);
  }
  if (body === undefined) throw new MalformedError(`${operation.path} did not answer with JSON`);
  return body;
}

/**
 * CORS: the only transport that sees the HTTP status and the bodies of errors, and the one for
 * programs outside a page.
 */
export const fetchTransport: Transport = async (request, signal) =>
  bodyOf(await fetchText(request, signal), request);
