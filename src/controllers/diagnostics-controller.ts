import type { ReactiveController } from 'lit';
import { pageState } from '../client/page-state.js';
import { hasValue } from '../client/validation/validate.js';
import type { WidgetHost } from './host.js';

/** Tells the author what may be wrong with an element although it works. */
export class DiagnosticsController implements ReactiveController {
  constructor(private readonly host: WidgetHost) {
    host.addController(this);
  }

  hostUpdated(): void {
    if (pageState.isToldOfAffiliateId || !this.#earnsNothing) return;
    pageState.isToldOfAffiliateId = true;
    // Short enough to be there: many pages have none on purpose, and shall load nothing for it.
    console.info('mkt-widgets: links earn nothing without data-affiliate-id or affiliate-id');
  }

  /** Whether links are shown that could carry an affiliate id, and none is set. */
  get #earnsNothing(): boolean {
    const { phase, records, settings } = this.host;
    return (
      phase === 'ready' &&
      this.host.currentOperation().affiliate &&
      !hasValue(settings.affiliateId) &&
      // A service between the page and the marketplace can put one in.
      !records.some((record) => record['affiliateUrl'])
    );
  }
}
