import type { ReactiveController } from 'lit';
import type { WidgetHost } from './host.js';

/** The element that announces a message. */
const announcers = new Map<string, WeakRef<Element>>();

/** Of several elements with the same message, one announces it. */
export class AnnouncerController implements ReactiveController {
  constructor(private readonly host: WidgetHost) {
    host.addController(this);
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
