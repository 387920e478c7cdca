import { NetworkError } from '../errors.js';
import { failure } from '../failure.js';
import { page, type Frame } from '../page.js';
import { frameAt } from './sandbox.js';
import type { Failure, Transport } from './transport.js';

/** Beside the kit's script: what is loaded late lies one folder below it. */
const beside = () => new URL(/* @vite-ignore */ '../frame.html', import.meta.url).href;

const absolute = (address: unknown) => new URL(String(address), document.baseURI).href;

/** There is no frame to ask, or none that stays. */
function unusable(path: string, place: string): NetworkError {
  const why = page.blocked ? `a policy of the page blocks the service's script, and ` : '';
  return new NetworkError(
    `${path} could not be loaded: ${why}${place} cannot be used as a frame (see frame-url)`,
  );
}

/** What a frame has answered: the body as a text, or what has gone wrong. */
function read({ kind, text }: { kind?: unknown; text?: unknown }): { body: unknown } | Failure {
  if (kind === 'late' || kind === 'lost') return kind;
  try {
    return { body: JSON.parse(text as string) as unknown };
  } catch {
    return 'silent';
  }
}

/**
 * JSONP in a sandboxed frame: the service's script reaches neither the page nor its cookies. What
 * comes out of the frame is a text, and counts only as the answer to a question that was asked.
 */
export const framed: Transport = ({ operation, address, timeout, settings }, signal) =>
  new Promise((resolve, reject) => {
    const place = absolute(settings['frameUrl'] ?? beside());
    const question = {
      address: absolute(address),
      callback: operation.callback ?? 'callback',
      secret: operation.auth === 'oauth',
      timeout,
    };
    let frame: Frame;
    let leave: ReturnType<Frame['ask']>;

    const settle = (late?: boolean) => {
      leave(late);
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    };
    const abort = () => {
      settle();
      reject(signal.reason as Error);
    };
    const fail = (kind?: Failure) => {
      settle(kind === 'late');
      const known = kind && frame.alive;
      reject(known ? failure(kind, operation, timeout) : unusable(operation.path, place));
    };
    const ask = (again: boolean) => {
      frame = frameAt(place);
      leave = frame.ask(question, (answer) => {
        const found = answer && read(answer);
        if (typeof found === 'object') {
          settle();
          resolve(found.body);
        } else if (!answer && again && frame.alive) ask(false);
        else fail(found);
      });
    };

    const timer = setTimeout(fail, timeout, 'late');
    signal.addEventListener('abort', abort);
    // Somebody may tidy the page up. What concerns the reader's own data is not asked twice.
    ask(!question.secret);
    if (signal.aborted) abort();
  });
