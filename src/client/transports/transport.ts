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
}

/** What can happen to a request on its way: no answer in time, none at all, one without data. */
export type FailureKind = 'late' | 'lost' | 'silent';

/** What a policy of the page has kept out, by its address. */
export type Violations = Record<string, SecurityPolicyViolationEvent>;

/**
 * Asks the service.
 * @returns the body of the answer, unchecked
 * @throws {TimeoutError | NetworkError | ServiceError | MalformedError}, or the signal's reason
 */
export type Transport = (errand: TransportRequest, signal: AbortSignal) => Promise<unknown>;
