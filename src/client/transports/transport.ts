import type { Operation } from '../operations/operation.js';
import type { Values } from '../validation/parameter.js';

/** What a transport needs to know. */
export interface TransportRequest {
  readonly operation: Operation;
  /** The canonical address, without a callback. */
  readonly url: string;
  /** In milliseconds. */
  readonly timeout: number;
  /** Settings of the request: what must not be shown is among them. */
  readonly settings: Values;
  /**
   * Whether the request has failed before. Then fetch goes in place of a script: it alone sees why,
   * be it that nothing was found or that the quota is used up.
   */
  readonly isRetry?: boolean;
}

/**
 * What can happen to a request on its way: no answer in time, none at all, or a script that has
 * loaded without calling back.
 */
export type FailureKind = 'timeout' | 'network' | 'no-callback';

/** Thrown by a transport to which that has happened. */
export class TransportFailure extends Error {
  /** @param scriptUrl address of the script that has failed, where one could be made */
  constructor(
    readonly kind: FailureKind,
    readonly scriptUrl?: string,
  ) {
    super(kind);
  }
}

/**
 * Asks the service.
 * @returns the body of the answer, unchecked
 * @throws {TransportFailure} where there is no answer
 * @throws {RequestError} where the answer is an error, as far as the transport can see that
 * @throws the signal's reason
 */
export type Transport = (request: TransportRequest, signal: AbortSignal) => Promise<unknown>;
