import { ReactiveElement } from 'lit';
import { SETTINGS_CHANGE } from '../service/page.js';
import { propertiesFor } from './attribute.js';
import { settings, type ElementSettings } from './settings.js';

export type { MktEventDetails, MktEventMap } from './event-types.js';

/**
 * Settings for every element of the kit inside it; the nearest configuration wins.
 * Changes take effect at once.
 * @element mkt-config
 */
export class MktConfig extends ReactiveElement {
  static readonly tag = 'mkt-config';
  static override properties = propertiesFor(settings);

  /** Settings need no shadow root: the children stay where they are. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override updated(): void {
    this.dispatchEvent(new Event(SETTINGS_CHANGE));
  }
}

export interface MktConfig extends ElementSettings {}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-config': MktConfig;
  }
}
