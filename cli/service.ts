/** Sends requests like a page: with its id and its referrer, within the rate limit. */
import type { WidgetDefinition } from '../src/exports/definitions.js';
import {
  type Answer,
  type DisplayedAnswer,
  firstFound,
  type Request,
  send,
  urlOf,
} from '../src/exports/requests.js';
import { unknownAttributes } from '../src/exports/findings.js';
import { CommandError, UsageError } from './command-error.js';
import { get, type RequestOptions } from './http.js';
import { settingNames } from './request.js';
import { failures } from './words/failures.js';
import { prerender } from './words/prerender.js';

export interface ServiceOptions {
  /** Requests per second. */
  readonly rate: number;
  /** Address of the page: the referrer, and the base of relative addresses. */
  readonly site: string | undefined;
  /** True if the service may have a private address, which is the default. */
  readonly allowsPrivate?: RequestOptions['allowsPrivate'];
  /** Of requests that were sent. */
  readonly answers: Map<string, Promise<Answer>>;
}

/** Size limit of responses, in bytes. */
const MAX_ANSWER_BYTES = 16 * 2 ** 20;

/**
 * The service options of a command.
 * @throws {UsageError} for an invalid rate or address
 */
export function serviceOptions({
  rate = '1',
  site,
}: {
  rate?: string;
  site?: string;
}): ServiceOptions {
  if (!(Number(rate) > 0)) throw new UsageError((locale) => failures[locale].wrongRate(rate));
  if (site && !URL.canParse(site))
    throw new UsageError((locale) => failures[locale].wrongSite(site));
  return { rate: Number(rate), site, answers: new Map() };
}

/** @throws {UsageError} for an unknown setting */
export function settingsIn(query: string | undefined): ReadonlyMap<string, string> {
  const settings = new Map(new URLSearchParams(query));
  const unknown = [...settings.keys()].filter((name) => !settingNames.includes(name));
  if (unknown.length)
    throw new UsageError((locale) =>
      prerender[locale].unknownSettings(unknownAttributes(unknown, settingNames, locale)),
    );
  return settings;
}

/**
 * The answer to a request, or by the first of its keywords with results; equal requests are sent once.
 * @param sendRequest sends it, if its element has an own way
 * @throws {RequestError} one of the family
 * @throws {PrivateAddressError}
 */
export const requestAnswer = (
  request: Request,
  service: ServiceOptions,
  sendRequest?: WidgetDefinition['send'],
): Promise<DisplayedAnswer> =>
  request.keywords
    ? firstFound(request, (each) => answerOnce(each, service, sendRequest))
    : answerOnce(request, service, sendRequest);

function answerOnce(
  request: Request,
  { rate, site, allowsPrivate = () => true, answers }: ServiceOptions,
  sendRequest: NonNullable<WidgetDefinition['send']> = send,
): Promise<Answer> {
  const address = urlOf(request);
  if (!URL.canParse(address, site))
    return Promise.reject(new CommandError((locale) => failures[locale].relativeAddress(address)));
  const key = `${site ?? ''} ${address}`;
  const cached = answers.get(key);
  if (cached) return cached;
  const refused = new AbortController();
  const fetch: typeof globalThis.fetch = async (url, init) => {
    try {
      const { response } = await get(new URL(url as string, site), {
        headers: site ? { referer: site } : {},
        signal: init!.signal!,
        maxBytes: MAX_ANSWER_BYTES,
        allowsPrivate,
      });
      return response;
    } catch (error) {
      // The transport would report it as a network error, after a retry.
      if (error instanceof CommandError) refused.abort(error);
      // As by Node's own fetch.
      throw new TypeError('fetch failed', { cause: error });
    }
  };
  // Without the client's cache, since `answers` has them.
  const own = { transport: 'fetch', requestsPerSecond: rate, cacheTtl: 0 };
  const serviceRequest = { ...request, settings: { ...request.settings, ...own }, fetch };
  const answer = sendRequest(serviceRequest, refused.signal);
  answers.set(key, answer);
  return answer;
}
