import { page, type Place } from './page.js';
import type { Values } from './parameter.js';
import { clientSettings } from './settings.js';

/**
 * Sends a request when it is its turn among those with the same application id, and once more where
 * that may help. How to wait is loaded where somebody has to: few pages ask for so much.
 * @param start sends it
 * @param places where those stand who wait for it
 */
export async function inTurn(
  start: () => Promise<unknown>,
  settings: Values,
  places: readonly Place[],
  signal: AbortSignal,
): Promise<unknown> {
  const most = Number(settings['concurrency'] ?? clientSettings.concurrency.default);
  const pace = 1000 / Number(settings['requestsPerSecond'] ?? Infinity);
  const name = settings['applicationId'] as string;
  const lane = (page.lanes[name] ??= { running: 0 });
  for (let again = false; ; again = true) {
    if (pace || lane.running >= most)
      await (await import('./queue.js')).turn(name, lane, { most, pace, places }, signal);
    else lane.running++;
    try {
      return await start();
    } catch (error) {
      if (again || signal.aborted) throw error;
      await (await import('./retry.js')).pause(error, signal);
    } finally {
      lane.running--;
      lane.next?.();
    }
  }
}
