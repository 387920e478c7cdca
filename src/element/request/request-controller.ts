import { Task, TaskStatus } from '@lit/task';
import type { ReactiveController } from 'lit';
import { preconnect } from '../../client/preconnect.js';
import { urlOf, type Request } from '../../client/request.js';
import type { AnyRecord } from '../../client/records/record.js';
import { joinAnswers } from '../../client/response.js';
import { allowsOthers } from './empty-result.js';
import { explainIssues } from '../../features/diagnostics/explain-issues.js';
import { FreshnessController } from './freshness-controller.js';
import type { Phase, SelectMode, Selection, ShownAnswer, WidgetHost } from '../host.js';
import type { RequestState, Result } from './request-state.js';
import { counted, INITIAL_STATE, keyOf, recordsOf } from './request-state.js';
import { ViewportController } from '../viewport/viewport-controller.js';

/** Phases in which an answer is shown. */
const SHOWN: readonly Phase[] = ['ready', 'empty'];

type Load = (signal: AbortSignal) => Promise<ShownAnswer>;

interface Options {
  /** Is told once the element is near the viewport. */
  readonly onNear: () => void;
  /** Gets the answer to a request. */
  readonly load: (request: Request, signal: AbortSignal) => Promise<ShownAnswer>;
  /** Is told of an error that leaves what is shown as it is. */
  readonly onPageError: (error: Error) => void;
}

type Host = WidgetHost & { readonly loading?: unknown };

/**
 * The request of an element: one at a time, once the element is near the viewport. What is known
 * already is shown while it is revalidated; a page that fails leaves what was there before.
 */
export class RequestController implements ReactiveController {
  state: RequestState = INITIAL_STATE;
  readonly viewport: ViewportController;
  readonly #task: Task<readonly [Load], ShownAnswer>;
  /** The state that a page is appended to, or replaces: to go back to where it fails. */
  #previous: RequestState | undefined;
  /** Whether a stale answer is shown while it is revalidated. */
  #isStale = false;
  /** Whether what is shown is to be asked for again, if it still is what is asked for. */
  #isOutdated = false;
  /** Whether the next request has to bring news, whatever is cached. */
  #mustRevalidate = false;
  /** What is requested once the element is near the viewport. */
  #delayed: Request | undefined;

