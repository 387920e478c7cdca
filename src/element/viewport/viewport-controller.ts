import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ViewportTarget } from '../../client/page-state.js';
import { isWithinReach, MARGIN, initialVisibility } from './initial-visibility.js';
import { isRendering } from './render-queue.js';
import { SharedIntersectionObserver } from './shared-intersection-observer.js';

const observer = /* @__PURE__ */ new SharedIntersectionObserver({ rootMargin: `${MARGIN}px` });

/** Controllers of elements that this task has rendered for the first time. */
const undecided = new Set<ViewportController>();
/** True if positions have been read since the observer's last report. */
let isRead = false;

/**
 * Finds near elements without waiting for a frame, so that they request at once. All elements that one task has
 * rendered are read together, once a frame, since reading forces a layout.
 */
function decide(): void {
  isRead = true;
  const near = [...undecided].filter(({ host }) => isWithinReach(host));
  undecided.clear();
  for (const controller of near) controller.set(true);
}

/** Finds out whether an element is near the viewport, or about to be printed. */
export class ViewportController implements ReactiveController, ViewportTarget {
  /** Undefined until it is known. */
  isNear: boolean | undefined;
  /** True if it has ever been near. */
  hasBeenNear: boolean;

  /** @param onNear called when it comes near for the first time */
  constructor(
    readonly host: ReactiveControllerHost &
      Element & { readonly hasUpdated: boolean; readonly loading?: unknown },
    private readonly onNear: () => void,
  ) {
    this.isNear = initialVisibility(host);
    this.hasBeenNear = !!this.isNear;
    host.addController(this);
  }

  get isEager(): boolean {
    return this.host.loading === 'eager';
  }

  /**
   * Watches an element that is off-screen at its upgrade.
   * @returns false if it may be near
   */
  delays(): boolean {
    if (this.isNear === false) this.#watch();
    return this.isNear === false;
  }

  hostConnected(): void {
    // A moved element may have another position. Eager elements request anywhere.
    if (this.host.hasUpdated || this.isNear !== undefined || this.isEager) this.#watch();
  }

  hostUpdated(): void {
    // The element has its height only after the first rendering.
    this.#watch();
  }

  #watch(): void {
    if (observer.isObserved(this.host) || !this.host.isConnected) return;
    observer.observe(this.host, ({ isIntersecting }) => {
      // The observer will report elements that are still in the render queue, so their position need not be read.
      isRead = isRendering();
      this.set(isIntersecting);
    });
    if (this.hasBeenNear) return;
    addEventListener('beforeprint', this);
    // The viewport of a frame can be far from the part of the page that the reader sees.
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

  /** `beforeprint`: all elements count as near. */
  handleEvent(): void {
    this.set(true);
  }

  set(isNear: boolean): void {
    this.isNear = isNear;
    if (!isNear || this.hasBeenNear) return;
    this.hasBeenNear = true;
    removeEventListener('beforeprint', this);
    this.onNear();
  }
}
