import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { SharedIntersectionObserver } from '../viewport/shared-intersection-observer.js';

/** Milliseconds for which half of an entry has to be in view. */
const DURATION = 1000;

const observer = /* @__PURE__ */ new SharedIntersectionObserver({ threshold: 0.5 });

/** Reports once each entry of which half was in view for a second. */
export class ImpressionController implements ReactiveController {
  /** The entries that count, with the timers of those that are in view. */
  readonly #timers = new Map<Element, ReturnType<typeof setTimeout> | undefined>();

  constructor(
    private readonly host: ReactiveControllerHost & Element,
    private readonly onImpression: (entry: Element) => void,
  ) {
    host.addController(this);
  }

  /** Observes the entries that are shown; those already counted are not counted again. */
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

  /** Forgets all entries: what is shown from now on counts anew. */
  reset(): void {
    for (const [entry, timer] of this.#timers) {
      clearTimeout(timer);
      observer.unobserve(entry);
    }
    this.#timers.clear();
  }

  hostDisconnected(): void {
    // A node that is moved is connected again at once: its entries were seen already.
    queueMicrotask(() => {
      if (!this.host.isConnected) this.reset();
    });
  }

  #wait(entry: Element): void {
    const count = () => {
      // Nobody sees what is in another tab.
      if (document.hidden) {
        this.#wait(entry);
        return;
      }
      observer.unobserve(entry);
      this.onImpression(entry);
    };
    this.#timers.set(entry, setTimeout(count, DURATION));
  }
}
