import type { ReactiveController } from 'lit';
import type { Announcer, WidgetHost } from './host.js';

/** Milliseconds with an empty live region, so that screen readers repeat an equal text. */
export const EMPTY_MS = 100;

const announcers = new Map<string, WeakRef<Element>>();

/** The live region of an element. Of several elements with the same message, one announces it. */
export class AnnouncerController implements Announcer, ReactiveController {
  #text: string | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly host: WidgetHost) {
    host.addController(this);
  }

  get text(): string | undefined {
    return this.#text;
  }

  set text(text: string | undefined) {
    clearTimeout(this.#timer);
    this.#text = text;
  }

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
