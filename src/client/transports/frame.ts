import { NetworkError } from '../errors.js';
import { pageState, type TransportFrame } from '../page-state.js';
import { TransportFailure, type FailureKind, type Transport } from './transport.js';

/** What a frame is asked, with a port for the answer; a message there gives the request up. */
export interface FrameRequest {
  /** Absolute, without a callback. */
  readonly url: string;
  /** Name of the JSONP parameter. */
  readonly callback: string;
  /** In milliseconds. */
  readonly timeout: number;
  /** Whether the address must not be told to anybody. */
  readonly secret: boolean;
}

/** What a frame answers: the body as JSON, or what has happened to the request. */
export type FrameAnswer = { readonly text: string } | FailureKind;

/** Milliseconds that a frame which has loaded may take to say so. */
const HELLO_TIMEOUT = 2000;

/** By their address and whom they ask; shared by all copies of the kit. */
const frames: Record<string, TransportFrame> = (pageState.frames ??= {});

const absolute = (url: unknown) => new URL(String(url), document.baseURI).href;

/**
 * Puts a frame into the page, hidden and without rights, until it dies.
 * @param key under which it stands in `frames`
 * @param address of `frame.html`
 */
function open(key: string, address: string): TransportFrame {
  const element = document.createElement('iframe');
  const { port1: port, port2: theirs } = new MessageChannel();
  const waiting = new Set<() => void>();

  const end = () => {
    watch.disconnect();
    document.removeEventListener('securitypolicyviolation', refuse);
    element.remove();
    if (frames[key] === frame) delete frames[key];
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
    setTimeout(() => frame.alive || end(), HELLO_TIMEOUT);
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
  if (answer === 'timeout' || answer === 'network') return answer;
  try {
    const { text } = answer as { text: string };
    return { body: JSON.parse(text) as unknown };
  } catch {
    return 'no-callback';
  }
}

/**
 * JSONP in a sandboxed frame, one for each service: its script reaches neither the page nor its
 * cookies, nor what another service is asked. Each request has a channel of its own, and what comes
 * out of it is a text.
 */
export const frameTransport: Transport = ({ operation, url, timeout, settings }, signal) =>
  new Promise((resolve, reject) => {
    // The kit's script is beside it: what is loaded late lies one folder below.
    const beside = () => new URL(/* @vite-ignore */ '../frame.html', import.meta.url);
    const frameUrl = absolute(settings['frameUrl'] ?? beside());
    const address = absolute(url);
    const key = `${new URL(address).origin} ${frameUrl}`;
    const frame = (frames[key] ??= open(key, frameUrl));
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
          ? new TransportFailure(kind)
          : new NetworkError(
              `${operation.path} could not be loaded: ${policy}${frameUrl} cannot be used as a frame`,
            ),
      );
      // It may hang in a script that never ends: who asks next gets another one.
      if (kind === 'timeout' && !frame.waiting.size) frame.end();
    };
    port.onmessage = ({ data }) => {
      const answer = read(data);
      if (typeof answer === 'string') fail(answer);
      else {
        settle();
        resolve(answer.body);
      }
    };
    const timer = setTimeout(fail, timeout, 'timeout');
    signal.addEventListener('abort', abort);
    frame.waiting.add(fail);
    const request: FrameRequest = {
      url: address,
      callback: operation.callback ?? 'callback',
      secret: operation.auth === 'oauth',
      timeout,
    };
    // What is sent before the frame has its end of the channel waits there.
    frame.port.postMessage(request, [theirs]);
    if (signal.aborted) abort();
  });
