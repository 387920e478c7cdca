import type { LitElement, ReactiveController } from 'lit';

/** Milliseconds with an empty live region, so that screen readers repeat an equal text. */
export const EMPTY_MS = 100;

/** The element that announces a message. */
const announcers = new Map<string, WeakRef<Element>>();

/** The live region of an element. Of several elements with the same message, one announces it. */
export class AnnouncerController implements ReactiveController {
  #text: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: LitElement & { renderAgain(): void }) {
    host.addController(this);
  }

  /** The text of the live region; undefined if a visible message, such as an error, is announced instead. */
  get text(): string | undefined {
    return this.#text;
  }

  /** Replaces the text at once; an equal one is not announced. */
  set text(text: string | undefined) {
    clearTimeout(this.#timer);
    this.#text = text;
  }

  /** Announces a text, even if it equals the last one. */
  announce(text: string | undefined): void {
    this.text = '';
    this.#timer = setTimeout(() => {
      this.#text = text;
      this.host.renderAgain();
    }, EMPTY_MS);
    this.host.renderAgain();
  }

  readonly isAnnouncedElsewhere = (message: string): boolean => {
    const announcer = announcers.get(message)?.deref();
    return !!announcer?.isConnected && announcer !== this.host;
  };

  hostUpdated(): void {
    const { host } = this;
    const message = host.renderRoot.querySelector('.unseen[role]')?.textContent;
    if (message) announcers.set(message, new WeakRef(host));
  }

  /** Messages are announced again, after a reader's action. */
  reset(): void {
    announcers.clear();
  }
}
