import { NetworkError } from '../errors.js';
import { toRequestError } from '../error-mapping.js';
import { pageState, type TransportFrame } from '../page-state.js';
import type { FailureKind, Transport } from './transport.js';

/** Milliseconds that a frame which has loaded may take to say so. */
const HELLO = 2000;

/** By their address; shared by all copies of the kit. */
const frames: Record<string, TransportFrame> = (pageState.frames ??= {});

const absolute = (address: unknown) => new URL(String(address), document.baseURI).href;

/**
 * Puts a frame into the page, hidden and without rights, until it dies.
 * @param address of `frame.html`
 */
function open(address: string): TransportFrame {
  const element = document.createElement('iframe');
  const { port1: port, port2: theirs } = new MessageChannel();
  const waiting = new Set<() => void>();

  const end = () => {
    watch.disconnect();
    document.removeEventListener('securitypolicyviolation', refuse);
    element.remove();
    if (frames[address] === frame) delete frames[address];
    for (const fail of waiting) fail();
  };
  const watch = new MutationObserver(() => {
    if (!element.isConnected) end();
  });
  const refuse = ({ disposition, blockedURI }: SecurityPolicyViolationEvent) => {
    // Of a frame from elsewhere, its origin alone is told.
    if (disposition === 'enforce' && address.startsWith(blockedURI)) end();
  };
  const frame: TransportFrame = { alive: false, port, waiting, end };
  port.onmessage = () => {
    frame.alive = true;
  };
  element.onload = () => {
    element.contentWindow!.postMessage('', '*', [theirs]);
    setTimeout(() => frame.alive || end(), HELLO);
    // Once more, and the service's script has gone elsewhere in it.
    element.onload = end;
  };
  document.addEventListener('securitypolicyviolation', refuse);
  Object.assign(element, {
    sandbox: 'allow-scripts',
    // The page is nobody's business in there.
    referrerPolicy: 'no-referrer',
    title: 'mkt-widgets',
    ariaHidden: 'true',
    tabIndex: -1,
    hidden: true,
    // In case the page shows every frame.
    width: 0,
    height: 0,
    frameBorder: 0,
    src: address,
  });
  // Not in the body, which some pages exchange as a whole.
  const { documentElement: root } = document;
  watch.observe(root, { childList: true });
  root.append(element);
  return frame;
}

/** What a frame has answered: the body as a text, or what has gone wrong. */
function read(answer: unknown): { body: unknown } | FailureKind {
  if (answer === 'late' || answer === 'lost') return answer;
  try {
    const { text } = answer as { text: string };
    return { body: JSON.parse(text) as unknown };
  } catch {
    return 'silent';
  }
}

/**
 * JSONP in a sandboxed frame, one for the whole page: the service's script reaches neither the page
 * nor its cookies. Each question has a channel of its own, and what comes out of it is a text.
 */
export const frameTransport: Transport = ({ operation, url: address, timeout, settings }, signal) =>
  new Promise((resolve, reject) => {
    // The kit's script is beside it: what is loaded late lies one folder below.
    const beside = () => new URL(/* @vite-ignore */ '../frame.html', import.meta.url);
    const place = absolute(settings['frameUrl'] ?? beside());
    const frame = (frames[place] ??= open(place));
    const { port1: port, port2: theirs } = new MessageChannel();

    const settle = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      frame.waiting.delete(fail);
      // The frame need not go on.
      port.postMessage('');
    };
    const abort = () => {
      settle();
      reject(signal.reason as Error);
    };
    const fail = (kind?: FailureKind) => {
      settle();
      const policy = pageState.blocked ? "a policy blocks the service's script, and " : '';
      reject(
        kind && frame.alive
          ? toRequestError(kind, operation, timeout)
          : new NetworkError(
              `${operation.path} could not be loaded: ${policy}${place} cannot be used as a frame`,
            ),
      );
      // It may hang in a script that never ends: who asks next gets another one.
      if (kind === 'late' && !frame.waiting.size) frame.end();
    };
    port.onmessage = ({ data }) => {
      const answer = read(data);
      if (typeof answer === 'string') fail(answer);
      else {
        settle();
        resolve(answer.body);
      }
    };
    const timer = setTimeout(fail, timeout, 'late');
    signal.addEventListener('abort', abort);
    frame.waiting.add(fail);
    // What is sent before the frame has its end of the channel waits there.
    frame.port.postMessage(
      {
        address: absolute(address),
        callback: operation.callback ?? 'callback',
        secret: operation.auth === 'oauth',
        timeout,
      },
      [theirs],
    );
    if (signal.aborted) abort();
  });
