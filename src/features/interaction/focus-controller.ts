import type { ReactiveController } from 'lit';
import { nameForFocus } from '../../element/focus-result.js';
import type { WidgetHost } from '../../element/host.js';

/** Fallback targets, in order, when no requested target exists and the focused element was removed. */
const FALLBACK_TARGETS = ['[part~="retry"]', '.pager [aria-current]', '.content'];

/** Focuses an element, focusable or not, and scrolls its entry into view. */
function focusOn(target: HTMLElement, host: WidgetHost): void {
  if (!target.matches('a, button, input, select, [tabindex]')) target.tabIndex = -1;
  if (target.matches('.content, [part~="list"]')) nameForFocus(target, host);
  target.focus({ preventScroll: true });
  const entry = target.closest('.item') ?? target;
  const { top } = entry.getBoundingClientRect();
  if (top < 0 || top > innerHeight) entry.scrollIntoView();
}

/** Moves the focus to elements that an update or an answer renders. */
export class FocusController implements ReactiveController {
  #targets: readonly string[] | undefined;

  constructor(private readonly host: WidgetHost) {
    host.addController(this);
  }

  /** Focuses the first match of the selectors once the answer is shown. */
  focusWhenLoaded(...selectors: readonly string[]): void {
    this.#targets = selectors;
  }

  /** Focuses the first match of the selectors after the next update. */
  focusAfterUpdate(...selectors: readonly string[]): void {
    void this.host.updateComplete.then(() => this.#focusFirst(selectors));
  }

  hostUpdated(): void {
    const { phase, renderRoot, state } = this.host;
    // After another failure, the focus returns from the content to the button that was pressed.
    const focused = (renderRoot as ShadowRoot).activeElement;
    if (phase === 'error' && focused?.matches('.content[role]')) this.#focusFirst(FALLBACK_TARGETS);
    if (!this.#targets || phase === 'loading') return;
    // After a failure, the focus stays on the button that was pressed, for another try.
    const targets = state.failure ? [] : this.#targets;
    this.#targets = undefined;
    // Never take the focus from another element of the page.
    const { activeElement } = this.host.getRootNode() as Document | ShadowRoot;
    const isElsewhere = document.activeElement && document.activeElement !== document.body;
    if (isElsewhere && activeElement !== this.host) return;
    const isLost = !(renderRoot as ShadowRoot).activeElement;
    this.#focusFirst([...targets, ...(isLost ? FALLBACK_TARGETS : [])]);
  }

  #focusFirst(selectors: readonly string[]): void {
    const { renderRoot } = this.host;
    const target = selectors
      .map((selector) => renderRoot.querySelector<HTMLElement>(selector))
      .find(Boolean);
    if (target) focusOn(target, this.host);
  }
}
