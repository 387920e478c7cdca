import type { ReactiveController } from 'lit';
import type { WidgetHost } from '../../element/host.js';

type Host = Pick<
  WidgetHost,
  'addController' | 'phase' | 'renderRoot' | 'state' | 'updateComplete'
> &
  Element;

/** Fallback focus targets, in order, when the requested element does not exist and the focused one was removed. */
const REST = ['[part~="retry"]', '.pager [aria-current]', '.content'];

/** Gives the focus to what need not be reached by the Tab key, and has it in view. */
function focusOn(target: HTMLElement): void {
  if (!target.matches('a, button, input, select, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  const seen = target.closest('.item') ?? target;
  const { top } = seen.getBoundingClientRect();
  if (top < 0 || top > innerHeight) seen.scrollIntoView();
}

/** Moves the focus within an element to what is only there once an answer is shown. */
export class FocusController implements ReactiveController {
  #wanted: readonly string[] | undefined;

  constructor(private readonly host: Host) {
    host.addController(this);
  }

  /**
   * Wants the focus for an element, once nothing is loading.
   * @param selectors the first that finds one counts
   */
  want(...selectors: readonly string[]): void {
    this.#wanted = selectors;
  }

  /**
   * Gives the focus to an element as soon as what is changed is shown.
   * @param selectors the first that finds one counts
   */
  moveTo(selectors: readonly string[]): void {
    void this.host.updateComplete.then(() => {
      const { renderRoot } = this.host;
      const found = selectors
        .map((one) => renderRoot.querySelector<HTMLElement>(one))
        .find(Boolean);
      if (found) focusOn(found);
    });
  }

  hostUpdated(): void {
    const { phase, renderRoot, state } = this.host;
    if (!this.#wanted || phase === 'loading') return;
    // After a page that did not come, the button that was pressed can be pressed again.
    const wanted = state.failure ? [] : this.#wanted;
    this.#wanted = undefined;
    // Readers who have gone on to something else on the page are left alone.
    const { activeElement } = this.host.getRootNode() as Document | ShadowRoot;
    const isElsewhere = document.activeElement && document.activeElement !== document.body;
    if (isElsewhere && activeElement !== this.host) return;
    const isLost = !(renderRoot as ShadowRoot).activeElement;
    const found = [...wanted, ...(isLost ? REST : [])]
      .map((selector) => renderRoot.querySelector<HTMLElement>(selector))
      .find(Boolean);
    if (found) focusOn(found);
  }
}
