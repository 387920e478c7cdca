/**
 * The script of `frame.html`: JSONP for the page around it. The page gives it one end of a channel,
 * once and before any script of the service is here; requests come and answers go by that alone.
 */
import { jsonpTransport } from '../../client/transports/jsonp.js';
import { fetchText, type FetchedResponse } from '../../client/transports/fetch.js';
import type { FrameAnswer, FrameRequest } from '../../client/transports/frame.js';
import { TransportFailure } from '../../client/transports/transport.js';
import type { Operation } from '../../client/operations/operation.js';

/** Whether a message is a request that may be sent. */
function isValid(data: unknown): data is FrameRequest {
  const { url, callback, timeout } = (data ?? {}) as Partial<FrameRequest>;
  return (
    /^https?:\/\//i.test(String(url)) &&
    /^call[bB]ack$/.test(String(callback)) &&
    typeof timeout === 'number' &&
    timeout > 0
  );
}

/** What gives up each request that is under way, by its address. */
const inFlight = new Map<string, AbortController>();

/** What a script has brought, which tells nothing of how it came. */
const received = (body: unknown): FetchedResponse => ({
  text: JSON.stringify(body),
  status: 200,
  statusText: '',
  retryAfter: undefined,
});

/** Asks the service, and answers by the request's own port. */
async function answer(asked: FrameRequest, port: MessagePort) {
  const { url, callback, timeout, secret } = asked;
  // Whoever asks the same again has given it up, but word of that may still be on its way, in a
  // channel of its own. Both have the same callback.
  inFlight.get(url)?.abort();
  const stop = new AbortController();
  inFlight.set(url, stop);
  port.onmessage = () => stop.abort();
  const operation = { callback, auth: secret ? 'oauth' : 'appKey' } as Operation;
  let answer: FrameAnswer;
  try {
    const request = { operation, url, timeout, settings: {} };
    answer = asked.fetch
      ? await fetchText(request, stop.signal)
      : received(await jsonpTransport(request, stop.signal));
  } catch (error) {
    answer = error instanceof TransportFailure ? error.kind : 'no-callback';
  }
  port.postMessage(answer);
  port.close();
  if (inFlight.get(url) === stop) inFlight.delete(url);
}

function take({ source, ports: [channel] }: MessageEvent): void {
  if (source !== parent || !channel) return;
  removeEventListener('message', take);
  channel.onmessage = ({ data, ports: [port] }: MessageEvent<unknown>) => {
    if (!port) return;
    if (isValid(data)) void answer(data, port);
    else port.postMessage('network' satisfies FrameAnswer);
  };
  channel.postMessage('hello');
}

// Without a sandbox around it, whoever shows this file could run any script as its origin.
if (origin === 'null' && parent !== window) addEventListener('message', take);
