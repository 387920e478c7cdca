/**
 * The script of `frame.html`: JSONP for the page around it. The page gives it one end of a channel,
 * once and before any script of the service is here; questions come and answers go by that alone.
 */
import { jsonp } from '../service/transport/jsonp.js';
import type { Operation } from '../service/operation.js';

/** What the page asks; with an `id` alone, it no longer wants the answer. */
interface Question {
  readonly id: number;
  readonly address?: string;
  /** Name of the JSONP parameter. */
  readonly callback?: string;
  /** Milliseconds. */
  readonly timeout?: number;
  /** Whether the address must not be told to anybody. */
  readonly secret?: boolean;
}

const underWay = new Map<number, AbortController>();

/** Whether a message is a question that may be asked. */
const isValid = (asked: Question): asked is Required<Question> =>
  /^https?:\/\//i.test(String(asked.address)) &&
  /^call[bB]ack$/.test(String(asked.callback)) &&
  typeof asked.timeout === 'number' &&
  asked.timeout > 0;

async function answer(port: MessagePort, asked: Required<Question>): Promise<void> {
  const { id, address, callback, timeout, secret } = asked;
  const stop = new AbortController();
  underWay.set(id, stop);
  const operation = { callback, auth: secret ? 'oauth' : 'appKey' } as Operation;
  try {
    const body = await jsonp({ operation, address, timeout, settings: {} }, stop.signal);
    port.postMessage({ id, text: JSON.stringify(body) });
  } catch (kind) {
    // Nobody waits for what was aborted.
    port.postMessage({ id, kind: typeof kind === 'string' ? kind : 'silent' });
  }
  underWay.delete(id);
}

function take(event: MessageEvent): void {
  const [port] = event.ports;
  if (event.source !== parent || !port) return;
  removeEventListener('message', take);
  port.onmessage = ({ data }: MessageEvent<Question | null>) => {
    if (!data || typeof data.id !== 'number') return;
    if (isValid(data)) void answer(port, data);
    else if ('address' in data) port.postMessage({ id: data.id, kind: 'lost' });
    else underWay.get(data.id)?.abort();
  };
  port.postMessage('hello');
}

// Without a sandbox around it, whoever shows this file could run any script as its origin.
if (origin === 'null' && parent !== window) addEventListener('message', take);
