import type { Operation } from './operations/operation.js';

/**
 * The base class of all errors of a request. Each message says what the author of the page can do. No error
 * ever contains an access token.
 */
export abstract class RequestError extends Error {
  /**
   * Stable code of the failure, for code that cannot use `instanceof`; for a `ServiceError`, the service's own
   * code.
   */
  abstract readonly code: string;
}

/** The request failed on its way: unreachable, refused, or an HTTP failure that JSONP cannot see. */
export class NetworkError extends RequestError {
  override readonly name = 'NetworkError';
  readonly code = 'network';
}

/** The error of a request without an answer, whose reason browsers do not tell. */
export const unreachable = ({ operation }: { readonly operation: Operation }): NetworkError =>
  new NetworkError(
    `${operation.path} could not be loaded: offline, wrong application id${
      operation.auth === 'oauth' ? ', refused access token' : ''
    } or blocked by a policy`,
  );
