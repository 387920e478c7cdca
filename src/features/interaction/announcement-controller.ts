import type { ReactiveController } from 'lit';
import { formatNumber } from '../../i18n/format.js';
import { common, pagination } from '../../i18n/index.js';
import type { AnyRecord } from '../../client/records/record.js';
import type { Selection, WidgetHost } from '../../element/host.js';
import { resultSummary } from '../pagination/pagination-controller.js';

/** Milliseconds in which nothing is said, so that the same words are heard again. */
const PAUSE = 100;

/** Says to those who do not see it what has become of what the reader has chosen: once each. */
export class AnnouncementController implements ReactiveController {
  /** Undefined where whatever the element shows in place of entries says it. */
  text: string | undefined;
  #selection: Selection;
  #isAwaited = false;
  /** What was shown before. */
  #records: readonly AnyRecord[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What is said before the next result. */
  #note = '';

  constructor(private readonly host: WidgetHost) {
    this.#selection = host.state.selection;
    host.addController(this);
  }

  /** Says something, though it may have been said before. */
  say(text: () => string | undefined): void {
    clearTimeout(this.#timer);
    this.text = '';
    this.#timer = setTimeout(() => {
      this.text = text();
      this.host.requestUpdate();
    }, PAUSE);
    this.host.requestUpdate();
  }

  /** Says something together with what becomes of the next choice. */
  note(text: string): void {
    this.#note = text;
  }

  hostUpdate(): void {
    const { options, phase, state } = this.host;
    const { selection } = state;
    if (selection !== this.#selection) {
      this.#selection = selection;
      this.#isAwaited = true;
    }
    if (phase === 'loading') {
      clearTimeout(this.#timer);
      this.text = this.#isAwaited ? common(options.locale).loading : undefined;
    } else if (this.#isAwaited) {
      this.#isAwaited = false;
      const before = this.#records;
      const note = this.#note;
      this.#note = '';
      this.say(() => {
        const result = this.#result(before);
        // What stands in place of entries says more.
        return result === undefined ? undefined : `${note} ${result}`.trim();
      });
    }
    if (phase !== 'loading') this.#records = this.host.records;
  }

  #result(before: readonly AnyRecord[]): string | undefined {
    const { options, phase, records, state } = this.host;
    if (phase === 'idle') return '';
    const messages = pagination(options.locale);
    const summary = resultSummary(this.host);
    if (phase === 'empty' && summary) return `${common(options.locale).empty} ${summary}`;
    if (phase !== 'ready') return undefined;
    if (state.failure) return messages.failed;
    const added = before.length && records[0] === before[0] ? records.length - before.length : 0;
    if (added > 0) return `${messages.added(formatNumber(added), added)} ${summary}`.trim();
    return summary || messages.shown(formatNumber(records.length), records.length);
  }
}
