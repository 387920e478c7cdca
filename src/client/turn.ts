import { pageState, type ViewportTarget } from './page-state.js';
import type { Values } from './validation/parameter.js';
import { clientSettings } from './settings.js';

const nothing = () => undefined;

/**
 * Sends a request when it is its turn among those with the same application id, and once more where
 * that may help. How to wait is loaded where somebody has to: few pages ask for so much.
 * @param start sends it; `again` tells that it has failed before
 * @param places where those stand who wait for it
 */
export async function inTurn(
  start: (again: boolean) => Promise<unknown>,
  settings: Values,
  places: readonly ViewportTarget[],
  signal: AbortSignal,
): Promise<unknown> {
  const most = Number(settings['concurrency'] ?? clientSettings.concurrency.default);
  const pace = 1000 / Number(settings['requestsPerSecond'] ?? Infinity);
  const name = settings['applicationId'] as string;
  const lane = (pageState.rateLimitGroups[name] ??= { running: 0 });
  for (let again = false; ; again = true) {
    let failed: unknown;
    // Where the host of the kit lets no modules in, requests go all at once.
    const queue =
      pace || lane.running >= most ? await import('./scheduler.js').catch(nothing) : undefined;
    if (queue)
      await queue.turn(name, lane, { concurrency: most, interval: pace, targets: places }, signal);
    else lane.running++;
    try {
      return await start(again);
    } catch (error) {
      failed = error;
    } finally {
      lane.running--;
      lane.next?.();
    }
    const retry = again || signal.aborted ? undefined : await import('./retry.js').catch(nothing);
    if (!retry) throw failed;
    await retry.pause(failed, signal);
  }
}
