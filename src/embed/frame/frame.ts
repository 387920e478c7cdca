/**
 * The script of `frame.html`: JSONP for the page around it. The page sends it a port, once and before any
 * script of the service has loaded; all requests and answers use that port.
 */
import { dedupe } from '../../client/dedupe.js';
import { jsonpTransport } from '../../client/transports/jsonp.js';
import { fetchText, type FetchedResponse } from '../../client/transports/fetch.js';
import type { FrameAnswer, FrameRequest } from '../../client/transports/frame.js';
import { TransportFailure } from '../../client/transports/transport.js';
import type { Operation } from '../../client/operations/operation.js';

function isValid(data: unknown): data is FrameRequest {
  const { url, callback, timeout } = (data ?? {}) as Partial<FrameRequest>;
  return (
    /^https?:\/\//i.test(String(url)) &&
    /^call[bB]ack$/.test(String(callback)) &&
    typeof timeout === 'number' &&
    timeout > 0
  );
}

/** The result of a script, which has no HTTP status. */
const received = (body: unknown): FetchedResponse => ({
  text: JSON.stringify(body),
  status: 200,
  statusText: '',
  retryAfter: undefined,
});

/** Sends a request, and answers on the request's own port. */
async function answer(frameRequest: FrameRequest, port: MessagePort) {
  const { url, callback, timeout, secret } = frameRequest;
  const stop = new AbortController();
  port.onmessage = () => stop.abort();
  const operation = { callback, auth: secret ? 'oauth' : 'appKey' } as Operation;
  const request = { operation, url, timeout, settings: {} };
  const send = async (signal: AbortSignal) =>
    frameRequest.fetch
      ? fetchText(request, signal)
      : received(await jsonpTransport(request, signal));
  let answer: FrameAnswer;
  try {
    // Equal requests would have the same callback: two copies of the kit can send them, or a caller that
    // repeats one whose abort has not arrived yet.
    answer = (await dedupe(`${frameRequest.fetch} ${url}`, send, stop.signal)) as FetchedResponse;
  } catch (error) {
    answer = error instanceof TransportFailure ? error.kind : 'no-callback';
  }
  port.postMessage(answer);
  port.close();
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

// Without a sandbox, any page that embeds this file could run scripts with its origin.
if (origin === 'null' && parent !== window) addEventListener('message', take);
