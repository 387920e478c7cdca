import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How far outside the viewport an element counts as near it, so that readers rarely wait. */
const MARGIN = '256px';

/** Knows whether an element has been near the viewport, or is about to be printed. */
export class ViewportController implements ReactiveController {
  /** Undefined until that is known; stays true once it was. */
  isNear: boolean | undefined;
  #connected: AbortController | undefined;
  readonly #observer = new IntersectionObserver(
    (entries) => this.#set(entries.some(({ isIntersecting }) => isIntersecting)),
    { rootMargin: MARGIN },
  );

  constructor(private readonly host: ReactiveControllerHost & Element) {
    host.addController(this);
  }

  hostConnected(): void {
    if (this.isNear) return;
    const { signal } = (this.#connected = new AbortController());
    // Before printing, everything is near.
    addEventListener('beforeprint', () => this.#set(true), { signal });
    this.#observer.observe(this.host);
  }

  hostDisconnected(): void {
    this.#connected?.abort();
    this.#observer.disconnect();
  }

  #set(isNear: boolean): void {
    this.isNear = isNear;
    if (isNear) this.hostDisconnected();
    this.host.requestUpdate();
  }
}
