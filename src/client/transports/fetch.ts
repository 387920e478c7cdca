import { MalformedError } from '../errors.js';
import { errorInBody, isNotFound, serviceError } from '../error-mapping.js';
import { secondsToWait } from '../retry.js';
import { TransportFailure, type Transport } from './transport.js';

/** What came, or undefined where it is no JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * CORS: the only transport that sees the HTTP status and the bodies of errors, and the one for
 * programs outside a page.
 */
export const fetchTransport: Transport = async ({ operation, url, timeout, settings }, signal) => {
  const stop = new AbortController();
  const abort = () => stop.abort();
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  const timer = setTimeout(abort, timeout);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      signal: stop.signal,
      credentials: 'omit',
      // The address holds the reader's token: nobody else is to see or to keep it.
      ...(operation.auth === 'oauth' && { referrerPolicy: 'no-referrer', cache: 'no-store' }),
    });
    text = await response.text();
  } catch {
    // Their errors can quote the address, which none of ours may: they are not passed on.
    signal.throwIfAborted();
    throw new TransportFailure(stop.signal.aborted ? 'timeout' : 'network');
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
  const { status, statusText, ok, headers } = response;
  const retryAfter = secondsToWait(headers.get('retry-after'));
  const body = parse(text);
  const error = errorInBody(body, settings, status, retryAfter);
  if (error && isNotFound(error, operation)) return body;
  if (error) throw error;
  if (!ok) throw serviceError(String(status), statusText, settings, status, retryAfter);
  if (body === undefined) throw new MalformedError(`${operation.path} answered no JSON`);
  return body;
};
