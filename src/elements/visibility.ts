import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Host = ReactiveControllerHost & HTMLElement;

/** How far below or above the viewport an element counts as near, so that readers rarely wait. */
const MARGIN = '256px';

/** Knows whether the host has come near the viewport, or is about to be printed. */
export class Nearness implements ReactiveController {
  /** Stays true once it was. */
  near = false;
  #observer?: IntersectionObserver;

  constructor(readonly host: Host) {
    host.addController(this);
  }

  hostConnected(): void {
    if (this.near) return;
    addEventListener('beforeprint', this.#arrive);
    this.#observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && this.#arrive(),
      { rootMargin: MARGIN },
    );
    this.#observer.observe(this.host);
  }

  hostDisconnected(): void {
    removeEventListener('beforeprint', this.#arrive);
    this.#observer?.disconnect();
  }

  readonly #arrive = () => {
    this.near = true;
    this.hostDisconnected();
    this.host.requestUpdate();
  };
}

/** Calls back once for each entry of which half was in view for a second. */
export class Impressions implements ReactiveController {
  readonly #timers = new Map<Element, ReturnType<typeof setTimeout> | undefined>();
  #observer?: IntersectionObserver;

  constructor(
    readonly host: Host,
    readonly seen: (item: Element) => void,
  ) {
    host.addController(this);
  }

  /** The entries now shown; those already counted are not counted again. */
  watch(items: Iterable<Element>): void {
    const shown = new Set(items);
    for (const item of this.#timers.keys()) if (!shown.has(item)) this.#forget(item);
    for (const item of shown) {
      if (this.#timers.has(item)) continue;
      this.#observer ??= new IntersectionObserver(this.#changed, { threshold: 0.5 });
      this.#timers.set(item, undefined);
      this.#observer.observe(item);
    }
  }

  hostDisconnected(): void {
    for (const item of this.#timers.keys()) this.#forget(item);
  }

  #forget(item: Element): void {
    clearTimeout(this.#timers.get(item));
    this.#timers.delete(item);
    this.#observer?.unobserve(item);
  }

  readonly #changed = (entries: IntersectionObserverEntry[]) => {
    for (const { target, intersectionRatio } of entries) {
      clearTimeout(this.#timers.get(target));
      if (intersectionRatio < 0.5) continue;
      const count = () => {
        this.#observer?.unobserve(target);
        this.seen(target);
      };
      this.#timers.set(target, setTimeout(count, 1000));
    }
  };
}
