import { NetworkError } from '../errors.js';
import { failure } from '../failure.js';
import { page, type Frame } from '../page.js';
import type { Failure, Transport } from './transport.js';

/** Milliseconds that a frame which has loaded may take to say so. */
const HELLO = 2000;

const ATTRIBUTES = {
  sandbox: 'allow-scripts',
  // The page is nobody's business in there.
  referrerpolicy: 'no-referrer',
  title: 'mkt-widgets',
  'aria-hidden': 'true',
  tabindex: '-1',
  hidden: '',
  // In case the page shows every frame.
  width: '0',
  height: '0',
  frameborder: '0',
};

/**
 * The frame at an address: one for the whole page, and a new one where the last has died.
 * @param address of `frame.html`
 */
function frameAt(address: string): Frame {
  const frames = (page.frames ??= new Map());
  const frame = frames.get(address) ?? open(address);
  frames.set(address, frame);
  return frame;
}

/** Puts a frame into the page, hidden and without rights, until it dies. */
function open(address: string): Frame {
  const element = document.createElement('iframe');
  const { port1: port, port2: theirs } = new MessageChannel();
  const waiting = new Map<unknown, (answer?: object) => void>();
  let asked = 0;
  let loaded = false;

  const end = () => {
    watch.disconnect();
    document.removeEventListener('securitypolicyviolation', refuse);
    port.close();
    element.remove();
    if (page.frames!.get(address) === frame) page.frames!.delete(address);
    for (const settle of waiting.values()) settle();
    waiting.clear();
  };
  const watch = new MutationObserver(() => {
    if (!element.isConnected) end();
  });
  const refuse = ({
    disposition,
    effectiveDirective,
    blockedURI,
  }: SecurityPolicyViolationEvent) => {
    const enforced = disposition === 'enforce' && effectiveDirective === 'frame-src';
    // Of an address elsewhere, its origin alone is told.
    if (enforced && address.startsWith(blockedURI)) end();
  };
  port.onmessage = ({ data }: MessageEvent<{ id?: unknown } | null>) => {
    frame.alive = true;
    const settle = waiting.get(data?.id);
    waiting.delete(data?.id);
    settle?.(data!);
  };
  element.onload = () => {
    // The service's script has gone elsewhere in it.
    if (loaded) {
      end();
      return;
    }
    loaded = true;
    element.contentWindow!.postMessage('', '*', [theirs]);
    setTimeout(() => frame.alive || end(), HELLO);
  };

  const frame: Frame = {
    alive: false,
    ask(question, settle) {
      const id = ++asked;
      waiting.set(id, settle);
      // What is sent before the frame has its end of the channel waits there.
      port.postMessage({ ...question, id });
      return (late) => {
        if (waiting.delete(id)) port.postMessage({ id });
        // It may hang in a script that never ends: who asks next gets another one.
        if (late && !waiting.size) end();
      };
    },
  };
  document.addEventListener('securitypolicyviolation', refuse);
  // Not in the body, which some pages exchange as a whole.
  watch.observe(document.documentElement, { childList: true });
  for (const [name, value] of Object.entries(ATTRIBUTES)) element.setAttribute(name, value);
  element.src = address;
  document.documentElement.append(element);
  return frame;
}

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
    const frame = frameAt(place);

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
    const leave = frame.ask(question, (answer) => {
      const found = answer && read(answer);
      if (typeof found !== 'object') fail(found);
      else {
        settle();
        resolve(found.body);
      }
    });
    const timer = setTimeout(fail, timeout, 'late');
    signal.addEventListener('abort', abort);
    if (signal.aborted) abort();
  });
