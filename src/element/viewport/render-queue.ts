/**
 * Spreads the drawing of many elements over tasks, so that readers can act in between: first what is
 * near the viewport, or wanted at once; then, in idle time, what is far from it.
 */
import type { ViewportTarget } from '../../client/page-state.js';

/**
 * Ms of drawing after which a task draws no further element. With the last one that makes some 50 ms
 * on an old phone; more tasks would mean more frames between them, and each lays out what has come.
 */
const SLICE = 32;
/** The same in a task that others have begun, or that may keep readers waiting: about a frame. */
const SHORT_SLICE = 16;
/** Ms after which what is far is drawn also where the browser is never idle. */
const LONGEST_WAIT = 1000;

interface Job {
  readonly target: ViewportTarget;
  readonly draw: () => void;
}

const queue: Job[] = [];
/** When drawing ends in the current task; undefined where it has not begun. */
let end: number | undefined;

/** Whether it may not wait for an idle moment: what has not been drawn yet may be in view. */
const isUrgent = ({ target }: Job): boolean => target.isNear !== false || target.isEager === true;

/** Begins to draw for so many ms; another task follows that draws what is left. */
function begin(slice: number): number {
  setTimeout(drawQueued);
  return (end = performance.now() + slice);
}

/** Whether this task may draw. */
const hasTime = (): boolean => performance.now() < (end ?? begin(SHORT_SLICE));

/** The place in the queue of what is to be drawn next: -1 where that may wait for an idle moment. */
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

/** @param deadline until when the browser has nothing else to do, as far as it tells */
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
    // Not every browser tells of idle moments.
    drawIdly();
  }
}

/** Whether elements wait for their turn. */
export const isDrawing = (): boolean => queue.length > 0;

/** To be called when something has come near, which may wait for an idle moment. */
export function drawSoon(): void {
  if (queue.length) setTimeout(drawQueued);
}

function drawAll(): void {
  while (queue.length) queue.shift()!.draw();
}

/**
 * Draws an element, at once where there is time.
 * @param target where it is
 * @returns a promise where it has to wait; rejected with what `draw` throws
 */
export function scheduleRender(
  target: ViewportTarget,
  draw: () => void,
): Promise<void> | undefined {
  if (target.isNear !== false && hasTime()) {
    draw();
    return undefined;
  }
  // The same listener is added but once.
  addEventListener('beforeprint', drawAll);
  hasTime();
  // What it throws is the promise's to tell: others are still to be drawn.
  const drawn = () =>
    new Promise<void>((done) => {
      draw();
      done();
    });
  return new Promise((resolve) => queue.push({ target, draw: () => resolve(drawn()) }));
}
