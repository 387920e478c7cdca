import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ViewportTarget } from '../../client/page-state.js';
import { isWithinReach, MARGIN, notedPlace } from './initial-visibility.js';
import { drawSoon, isDrawing } from './render-queue.js';
import { SharedIntersectionObserver } from './shared-intersection-observer.js';

const observer = /* @__PURE__ */ new SharedIntersectionObserver({ rootMargin: `${MARGIN}px` });

/** Those whose elements were drawn in this task for the first time. */
const undecided = new Set<ViewportController>();
/** Whether places have been read since the observer has last told of some. */
let isRead = false;

/**
 * Tells elements that are near without waiting for a frame, so that they request at once. All that
 * are drawn in one task are read together, once a frame: the page is laid out for it.
 */
function decide(): void {
  isRead = true;
  const near = [...undecided].filter(({ host }) => isWithinReach(host));
  undecided.clear();
  for (const one of near) one.set(true);
}

/** Knows whether an element is near the viewport, or about to be printed. */
export class ViewportController implements ReactiveController, ViewportTarget {
  /** Undefined until that is known. */
  isNear: boolean | undefined;
  /** Whether it was near at any time. */
  hasBeenNear: boolean;

  /** @param onNear called once it is near for the first time, with whether it was known to be far */
  constructor(
    readonly host: ReactiveControllerHost &
      Element & { readonly hasUpdated: boolean; readonly loading?: unknown },
    private readonly onNear: (wasFar: boolean) => void,
  ) {
    this.isNear = notedPlace(host);
    this.hasBeenNear = !!this.isNear;
    host.addController(this);
  }

  get isEager(): boolean {
    return this.host.loading === 'eager';
  }

  /** Whether it is known that no reader has come near yet. */
  get isFar(): boolean {
    return this.isNear === false && !this.hasBeenNear;
  }

  hostConnected(): void {
    // It may stand elsewhere now. What is eager asks wherever it is.
    if (this.host.hasUpdated || this.isNear !== undefined || this.isEager) this.#watch();
  }

  hostUpdated(): void {
    // Before it is drawn, it has not the room that it takes.
    this.#watch();
  }

  #watch(): void {
    if (observer.isObserved(this.host) || !this.host.isConnected) return;
    observer.observe(this.host, ({ isIntersecting }) => {
      // What still has to wait for its turn is told of by then.
      isRead = isDrawing();
      this.set(isIntersecting);
    });
    if (this.hasBeenNear) return;
    addEventListener('beforeprint', this);
    // What is near in a frame may be far from what the reader sees of the page around it.
    if (isRead || this.isNear !== undefined || this.isEager || window !== window.top) return;
    if (!undecided.size) queueMicrotask(decide);
    undecided.add(this);
  }

  hostDisconnected(): void {
    removeEventListener('beforeprint', this);
    observer.unobserve(this.host);
    undecided.delete(this);
    this.isNear = undefined;
  }

  /** Before printing, everything is near. */
  handleEvent(): void {
    this.set(true);
  }

  set(isNear: boolean): void {
    const { isFar } = this;
    this.isNear = isNear;
    if (isNear) drawSoon();
    if (!isNear || this.hasBeenNear) return;
    this.hasBeenNear = true;
    removeEventListener('beforeprint', this);
    this.onNear(isFar);
  }
}
