import { NetworkError } from '../errors.js';
import { pageState, type TransportFrame } from '../page-state.js';
import { bodyOf, type FetchedResponse } from './fetch.js';
import {
  TransportFailure,
  type FailureKind,
  type Transport,
  type TransportRequest,
} from './transport.js';

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
  /** Whether to ask by CORS, in place of a script. */
  readonly fetch: boolean;
}

/** What a frame answers: the body as JSON and how it came, or what has happened to the request. */
export type FrameAnswer = FetchedResponse | FailureKind;

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

/** Whether a frame has answered with what came: the service's script can speak in its place. */
const isResponse = (answer: unknown): answer is FetchedResponse =>
  typeof (answer as Partial<FetchedResponse> | null)?.text === 'string';

/** What else a frame says, in words that are known. */
const kindOf = (answer: unknown): FailureKind =>
  answer === 'timeout' || answer === 'network' ? answer : 'no-callback';

/** Has a frame send a request. */
const ask = (request: TransportRequest, signal: AbortSignal): Promise<FetchedResponse> =>
  new Promise((resolve, reject) => {
    const { operation, url, timeout, settings, isRetry = false } = request;
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
              `${operation.path} could not be loaded: ${policy}${frameUrl} cannot be used as a frame: ` +
                "set frame-url to the kit's frame.html, allow it in frame-src, or set another transport",
            ),
      );
      // It may hang in a script that never ends: who asks next gets another one.
      if (kind === 'timeout' && !frame.waiting.size) frame.end();
    };
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isResponse(data)) {
        settle();
        resolve(data);
      } else fail(kindOf(data));
    };
    const timer = setTimeout(fail, timeout, 'timeout');
    signal.addEventListener('abort', abort);
    frame.waiting.add(fail);
    const asked: FrameRequest = {
      url: address,
      callback: operation.callback ?? 'callback',
      secret: operation.auth === 'oauth',
      timeout,
      fetch: isRetry,
    };
    // What is sent before the frame has its end of the channel waits there.
    frame.port.postMessage(asked, [theirs]);
    if (signal.aborted) abort();
  });

/**
 * JSONP in a sandboxed frame, one for each service: its script reaches neither the page nor its
 * cookies, nor what another service is asked. Each request has a channel of its own, and what comes
 * out of it is a text.
 */
export const frameTransport: Transport = async (request, signal) =>
  bodyOf(await ask(request, signal), request);
