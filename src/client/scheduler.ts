import type { RateLimitGroup, ViewportTarget, QueuedRequest } from './page-state.js';

const isInView = (place: ViewportTarget): boolean => {
  const { top, bottom } = place.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** Lets one go, as long as so many may: whoever is in view, else who came first. */
function release(lane: RateLimitGroup, queue: QueuedRequest[]): boolean {
  const seen = queue.findIndex(({ targets: places }) => places.some(isInView));
  const [one] = queue.slice(Math.max(seen, 0));
  if (!one || lane.running >= one.concurrency) return false;
  queue.splice(queue.indexOf(one), 1);
  lane.running++;
  one.start();
  return true;
}

/** Lanes that keep a pace and wait for the next beat. */
const pacing = new WeakSet<RateLimitGroup>();

/** Keeps the pace with all tabs of this origin, where the browser lets them agree. */
async function inPace(
  name: string,
  lane: RateLimitGroup,
  queue: QueuedRequest[],
  pace: number,
): Promise<void> {
  if (pacing.has(lane)) return;
  pacing.add(lane);
  const beat = async () => {
    const went = release(lane, queue);
    if (went) await new Promise((resolve) => setTimeout(resolve, pace));
    return went;
  };
  const { locks } = (globalThis as { navigator?: { locks?: LockManager } }).navigator ?? {};
  // A sandboxed page has no origin to agree with.
  const went = await (locks?.request(`mkt-widgets ${name}`, beat).catch(beat) ?? beat());
  pacing.delete(lane);
  // Where nobody may go, whoever ends next calls.
  if (went) lane.next?.();
}

/**
 * Waits for a turn, which then counts as under way.
 * @param name of the lane, the same in all tabs
 * @throws the signal's reason
 */
export async function turn(
  name: string,
  lane: RateLimitGroup,
  wanted: Omit<QueuedRequest, 'start'>,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted();
  const queue = (lane.queue ??= []);
  const next = (lane.next ??= () => {
    const [first] = queue;
    if (!first) return;
    if (first.interval) void inPace(name, lane, queue, first.interval);
    else while (release(lane, queue));
  });
  return new Promise((resolve, reject) => {
    const one = { ...wanted, start: resolve };
    const leave = () => {
      const at = queue.indexOf(one);
      if (at >= 0) queue.splice(at, 1);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', leave, { once: true });
    queue.push(one);
    next();
  });
}
