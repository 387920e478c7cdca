import { MalformedError, ServiceError, TimeoutError } from './errors.js';
import { NetworkError, unreachable } from './request-error.js';
import { isObject, text, type Json } from './records/fields.js';
import type { Operation } from './operations/operation.js';
import { entriesOf, type Answer } from './response.js';
import type { Values } from './validation/parameter.js';
import { TransportFailure, type TransportRequest } from './transports/transport.js';

type Sent = Pick<TransportRequest, 'operation' | 'settings'>;

/**
 * The error that a body describes; undefined if it describes none. The interface specifies no error body: these
 * are the usual shapes of services and of gateways in front of them.
 * @param request its access token is removed from the service's text
 * @param retryAfter seconds to wait before the next request
 */
export function errorInBody(
  body: unknown,
  request: Sent,
  status?: number,
  retryAfter?: number,
): ServiceError | undefined {
  if (!isObject(body)) return undefined;
  const [nested, header] = ['errors', 'Header'].map((name) =>
    isObject(body[name]) ? body[name] : body,
  ) as [Json, Json];
  const code =
    text(body['error']) ??
    text(nested['errorCode']) ??
    (text(body['message']) && text(body['statusCode'])) ??
    text(header['Status']);
  if (!code || /^(success|ok|200)$/i.test(code)) return undefined;
  const message = text(
    body['error_description'] ?? nested['errorMessage'] ?? body['message'] ?? header['StatusMsg'],
  );
  return serviceError(code, message, request, status, retryAfter);
}

/** The service's error in one line, without the access token that the service may have repeated. */
export function serviceError(
  code: string,
  message = '',
  { operation: { redact }, settings }: Sent,
  ...more: readonly [status?: number | undefined, retryAfter?: number | undefined]
): ServiceError {
  const token = settings['accessToken'];
  const safe = (text: string) =>
    (redact && token ? redact(text, String(token)) : text).replace(/\s+/g, ' ');
  return new ServiceError(safe(code), safe(message), ...more);
}

/**
 * True if a search found no entries: some services report it as an empty list, some as an error. For a request
 * that changes data it stays an error, since no change was made.
 */
export const isNotFound = ({ code }: ServiceError, { changes }: Operation): boolean =>
  code === 'not_found' && !changes;

/**
 * Checks an answer without records.
 * @throws {ServiceError} if the answer is an error
 * @throws {MalformedError} if it is neither an error nor a list, or does not confirm a change
 */
export function checked<A extends Answer>(answer: A, operation: Operation, settings: Values): A {
  const { raw } = answer;
  const error = errorInBody(raw, { operation, settings });
  if (error && isNotFound(error, operation)) return answer;
  if (error) throw error;
  const { changes, list, path } = operation;
  if (entriesOf(raw, operation, settings) && !changes) return answer;
  const missing = changes ? 'a confirmation' : list.join(' or ') || 'a list of entries';
  throw new MalformedError(`${path} answered without ${missing}`);
}

/** The error of a request whose script the page has held back until the timeout. */
export const heldBackError = ({ operation: { path }, timeout }: TransportRequest): TimeoutError =>
  new TimeoutError(
    `${path} did not answer within ${timeout} ms: a script of the page, such as a consent tool, holds back the script of the service`,
  );

/**
 * Converts a transport's error to the error family. Errors of the family and reasons of an abort are returned
 * unchanged.
 */
export function toRequestError(error: unknown, request: TransportRequest): unknown {
  const { operation, timeout, url } = request;
  // An invalid address is treated like an unreachable one.
  if (error instanceof TypeError) return unreachable(request);
  if (!(error instanceof TransportFailure)) return error;
  const { cause, kind } = error;
  const { path } = operation;
  if (kind === 'timeout') return new TimeoutError(`${path} did not answer within ${timeout} ms`);
  if (kind === 'no-callback') return new MalformedError(`${path} answered with no data`);
  if (!cause) return unreachable(request);
  const address = new URL(url).origin;
  return new NetworkError(`${path} could not be loaded from ${address}: ${cause}`, { cause });
}
