import { RequestError, ServiceError } from './errors.js';

/** Longest wait, in seconds, that a reader is asked for. */
const MOST = 60;

/** Seconds that a service wants to be left alone, where it says so. */
function namedWait({ text, retryAfter }: ServiceError): number {
  return retryAfter ?? Number(/\bin (\d+) sec/i.exec(text)?.[1] ?? 0);
}

/**
 * Waits before a request is sent once more.
 * @throws the error itself, where that would not help, or the signal's reason
 */
export async function pause(error: unknown, signal: AbortSignal): Promise<void> {
  const { code } = error as RequestError;
  const busy =
    error instanceof ServiceError && /429|503|too_many|unavailable/.test(`${code} ${error.status}`);
  if (!busy && code !== 'network' && code !== 'timeout') throw error;
  const wait = busy ? namedWait(error) : 0;
  if (wait > MOST) throw error;
  // Whoever failed together shall not come back together.
  const ms = wait * 1000 + 200 + Math.random() * 500;
  signal.throwIfAborted();
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
