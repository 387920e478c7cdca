/** Spreads the updates of many elements over tasks, so that the page stays responsive: near elements first. */
import type { ViewportTarget } from '../../client/page-state.js';

/**
 * Ms of work per task. With the last element, a task takes some 50 ms on an old phone; shorter tasks would
 * mean more frames, each with a layout.
 */
const TASK_BUDGET_MS = 32;
/** The same for the current task of the page: about a frame. */
const FRAME_BUDGET_MS = 16;

interface Job {
  readonly target: ViewportTarget;
  readonly work: () => void;
}

const queue: Job[] = [];
/** End of the work in the current task; undefined before its start. */
let end: number | undefined;

function startBudget(budget: number): number {
  setTimeout(runQueue);
  return (end = performance.now() + budget);
}

const hasTime = (): boolean => performance.now() < (end ?? startBudget(FRAME_BUDGET_MS));

function runQueue(): void {
  end = undefined;
  if (!queue.length) return;
  startBudget(TASK_BUDGET_MS);
  while (queue.length && hasTime()) {
    const near = queue.findIndex(({ target }) => target.isNear);
    queue.splice(Math.max(near, 0), 1)[0]?.work();
  }
}

export const hasWork = (): boolean => queue.length > 0;

function workAll(): void {
  while (queue.length) queue.shift()!.work();
}

/**
 * Does work of an element, at once if there is time.
 * @param target its position
 * @returns a promise if it has to wait; rejected with the errors of `work`
 */
export function scheduleWork(target: ViewportTarget, work: () => void): Promise<void> | undefined {
  if (target.isNear !== false && hasTime()) {
    work();
    return undefined;
  }
  // Adding the same listener again has no effect.
  addEventListener('beforeprint', workAll);
  hasTime();
  // Errors reject the promise, so that the queue continues.
  const worked = () =>
    new Promise<void>((done) => {
      work();
      done();
    });
  return new Promise((resolve) => queue.push({ target, work: () => resolve(worked()) }));
}
