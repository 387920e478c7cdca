import { Task, TaskStatus } from '@lit/task';
import type { ReactiveController } from 'lit';
import type { RequestError } from '../client/errors.js';
import { preconnect } from '../client/preconnect.js';
import { urlOf, type Request } from '../client/request.js';
import type { AnyRecord } from '../client/records/record.js';
import type { Answer } from '../client/response.js';
import { attributeOf } from './attributes.js';
import type { Phase, ResolvedRequest, Selection, WidgetHost } from './host.js';
import { lateParts } from './late-parts.js';
import { ViewportController } from './viewport-controller.js';

/** What an element has requested, and what came of it. */
export interface RequestState {
  /** The last answer; its records include those that it was appended to. */
  readonly answer?: Answer | undefined;
  readonly error?: Error | undefined;
  /** Tells the request from others; undefined: none that still counts. */
  readonly key?: string | undefined;
  /** The last question, whatever has become of it, and what the reader had chosen for it. */
  readonly question?: { readonly key: string; readonly selection: Selection };
  /** What the reader has chosen for it. */
  readonly selection: Selection;
  /** Whether the entries are appended to those of the pages before. */
  readonly appends: boolean;
}

interface Options {
  /** Gets the answer to a request. */
  readonly load: (request: Request, signal: AbortSignal) => Promise<Answer>;
  /** Is told of an error that leaves what is shown as it is. */
  readonly onAppendError: (error: Error) => void;
}

/** A request, or what is wrong with it. */
type Result = ResolvedRequest['result'];

const keyOf = (result: Result): string =>
  Array.isArray(result) ? JSON.stringify(result) : urlOf(result) + JSON.stringify(result.settings);

/** The same selection without a page: that of the author is in force. */
export const withoutPage = ({ page: _page, from: _from, ...others }: Selection): Selection =>
  others;

type Host = WidgetHost & { readonly loading?: unknown };

/**
 * The request of an element: one at a time, once the element is near the viewport. What is known
 * already is shown while it is revalidated; what cannot be appended leaves the pages before.
 */
export class RequestController implements ReactiveController {
  state: RequestState = { selection: {}, appends: false };
  readonly #viewport: ViewportController;
  readonly #task: Task<readonly [Result], Answer>;
  /** The state to append to, and to go back to where that fails. */
  #previous: RequestState | undefined;
  /** Whether a stale answer is shown while it is revalidated. */
  #isStale = false;
  /** Whether the next request has to bring news, whatever is cached. */
  #mustRevalidate = false;
  #connected: AbortController | undefined;

  constructor(
    private readonly host: Host,
    private readonly options: Options,
  ) {
    host.addController(this);
    this.#viewport = new ViewportController(host);
    this.#task = new Task<readonly [Result], Answer>(host, {
      autoRun: false,
      task: ([request], { signal }) => this.#load(request, signal),
      onComplete: (answer) => {
        this.#accept(answer);
        this.#previous = undefined;
      },
      onError: (error) => this.#fail(error as Error),
    });
  }

  /** The records to show: of a page that is longer than `limit`, a part. */
  get records(): readonly AnyRecord[] {
    const { answer, error, key, selection, appends } = this.state;
    if (!answer || error || key === undefined) return [];
    const from = Number(selection['from'] ?? 0);
    return appends
      ? answer.records
      : answer.records.slice(from, from + Number(this.host.limit ?? Infinity));
  }

  get phase(): Phase {
    const { answer, error, key } = this.state;
    if (error) return 'error';
    if (key === undefined) return 'idle';
    if (this.#isRunning && !this.#isStale) return 'loading';
    return answer?.records.length ? 'ready' : 'empty';
  }

  get #isRunning(): boolean {
    return this.#task.status === TaskStatus.PENDING;
  }

  hostConnected(): void {
    const { signal } = (this.#connected = new AbortController());
    // What failed while there was no network is worth another attempt once there is.
    const retry = () => {
      const error = this.state.error as RequestError | undefined;
      if (error && error.code !== 'parameter') this.host.refresh();
    };
    addEventListener('online', retry, { signal });
  }

  hostDisconnected(): void {
    this.#connected?.abort();
    // A node that is moved is disconnected and connected again at once: no reason to abort.
    queueMicrotask(() => {
      if (!this.host.isConnected) this.#abort();
    });
  }

  /** Takes over what the reader has chosen; the next update requests it. */
  select(selection: Selection, appends: boolean): void {
    this.#previous = appends ? this.state : undefined;
    this.#set({ selection, appends });
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
    return isOnPage && question?.selection === selection && question.key !== keyOf(result);
  }

  /**
   * Requests, unless it already has.
   * @param awaitsInput whether the reader has yet to say what to look for
   */
  run(request: Result, awaitsInput: boolean): void {
    const { host } = this;
    if (!host.isConnected) return;
    const isInvalid = Array.isArray(request);
    const key = keyOf(request);
    this.#set({ question: { key, selection: this.state.selection } });
    if (key === this.state.key) {
      if (host.phase !== 'loading') this.#previous = undefined;
      return;
    }
    // Only what belongs to the same reader, search and address can be appended to.
    if (this.state.key !== this.#previous?.key) this.#previous = undefined;
    this.#abort();
    this.#isStale = false;
    this.#set({ error: undefined, key: undefined });
    if (!this.#previous) this.#set({ appends: false });
    if (awaitsInput) return;
    if (!isInvalid && !this.#viewport.hasBeenNear && host.loading !== 'eager') {
      preconnect(key, request.settings['transport']);
      return;
    }
    this.#set({ key });
    const wanted = isInvalid
      ? request
      : {
          ...request,
          target: this.#viewport,
          revalidate: this.#mustRevalidate,
          onStale: (stale: Answer) => this.#showStale(stale),
        };
    this.#mustRevalidate = false;
    void this.#task.run([wanted]);
  }

  #set(changes: Partial<RequestState>): void {
    this.state = { ...this.state, ...changes };
  }

  async #load(request: Result, signal: AbortSignal): Promise<Answer> {
    if (Array.isArray(request)) {
      const { explain } = await lateParts.diagnostics();
      throw explain(request, attributeOf);
    }
    const answer = await this.options.load(request, signal);
    // Elements that get the same answer at once render one after the other: readers can act in between.
    await new Promise((resolve) => setTimeout(resolve));
    signal.throwIfAborted();
    return answer;
  }

  #accept(answer: Answer): void {
    const { records, page } = answer;
    const before = this.#previous?.answer?.records ?? [];
    this.#set({
      answer: {
        ...answer,
        records: Object.freeze([...before, ...records]),
        page: Object.freeze({ ...page, hits: records.length }),
      },
    });
  }

  #showStale(answer: Answer): void {
    this.#isStale = true;
    this.#accept(answer);
    this.host.requestUpdate();
  }

  #fail(error: Error): void {
    if (this.state.key === undefined) return;
    const previous = this.#previous;
    if (!previous) {
      this.#set({ error });
      return;
    }
    this.options.onAppendError(error);
    this.state = previous;
    this.#previous = undefined;
  }

  #abort(): void {
    if (!this.#isRunning) return;
    this.#set({ key: undefined });
    this.#task.abort();
  }
}
