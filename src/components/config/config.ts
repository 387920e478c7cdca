import { css, ReactiveElement } from 'lit';
import { SETTINGS_CHANGE } from '../../client/page-state.js';
import { propertiesFor } from '../../controllers/attributes.js';
import { settings, type ElementSettings } from '../../controllers/settings.js';
import { warnAboutUnknownAttributes } from '../../controllers/unknown-attributes.js';

export type { MktEventDetails, MktEventMap } from '../../controllers/event-types.js';

/**
 * Settings for every element of the kit inside it; the nearest configuration wins.
 * Changes take effect at once.
 * @element mkt-config
 */
export class MktConfig extends ReactiveElement {
  static readonly tag = 'mkt-config';
  static override styles = css`
    :host {
      display: block;
    }
    :host([hidden]) {
      display: none;
    }
  `;
  static override properties = propertiesFor(settings);

  /** Settings have nothing to show but the children, as a block in the column of the page. */
  protected override createRenderRoot(): HTMLElement | DocumentFragment {
    const root = super.createRenderRoot();
    root.append(document.createElement('slot'));
    return root;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (!this.hasUpdated) void warnAboutUnknownAttributes(this, MktConfig.observedAttributes);
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
