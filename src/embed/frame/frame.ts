/**
 * The script of `frame.html`: JSONP for the page around it. The page gives it one end of a channel,
 * once and before any script of the service is here; questions come and answers go by that alone.
 */
import { jsonpTransport } from '../../client/transports/jsonp.js';
import type { Operation } from '../../client/operations/operation.js';

/** What the page asks, with a port for the answer; a message there ends the question. */
interface Question {
  readonly address: string;
  /** Name of the JSONP parameter. */
  readonly callback: string;
  /** Milliseconds. */
  readonly timeout: number;
  /** Whether the address must not be told to anybody. */
  readonly secret: boolean;
}

/** Whether a message is a question that may be asked. */
function isValid(data: unknown): data is Question {
  const { address, callback, timeout } = (data ?? {}) as Partial<Question>;
  return (
    /^https?:\/\//i.test(String(address)) &&
    /^call[bB]ack$/.test(String(callback)) &&
    typeof timeout === 'number' &&
    timeout > 0
  );
}

/** What ends each question that is under way, by its address. */
const underWay: Record<string, AbortController> = {};

/** Asks the service: the answer is its body as a text, or a word for what has gone wrong. */
async function answer({ address, callback, timeout, secret }: Question, port: MessagePort) {
  // Whoever asks the same again has given it up, but word of that may still be on its way, in a
  // channel of its own. Both have the same callback.
  underWay[address]?.abort();
  const stop = (underWay[address] = new AbortController());
  port.onmessage = () => stop.abort();
  const operation = { callback, auth: secret ? 'oauth' : 'appKey' } as Operation;
  try {
    const body = await jsonpTransport(
      { operation, url: address, timeout, settings: {} },
      stop.signal,
    );
    port.postMessage({ text: JSON.stringify(body) });
  } catch (kind) {
    port.postMessage(typeof kind === 'string' ? kind : 'silent');
  }
  port.close();
  if (underWay[address] === stop) delete underWay[address];
}

function take({ source, ports: [channel] }: MessageEvent): void {
  if (source !== parent || !channel) return;
  removeEventListener('message', take);
  channel.onmessage = ({ data, ports: [port] }: MessageEvent<unknown>) => {
    if (!port) return;
    if (isValid(data)) void answer(data, port);
    else port.postMessage('lost');
  };
  channel.postMessage('hello');
}

// Without a sandbox around it, whoever shows this file could run any script as its origin.
if (origin === 'null' && parent !== window) addEventListener('message', take);
