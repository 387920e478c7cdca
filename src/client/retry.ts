import { NetworkError, ServiceError, type RequestError } from './errors.js';

/** When a request is sent once more; tests take the pause out. */
export const retryPolicy = {
  /** Milliseconds before the second try: by chance, so that who failed together does not return together. */
  delay: (): number => 200 + Math.random() * 500,
};

/** Longest wait, in seconds, that a reader is asked for. */
const LONGEST_WAIT = 60;

/**
 * The seconds that a header `Retry-After` names: as a number, or as a date.
 * @param now in milliseconds
 * @returns undefined where it names no time to come
 */
export function secondsToWait(header: string | null, now = Date.now()): number | undefined {
  const seconds = Number(header) || (Date.parse(header ?? '') - now) / 1000;
  return seconds > 0 ? seconds : undefined;
}

/** Seconds that a busy service wants to be left alone: 0 where it does not say. */
const namedWait = ({ text, retryAfter }: Pick<ServiceError, 'text' | 'retryAfter'>): number =>
  retryAfter ?? Number(/\bin (\d+) sec/i.exec(text)?.[1] ?? 0);

/**
 * Milliseconds for which a service that failed wants to be left alone.
 * @returns NaN where the same request would fail again, or nothing has failed
 */
export function leastWait(error: unknown): number {
  const { code, status, text = '', retryAfter } = (error ?? {}) as Partial<ServiceError>;
  const mayPass = /network|timeout|malformed|429|5\d\d|too_many|unavail|system/;
  return mayPass.test(`${code} ${status}`) ? namedWait({ text, retryAfter }) * 1000 : NaN;
}

/** Milliseconds to wait before a second try, or undefined where that would not help, or do it twice. */
function pauseAfter(error: unknown, changes: boolean): number | undefined {
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
 * Tries once more, after a pause, where that may help: the network failed, or the service was busy.
 * @param changes whether the request changes something, which it may have done where its answer is lost
 * @throws what the try threw that tells more, the last one if in doubt, or the signal's reason
 */
export async function retry<T>(
  attempt: (isRetry: boolean) => Promise<T>,
  signal: AbortSignal,
  changes = false,
): Promise<T> {
  try {
    return await attempt(false);
  } catch (error) {
    const pause = signal.aborted ? undefined : pauseAfter(error, changes);
    if (pause === undefined) throw error;
    await sleep(pause, signal);
    return attempt(true).catch((again: unknown) => {
      // Fetch goes in place of a script then: where it may not, it hides what had happened.
      throw again instanceof NetworkError ? error : again;
    });
  }
}
