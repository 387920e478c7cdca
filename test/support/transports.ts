/** Requests to the sandbox by one transport. */
import { requestUrl } from '../../src/client/create-client.js';
import type { RequestError } from '../../src/client/errors.js';
import { operations } from '../../src/client/operations/index.js';
import { toRequestError } from '../../src/client/error-mapping.js';
import type { Transport, TransportRequest } from '../../src/client/transports/transport.js';
import { expect, newTag, origins, serviceUrl, type SimulatedFaults } from './index.js';
import { traces } from './traces.js';
import { uncaught } from './uncaught.js';

/** Longer than any test may take: a failure that waits for it makes its test fail. */
const NEVER = 60_000;

/** A page's message about an error in a script of another origin. */
export const BROKEN = 'uncaught: Script error.';

export const FRAME = `${origins.cdn}/dist/frame.html`;

export interface RequestOptions extends SimulatedFaults {
  readonly tag?: string;
  readonly timeout?: number;
  readonly path?: keyof typeof operations;
}

export function transportRequest({
  tag = newTag(),
  timeout = NEVER,
  path = 'MarketItem/Ranking',
  ...faults
}: RequestOptions = {}): TransportRequest {
  const settings = {
    applicationId: 'APP',
    accessToken: 'demo-read',
    baseUrl: serviceUrl(faults),
    frameUrl: FRAME,
    query: `tag=${tag}`,
  };
  const url = requestUrl(path, {}, settings);
  return { operation: operations[path], url, timeout, settings };
}

/** Sends a request by a transport only; rejects with the client's error. */
export const sendBy = (
  transport: Transport,
  request: TransportRequest,
  signal = new AbortController().signal,
): Promise<unknown> =>
  transport(request, signal).catch((error: unknown) => {
    throw toRequestError(error, request);
  });

export const senderFor =
  (transport: Transport) =>
  (options?: RequestOptions, signal?: AbortSignal): Promise<unknown> =>
    sendBy(transport, transportRequest(options), signal);

export async function failure(answer: Promise<unknown>): Promise<RequestError> {
  try {
    await answer;
  } catch (error) {
    return error as RequestError;
  }
  throw new Error('there was an answer');
}

export interface Body {
  readonly Items: readonly unknown[];
}

/**
 * A test that must leave no traces in the page.
 * @param run may return the errors that the service's own script throws
 */
export function itLeavesNoTraces(name: string, run: () => Promise<unknown>): void {
  it(name, async () => {
    const expectedErrors = await run();
    expect(await uncaught()).to.deep.equal(Array.isArray(expectedErrors) ? expectedErrors : []);
    expect(traces()).to.deep.equal([]);
  });
}
