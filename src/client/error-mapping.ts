import { MalformedError, NetworkError, ServiceError, TimeoutError } from './errors.js';
import { isObject, text, type Json } from './records/fields.js';
import type { Operation } from './operations/operation.js';
import type { Values } from './validation/parameter.js';
import {
  TransportFailure,
  type FailureKind,
  type TransportRequest,
} from './transports/transport.js';

/**
 * The error that a body tells of, if it does. The interface shows no error body; these are the
 * shapes that services and the gateways in front of them send.
 * @param settings of the request: an access token in them is taken out of what the service says
 * @param retryAfter seconds after which the service wants to be asked again
 */
export function errorInBody(
  body: unknown,
  settings: Values,
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
  return serviceError(code, message, settings, status, retryAfter);
}

/**
 * Finds a token however it is written: in an address, in one that is part of another, in a form, in
 * JSON, in markup.
 */
function tokenPattern(token: string): RegExp {
  const characters = Array.from(token, (character) => {
    // A form writes a space as a plus, and whoever reads it as one makes a space of a plus.
    const same = ' +'.includes(character) ? [' ', '+'] : [character];
    const spellings = same.flatMap((one) => {
      const code = one.codePointAt(0)!.toString(16);
      const bytes = [...new TextEncoder().encode(one)].map((byte) => byte.toString(16));
      return [
        `\\\\*\\u{${code}}`,
        bytes.map((byte) => `%(?:25)*${byte.padStart(2, '0')}`).join(''),
        `\\\\+u${code.padStart(4, '0')}`,
        `&#(?:${one.codePointAt(0)}|x0*${code});`,
      ];
    });
    return `(?:${spellings.join('|')})`;
  });
  return new RegExp(characters.join(''), 'giu');
}

/**
 * An error of the service in one line, without the access token that the service may have repeated.
 * @param settings of the request
 */
export function serviceError(
  code: string,
  message = '',
  { accessToken }: Values,
  ...more: readonly [status?: number | undefined, retryAfter?: number | undefined]
): ServiceError {
  const token = accessToken && tokenPattern(String(accessToken));
  const safe = (text: string) => (token ? text.replace(token, '…') : text).replace(/\s+/g, ' ');
  return new ServiceError(safe(code), safe(message), ...more);
}

/**
 * Whether nothing is wrong but that a search has found nothing: some say so by an empty list, some
 * by an error. What changes something has then changed nothing, which is an error.
 */
export const isNotFound = ({ code }: ServiceError, { find, list }: Operation): boolean =>
  code === 'not_found' && (find !== undefined || list.length > 0);

/**
 * Looks at an answer without records.
 * @param entries undefined where it has no list
 * @throws {ServiceError} where it is an error
 * @throws {MalformedError} where it is neither an error nor a list
 */
export function assertNoRecords(
  body: unknown,
  entries: unknown,
  operation: Operation,
  settings: Values,
): void {
  const error = errorInBody(body, settings);
  if (error && isNotFound(error, operation)) return;
  if (error) throw error;
  if (!entries) {
    const { path, list } = operation;
    throw new MalformedError(
      `${path} answered without ${list.join(' or ') || 'a list of entries'}`,
    );
  }
}

function failureKind(error: unknown): FailureKind | undefined {
  if (error instanceof TransportFailure) return error.kind;
  // An address that is none is as good as one where nobody answers.
  return error instanceof TypeError ? 'network' : undefined;
}

/**
 * What a transport has thrown, as an error of the family that says what to do. Errors that are of
 * the family already, and reasons to abort, stay what they are.
 */
export function toRequestError(
  error: unknown,
  { operation: { path, auth }, timeout }: TransportRequest,
): unknown {
  switch (failureKind(error)) {
    case 'timeout':
      return new TimeoutError(`${path} did not answer within ${timeout} ms`);
    case 'no-callback':
      return new MalformedError(`${path} answered with no data`);
    case 'network':
      return new NetworkError(
        `${path} could not be loaded: offline, wrong application id${
          auth === 'oauth' ? ', refused access token' : ''
        } or blocked by a policy`,
      );
    default:
      return error;
  }
}
