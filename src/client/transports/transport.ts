import type { Operation } from '../operations/operation.js';
import type { Values } from '../validation/parameter.js';

export interface TransportRequest {
  readonly operation: Operation;
  /** The canonical address, without a callback. */
  readonly url: string;
  /** In milliseconds. */
  readonly timeout: number;
  /** Settings of the request. They contain the secrets that errors must not show. */
  readonly settings: Values;
  /** In place of the global `fetch`; outside of pages. */
  readonly fetch?: typeof fetch | undefined;
  /**
   * Of a retry: the transport of the first attempt. A retry uses `fetch` in place of a script, which sees the reason of a
   * failure: an empty result, or an exhausted quota.
   */
  readonly first?: string | undefined;
  /**
   * Called when a script of the page holds the script of the service back. The answer can come at any time.
   * @param hasTimedOut true at the timeout
   */
  readonly onHeldBack?: (hasTimedOut: boolean) => void;
}

/** The ways a request fails in transit: no answer in time, no answer, or a script that loads without calling back. */
export type FailureKind = 'timeout' | 'network' | 'no-callback';

/** Thrown by a transport after such a failure. */
export class TransportFailure extends Error {
  /**
   * @param scriptUrl address of the failed script; undefined if it got none
   * @param cause code of the failed connection, such as `ECONNREFUSED`: browsers tell none
   */
  constructor(
    readonly kind: FailureKind,
    readonly scriptUrl?: string,
    override readonly cause?: string,
  ) {
    super(kind);
  }
}

/**
 * Sends a request.
 * @returns the unchecked body of the response
 * @throws {TransportFailure} if there is no answer
 * @throws {RequestError} if the answer is an error that the transport can see
 * @throws the signal's reason
 */
export type Transport = (request: TransportRequest, signal: AbortSignal) => Promise<unknown>;
