import type { ReactiveController } from 'lit';
import type { WidgetHost } from '../../element/host.js';

type Host = Pick<WidgetHost, 'addController' | 'renderRoot' | 'requestUpdate' | 'updateComplete'>;

/** Whether the panel of a form is open. It closes once the reader goes on to something else. */
export class PanelController implements ReactiveController {
  #isOpen = false;
  /** The path of an event does not tell where it is from, where the element stands in a closed tree. */
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
    // What is hidden cannot have the focus.
    if (!isOpen && this.host.renderRoot.querySelector('.panel:focus-within')) this.#focusButton();
    // Once a click or a key has done what it does: what moves before may be missed.
    for (const type of ['click', 'keyup']) {
      if (isOpen) document.addEventListener(type, this.#onEvent);
      else document.removeEventListener(type, this.#onEvent);
    }
    this.host.requestUpdate();
  }

  /** Closes it, with the focus on what has opened it. */
  close(): void {
    this.isOpen = false;
    this.#focusButton();
  }

  #focusButton(): void {
    this.host.renderRoot.querySelector<HTMLElement>('.opener')?.focus();
  }

  /** Is told of what happens in the panel and to its button. */
  readonly onOwnEvent = (event: Event): void => {
    this.#ownEvent = event;
  };

  readonly #onEvent = (event: Event) => {
    if (event !== this.#ownEvent) this.isOpen = false;
  };
}
