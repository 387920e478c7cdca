/** Spreads the rendering of many elements over tasks, so that the page stays responsive: near elements first. */
import type { ViewportTarget } from '../../client/page-state.js';

/**
 * Ms of rendering per task. With the last element, a task takes some 50 ms on an old phone; shorter tasks would
 * mean more frames, each with a layout.
 */
const TASK_BUDGET_MS = 32;
/** The same for the current task of the page: about a frame. */
const FRAME_BUDGET_MS = 16;

interface Job {
  readonly target: ViewportTarget;
  readonly render: () => void;
}

const queue: Job[] = [];
/** End of rendering in the current task; undefined before its start. */
let end: number | undefined;

/** Starts a task's rendering; another task continues with the rest. */
function startBudget(budget: number): number {
  setTimeout(runQueue);
  return (end = performance.now() + budget);
}

/** True if the current task may render. */
const hasTime = (): boolean => performance.now() < (end ?? startBudget(FRAME_BUDGET_MS));

function runQueue(): void {
  end = undefined;
  if (!queue.length) return;
  startBudget(TASK_BUDGET_MS);
  while (queue.length && hasTime()) {
    const near = queue.findIndex(({ target }) => target.isNear);
    queue.splice(Math.max(near, 0), 1)[0]?.render();
  }
}

/** True if elements are waiting. */
export const isRendering = (): boolean => queue.length > 0;

function renderAll(): void {
  while (queue.length) queue.shift()!.render();
}

/**
 * Renders an element, at once if there is time.
 * @param target its position
 * @returns a promise if it has to wait; rejected with the errors of `render`
 */
export function scheduleRender(
  target: ViewportTarget,
  render: () => void,
): Promise<void> | undefined {
  if (target.isNear !== false && hasTime()) {
    render();
    return undefined;
  }
  // Adding the same listener again has no effect.
  addEventListener('beforeprint', renderAll);
  hasTime();
  // Errors reject the promise, so that the queue continues.
  const rendered = () =>
    new Promise<void>((done) => {
      render();
      done();
    });
  return new Promise((resolve) => queue.push({ target, render: () => resolve(rendered()) }));
}
