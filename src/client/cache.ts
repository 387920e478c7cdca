import { ageOf, clear, get, isUsable, put, type CacheEntry } from './cache-store.js';
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

/** An answer from the cache, without its body; undefined where it is too old, or broken. */
function restore<A extends Answer>(
  entry: CacheEntry | undefined,
  read: (body: unknown, receivedAt: Date) => A,
): A | undefined {
  try {
    if (entry && isUsable(entry)) {
      return { ...read(JSON.parse(entry.json), entry.receivedAt), raw: undefined };
    }
  } catch {
    // Somebody else has changed it: the service is asked.
  }
  return undefined;
}

/**
 * Stale-while-revalidate: an answer from the cache as long as that is fresh, by the setting
 * `cacheTtl`, else from the service. A stale answer is given to `request.onStale` at once, and is
 * the answer where the service fails.
 * @param url the address of the request
 * @param load asks the service for the body of an answer
 * @param read makes an answer of a body
 * @throws whatever `load` or `read` throws, or the signal's reason
 */
export async function cached<A extends Answer>(
  request: Request,
  url: string,
  load: () => Promise<unknown>,
  read: (body: unknown, receivedAt?: Date) => A,
  signal: AbortSignal,
): Promise<A> {
  const { isPersonal, operation, settings, revalidate, onStale } = request;
  const ttl = timeToLive(settings);
  // What is one reader's is nobody else's at the same device.
  if (!ttl || isPersonal || operation.auth === 'oauth') return read(await load());
  const key = keyOf(url, settings);
  const found = get(key);
  // Without a wait, the request is on its way before the page is drawn.
  const entry = found instanceof Promise ? await found : found;
  // Who has asked something else meanwhile must not be given what is stale, either.
  signal.throwIfAborted();
  const usable = restore(entry, read);
  if (usable && ageOf(usable) < ttl && !revalidate) return usable;
  if (usable) onStale?.(usable);
  try {
    const body = await load();
    const answer = read(body);
    put(key, body, answer.receivedAt);
    return answer;
  } catch (error) {
    if (usable && !signal.aborted) return usable;
    throw error;
  }
}
