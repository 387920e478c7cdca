import type { ValidationMessage } from './validation/issue.js';

/**
 * The error family of the kit: whatever goes wrong with a request is one of those below.
 * Each message says what the author of the page can do. None ever carries an access token.
 */
export abstract class RequestError extends Error {
  /**
   * Stable word for the kind of failure, for code that cannot use `instanceof`; of a
   * `ServiceError`, the service's own code.
   */
  abstract readonly code: string;
}

/** The request breaks rules of the interface; it was never sent. */
export class ParameterError extends RequestError {
  override readonly name = 'ParameterError';
  readonly code = 'parameter';

  /**
   * @param problems every broken rule
   * @param spell how the reader of the message spells a parameter (an element: as its attribute)
   */
  constructor(
    readonly problems: readonly ValidationMessage[],
    spell: (parameter: string) => string = (parameter) => parameter,
  ) {
    super(
      problems
        .map(({ parameter, value, rule }) => {
          const name = spell(parameter);
          return `${name}${value === undefined ? '' : `=${JSON.stringify(value)}`} ${rule}`;
        })
        .join('; '),
    );
  }
}

/** No answer within `timeout` milliseconds. */
export class TimeoutError extends RequestError {
  override readonly name = 'TimeoutError';
  readonly code = 'timeout';
}

/** The request failed on its way: unreachable, refused, or an HTTP failure JSONP cannot look into. */
export class NetworkError extends RequestError {
  override readonly name = 'NetworkError';
  readonly code = 'network';
}

/** What the author of the page can do about an answer. */
const advice = (code: string, text: string) =>
  /^429|too_many/.test(code)
    ? ' (quota used up: send fewer requests)'
    : /^404|not_f/.test(code)
      ? ' (nothing was found)'
      : /token|scope/i.test(code + text)
        ? ' (the reader must sign in again: the access-token is invalid or lacks the scope)'
        : /^40[13]|application.?id/i.test(code + text)
          ? ' (check the application id and the access token, if any)'
          : /^5|system|unavail/.test(code)
            ? ' (try again later)'
            : '';

/** The service answered with an error body or status. */
export class ServiceError extends RequestError {
  override readonly name = 'ServiceError';

  /**
   * @param code the service's own code, for example `wrong_parameter` or `429`
   * @param text the service's own text, '' where it gave none
   * @param status the HTTP status, where the transport can see it
   * @param retryAfter seconds after which the service wants to be asked again, where it tells
   */
  constructor(
    readonly code: string,
    readonly text: string,
    readonly status?: number,
    readonly retryAfter?: number,
  ) {
    super(`the service answered ${code}${text && `: ${text}`}${advice(code, text)}`);
  }
}

/** The answer is not what the interface describes. */
export class MalformedError extends RequestError {
  override readonly name = 'MalformedError';
  readonly code = 'malformed';
}
