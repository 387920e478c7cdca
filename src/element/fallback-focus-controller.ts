import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { matches } from './dom.js';
import { isVisible } from './visibility.js';

/** Moves a reader's focus from the fallback to the content that replaces it: browsers would take it away. */
export class FallbackFocusController implements ReactiveController {
  /** The focused element in the fallback, until the next rendering. */
  #focused: HTMLElement | undefined;

  /** @param focusContent focuses the content that the host displays in place of the fallback */
  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly focusContent: (replaced: Element) => void,
  ) {
    host.addController(this);
  }

  /** True while the host renders if the fallback has the focus. */
  get isFocused(): boolean {
    return this.#focused !== undefined;
  }

  hostConnected(): void {
    this.#remember();
  }

  hostUpdate(): void {
    this.#remember();
  }

  hostUpdated(): void {
    const focused = this.#focused;
    this.#focused = undefined;
    if (!focused) return;
    if (!isVisible(focused)) this.focusContent(focused);
    else if (this.#active !== focused) focused.focus({ preventScroll: true });
  }

  get #active(): Element | null {
    return (this.host.getRootNode() as Document | ShadowRoot).activeElement;
  }

  /** Between the upgrade and the first rendering, the focus can already be lost: then the body has it. */
  #remember(): void {
    const active = this.#active;
    const isInFallback = [...this.host.children].some(
      (child) => !matches(child, '[slot]') && child.contains(active),
    );
    if (isInFallback) this.#focused = active as HTMLElement;
    else if (document.activeElement !== document.body) this.#focused = undefined;
  }
}
