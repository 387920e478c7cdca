import { ageOf, clear, get, isUsable, put } from './cache-store.js';
import { freeze } from './freeze.js';
import type { Request } from './request.js';
import type { Answer } from './response.js';
import { clientSettings } from './settings.js';
import type { Values } from './validation/parameter.js';

/** Forgets all answers that are kept, on this page and in this browser. */
export const clearCache = (): Promise<void> => clear();

/** Ms for which an answer counts as fresh. */
export const timeToLive = ({ cacheTtl }: Readonly<Record<string, unknown>>): number =>
  Number(cacheTtl ?? clientSettings.cacheTtl.default) * 1000;

/** The same address can be read in another way, as settings say; a token is kept nowhere. */
const keyOf = (url: string, settings: Values): string =>
  JSON.stringify([url, { ...settings, accessToken: 0 }]);

/**
 * Stale-while-revalidate: an answer from the cache as long as that is fresh, by the setting
 * `cacheTtl`, else from the service. A stale answer is given to `request.onStale` at once, and is
 * the answer where the service fails.
 * @param url the address of the request
 * @param load asks the service
 * @throws whatever `load` throws, or the signal's reason
 */
export async function cached<A extends Answer>(
  request: Request,
  url: string,
  load: () => Promise<A>,
  signal: AbortSignal,
): Promise<A> {
  const { isPersonal, operation, settings, revalidate, onStale } = request;
  const ttl = timeToLive(settings);
  // What is one reader's is nobody else's at the same device.
  if (!ttl || isPersonal || operation.auth === 'oauth') return load();
  const key = keyOf(url, settings);
  const found = get(key);
  // Without a wait, the request is on its way before the page is drawn.
  const entry = found instanceof Promise ? await found : found;
  // Who has asked something else meanwhile must not be given what is stale, either.
  signal.throwIfAborted();
  const usable = entry && isUsable(entry.answer) ? freeze(entry.answer as A) : undefined;
  if (usable && ageOf(usable) < ttl && !revalidate) return usable;
  if (usable) onStale?.(usable);
  try {
    const answer = await load();
    put(key, answer);
    return answer;
  } catch (error) {
    if (usable && !signal.aborted) return usable;
    throw error;
  }
}
