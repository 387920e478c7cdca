/** How far below or above the viewport an element counts as near, so that readers rarely wait. */
const MARGIN = '256px';

/** Knows whether an element has come near the viewport, or is about to be printed. */
export class Nearness {
  /** Undefined until that is known; stays true once it was. */
  near: boolean | undefined;
  readonly #observer: IntersectionObserver;

  constructor(
    readonly element: Element,
    readonly known: () => void,
  ) {
    this.#observer = new IntersectionObserver(
      (entries) => this.#know(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: MARGIN },
    );
  }

  #know(near: boolean): void {
    this.near = near;
    if (near) this.stop();
    this.known();
  }

  /** Before printing, everything is near. */
  handleEvent(): void {
    this.#know(true);
  }

  watch(): void {
    if (this.near) return;
    addEventListener('beforeprint', this);
    this.#observer.observe(this.element);
  }

  stop(): void {
    removeEventListener('beforeprint', this);
    this.#observer.disconnect();
  }
}

/** Calls back once for each entry of which half was in view for a second. */
export class Impressions {
  /** The timers of the entries that are watched. */
  readonly #timers = new Map<Element, ReturnType<typeof setTimeout> | undefined>();
  readonly #observer: IntersectionObserver;

  constructor(seen: (item: Element) => void) {
    this.#observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) {
          clearTimeout(this.#timers.get(target));
          if (intersectionRatio >= 0.5) {
            const count = () => {
              this.#observer.unobserve(target);
              seen(target);
            };
            this.#timers.set(target, setTimeout(count, 1000));
          }
        }
      },
      { threshold: 0.5 },
    );
  }

  /** The entries now shown; those already counted are not counted again. */
  watch(items: readonly Element[]): void {
    for (const item of items) {
      if (!this.#timers.has(item)) this.#observer.observe(item);
      this.#timers.set(item, this.#timers.get(item));
    }
  }

  /** Forgets all entries: what is shown from now on counts anew. */
  reset(): void {
    this.#observer.disconnect();
    this.#timers.forEach((timer) => clearTimeout(timer));
    this.#timers.clear();
  }
}
