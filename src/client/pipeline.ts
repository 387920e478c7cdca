/**
 * How a checked request becomes an answer: cache → dedupe → retry → schedule → transport.
 * A retry waits for its turn anew, so that its pause keeps nobody else from going.
 */
import { get, isUsable, put } from './cache.js';
import { dedupe } from './dedupe.js';
import { identifierMapping } from './identifier-mapping.js';
import type { Operation } from './operations/operation.js';
import { urlOf, type Request } from './request.js';
import { readResponse, type Answer } from './response.js';
import { retry } from './retry.js';
import { schedule } from './scheduler.js';
import { clientSettings } from './settings.js';
import { sendByTransport, transportFor } from './transports/index.js';

type RequestOf<O extends Operation> = Request & { readonly operation: O };

/** For whoever does not want to abort: one each, since everybody who waits listens to it. */
const neverAborted = (): AbortSignal => new AbortController().signal;

/**
 * Answers from the cache as long as that is fresh, by the setting `cacheTtl`, else from the service.
 * A stale answer is given to `request.onStale` at once, and is the answer where the service fails.
 * @throws {RequestError} one of the family, or the signal's reason
 */
export async function send<O extends Operation>(
  request: RequestOf<O>,
  signal: AbortSignal = neverAborted(),
): Promise<Answer<O>> {
  const { operation, settings, revalidate, onStale } = request;
  const ttl = Number(settings['cacheTtl'] ?? clientSettings.cacheTtl.default) * 1000;
  // What is one reader's is nobody else's at the same device.
  if (!ttl || operation.auth === 'oauth') return sendUncached(request, signal);
  // The same address can be read in another way; a token is kept nowhere.
  const key = JSON.stringify([urlOf(request), { ...settings, accessToken: 0 }]);
  const found = get(key);
  // Without a wait, the request is on its way before the page is drawn.
  const entry = found instanceof Promise ? await found : found;
  const age = entry ? Date.now() - entry.at : NaN;
  const cached = entry && isUsable(age) ? (entry.answer as Answer<O>) : undefined;
  if (cached && age < ttl && !revalidate) return cached;
  if (cached) onStale?.(cached);
  try {
    const answer = await sendUncached(request, signal);
    put(key, answer);
    return answer;
  } catch (error) {
    if (cached && !signal.aborted) return cached;
    throw error;
  }
}

async function sendUncached<O extends Operation>(
  request: RequestOf<O>,
  signal: AbortSignal,
): Promise<Answer<O>> {
  const { operation, settings, target } = request;
  const timeout = Number(settings['timeout'] ?? clientSettings.timeout.default);
  const mapping = identifierMapping(settings['names']);
  const url = mapping.urlOf(request);
  const transportRequest = { operation, url, timeout, settings };
  const body = await dedupe(
    `${transportFor(settings)} ${url}`,
    (shared, targets) =>
      retry((isRetry) => {
        const attempt = () =>
          sendByTransport(transportFor(settings, isRetry), transportRequest, shared);
        return schedule(attempt, settings, targets, shared);
      }, shared),
    signal,
    target,
  );
  return readResponse(body, operation, settings, mapping.neutral);
}
