import type { ReactiveController } from 'lit';
import type { AnyRecord } from '../../client/records/record.js';
import { dispatch } from './dispatch.js';
import type { ShownAnswer, WidgetHost } from '../host.js';
import { ImpressionController } from './impression-controller.js';
import { matches } from '../matches.js';

/** What is shown at the moment, as far as events are concerned. */
export interface ShownState {
  /** Tells what is shown from anything else that may be shown. */
  readonly key: string;
  readonly answer?: ShownAnswer | undefined;
  readonly error?: Error | undefined;
  /** Whether the element has been near the viewport: before, nobody can have seen its entries. */
  readonly hasBeenNear: boolean;
}

/** The events of an element that shows entries: each once, and an error also in the console. */
export class EventController implements ReactiveController {
  #reportedKey: string | undefined;
  #reportedAnswer: ShownAnswer | undefined;
  /** The first of the entries that were shown last. */
  #first: AnyRecord | undefined;
  readonly #impressions: ImpressionController;

  /** @param shown what is shown now; called after each update */
  constructor(
    private readonly host: WidgetHost,
    private readonly shown: () => ShownState,
  ) {
    host.addController(this);
    this.#impressions = new ImpressionController(host, (item) => {
      const found = this.#recordOf(item);
      if (found) dispatch(host, 'mkt-impression', found);
    });
  }

  hostUpdated(): void {
    this.tell();
  }

  /** Tells of what is shown. */
  tell(): void {
    const { key, answer, error, hasBeenNear } = this.shown();
    const { phase, records } = this.host;
    const isOther = key !== this.#reportedKey;
    this.#reportedKey = key;
    if (isOther && error) this.reportError(error);
    if (phase === 'loading') return;
    // Others are appended to them, or a page has not come: then they were told of already.
    const stays = records[0] !== undefined && records[0] === this.#first;
    const isNew = isOther && !stays;
    this.#first = records[0];
    if (isNew) this.#impressions.reset();
    if (answer && (phase === 'ready' || phase === 'empty')) {
      if (isNew || answer !== this.#reportedAnswer) {
        // The console has a line of it anyway, as of all that finds nothing.
        if (isNew && answer.gone) dispatch(this.host, 'mkt-error', { error: answer.gone });
        this.#reportedAnswer = answer;
        dispatch(this.host, 'mkt-load', { records, page: answer.page });
      }
    }
    if (phase === 'ready' && hasBeenNear) this.#impressions.observe(this.#items());
  }

  reportError(error: Error): void {
    console.error(`<${this.host.localName}>: ${error.message}`);
    dispatch(this.host, 'mkt-error', { error });
  }

  /** Listener for clicks within the entries, also those that open another tab. */
  readonly onClick = (originalEvent: MouseEvent): void => {
    // The right button follows no link.
    if (originalEvent.button === 2) return;
    // Of an entry by a template, the link is in a shadow root of its own.
    const path = originalEvent.composedPath().filter((node) => node instanceof Element);
    const item = path.find((node) => matches(node, '[part~="item"]'));
    const isLink = path.slice(0, item && path.indexOf(item)).some((node) => matches(node, 'a'));
    const found = isLink && item && this.#recordOf(item);
    if (!found) return;
    if (!dispatch(this.host, 'mkt-select', { ...found, originalEvent })) {
      originalEvent.preventDefault();
    }
  };

  #items(): Element[] {
    return [...this.host.renderRoot.querySelectorAll('[part~="item"]')];
  }

  #recordOf(item: Element) {
    const index = this.#items().indexOf(item);
    const record = this.host.records[index];
    return record && { record, position: index + 1 };
  }
}
