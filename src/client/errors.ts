import { RequestError } from './request-error.js';

export { NetworkError, RequestError } from './request-error.js';

/** No answer within `timeout` milliseconds. */
export class TimeoutError extends RequestError {
  override readonly name = 'TimeoutError';
  readonly code = 'timeout';
}

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
   * @param text the service's own text, or ''
   * @param status the HTTP status, if the transport can see it
   * @param retryAfter seconds to wait before the next request, if the service names them
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

/** The answer does not have the shape that the interface describes. */
export class MalformedError extends RequestError {
  override readonly name = 'MalformedError';
  readonly code = 'malformed';
}
