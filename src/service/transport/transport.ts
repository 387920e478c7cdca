import type { Request } from '../request.js';

/**
 * Asks the service.
 * @returns the body of the answer, unchecked
 * @throws {TimeoutError | NetworkError | ServiceError | MalformedError}, or the signal's reason
 */
export type Transport = (request: Request, signal: AbortSignal) => Promise<unknown>;
