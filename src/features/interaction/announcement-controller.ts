import type { ReactiveController } from 'lit';
import { formatNumber } from '../../i18n/format.js';
import { common } from '../../i18n/common.js';
import { pagination } from '../pagination/texts.js';
import type { AnyRecord } from '../../client/records/record.js';
import type { Selection } from '../../element/selection.js';
import type { WidgetHost } from '../../element/host.js';
import { INITIAL_STATE } from '../../element/request/request-state.js';
import { resultSummary } from '../pagination/pagination.js';

/** Announces the result of each selection to screen readers. */
export class AnnouncementController implements ReactiveController {
  #selection: Selection = INITIAL_STATE.selection;
  #isAwaited = false;
  #records: readonly AnyRecord[] = [];
  /** The text that it announced last: other texts of the live region stay while entries are loading. */
  #text: string | undefined;
  /** Announced before the next result. */
  #prefix = '';

  constructor(private readonly host: WidgetHost) {
    host.addController(this);
  }

  announce(text: string | undefined): void {
    this.#text = text;
    this.host.announcer.announce(text);
  }

  announceWithResult(text: string): void {
    this.#prefix = text;
  }

  hostUpdate(): void {
    const { options, phase, state } = this.host;
    const { selection } = state;
    if (selection !== this.#selection) {
      this.#selection = selection;
      this.#isAwaited = true;
    }
    if (phase === 'loading') {
      const { announcer } = this.host;
      if (this.#isAwaited) this.#text = announcer.text = common[options.locale].loading;
      else if (announcer.text === this.#text) this.#text = announcer.text = undefined;
    } else if (this.#isAwaited) {
      this.#isAwaited = false;
      const result = this.#result(this.#records);
      this.announce(result === undefined ? undefined : `${this.#prefix} ${result}`.trim());
      this.#prefix = '';
    }
    if (phase !== 'loading') this.#records = this.host.records;
  }

  #result(previous: readonly AnyRecord[]): string | undefined {
    const { options, phase, records, state } = this.host;
    if (phase === 'idle') return '';
    const messages = pagination[options.locale];
    const summary = resultSummary(this.host);
    if (phase === 'empty' && summary) return `${common[options.locale].empty} ${summary}`;
    if (phase !== 'ready') return undefined;
    if (state.failure) return messages.failed;
    const isAppended = previous.length && records[0] === previous[0];
    const added = isAppended ? records.length - previous.length : 0;
    if (added > 0) return `${messages.added(formatNumber(added), added)} ${summary}`.trim();
    return (
      summary ||
      (this.host.announcedResult?.() ??
        messages.shown(formatNumber(records.length), records.length))
    );
  }
}
