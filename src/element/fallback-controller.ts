import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { matches } from './matches.js';

/** Where a fallback can come from, or go: elements and text, and their slots. */
const CHANGES = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['slot'],
} as const satisfies MutationObserverInit;

/** Editors of pages put in blank lines by themselves. */
export const hasFallback = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) =>
    node instanceof Element
      ? !matches(node, '[slot],br,p:empty')
      : node instanceof Text && !!node.data.trim(),
  );

const hasHeading = ({ children }: Element): boolean =>
  [...children].some(({ slot }) => slot === 'heading');

/**
 * Knows whether the author has put something into an element for when it can show nothing, and
 * whether a heading. A page that loads slowly brings it late.
 */
export class FallbackController implements ReactiveController {
  isPresent = false;
  hasHeading = false;
  readonly #observer = new MutationObserver(() => {
    const { host, isPresent } = this;
    if (hasFallback(host) !== isPresent || hasHeading(host) !== this.hasHeading) {
      host.requestUpdate();
    }
  });

  constructor(private readonly host: ReactiveControllerHost & Element) {
    host.addController(this);
  }

  hostConnected(): void {
    this.#observer.observe(this.host, CHANGES);
  }

  hostUpdate(): void {
    this.isPresent = hasFallback(this.host);
    this.hasHeading = hasHeading(this.host);
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
  }
}
