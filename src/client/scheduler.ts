import {
  pageState,
  type QueuedRequest,
  type RateLimitGroup,
  type ViewportTarget,
} from './page-state.js';
import { clientSettings } from './settings.js';
import type { Values } from './validation/parameter.js';

/**
 * The queued request that may start, unless as many as may be are under way: one for what is near
 * the viewport, else the first that came.
 */
function nextOf({ queue, running }: RateLimitGroup): QueuedRequest | undefined {
  const near = queue.find(({ targets }) => targets.some(({ isNear }) => isNear));
  const next = near ?? queue[0];
  return next && running < next.concurrency ? next : undefined;
}

/** Starts one queued request, if one may start. @returns whether one has started */
function startNext(group: RateLimitGroup): boolean {
  const next = nextOf(group);
  if (!next) return false;
  group.queue.splice(group.queue.indexOf(next), 1);
  group.running++;
  next.start();
  return true;
}

/** Starts one queued request and keeps its interval, in step with all tabs of this origin. */
async function startInStep(name: string, group: RateLimitGroup, interval: number): Promise<void> {
  if (group.isPaced) return;
  group.isPaced = true;
  const step = async () => {
    if (startNext(group)) await new Promise((resolve) => setTimeout(resolve, interval));
  };
  const { locks } = (globalThis as { navigator?: { locks?: LockManager } }).navigator ?? {};
  // A sandboxed page has no origin to agree with.
  await (locks?.request(`mkt-widgets ${name}`, step).catch(step) ?? step());
  group.isPaced = false;
  startQueued(name, group);
}

/** Starts what may start: where that is nothing yet, the end of another one comes back to it. */
function startQueued(name: string, group: RateLimitGroup): void {
  const next = nextOf(group);
  if (next?.interval) void startInStep(name, group, next.interval);
  else while (startNext(group));
}

/** Waits for a place among the requests under way. @throws the signal's reason */
function acquireSlot(
  name: string,
  group: RateLimitGroup,
  wanted: Omit<QueuedRequest, 'start'>,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const queued = { ...wanted, start: resolve };
    const leave = () => {
      const at = group.queue.indexOf(queued);
      if (at >= 0) group.queue.splice(at, 1);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', leave, { once: true });
    group.queue.push(queued);
    startQueued(name, group);
  });
}

/**
 * Sends a request when its turn has come among those with the same application id: `concurrency` of
 * them may be under way at once, and `requestsPerSecond` may start. Of the two, one that is set
 * alone decides alone.
 * @param send sends it
 * @param settings of the request
 * @param targets what waits for it on the page: what is near the viewport goes first
 * @throws whatever `send` throws, or the signal's reason
 */
export async function schedule<T>(
  send: () => Promise<T>,
  settings: Values,
  targets: readonly ViewportTarget[],
  signal: AbortSignal,
): Promise<T> {
  const name = String(settings['applicationId']);
  const interval = 1000 / Number(settings['requestsPerSecond'] ?? Infinity);
  // Where there is a rate, it is all that the service asks for.
  const most = interval ? Infinity : clientSettings.concurrency.default;
  const concurrency = Number(settings['concurrency'] ?? most);
  const group = (pageState.rateLimitGroups[name] ??= { running: 0, queue: [] });
  signal.throwIfAborted();
  // Most requests need not wait; only those that do are told apart by where they are.
  if (interval || group.running >= concurrency) {
    await acquireSlot(name, group, { concurrency, interval, targets }, signal);
  } else group.running++;
  try {
    return await send();
  } finally {
    group.running--;
    startQueued(name, group);
  }
}
