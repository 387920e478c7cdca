/** Asks the service as a page would: with its id and as its referrer, and no faster than it may. */
import { send } from '../src/client/pipeline.js';
import { urlOf, type Request } from '../src/client/request.js';
import { UsageError } from './command.js';
import type { Answer } from '../src/client/response.js';

export interface Asking {
  /** Requests in a second. */
  readonly rate: number;
}

/** @throws where the rate is none */
export function asking(rate: string | undefined): Asking {
  const number = Number(rate ?? 1);
  if (!(number > 0)) throw new UsageError(`--rate ${rate} must be a number above 0`);
  return { rate: number };
}

const answers = new Map<string, Promise<Answer>>();
const browserless = globalThis.fetch;

/**
 * The answer to a request; the same question is asked once.
 * @param referrer address of the page; without one, none is sent
 * @throws {RequestError} one of the family
 */
export function ask(request: Request, { rate }: Asking, referrer?: string): Promise<Answer> {
  const key = `${referrer ?? ''} ${urlOf(request)}`;
  const known = answers.get(key);
  if (known) return known;
  globalThis.fetch = (url, init) =>
    browserless(url, {
      ...init,
      headers: { ...(init?.headers as object), ...(referrer && { referer: referrer }) },
    });
  const settings = { ...request.settings, transport: 'fetch', requestsPerSecond: rate };
  const answer = send({ ...request, settings });
  answers.set(key, answer);
  return answer;
}
