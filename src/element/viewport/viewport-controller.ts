import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ViewportTarget } from '../../client/page-state.js';
import { isVisible } from '../visibility.js';
import { hasWork } from './work-queue.js';
import { SharedIntersectionObserver } from './shared-intersection-observer.js';

/** Elements up to this many pixels outside of the viewport are near: they load before the reader arrives. */
const MARGIN = 256;

const observer = /* @__PURE__ */ new SharedIntersectionObserver({ rootMargin: `${MARGIN}px` });

/** True if an element is near the viewport. Forces a layout if the page has changed. */
function isWithinReach(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  const isBeside = bottom > -MARGIN && top < innerHeight + MARGIN;
  const isBelow = right > -MARGIN && left < innerWidth + MARGIN;
  // Content that is skipped has a box, too.
  return isBeside && isBelow && isVisible(element);
}

/** True if `mkt.css` reserves its space, so that no element before it will move it. */
const hasReservedSpace = (element: Element): boolean =>
  getComputedStyle(element).containerType === 'inline-size';

/** True for a page that the browser renders before a reader opens it: they may never do. */
const isPrerendering = (): boolean =>
  (document as Document & { readonly prerendering?: boolean }).prerendering === true;

/** Controllers of elements that have not been near yet. */
const distant = new Set<ViewportController>();

/** Printed elements count as near. */
function printAll(): void {
  for (const controller of distant) controller.set(true);
}

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
  isNear: boolean | undefined;
  hasBeenNear = false;
  /** True for an element of the initial page that has not been rendered. */
  #isInitial = false;

  /**
   * @param onNear called when it comes near for the first time
   * @param onReached called when an element of the initial page may render, but is not near before that
   */
  constructor(
    readonly host: ReactiveControllerHost &
      Element & { readonly hasUpdated: boolean; readonly loading?: unknown },
    private readonly onNear: () => void,
    private readonly onReached: () => void,
  ) {
    host.addController(this);
  }

  /** True if the element requests anywhere, once a reader has opened the page. */
  get isEager(): boolean {
    return this.host.loading === 'eager' && !isPrerendering();
  }

  /** Watches an element of the initial page: its position is known in the next frame. */
  watchInitial(): void {
    this.isNear = false;
    this.#isInitial = true;
    this.#watch();
  }

  hostConnected(): void {
    // A moved element may have another position.
    if (this.host.hasUpdated || this.isNear !== undefined) this.#watch();
  }

  hostUpdated(): void {
    // The element has its height only after the first rendering.
    this.#watch();
  }

  #watch(): void {
    if (isPrerendering()) {
      document.addEventListener('prerenderingchange', this);
      return;
    }
    if (observer.isObserved(this.host) || !this.host.isConnected) return;
    observer.observe(this.host, ({ isIntersecting }) => {
      // The observer will report elements that are still in the queue, so their position need not be read.
      isRead = hasWork();
      if (isIntersecting && this.#isInitial && !hasReservedSpace(this.host)) this.#reach();
      else this.set(isIntersecting);
    });
    if (this.hasBeenNear) return;
    // Adding the same listener again has no effect.
    addEventListener('beforeprint', printAll);
    distant.add(this);
    // The viewport of a frame can be far from the part of the page that the reader sees.
    if (isRead || this.isNear !== undefined || this.isEager || window !== window.top) return;
    if (!undecided.size) queueMicrotask(decide);
    undecided.add(this);
  }

  /** Elements before it can move it away, so its position is read after they have rendered. */
  #reach(): void {
    this.hostDisconnected();
    this.onReached();
  }

  hostDisconnected(): void {
    this.#isInitial = false;
    distant.delete(this);
    document.removeEventListener('prerenderingchange', this);
    observer.unobserve(this.host);
    undecided.delete(this);
    this.isNear = undefined;
  }

  /** The reader has opened the prerendered page. */
  handleEvent(): void {
    this.#watch();
    // An eager element has waited.
    if (this.isEager) this.set(true);
  }

  set(isNear: boolean): void {
    this.isNear = isNear;
    if (!isNear || this.hasBeenNear) return;
    this.hasBeenNear = true;
    distant.delete(this);
    this.onNear();
  }
}
