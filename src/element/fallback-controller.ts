import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { matches } from './dom.js';

/** Changes that add or remove a fallback: of elements, text and slots. */
const CHANGES = {
  subtree: true,
  childList: true,
  characterData: true,
  attributeFilter: ['slot'],
} as const satisfies MutationObserverInit;

/** Blank lines do not count, since page editors insert them. */
export const hasFallback = ({ childNodes }: Element): boolean =>
  [...childNodes].some((node) =>
    node instanceof Element
      ? !matches(node, '[slot],br,p:empty')
      : node instanceof Text && !!node.data.trim(),
  );

const hasHeading = ({ children }: Element): boolean =>
  [...children].some(({ slot }) => slot === 'heading');

/**
 * Tracks whether the author has put a fallback and a heading into the element. On a slow page they come after
 * the upgrade.
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
