/** An element with a request for tests in Node, in a page whose observer of the viewport the test plays. */
import type { ReactiveController } from 'lit';
import { ranking } from '../../src/client/operations/market-item.js';
import { buildRequest, type Request } from '../../src/client/request.js';
import type { ValidationIssue } from '../../src/client/validation/issue.js';
import type { RecordHost } from '../../src/element/host.js';
import { RequestController } from '../../src/element/request/request-controller.js';
import {
  phaseOf,
  recordsOf,
  type DisplayedAnswer,
} from '../../src/element/request/request-state.js';
import type { SelectMode, Selection } from '../../src/element/selection.js';
import { restoreGlobals, setGlobal } from './globals.js';

const page = new EventTarget();
let report: (isIntersecting: boolean) => void = () => undefined;
/** Reports the position of the last element: near the viewport or not. */
export const reportPosition = (isNear: boolean): void => report(isNear);
class Observer {
  constructor(listener: (entries: readonly object[]) => void) {
    this.#listener = listener;
  }
  readonly #listener;
  observe(target: object): void {
    report = (isIntersecting) => this.#listener([{ target, isIntersecting }]);
  }
  unobserve(): void {
    report = () => undefined;
  }
}
const globals = {
  addEventListener: page.addEventListener.bind(page),
  removeEventListener: page.removeEventListener.bind(page),
  document: Object.assign(new EventTarget(), {
    hidden: false,
    createElement: () => ({ setAttribute: () => undefined, remove: () => undefined }),
    head: { append: () => undefined },
  }),
  location: new URL('https://blog.example/'),
  navigator: { onLine: true },
  IntersectionObserver: Observer,
  // In a frame, positions are not read.
  window: { top: {} },
};

/** Starts a page, without elements. */
export function startPage(): void {
  for (const [name, value] of Object.entries(globals)) setGlobal(name, value);
}

/** Removes the elements of a test, and the page. */
export function endPage(): void {
  for (const host of hosts.splice(0)) host.disconnect();
  restoreGlobals();
}

const SETTINGS = { applicationId: 'APP', baseUrl: 'https://service.example' };
export const requestOf = (parameters: object) => buildRequest(ranking, { ...parameters }, SETTINGS);

export const answerOf = (...names: readonly string[]) =>
  ({
    records: names.map((itemName) => ({ itemName })),
    page: { hits: names.length },
    receivedAt: new Date(),
    raw: {},
  }) as unknown as DisplayedAnswer;

/** An element with a request that the test answers. */
class TestHost {
  readonly #controllers: ReactiveController[] = [];
  isConnected = true;
  hasUpdated = true;
  loading = 'eager';
  permission: RecordHost['permission'] = 'given';
  substitute: string | undefined;
  settings = {};
  updates = 0;
  updateComplete = Promise.resolve(true);
  /** The sent requests, and how to answer each. */
  readonly sent: {
    readonly request: Request;
    readonly signal: AbortSignal;
    readonly resolve: (answer: DisplayedAnswer) => void;
    readonly reject: (error: Error) => void;
  }[] = [];
  readonly pageErrors: Error[] = [];
  onPageError: (error: Error) => void = (error) => this.pageErrors.push(error);
  readonly controller = new RequestController(this as unknown as RecordHost, {
    onNear: () => undefined,
    load: (request, signal) =>
      new Promise<DisplayedAnswer>((resolve, reject) => {
        this.sent.push({ request, signal, resolve, reject });
      }),
    onPageError: (error) => this.onPageError(error),
  });

  get state() {
    return this.controller.state;
  }
  get phase() {
    return phaseOf(this.state);
  }
  get records() {
    return recordsOf(this.state, Infinity);
  }
  addController(controller: ReactiveController): void {
    this.#controllers.push(controller);
  }
  requestUpdate(): void {
    this.updates++;
  }
  refresh(): void {
    this.controller.dispatch('due', 'revalidation');
    this.updated();
  }
  connect(): void {
    this.isConnected = true;
    for (const controller of this.#controllers) controller.hostConnected?.();
  }
  disconnect(): void {
    this.isConnected = false;
    for (const controller of this.#controllers) controller.hostDisconnected?.();
  }
  updated(): void {
    for (const controller of this.#controllers) controller.hostUpdated?.();
  }
}

export const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

const hosts: TestHost[] = [];

/** An element in the page, and its steps. */
export function started(changes: Partial<TestHost> = {}) {
  const host = Object.assign(new TestHost(), changes);
  hosts.push(host);
  host.connect();
  host.updated();
  const run = async (
    result: Request | ValidationIssue[] = requestOf({}),
    needsReaderInput = false,
  ) => {
    host.controller.run(result, needsReaderInput);
    await settle();
    host.updated();
  };
  /** Answers the last request. */
  const answer = async (...names: readonly string[]) => {
    host.sent.at(-1)!.resolve(answerOf(...names));
    await settle();
    host.updated();
  };
  const fail = async (error: Error = new Error('unreachable')) => {
    host.sent.at(-1)!.reject(error);
    await settle();
    host.updated();
  };
  const select = async (selection: Selection, mode: SelectMode, result = requestOf(selection)) => {
    host.controller.dispatch('selected', { selection, mode });
    await run(result);
  };
  const names = () => host.records.map(({ itemName }) => itemName);
  return { host, run, answer, fail, select, names };
}
