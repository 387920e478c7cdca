import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isVisible } from '../visibility.js';
import { SharedIntersectionObserver } from '../viewport/shared-intersection-observer.js';

/** Milliseconds that half of an entry has to be in view. */
const DURATION = 1000;

const observer = /* @__PURE__ */ new SharedIntersectionObserver({ threshold: 0.5 });

/** False for an entry that no reader sees although it is in view, also on a page that Turbo shows before it has loaded. */
const isSeen = (entry: Element): boolean =>
  !document.hidden &&
  !document.documentElement.hasAttribute('data-turbo-preview') &&
  isVisible(entry, { visibility: true, opacity: true });

/** Reports each entry once, after half of it was in view for a second. */
export class ImpressionController implements ReactiveController {
  /** The observed entries, with timers while they are in view. */
  readonly #timers = new Map<Element, ReturnType<typeof setTimeout> | undefined>();

  constructor(
    private readonly host: ReactiveControllerHost & Element,
    private readonly onImpression: (entry: Element) => void,
  ) {
    host.addController(this);
  }

  observe(entries: readonly Element[]): void {
    for (const entry of entries) {
      if (this.#timers.has(entry)) continue;
      this.#timers.set(entry, undefined);
      observer.observe(entry, ({ intersectionRatio }) => {
        clearTimeout(this.#timers.get(entry));
        if (intersectionRatio >= 0.5) this.#wait(entry);
      });
    }
  }

  /** Resets the counts: entries count again. */
  reset(): void {
    for (const [entry, timer] of this.#timers) {
      clearTimeout(timer);
      observer.unobserve(entry);
    }
    this.#timers.clear();
  }

  hostDisconnected(): void {
    // A moved node is connected again at once: its entries are already counted.
    queueMicrotask(() => {
      if (!this.host.isConnected) this.reset();
    });
  }

  /** Counts an entry in view that is seen now and after the duration; asks again until it is. */
  #wait(entry: Element, wasSeen = isSeen(entry)): void {
    const count = () => {
      const isStillSeen = isSeen(entry);
      if (!wasSeen || !isStillSeen) {
        this.#wait(entry, isStillSeen);
        return;
      }
      observer.unobserve(entry);
      this.onImpression(entry);
    };
    this.#timers.set(entry, setTimeout(count, DURATION));
  }
}
