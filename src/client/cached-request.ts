import type { Answer } from './response.js';
import { keep, recall } from './cache.js';
import type { Operation } from './operations/operation.js';
import { urlOf, type Request } from './request.js';
import { never, send } from './pipeline.js';
import { clientSettings } from './settings.js';

/** Ms for which prices may be shown, with the time they are from. */
const DAY = 864e5;

/**
 * Answers from what is known as long as that is fresh, else asks the service.
 * @throws {RequestError} where there is neither, one of the family, or the signal's reason
 */
export async function ask<O extends Operation>(
  request: Request & { readonly operation: O },
  signal: AbortSignal = never(),
): Promise<Answer<O>> {
  const { operation, settings, revalidate: renew, onStale: early } = request;
  const ttl = Number(settings['cacheTtl'] ?? clientSettings.cacheTtl.default);
  // What is one reader's is nobody else's at the same device.
  if (!ttl || operation.auth === 'oauth') return send(request, signal);
  // The same address can be read in another way; a token is kept nowhere.
  const key = JSON.stringify([urlOf(request), { ...settings, accessToken: 0 }]);
  const found = recall(key);
  // Without a wait, the request is on its way before the page is drawn.
  const kept = found instanceof Promise ? await found : found;
  const age = kept ? Date.now() - kept.at : NaN;
  // A clock that was set back tells of no age.
  const good = age >= 0 && age < DAY && (kept!.answer as Answer<O>);
  if (good && age < ttl * 1000 && !renew) return good;
  if (good) early?.(good);
  try {
    const answer = await send(request, signal);
    keep(key, answer);
    return answer;
  } catch (error) {
    if (good && !signal.aborted) return good;
    throw error;
  }
}
