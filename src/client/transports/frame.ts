import { NetworkError } from '../errors.js';
import { pageState, type TransportFrame } from '../page-state.js';
import { markWritten } from '../written.js';
import { bodyOf, type FetchedResponse } from './fetch.js';
import {
  TransportFailure,
  type FailureKind,
  type Transport,
  type TransportRequest,
} from './transport.js';

/** A request to a frame, posted with a port for the answer; a message on that port aborts it. */
export interface FrameRequest {
  /** Absolute, without a callback. */
  readonly url: string;
  /** Name of the JSONP parameter. */
  readonly callback: string;
  /** In milliseconds. */
  readonly timeout: number;
  readonly secret: boolean;
  /** True to use `fetch` in place of a script. */
  readonly fetch: boolean;
}

/** A frame's answer: the body as JSON with its status, or the kind of failure. */
export type FrameAnswer = FetchedResponse | FailureKind;

export const framePolicy = {
  /** Milliseconds that a loaded frame may take for its first message; tests shorten them. */
  hello: 2000,
};

/** By the frame's address and the service's origin; shared by all copies of the kit. */
const frames: Record<string, TransportFrame> = (pageState.frames ??= {});

const absolute = (url: unknown) => new URL(String(url), document.baseURI).href;

/**
 * Adds a hidden frame without rights to the page, until it fails.
 * @param key of the frame in `frames`
 * @param address of `frame.html`
 */
function open(key: string, address: string): TransportFrame {
  const element = markWritten(document.createElement('iframe'));
  const isHeldBack = () =>
    !frame.alive && (!element.isConnected || element.getAttribute('src') !== address);
  const { port1: port, port2: framePort } = new MessageChannel();
  const waiting: TransportFrame['waiting'] = new Set();

  const end = () => {
    // Before the removal.
    const isHeld = isHeldBack();
    watch.disconnect();
    document.removeEventListener('securitypolicyviolation', refuse);
    element.remove();
    if (frames[key] === frame) delete frames[key];
    for (const notify of [...waiting]) notify(isHeld);
  };
  const watch = new MutationObserver(() => {
    if (!element.isConnected) end();
  });
  const refuse = ({ disposition, blockedURI }: SecurityPolicyViolationEvent) => {
    // For a frame of another origin, a violation names only the origin.
    if (disposition === 'enforce' && address.startsWith(blockedURI)) end();
  };
  const frame: TransportFrame = { alive: false, port, waiting, isHeldBack, end };
  port.onmessage = () => {
    frame.alive = true;
  };
  element.onload = () => {
    // Its messages wait for its release.
    if (isHeldBack()) {
      for (const notify of [...waiting]) notify(true);
      return;
    }
    element.contentWindow!.postMessage('', '*', [framePort]);
    setTimeout(() => frame.alive || end(), framePolicy.hello);
    // A second load: the service's script has navigated the frame away.
    element.onload = end;
  };
  document.addEventListener('securitypolicyviolation', refuse);
  Object.assign(element, {
    sandbox: 'allow-scripts',
    // The frame must not learn the page's address.
    referrerPolicy: 'no-referrer',
    title: 'mkt-widgets',
    ariaHidden: 'true',
    tabIndex: -1,
    hidden: true,
    // The page's styles may display every frame.
    width: 0,
    height: 0,
    frameBorder: 0,
    src: address,
  });
  // Not in the body, which some pages replace as a whole.
  const { documentElement: root } = document;
  watch.observe(root, { childList: true });
  root.append(element);
  return frame;
}

/** True for a valid response. Checked, since the service's script can post messages in the frame's name. */
const isResponse = (answer: unknown): answer is FetchedResponse =>
  typeof (answer as Partial<FetchedResponse> | null)?.text === 'string';

const kindOf = (answer: unknown): FailureKind =>
  answer === 'timeout' || answer === 'network' ? answer : 'no-callback';

const sendThroughFrame = (
  request: TransportRequest,
  signal: AbortSignal,
): Promise<FetchedResponse> =>
  new Promise((resolve, reject) => {
    const { operation, url, timeout, settings, first, onHeldBack } = request;
    // Relative to this script: lazy modules are in a folder beside `frame.html`.
    const beside = () => new URL(/* @vite-ignore */ '../frame.html', import.meta.url);
    const frameUrl = absolute(settings['frameUrl'] ?? beside());
    const address = absolute(url);
    const key = `${new URL(address).origin} ${frameUrl}`;
    const frame = (frames[key] ??= open(key, frameUrl));
    const { port1: port, port2: framePort } = new MessageChannel();

    const settle = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
      frame.waiting.delete(notify);
      // Aborts the request in the frame.
      port.postMessage('');
    };
    const abort = () => {
      settle();
      reject(signal.reason as Error);
    };
    const notify = (isHeldBack: boolean) => {
      if (isHeldBack) onHeldBack?.(false);
      else fail();
    };
    const onTimeout = () => {
      if (frame.isHeldBack()) onHeldBack?.(true);
      else fail('timeout');
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
      // The script may be in an endless loop: the next request gets a new frame.
      if (kind === 'timeout' && !frame.waiting.size) frame.end();
    };
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isResponse(data)) {
        settle();
        resolve(data);
      } else fail(kindOf(data));
    };
    const timer = setTimeout(onTimeout, timeout);
    signal.addEventListener('abort', abort);
    frame.waiting.add(notify);
    const frameRequest: FrameRequest = {
      url: address,
      callback: operation.callback ?? 'callback',
      secret: operation.auth === 'oauth',
      timeout,
      fetch: !!first,
    };
    // Messages wait in the channel until the frame has received its port.
    frame.port.postMessage(frameRequest, [framePort]);
    // After observers of the page have seen the insertion.
    queueMicrotask(() => {
      if (frame.waiting.has(notify) && frame.isHeldBack()) notify(true);
    });
    if (signal.aborted) abort();
  });

/**
 * JSONP in a sandboxed frame, one for each service: its script can access neither the page nor its cookies, nor
 * the requests to other services. Each request has its own channel, and its answer is text.
 */
export const frameTransport: Transport = async (request, signal) =>
  bodyOf(await sendThroughFrame(request, signal), request);
