import type { ReactiveController } from 'lit';
import { pageState } from '../../client/page-state.js';
import { earnsNothing } from './missing-affiliate-id.js';
import { isEmptyForAuthor } from '../../element/request/empty-result.js';
import type { WidgetHost } from '../../element/host.js';
import { hasSwallowedPage } from './unclosed-tag.js';
import { tell } from './warn-once.js';
import { withDiagnostics, type Diagnostics } from './with-diagnostics.js';

/**
 * Notices what may be wrong with an element although it works, and has the author told of it: the
 * words are loaded once there is something to tell.
 */
export class DiagnosticsController implements ReactiveController {
  /** Undefined until all of the page is there. */
  #hasSwallowedPage: boolean | undefined;
  #connected: AbortController | undefined;

  constructor(private readonly host: WidgetHost) {
    host.addController(this);
  }

  hostConnected(): void {
    // What is here by now is looked at after the first update anyway.
    if (document.readyState !== 'loading') return;
    const { signal } = (this.#connected = new AbortController());
    const update = () => this.host.requestUpdate();
    document.addEventListener('DOMContentLoaded', update, { signal });
  }

  hostDisconnected(): void {
    this.#connected?.abort();
  }

  hostUpdated(): void {
    const { host } = this;
    if (document.readyState !== 'loading') this.#hasSwallowedPage ??= hasSwallowedPage(host);
    if (host.displayIssues.length || this.#hasSwallowedPage || isEmptyForAuthor(host)) {
      void withDiagnostics((diagnostics) => this.#tell(diagnostics));
    }
    if (!pageState.isToldOfAffiliateId && earnsNothing(host)) {
      pageState.isToldOfAffiliateId = true;
      // Short enough to be there: many pages have none on purpose, and shall load nothing for it.
      console.info('mkt-widgets: links earn nothing without data-affiliate-id or affiliate-id');
    }
  }

  #tell({ brokenLooks, foundNothing, swallowedPage }: Diagnostics): void {
    const { host } = this;
    if (host.displayIssues.length) tell(host, brokenLooks(host.displayIssues));
    if (this.#hasSwallowedPage) tell(host, swallowedPage(host));
    if (isEmptyForAuthor(host)) tell(host, foundNothing(host));
  }
}
