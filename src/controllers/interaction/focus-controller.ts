import type { ReactiveController } from 'lit';
import type { WidgetHost } from '../host.js';

type Host = Pick<WidgetHost, 'addController' | 'phase' | 'renderRoot'> & Element;

/** Moves the focus within an element to what is only there once an answer is shown. */
export class FocusController implements ReactiveController {
  #selector: string | undefined;
  #onlyIfLost = false;

  constructor(private readonly host: Host) {
    host.addController(this);
  }

  /**
   * Wants the focus for the first element that matches, once there is one and nothing is loading.
   * @param when `lost`: only where nothing else in the host would have it
   */
  want(selector: string, when: 'always' | 'lost' = 'always'): void {
    this.#selector = selector;
    this.#onlyIfLost = when === 'lost';
  }

  hostUpdated(): void {
    const { host } = this;
    const root = host.renderRoot as ShadowRoot;
    const target = this.#selector && root.querySelector<HTMLElement>(this.#selector);
    if (!target || host.phase === 'loading') return;
    this.#selector = undefined;
    // Readers who have gone on to something else on the page are left alone.
    const { activeElement } = document;
    const isElsewhere = activeElement && activeElement !== document.body && activeElement !== host;
    if (isElsewhere || (this.#onlyIfLost && root.activeElement)) return;
    target.focus({ preventScroll: true });
  }
}
