/**
 * Spreads the rendering of many elements over tasks, so that the page stays responsive: first eager elements
 * and those near the viewport, then distant ones when the browser is idle.
 */
import type { ViewportTarget } from '../../client/page-state.js';

/**
 * Ms of rendering per task. With the last element, a task takes some 50 ms on an old phone; shorter tasks would
 * mean more frames, each with a layout.
 */
const SLICE = 32;
/** The same for the current task of the page, or an idle period: about a frame. */
const SHORT_SLICE = 16;
/** Ms after which distant elements are rendered even if the browser is never idle. */
const LONGEST_WAIT = 1000;

interface Job {
  readonly target: ViewportTarget;
  readonly draw: () => void;
}

const queue: Job[] = [];
/** End of rendering in the current task; undefined before its start. */
let end: number | undefined;

/** True if it must not wait for an idle period: an element whose position is unknown may be in view. */
const isUrgent = ({ target }: Job): boolean => target.isNear !== false || target.isEager === true;

/** Starts a task's rendering; another task continues with the rest. */
function begin(slice: number): number {
  setTimeout(drawQueued);
  return (end = performance.now() + slice);
}

/** True if the current task may render. */
const hasTime = (): boolean => performance.now() < (end ?? begin(SHORT_SLICE));

/** The index of the next job: near ones first; -1 if all may wait for an idle period. */
function next(): number {
  const near = queue.findIndex(({ target }) => target.isNear);
  return near < 0 ? queue.findIndex(isUrgent) : near;
}

function drawSlice(isIdle: boolean): void {
  while (queue.length && hasTime()) {
    const at = next();
    if (at < 0 && !isIdle) return;
    queue.splice(Math.max(at, 0), 1)[0]?.draw();
  }
}

/** @param deadline the end of the idle period, if the browser supports them */
function drawIdly(deadline?: IdleDeadline): void {
  begin(Math.max(SHORT_SLICE, deadline?.timeRemaining() ?? 0));
  drawSlice(true);
}

function drawQueued(): void {
  end = undefined;
  if (queue.some(isUrgent)) {
    begin(SLICE);
    drawSlice(false);
  } else if (queue.length && 'requestIdleCallback' in window) {
    requestIdleCallback(drawIdly, { timeout: LONGEST_WAIT });
  } else if (queue.length) {
    // Without idle periods, at once.
    drawIdly();
  }
}

/** True if elements are waiting. */
export const isDrawing = (): boolean => queue.length > 0;

/** Called when elements have come near the viewport: they may be waiting for an idle period. */
export function drawSoon(): void {
  if (queue.length) setTimeout(drawQueued);
}

function drawAll(): void {
  while (queue.length) queue.shift()!.draw();
}

/**
 * Renders an element, at once if there is time.
 * @param target its position
 * @returns a promise if it has to wait; rejected with the errors of `draw`
 */
export function scheduleRender(
  target: ViewportTarget,
  draw: () => void,
): Promise<void> | undefined {
  if (target.isNear !== false && hasTime()) {
    draw();
    return undefined;
  }
  // Adding the same listener again has no effect.
  addEventListener('beforeprint', drawAll);
  hasTime();
  // Errors reject the promise, so that the queue continues.
  const drawn = () =>
    new Promise<void>((done) => {
      draw();
      done();
    });
  return new Promise((resolve) => queue.push({ target, draw: () => resolve(drawn()) }));
}
