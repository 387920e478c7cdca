import { ageOf, bodyOf, clear, get, isUsable, put, type KnownAnswer } from './cache-store.js';
import type { Request } from './request.js';
import type { Answer } from './response.js';
import { clientSettings } from './settings.js';
import type { Values } from './validation/parameter.js';

/** Deletes all cached answers, of this page and of this browser. */
export const clearCache = (): Promise<void> => clear();

/** Ms for which an answer is fresh. */
export const timeToLive = ({ cacheTtl }: { readonly cacheTtl?: unknown }): number =>
  Number(cacheTtl ?? clientSettings.cacheTtl.default) * 1000;

/** The cache key: the address, and the settings that change how its answer is read. Contains no token. */
const cacheKey = (url: string, settings: Values): string =>
  JSON.stringify([url, { ...settings, accessToken: 0 }]);

/** Reads a stored answer; undefined if it is too old or broken. */
function restore<A extends Answer>(
  found: KnownAnswer | undefined,
  read: (body: unknown, receivedAt: Date) => A | Promise<A>,
): A | undefined | Promise<A | undefined> {
  const withoutRaw = (answer: A) => ({ ...answer, raw: undefined });
  try {
    if (!found || !isUsable(found)) return undefined;
    const answer = read(bodyOf(found), found.receivedAt);
    return answer instanceof Promise
      ? answer.then(withoutRaw, () => undefined)
      : withoutRaw(answer);
  } catch {
    // It was changed by other code: the request is sent.
  }
  return undefined;
}

/**
 * Stale-while-revalidate. Returns a cached answer while it is fresh (setting `cacheTtl`), else the service's
 * answer. A cached answer is passed to `request.onEarly` at once; a stale one is returned if the service fails.
 * @param load sends the request and resolves with the raw body
 * @throws the errors of `load` and `read`, or the signal's reason
 */
export async function cached<A extends Answer>(
  request: Request,
  url: string,
  load: () => Promise<unknown>,
  read: (body: unknown, receivedAt?: Date) => A | Promise<A>,
  signal: AbortSignal,
): Promise<A> {
  const { isPersonal, operation, settings, revalidate, onEarly } = request;
  const ttl = timeToLive(settings);
  // Personal answers are not stored: several people may use one device.
  if (!ttl || isPersonal || operation.auth === 'oauth') return read(await load());
  const key = cacheKey(url, settings);
  const stored = get(key);
  // No `await` without a promise: the request then starts before the page is drawn.
  const found = stored instanceof Promise ? await stored : stored;
  // An aborted caller must not receive the stored answer either.
  signal.throwIfAborted();
  const restored = restore(found, read);
  const usable = restored instanceof Promise ? await restored : restored;
  const isFresh = usable && ageOf(usable) < ttl && !revalidate;
  // Without records, callers may send further requests.
  if (usable && (!isFresh || usable.records.length)) onEarly?.(usable, isFresh);
  if (isFresh) return usable;
  try {
    const body = await load();
    const answer = await read(body);
    put(key, body, answer.receivedAt);
    return answer;
  } catch (error) {
    if (usable && !signal.aborted) return usable;
    throw error;
  }
}
