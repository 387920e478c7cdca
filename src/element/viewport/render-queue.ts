/**
 * Spreads the rendering of many elements over tasks, so that the page stays responsive: first eager elements
 * and those near the viewport, then distant ones when the browser is idle.
 */
import type { ViewportTarget } from '../../client/page-state.js';

/**
 * Ms of rendering per task. With the last element, a task takes some 50 ms on an old phone; shorter tasks would
 * mean more frames, each with a layout.
 */
const TASK_BUDGET_MS = 32;
/** The same for the current task of the page, or an idle period: about a frame. */
const FRAME_BUDGET_MS = 16;
/** Ms after which distant elements are rendered even if the browser is never idle. */
const LONGEST_WAIT_MS = 1000;

interface Job {
  readonly target: ViewportTarget;
  readonly render: () => void;
}

const queue: Job[] = [];
/** End of rendering in the current task; undefined before its start. */
let end: number | undefined;

/** True if it must not wait for an idle period: an element whose position is unknown may be in view. */
const isUrgent = ({ target }: Job): boolean => target.isNear !== false || target.isEager === true;

/** Starts a task's rendering; another task continues with the rest. */
function startBudget(budget: number): number {
  setTimeout(runQueue);
  return (end = performance.now() + budget);
}

/** True if the current task may render. */
const hasTime = (): boolean => performance.now() < (end ?? startBudget(FRAME_BUDGET_MS));

/** The index of the next job: near ones first; -1 if all may wait for an idle period. */
function nextIndex(): number {
  const near = queue.findIndex(({ target }) => target.isNear);
  return near < 0 ? queue.findIndex(isUrgent) : near;
}

function renderQueuedJobs(isIdle: boolean): void {
  while (queue.length && hasTime()) {
    const index = nextIndex();
    if (index < 0 && !isIdle) return;
    queue.splice(Math.max(index, 0), 1)[0]?.render();
  }
}

/** A frame's worth, however long the idle period: the last element takes longer than the rest of it. */
function renderWhenIdle(): void {
  startBudget(FRAME_BUDGET_MS);
  renderQueuedJobs(true);
}

function runQueue(): void {
  end = undefined;
  if (queue.some(isUrgent)) {
    startBudget(TASK_BUDGET_MS);
    renderQueuedJobs(false);
  } else if (queue.length && typeof requestIdleCallback === 'function') {
    requestIdleCallback(renderWhenIdle, { timeout: LONGEST_WAIT_MS });
  } else if (queue.length) {
    // Without idle periods, at once.
    renderWhenIdle();
  }
}

/** True if elements are waiting. */
export const isRendering = (): boolean => queue.length > 0;

/** Called when elements have come near the viewport: they may be waiting for an idle period. */
export function renderSoon(): void {
  if (queue.length) setTimeout(runQueue);
}

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
