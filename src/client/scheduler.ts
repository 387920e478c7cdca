import {
  pageState,
  type QueuedRequest,
  type RateLimitGroup,
  type ViewportTarget,
} from './page-state.js';
import { clientSettings } from './settings.js';
import type { Values } from './validation/parameter.js';

/**
 * The queued request that may start: the first near the viewport, else the first in the queue. Undefined at the
 * limit of requests in flight.
 */
function nextOf({ queue, running }: RateLimitGroup): QueuedRequest | undefined {
  const near = queue.find(({ targets }) => targets.some(({ isNear }) => isNear));
  const next = near ?? queue[0];
  return next && running < next.concurrency ? next : undefined;
}

/**
 * Starts one queued request, if one may start.
 * @returns true if one has started
 */
function startNext(group: RateLimitGroup): boolean {
  const next = nextOf(group);
  if (!next) return false;
  group.queue.splice(group.queue.indexOf(next), 1);
  group.running++;
  next.start();
  return true;
}

/** Starts one queued request and waits for its interval, together with all tabs of this origin. */
async function startInStep(name: string, group: RateLimitGroup, interval: number): Promise<void> {
  if (group.isPaced) return;
  group.isPaced = true;
  const step = async () => {
    if (startNext(group)) await new Promise((resolve) => setTimeout(resolve, interval));
  };
  const { locks } = (globalThis as { navigator?: { locks?: LockManager } }).navigator ?? {};
  // A sandboxed page has an opaque origin, without locks.
  await (locks?.request(`mkt-widgets ${name}`, step).catch(step) ?? step());
  group.isPaced = false;
  startQueued(name, group);
}

/** Starts all requests that may start; the end of a request calls it again. */
function startQueued(name: string, group: RateLimitGroup): void {
  const next = nextOf(group);
  if (next?.interval) void startInStep(name, group, next.interval);
  else while (startNext(group));
}

/**
 * Waits for a free slot.
 * @throws the signal's reason
 */
function acquireSlot(
  name: string,
  group: RateLimitGroup,
  request: Omit<QueuedRequest, 'start'>,
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const queued = { ...request, start: resolve };
    const leave = () => {
      const index = group.queue.indexOf(queued);
      if (index >= 0) group.queue.splice(index, 1);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', leave, { once: true });
    group.queue.push(queued);
    startQueued(name, group);
  });
}

/**
 * Sends a request in its turn among those with the same application id: `concurrency` limits the requests in
 * flight, and `requestsPerSecond` those that start in a second. If only one of them is set, only that one
 * counts.
 * @param send sends the request; `release` gives its slot to another one before it ends
 * @param targets the elements that wait for it: those near the viewport go first
 * @throws the errors of `send`, or the signal's reason
 */
export async function schedule<T>(
  send: (release: () => void) => Promise<T>,
  settings: Values,
  targets: readonly ViewportTarget[],
  signal: AbortSignal,
): Promise<T> {
  const name = String(settings['applicationId']);
  const interval = 1000 / Number(settings['requestsPerSecond'] ?? Infinity);
  // A rate is the only limit unless the author sets both.
  const defaultLimit = interval ? Infinity : clientSettings.concurrency.default;
  const concurrency = Number(settings['concurrency'] ?? defaultLimit);
  const group = (pageState.rateLimitGroups[name] ??= { running: 0, queue: [] });
  signal.throwIfAborted();
  // Positions matter only for requests that have to wait, which are few.
  if (interval || group.running >= concurrency) {
    await acquireSlot(name, group, { concurrency, interval, targets }, signal);
  } else group.running++;
  let hasSlot = true;
  const release = () => {
    if (!hasSlot) return;
    hasSlot = false;
    group.running--;
    startQueued(name, group);
  };
  try {
    return await send(release);
  } finally {
    release();
  }
}
