import type { Operation } from '../operation.js';
import type { Values } from '../parameter.js';

/** What a transport needs to know. */
export interface Errand {
  readonly operation: Operation;
  /** The canonical address, without a callback. */
  readonly address: string;
  /** In milliseconds. */
  readonly timeout: number;
  /** Settings of the request: what must not be shown is among them. */
  readonly settings: Values;
}

/**
 * Asks the service.
 * @returns the body of the answer, unchecked
 * @throws {TimeoutError | NetworkError | ServiceError | MalformedError}, or the signal's reason
 */
export type Transport = (errand: Errand, signal: AbortSignal) => Promise<unknown>;
