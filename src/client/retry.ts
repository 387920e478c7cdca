import { toRequestError } from './error-mapping.js';
import { NetworkError, ServiceError, type RequestError } from './errors.js';
import type { TransportRequest } from './transports/transport.js';

/** The pause before a retry; tests remove it. */
export const retryPolicy = {
  /**
   * Milliseconds before the second attempt: random, so that clients that failed together do not return
   * together.
   */
  delay: (): number => 200 + Math.random() * 500,
};

/** Longest wait for a reader, in seconds. */
const LONGEST_WAIT = 60;

/**
 * The seconds in a header `Retry-After`: a number or a date.
 * @returns undefined if it names no time in the future
 */
export function secondsToWait(header: string | null, now = Date.now()): number | undefined {
  const seconds = Number(header) || (Date.parse(String(header)) - now) / 1000;
  return seconds > 0 ? seconds : undefined;
}

type Failure = Pick<ServiceError, 'code' | 'status' | 'text' | 'retryAfter'>;

/** Seconds to wait that an overloaded service names: 0 if it names none. */
const namedWait = ({ text, retryAfter }: Failure): number =>
  retryAfter ?? Number(/\bin (\d+) sec/i.exec(text)?.[1] ?? 0);

/**
 * Milliseconds to wait after a failure before the next request.
 * @returns NaN if the same request would fail again, or there was no failure
 */
export function leastWait(error: unknown): number {
  // Errors of other kinds lack the text, which then names no wait.
  const failure = (error ?? {}) as Failure;
  const mayPass = /network|timeout|malformed|429|5\d\d|too_many|unavail|system/;
  return mayPass.test(`${failure.code} ${failure.status}`) ? namedWait(failure) * 1000 : NaN;
}

/** Milliseconds to wait before a retry; undefined if a retry would not help, or could repeat a change. */
function pauseAfter(error: unknown, changes = false): number | undefined {
  const { code } = error as RequestError;
  const isBusy =
    error instanceof ServiceError && /429|503|too_many|unavailable/.test(`${code} ${error.status}`);
  const isLost = code === 'network' || code === 'timeout';
  if (!isBusy && (changes || !isLost)) return undefined;
  const wait = isBusy ? namedWait(error) : 0;
  return wait > LONGEST_WAIT ? undefined : wait * 1000 + retryPolicy.delay();
}

/** @throws the signal's reason */
function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}

/**
 * Retries once, after a pause, if the network failed or the service was overloaded.
 * @param failure that of the first attempt
 * @throws {RequestError} the more specific of the two errors, or the signal's reason
 */
export async function recover<T>(
  failure: unknown,
  attempt: () => Promise<T>,
  request: TransportRequest,
  signal: AbortSignal,
): Promise<T> {
  const error = toRequestError(failure, request);
  // A lost answer to a change may hide a success.
  const pause = signal.aborted ? undefined : pauseAfter(error, request.operation.changes);
  if (pause === undefined) throw error;
  await sleep(pause, signal);
  return attempt().catch((again: unknown) => {
    const next = toRequestError(again, request);
    // The retry uses `fetch`. If CORS refuses that, the first error says more.
    throw next instanceof NetworkError ? error : next;
  });
}
