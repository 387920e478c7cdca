import type { ReactiveController } from 'lit';
import { ABORTED } from '../../client/aborted.js';
import type { ViewportTarget } from '../../client/page-state.js';
import { preconnect } from '../../client/preconnect.js';
import { urlOf, type Request } from '../../client/request.js';
import { joinAnswers } from '../../client/response.js';
import { valuesOf } from '../attributes.js';
import { explainIssues, warnOnce } from '../report.js';
import type { RecordHost } from '../host.js';
import { takeInitial } from '../viewport/initial-elements.js';
import { ViewportController } from '../viewport/viewport-controller.js';
import { isPageOutdated, reduce, type EventValue, type RequestEvents } from './request-reducer.js';
import {
  INITIAL_STATE,
  requestKey,
  withoutRawBody,
  type DisplayedAnswer,
  type Job,
  type RequestState,
  type Result,
  type Wait,
} from './request-state.js';

interface Options {
  /** Starts an element of the initial page, which has waited. */
  readonly start?: () => void;
  /** Called once the element is near the viewport. */
  readonly onNear: () => void;
  readonly load: (request: Request, signal: AbortSignal) => Promise<DisplayedAnswer>;
  readonly onPageError: (error: Error) => void;
}

/**
 * The request of an element: one job at a time. `request-reducer.ts` has the states; `dispatch` is the only place that
 * acts on their changes.
 */
export class RequestController implements ReactiveController {
  state: RequestState = INITIAL_STATE;
  readonly viewport: ViewportController;
  /** Aborts the job. */
  #abort = new AbortController();
  readonly #target: ViewportTarget;

  constructor(
    private readonly host: RecordHost,
    private readonly options: Options,
  ) {
    host.addController(this);
    const viewport = new ViewportController(
      host,
      () => {
        this.dispatch('near');
        options.onNear();
      },
      () => this.dispatch('reached'),
    );
    this.viewport = viewport;
    this.#target = {
      get isNear() {
        return viewport.isNear;
      },
      onHeldBack: () => {
        warnOnce('heldBack');
        this.dispatch('heldBack');
      },
    };
  }

  /**
   * Reports the insertion of the element.
   * @returns false if the element waits for `start`
   */
  insert(): boolean {
    const mayStart = !takeInitial(this.host) || this.viewport.isEager;
    this.dispatch('inserted', mayStart ? undefined : 'start');
    return mayStart;
  }

  hostDisconnected(): void {
    // A moved element is disconnected and connected again at once: its request goes on.
    queueMicrotask(() => {
      if (!this.host.isConnected) this.dispatch('removed');
    });
  }

  isPageOutdated(result: Result): boolean {
    return isPageOutdated(this.state, () => this.#keyOf(result));
  }

  /**
   * Requests, unless the answer is shown or on its way.
   * @param needsReaderInput true if the reader has to fill in the form first
   */
  run(result: Result, needsReaderInput: boolean): void {
    const { host } = this;
    if (!host.isConnected) {
      this.dispatch('repeat', 'request');
      return;
    }
    this.dispatch('resolved', {
      result: Array.isArray(result) ? result : { ...result, target: this.#target },
      key: this.#keyOf(result),
      waitsFor: needsReaderInput ? 'reader' : this.#waitOf(result),
      hasEntries: host.records.length > 0,
    });
  }

  #waitOf(result: Result): Wait | undefined {
    const { host, viewport } = this;
    if (Array.isArray(result)) return undefined;
    if (host.permission !== 'given') return 'page';
    return viewport.hasBeenNear || viewport.isEager ? undefined : 'viewport';
  }

  #keyOf(result: Result): string {
    const { host } = this;
    const ofFeatures = host.definition?.features?.map(
      (each) => each.load && each.attributes && valuesOf(host, each.attributes),
    );
    return requestKey(result, host.permission, ofFeatures);
  }

  /** Changes the state, and acts on the change. */
  dispatch<Type extends keyof RequestEvents>(event: Type, ...value: EventValue<Type>): void {
    const { host, options, state: before } = this;
    const state = reduce(before, event, ...value);
    if (state === before) return;
    this.state = state;
    const { failure, job, requests, waitsFor } = state;
    if (job !== before.job) {
      // The job of an outcome has ended.
      if (event !== 'loaded' && event !== 'failed') this.#abort.abort(ABORTED);
      if (job) void this.#run(job);
    }
    if (waitsFor === 'viewport')
      for (const request of requests) preconnect(urlOf(request), request.settings['transport']);
    if (waitsFor === 'start') this.viewport.watchInitial();
    else if (before.waitsFor === 'start' && event !== 'inserted') options.start?.();
    if (failure && failure !== before.failure) options.onPageError(failure);
    // Another update would fail again.
    if (event !== 'updateFailed') host.requestUpdate();
  }

  async #run(job: Job): Promise<void> {
    const { kind, requests } = job;
    const { signal } = (this.#abort = new AbortController());
    const isCurrent = () => this.state.job === job;
    const onEarly = (answer: DisplayedAnswer, isFinal?: boolean) => {
      if (isCurrent()) this.dispatch(isFinal ? 'loaded' : 'stale', withoutRawBody(answer));
    };
    const once = kind === 'renewal' ? {} : { revalidate: kind === 'revalidation', onEarly };
    try {
      const answers = await Promise.all(
        requests.map((request) =>
          Array.isArray(request)
            ? explainIssues(request)
            : this.options.load({ ...request, ...once }, signal),
        ),
      );
      if (isCurrent()) this.dispatch('loaded', answers.map(withoutRawBody).reduce(joinAnswers));
    } catch (error) {
      if (isCurrent()) this.dispatch('failed', error as Error);
    }
  }
}
