import { ReactiveElement, unsafeCSS } from 'lit';
import type { ParamsOfTable } from '../../client/validation/parameter.js';
import { propertiesFor } from '../../element/attributes.js';
import { elementBase } from '../../element/element-base.js';
import { warn } from '../../element/report.js';
import { MinuteController } from '../../features/period/minutes.js';
import { campaignFaults, period, periodIssues, periodOf } from '../../features/period/period.js';

export type { MktEventDetails, MktEventMap } from '../../element/events/events.js';

export const ownParameters = period;

/**
 * Words of the author above the elements inside, shown on the days of a campaign only. They appear and disappear
 * in an open tab as well. On other days they keep their space, so that nothing moves, and are hidden from everybody,
 * also from screen readers. Without `from`, `until` and `days`, they are always shown; with an invalid value, never.
 *
 * Before the script has run, `mkt.css` hides the words.
 * @element mkt-campaign
 * @slot text - The words, with any markup.
 * @slot - The elements that the campaign is about. They are always shown.
 */
export class MktCampaign extends elementBase(ReactiveElement) {
  static readonly tag = 'mkt-campaign';
  static override styles = unsafeCSS(
    ':host { display: block } :host([hidden]) { display: none } [name]:not(.now) { visibility: hidden }',
  );
  static override properties = propertiesFor(ownParameters, true);

  constructor() {
    super();
    new MinuteController(this, () => this.#show());
  }

  /**
   * The mistakes of the author, for the panel of `debug`.
   * @internal
   */
  get faults(): readonly string[] {
    return campaignFaults(this, [...this.children]);
  }

  protected override createRenderRoot() {
    const root = super.createRenderRoot();
    const words = Object.assign(document.createElement('slot'), { name: 'text' });
    root.append(words, document.createElement('slot'));
    return root;
  }

  protected override updated(): void {
    this.#show();
    const issues = periodIssues(this);
    if (issues.length) warn(this, 'campaign', issues);
  }

  #show(): void {
    this.renderRoot.querySelector('slot')!.className = periodOf(this);
  }
}

export interface MktCampaign extends ParamsOfTable<typeof ownParameters> {}

declare global {
  interface HTMLElementTagNameMap {
    'mkt-campaign': MktCampaign;
  }
}
