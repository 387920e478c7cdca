import type { ReactiveController } from 'lit';
import type { WidgetHost } from '../../element/host.js';

type Host = Pick<WidgetHost, 'addController' | 'renderRoot' | 'requestUpdate' | 'updateComplete'>;

/** Opens and closes the panel of a form; a click or key outside closes it. */
export class PanelController implements ReactiveController {
  #isOpen = false;
  /** The last event inside the panel: in a closed shadow root, the event path hides its origin. */
  #ownEvent: Event | undefined;

  constructor(private readonly host: Host) {
    host.addController(this);
  }

  hostDisconnected(): void {
    this.isOpen = false;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  set isOpen(isOpen: boolean) {
    if (isOpen === this.#isOpen) return;
    this.#isOpen = isOpen;
    // Hidden elements lose the focus.
    if (!isOpen && this.host.renderRoot.querySelector('.panel:focus-within')) this.#focusButton();
    // After a click or key press is complete, since closing earlier could move its target away.
    for (const type of ['click', 'keyup']) {
      if (isOpen) document.addEventListener(type, this.#onEvent);
      else document.removeEventListener(type, this.#onEvent);
    }
    this.host.requestUpdate();
  }

  /** Closes the panel and focuses its button. */
  close(): void {
    this.isOpen = false;
    this.#focusButton();
  }

  #focusButton(): void {
    this.host.renderRoot.querySelector<HTMLElement>('.opener')?.focus();
  }

  readonly onOwnEvent = (event: Event): void => {
    this.#ownEvent = event;
  };

  readonly #onEvent = (event: Event) => {
    if (event !== this.#ownEvent) this.isOpen = false;
  };
}
