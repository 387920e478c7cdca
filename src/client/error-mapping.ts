import { MalformedError, NetworkError, ServiceError, TimeoutError } from './errors.js';
import { isObject, text, type Json } from './records/fields.js';
import type { Operation } from './operations/operation.js';
import type { Values } from './validation/parameter.js';
import {
  TransportFailure,
  type FailureKind,
  type TransportRequest,
} from './transports/transport.js';

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

/**
 * The service's error in one line, without the access token that the service may have repeated.
 * @param request the request that it answers
 */
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
 * @param entries undefined if the answer has no list
 * @throws {ServiceError} if the answer is an error
 * @throws {MalformedError} if it is neither an error nor a list, or does not confirm a change
 */
export function assertNoRecords(
  body: unknown,
  entries: unknown,
  operation: Operation,
  settings: Values,
): void {
  const error = errorInBody(body, { operation, settings });
  if (error && isNotFound(error, operation)) return;
  if (error) throw error;
  const { changes, list, path } = operation;
  if (entries && !changes) return;
  const missing = changes ? 'a confirmation' : list.join(' or ') || 'a list of entries';
  throw new MalformedError(`${path} answered without ${missing}`);
}

function failureKind(error: unknown): FailureKind | undefined {
  if (error instanceof TransportFailure) return error.kind;
  // An invalid address is treated like an unreachable one.
  return error instanceof TypeError ? 'network' : undefined;
}

/** The error of a request whose script the page has held back until the timeout. */
export const heldBackError = ({
  operation: { path },
  timeout,
}: Pick<TransportRequest, 'operation' | 'timeout'>): TimeoutError =>
  new TimeoutError(
    `${path} did not answer within ${timeout} ms: a script of the page, such as a consent tool, holds back the script of the service`,
  );

/**
 * Converts a transport's error to the error family. Errors of the family and reasons of an abort are returned
 * unchanged.
 */
export function toRequestError(error: unknown, request: TransportRequest): unknown {
  const {
    operation: { path, auth },
    timeout,
    url,
  } = request;
  switch (failureKind(error)) {
    case 'timeout':
      return new TimeoutError(`${path} did not answer within ${timeout} ms`);
    case 'held-back':
      return heldBackError(request);
    case 'no-callback':
      return new MalformedError(`${path} answered with no data`);
    case 'network': {
      const { cause } = error as TransportFailure;
      return new NetworkError(
        cause
          ? `${path} could not be loaded from ${new URL(url).origin}: ${cause}`
          : `${path} could not be loaded: offline, wrong application id${
              auth === 'oauth' ? ', refused access token' : ''
            } or blocked by a policy`,
        { cause },
      );
    }
    default:
      return error;
  }
}
