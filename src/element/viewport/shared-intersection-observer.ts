type Listener = (entry: IntersectionObserverEntry) => void;

/** One `IntersectionObserver` for the elements of the whole page, each with a listener of its own. */
export class SharedIntersectionObserver {
  #observer: IntersectionObserver | undefined;
  readonly #listeners = new WeakMap<Element, Listener>();

  constructor(private readonly options: IntersectionObserverInit) {}

  observe(element: Element, listener: Listener): void {
    this.#observer ??= new IntersectionObserver((entries) => {
      for (const entry of entries) this.#listeners.get(entry.target)?.(entry);
    }, this.options);
    this.#listeners.set(element, listener);
    this.#observer.observe(element);
  }

  unobserve(element: Element): void {
    this.#observer?.unobserve(element);
    this.#listeners.delete(element);
  }

  isObserved(element: Element): boolean {
    return this.#listeners.has(element);
  }
}