  constructor(
    private readonly host: Host,
    private readonly options: Options,
  ) {
    host.addController(this);
    this.viewport = new ViewportController(host, (wasFar) => {
      if (this.#delayed) this.run(this.#delayed, false);
      // What is on its way has shown no more than its room.
      else if (wasFar && this.phase === 'loading') host.requestUpdate();
      options.onNear();
    });
    this.#task = new Task<readonly [Load], ShownAnswer>(host, {
      autoRun: false,
      task: ([load], { signal }) => load(signal),
      onComplete: (answer) => {
        this.#accept(answer);
        this.#previous = undefined;
      },
      onError: (error) => this.#fail(error as Error),
    });
    new FreshnessController(host, {
      shown: () => {
        const { answer, error } = this.state;
        return { answer: SHOWN.includes(this.phase) ? answer : undefined, error };
      },
      renew: () => {
        this.#isOutdated = true;
        // Days from today may be others by now.
        host.requestUpdate();
      },
      expire: () => {
        this.#set({ answer: undefined });
        host.refresh();
      },
    });
  }

  /** The records to show: of a page that is longer than `limit`, a part. */
  get records(): readonly AnyRecord[] {
    return recordsOf(this.state, Number(this.host.limit) || Infinity);
  }

  get phase(): Phase {
    const { answer, error, key } = this.state;
    if (error) return 'error';
    if (key === undefined) return 'idle';
    if (this.#isRunning && !this.#isStale) return 'loading';
    return answer?.records.length ? 'ready' : 'empty';
  }

  /** The state that is appended to. */
  get #extended(): RequestState | undefined {
    return this.state.appends ? this.#previous : undefined;
  }

  get #isRunning(): boolean {
    return this.#task.status === TaskStatus.PENDING;
  }

  hostDisconnected(): void {
    // A node that is moved is disconnected and connected again at once: no reason to abort.
    queueMicrotask(() => {
      if (this.host.isConnected || !this.#isRunning) return;
      const previous = this.#previous;
      this.#abort();
      // A page that is given up leaves what was there before.
      if (previous) this.state = previous;
      this.#previous = undefined;
    });
  }

  /** Takes over what the reader has chosen; the next update requests it. */
  select(selection: Selection, mode: SelectMode): void {
    this.#previous = mode === 'replace' ? undefined : this.state;
    this.#set({ selection, appends: mode === 'append', failure: undefined });
  }

  /** Forgets what was requested: the next update requests it again, and what is cached is stale. */
  revalidate(): void {
    this.#mustRevalidate = true;
    this.#set({ key: undefined });
  }

  /** Forgets the selection and the answer, as where another reader is there now. */
  clear(): void {
    this.#set({ selection: {}, answer: undefined });
  }

  /**
   * Whether the author asks something else than before, while the reader is on a page of that: a
   * page means nothing for another question.
   */
  leavesPage(result: Result): boolean {
    const { question, selection } = this.state;
    const isOnPage = 'page' in selection || 'from' in selection;
    return (
      isOnPage && question?.selection === selection && question.key !== keyOf(result, this.host)
    );
  }

  /**
   * Requests, unless it already has.
   * @param awaitsInput whether the reader has yet to say what to look for
   */
  run(request: Result, awaitsInput: boolean): void {
    const { host } = this;
    this.#delayed = undefined;
    if (!host.isConnected) return;
    const isInvalid = Array.isArray(request);
    const key = keyOf(request, host);
    this.#set({ question: { key, selection: this.state.selection } });
    if (key === this.state.key) {
      if (host.phase !== 'loading') this.#previous = undefined;
      if (this.#isOutdated) this.#renew();
      return;
    }
    // Only what belongs to the same reader, search and address can be appended to.
    if (this.state.key !== this.#previous?.key) this.#previous = undefined;
    this.#abort();
    this.#isStale = false;
    this.#isOutdated = false;
    this.#set({ error: undefined, failure: undefined, key: undefined });
    if (!this.#previous) this.#set({ appends: false });
    if (awaitsInput) return;
    if (!isInvalid && !this.viewport.hasBeenNear && host.loading !== 'eager') {
      this.#delayed = request;
      preconnect(urlOf(request), request.settings['transport']);
      return;
    }
    this.#set({ key });
    if (isInvalid) {
      void this.#task.run([() => explainIssues(request)]);
      return;
    }
    const wanted = { ...request, target: this.viewport };
    const events = {
      revalidate: this.#mustRevalidate,
      onStale: (stale: ShownAnswer) => this.#showStale(stale),
    };
    this.#mustRevalidate = false;
    this.#set({ requests: [...(this.#extended?.requests ?? []), wanted] });
    void this.#task.run([(signal) => this.#load({ ...wanted, ...events }, signal)]);
  }

  /** Asks again for all that is shown, which stays until the answers are there. */
  #renew(): void {
    this.#isOutdated = false;
    if (this.#isRunning) return;
    const { requests } = this.state;
    this.#isStale = true;
    void this.#task.run([
      async (signal) => {
        const answers = await Promise.all(requests.map((one) => this.#load(one, signal)));
        return answers.reduce(joinAnswers);
      },
    ]);
  }

  #set(changes: Partial<RequestState>): void {
    this.state = { ...this.state, ...changes };
  }

  async #load(request: Request, signal: AbortSignal): Promise<ShownAnswer> {
    const answer = await this.options.load(request, signal);
    signal.throwIfAborted();
    return counted(answer);
  }

  #accept(answer: ShownAnswer): void {
    const before = this.#extended?.answer;
    this.#set({ answer: before ? joinAnswers(before, answer) : answer, error: undefined });
  }

  #showStale(answer: ShownAnswer): void {
    // Of what is gone, others may come: nothing is shown before.
    if (!answer.records.length && allowsOthers(this.host)) return;
    this.#isStale = true;
    this.#accept(counted(answer));
    this.host.requestUpdate();
  }

  #fail(error: Error): void {
    if (error.name === 'AbortError' || this.state.key === undefined) return;
    // A failed renewal leaves the shown answer in place.
    if (this.#isStale && !this.state.error) return;
    const previous = this.#previous;
    if (!previous) {
      this.#set({ error });
      return;
    }
    this.options.onPageError(error);
    this.state = { ...previous, failure: error };
    this.#previous = undefined;
  }

  #abort(): void {
    if (!this.#isRunning) return;
    this.#set({ key: undefined });
    this.#task.abort();
  }
}
