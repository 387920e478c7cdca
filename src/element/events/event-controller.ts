import type { ReactiveController } from 'lit';
import type { AnyRecord } from '../../client/records/record.js';
import { dispatch } from './events.js';
import type { RequestState } from '../request/request-state.js';
import type { RecordHost } from '../host.js';
import { logError } from '../report.js';
import type { ImpressionController } from './impression-controller.js';
import { matches } from '../dom.js';
import type { ViewportController } from '../viewport/viewport-controller.js';

/** Dispatches the events of an element with entries, each once, and logs errors. */
export class EventController implements ReactiveController {
  #error: Error | undefined;
  #reported: RequestState | undefined;
  #first: AnyRecord | undefined;
  /** Undefined before the upkeep. */
  impressions: ImpressionController | undefined;

  constructor(
    private readonly host: RecordHost,
    private readonly viewport: ViewportController,
  ) {
    host.addController(this);
  }

  hostUpdated(): void {
    const { error } = this.host.state;
    // A retry that fails in the same way is not reported again.
    if (error && error.message !== this.#error?.message) this.reportError(error);
    this.#error = error;
    if (this.host.phase === 'loading') return;
    this.#reportAnswer();
    this.observeEntries();
  }

  /** Observes impressions once the element has been near the viewport. */
  observeEntries(): void {
    const { host, viewport } = this;
    if (host.phase === 'ready' && viewport.hasBeenNear) this.impressions?.observe(this.#items());
  }

  reportImpression(item: Element): void {
    const entry = this.#recordOf(item);
    if (entry) dispatch(this.host, 'mkt-impression', entry);
  }

  reportError(error: Error): void {
    logError(this.host, error);
    dispatch(this.host, 'mkt-error', { error });
  }

  /** Listener for clicks on entries, including those that open another tab. */
  readonly onClick = (originalEvent: MouseEvent): void => {
    // The right button follows no link.
    if (originalEvent.button === 2) return;
    // An author's template is in a shadow root of its own, whose links only the composed path contains.
    const path = originalEvent.composedPath().filter((node) => node instanceof Element);
    const item = path.find((node) => matches(node, '[part~="item"]'));
    const isLink = path.slice(0, item && path.indexOf(item)).some((node) => matches(node, 'a'));
    const entry = isLink && item && this.#recordOf(item);
    if (!entry) return;
    if (!dispatch(this.host, 'mkt-select', { ...entry, originalEvent })) {
      originalEvent.preventDefault();
    }
  };

  #reportAnswer(): void {
    const { host } = this;
    const { state, records } = host;
    const last = this.#reported;
    if (state === last) return;
    this.#reported = state;
    const { answer, requests, selection } = state;
    // A renewed answer has new records, but the same requests.
    const isRenewed = last?.answer && requests === last.requests && selection === last.selection;
    // The same first record: pages were appended, or a further page has failed.
    const isContinued = records[0] !== undefined && records[0] === this.#first;
    const isNew = !isRenewed && !isContinued;
    this.#first = records[0];
    if (isNew) this.impressions?.reset();
    if (!answer || (!isNew && answer === last?.answer)) return;
    const { unavailable: error } = answer;
    // Not logged here: DiagnosticsController logs empty results.
    if (error && (isNew || !last?.answer?.unavailable)) dispatch(host, 'mkt-error', { error });
    dispatch(host, 'mkt-load', { records, page: answer.page });
  }

  #items(): Element[] {
    return [...this.host.renderRoot.querySelectorAll('[part~="item"]')];
  }

  #recordOf(item: Element) {
    const index = this.#items().indexOf(item);
    const record = this.host.records[index];
    return record && { record, position: index + 1 };
  }
}
