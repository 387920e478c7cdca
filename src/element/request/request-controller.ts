import { Task, TaskStatus } from '@lit/task';
import type { ReactiveController } from 'lit';
import { ABORTED } from '../../client/aborted.js';
import type { ViewportTarget } from '../../client/page-state.js';
import { preconnect } from '../../client/preconnect.js';
import { urlOf, type Request } from '../../client/request.js';
import { joinAnswers } from '../../client/response.js';
import { explainIssues, warnOfHeldBack } from '../../features/diagnostics/with-diagnostics.js';
import { FreshnessController } from './freshness-controller.js';
import type { RequestState, DisplayedAnswer } from './request-state.js';
import type { SelectMode, Selection } from '../selection.js';
import type { RecordHost } from '../host.js';
import type { Result } from './request-state.js';
import { INITIAL_STATE, requestKey, withoutRawBody } from './request-state.js';
import { ViewportController } from '../viewport/viewport-controller.js';

type Load = (signal: AbortSignal) => Promise<DisplayedAnswer>;

interface Options {
  /** Called once the element is near the viewport. */
  readonly onNear: () => void;
  /** Sends a request. */
  readonly load: (request: Request, signal: AbortSignal) => Promise<DisplayedAnswer>;
  /** Called with the error of a further page. */
  readonly onPageError: (error: Error) => void;
}

/**
 * The request of an element: one at a time, once the element is near the viewport. A stale answer is shown
 * while it is revalidated; if a further page fails, the pages before stay.
 */
export class RequestController implements ReactiveController {
  state: RequestState = INITIAL_STATE;
  readonly viewport: ViewportController;
  /** True if the next update has to call `run` even if the request has not changed. */
  isOutdated = true;
  readonly #task: Task<readonly [Load], DisplayedAnswer>;
  /** The state to append a page to, or to return to if a page fails. */
  #previous: RequestState | undefined;
  /** The last request and the selection that led to it. */
  #lastRequest: { readonly key: string; readonly selection: Selection } | undefined;
  /** True when the shown answer has expired and must be refetched if the request has not changed. */
  #mustRenew = false;
  /** True if the next request has to bypass the cache. */
  #mustRevalidate = false;
  /** The element, for its requests. */
  readonly #target: ViewportTarget;
  /** The request to send once the element is near the viewport. */
  #delayed: Request | undefined;

