import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { PageElement } from './dom.js';

/** Changes that add or remove a fallback: of elements, text and slots. */
const CHANGES = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['slot', 'href'],
} as const satisfies MutationObserverInit;

/** Blank lines do not count, since page editors insert them. */
export const hasFallback = (element: PageElement): boolean =>
  [...element.childNodes].some((node) => node.nodeName === '#text' && node.textContent!.trim()) ||
  !!element.querySelector(':scope > :not([slot],br,p:empty)');

/** Updates the host when its children change: on a slow page they come after the upgrade. */
export class FallbackController implements ReactiveController {
  readonly #observer = new MutationObserver(() => this.host.requestUpdate());

  constructor(private readonly host: ReactiveControllerHost & Element) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer.observe(this.host, CHANGES);
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
  }
}
