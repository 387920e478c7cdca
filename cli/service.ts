/** Asks the service as a page would: with its id and as its referrer, and no faster than it may. */
import { sendBoth, type WordSearch } from '../src/components/hotel-search/hotel-searches.js';
import { send } from '../src/client/pipeline.js';
import { urlOf, type Request } from '../src/client/request.js';
import { UsageError } from './command.js';
import type { Answer } from '../src/client/response.js';

export interface Asking {
  /** Requests in a second. */
  readonly rate: number;
  /** Address of the page: the referrer, and what relative addresses are relative to. */
  readonly site: string | undefined;
}

/**
 * What the options of a command say.
 * @throws {UsageError} where the rate or the address is none
 */
export function asking({ rate = '1', site }: { rate?: string; site?: string }): Asking {
  if (!(Number(rate) > 0)) throw new UsageError(`--rate ${rate} must be a number above 0`);
  if (site && !URL.canParse(site)) throw new UsageError(`--site ${site} must be an address`);
  return { rate: Number(rate), site };
}

const answers = new Map<string, Promise<Answer>>();
const browserless = globalThis.fetch;

/**
 * The answer to a request; the same question is asked once.
 * @throws {RequestError} one of the family
 */
export function ask(request: Request, { rate, site }: Asking): Promise<Answer> {
  const address = urlOf(request);
  if (!URL.canParse(address, site))
    return Promise.reject(new Error(`${address} is relative to a page: name it by --site`));
  const key = `${site ?? ''} ${address}`;
  const known = answers.get(key);
  if (known) return known;
  globalThis.fetch = (url, init) =>
    browserless(new URL(url as string, site), {
      ...init,
      headers: { ...(init?.headers as object), ...(site && { referer: site }) },
    });
  const settings = { ...request.settings, transport: 'fetch', requestsPerSecond: rate };
  const asked = { ...request, settings };
  const { second } = request.operation as Partial<WordSearch>;
  const answer = second
    ? sendBoth(asked, second, request.values['hits'], new AbortController().signal)
    : send(asked);
  answers.set(key, answer);
  return answer;
}