  constructor(
    private readonly host: RecordHost,
    private readonly options: Options,
  ) {
    host.addController(this);
    this.viewport = new ViewportController(host, () => {
      if (this.#delayed) this.#request(this.#delayed, false);
      options.onNear();
    });
    const { viewport } = this;
    this.#target = {
      get isNear() {
        return viewport.isNear;
      },
      onHeldBack: () => this.#holdBack(),
    };
    this.#task = new Task<readonly [Load], DisplayedAnswer>(host, {
      autoRun: false,
      task: ([load], { signal }) => load(signal),
      onComplete: (answer) => {
        this.#accept(answer);
        this.#previous = undefined;
      },
      onError: (error) => this.#requestFailed(error as Error),
    });
    new FreshnessController(host, {
      renew: () => {
        this.#mustRenew = this.isOutdated = true;
        host.requestUpdate();
      },
      expire: () => {
        this.#set({ answer: undefined });
        host.refresh();
      },
    });
  }

  get #isRunning(): boolean {
    return this.#task.status === TaskStatus.PENDING;
  }

  hostDisconnected(): void {
    // A moved element is disconnected and connected again at once: its request goes on.
    queueMicrotask(() => {
      if (this.host.isConnected || !this.#isRunning) return;
      this.#abort();
      this.state = this.#previous ?? {
        ...this.state,
        phase: 'idle',
        answer: undefined,
        isHeldBack: false,
      };
      this.#previous = undefined;
      this.isOutdated = true;
    });
  }

  /** Sets the reader's selection; the next update requests it. */
  select(selection: Selection, mode: SelectMode): void {
    this.#previous = mode === 'replace' ? undefined : this.state;
    this.#set({ selection, appends: mode === 'append', failure: undefined });
  }

  /** Makes the next update request again, past the cache. */
  revalidate(): void {
    this.#mustRevalidate = this.isOutdated = true;
    this.#set({ key: undefined });
  }

  /** Replaces the answer by an error. */
  fail(error: Error): void {
    this.#set({ phase: 'error', error, answer: undefined, isHeldBack: false });
  }

  /** Removes the selection and the answer, for example when another reader has signed in. */
  clear(): void {
    this.#set({ selection: INITIAL_STATE.selection, answer: undefined });
  }

  /** True if the author has changed the request while the reader is on a further page. */
  isPageOutdated(result: Result): boolean {
    const { selection } = this.state;
    const isOnPage = 'page' in selection || 'from' in selection;
    const last = this.#lastRequest;
    return isOnPage && last?.selection === selection && last.key !== this.#keyOf(result);
  }

  /**
   * Requests, unless the answer is shown or on its way.
   * @param needsReaderInput true if the reader has to fill in the form first
   */
  run(request: Result, needsReaderInput: boolean): void {
    this.isOutdated = !this.host.isConnected;
    if (!this.isOutdated) this.#request(request, needsReaderInput);
  }

  #request(request: Result, needsReaderInput: boolean): void {
    const { host } = this;
    this.#delayed = undefined;
    const key = this.#keyOf(request);
    const { phase, selection } = this.state;
    this.#lastRequest = { key, selection };
    if (key === this.state.key) {
      if (phase !== 'loading') this.#previous = undefined;
      if (this.#mustRenew) this.#renew();
      return;
    }
    // A page is appended only to pages of the same reader, search and service.
    if (this.state.key !== this.#previous?.key) this.#previous = undefined;
    this.#abort();
    this.#mustRenew = false;
    const mayWait = !this.viewport.hasBeenNear && !this.viewport.isEager;
    const isDelayed = (mayWait || host.awaitsConsent) && !Array.isArray(request);
    const isIdle = needsReaderInput || isDelayed;
    const appends = this.state.appends && this.#previous !== undefined;
    // The entries shown so far stay until the answer arrives.
    const keepsAnswer = !isIdle && (appends || host.records.length > 0);
    this.#set({
      phase: isIdle ? 'idle' : 'loading',
      key: isIdle ? undefined : key,
      answer: keepsAnswer ? this.state.answer : undefined,
      error: undefined,
      failure: undefined,
      appends,
      isHeldBack: false,
      needsReaderInput,
    });
    if (needsReaderInput) return;
    if (isDelayed) {
      if (host.awaitsConsent) return;
      this.#delayed = request;
      preconnect(urlOf(request), request.settings['transport']);
      return;
    }
    if (Array.isArray(request)) {
      void this.#task.run([() => explainIssues(request)]);
      return;
    }
    const sent = { ...request, target: this.#target };
    const once = {
      revalidate: this.#mustRevalidate,
      onStale: (stale: DisplayedAnswer) => this.#showStale(stale),
    };
    this.#mustRevalidate = false;
    this.#set({ requests: [...(appends ? this.#previous!.requests : []), sent] });
    void this.#task.run([(signal) => this.#load({ ...sent, ...once }, signal)]);
  }

  /** Requests all shown pages again; they stay until the answers arrive. */
  #renew(): void {
    this.#mustRenew = false;
    if (this.#isRunning) return;
    const { requests } = this.state;
    void this.#task.run([
      async (signal) => {
        const answers = await Promise.all(requests.map((request) => this.#load(request, signal)));
        let answer = answers[0]!;
        for (const next of answers.slice(1)) answer = joinAnswers(answer, next);
        return answer;
      },
    ]);
  }

  #keyOf(result: Result): string {
    return requestKey(result, this.host.substitute, this.host.awaitsConsent);
  }

  #set(changes: Partial<RequestState>): void {
    this.state = { ...this.state, ...changes };
  }

  async #load(request: Request, signal: AbortSignal): Promise<DisplayedAnswer> {
    const answer = await this.options.load(request, signal);
    signal.throwIfAborted();
    return withoutRawBody(answer);
  }

  #accept(received: DisplayedAnswer): void {
    const before = this.state.appends ? this.#previous?.answer : undefined;
    const answer = before ? joinAnswers(before, received) : received;
    this.#set({
      phase: answer.records.length ? 'ready' : 'empty',
      answer,
      error: undefined,
      isHeldBack: false,
    });
  }

  #showStale(answer: DisplayedAnswer): void {
    this.#accept(withoutRawBody(answer));
    this.host.requestUpdate();
  }

  /** Waits as before consent. The pages before a further one stay, without it. */
  #holdBack(): void {
    warnOfHeldBack();
    if (this.state.phase !== 'loading') return;
    const previous = this.#previous;
    if (previous) {
      this.#abort();
      this.#previous = undefined;
      this.state = previous;
    } else this.#set({ phase: 'idle', answer: undefined, isHeldBack: true });
    this.host.requestUpdate();
  }

  #requestFailed(error: Error): void {
    const { key, phase } = this.state;
    if (error.name === 'AbortError' || key === undefined) return;
    // A failed renewal leaves the shown answer in place.
    if (phase === 'ready' || phase === 'empty') return;
    const previous = this.#previous;
    this.#previous = undefined;
    if (!previous) {
      this.fail(error);
      return;
    }
    this.options.onPageError(error);
    this.state = { ...previous, failure: error };
  }

  #abort(): void {
    if (!this.#isRunning) return;
    this.#set({ key: undefined });
    this.#task.abort(ABORTED);
  }
}
