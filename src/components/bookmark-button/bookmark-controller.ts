import type { ReactiveControllerHost } from 'lit';
import type { RequestError, ServiceError } from '../../client/errors.js';
import { bookmarkAdd, bookmarkDelete } from '../../client/operations/bookmark.js';
import type { Operation } from '../../client/operations/operation.js';
import { send } from '../../client/pipeline.js';
import { buildRequest } from '../../client/request.js';
import type { Answer } from '../../client/response.js';
import type { ValidationIssue } from '../../client/validation/issue.js';
import { dispatch, type MktEventDetails } from '../../element/events/events.js';
import { explainIssues, logError } from '../../element/report.js';
import type { ResolvedRequest } from '../../element/request/request-state.js';
import type { ElementSettings } from '../../element/settings/settings.js';
import type { BookmarkStatus } from './texts.js';

export interface BookmarkHost extends ReactiveControllerHost, HTMLElement {
  readonly itemCode?: string | undefined;
  readonly bookmarkId?: string | undefined;
  readonly settings: ElementSettings;
  /** Parameters set by the page, by their names in the interface. */
  readonly parameters: Readonly<Record<string, unknown>>;
}

type Detail = MktEventDetails['mkt-bookmark'];

export function isRefusal(error: unknown): boolean {
  const { code, status = 0 } = error as Partial<ServiceError>;
  return [401, 403].includes(status) || /^40[13]|token|scope/.test(code ?? '');
}

/** True if the service reports that the bookmark already exists, or no longer exists. */
function isDoneAlready(error: unknown, { path }: Operation): boolean {
  const { code, status, text } = error as Partial<ServiceError>;
  const answered = `${status} ${code} ${text}`;
  return (path === bookmarkAdd.path ? /\b409\b|already/i : /\b404\b|not_found/i).test(answered);
}

/** The message to the reader about a failure. */
function statusOf(error: RequestError): BookmarkStatus {
  if (isRefusal(error)) return 'refused';
  // Without an error of the service, the change may have been made.
  return error.name === 'ServiceError' ? 'failed' : 'lost';
}

/**
 * The request that adds or deletes a bookmark, or its issues.
 * @param parameters by their names in the interface
 */
export function resolveBookmark(
  parameters: Readonly<Record<string, unknown>>,
  settings: ElementSettings,
  isAdded: boolean,
): ResolvedRequest {
  const operation = isAdded ? bookmarkDelete : bookmarkAdd;
  return { operation, parameters, result: buildRequest(operation, parameters, settings) };
}

export class BookmarkController {
  isAdded = false;
  isPending = false;
  /** The last message to the reader. */
  status: BookmarkStatus | undefined;
  issues: readonly ValidationIssue[] = [];
  error: RequestError | undefined;
  answer: Answer | undefined;
  #id: string | undefined;
  /** Item and reader of the bookmark, as a key. */
  #subject = '';
  /** Counts the requests: an answer about another subject is ignored. */
  #attempt = 0;
  #reportedIssues = '[]';

  constructor(private readonly host: BookmarkHost) {}

  /** True if no action is left: a removed bookmark without an item code, or one without an id. */
  get isOver(): boolean {
    return !!this.status && !(this.isAdded ? this.#id : this.host.itemCode);
  }

  get isSignedOut(): boolean {
    return this.issues.some(({ parameter, value }) => parameter === 'accessToken' && !value);
  }

  /** Follows the host's attributes; called in its `willUpdate`. */
  update(): void {
    const { itemCode, bookmarkId, settings } = this.host;
    const subject = JSON.stringify([itemCode, bookmarkId, settings.accessToken]);
    if (subject !== this.#subject) {
      this.#subject = subject;
      this.#attempt++;
      this.#id = bookmarkId;
      this.isAdded = !!bookmarkId;
      this.status = this.error = this.answer = undefined;
      this.isPending = false;
    }
    const result = this.isOver || this.isPending ? [] : this.resolve().result;
    this.issues = Array.isArray(result) ? result : [];
    this.#reportIssues();
  }

  resolve(): ResolvedRequest {
    const { parameters, settings } = this.host;
    const bookmarkId = this.#id;
    return resolveBookmark({ ...parameters, bookmarkId }, settings, this.isAdded);
  }

  /** Adds or deletes the bookmark; asks for confirmation if it could not be added again. */
  async toggle(): Promise<void> {
    if (this.isPending || this.isOver) return;
    this.host.requestUpdate();
    if (this.isAdded && !this.host.itemCode && this.status !== 'confirm') {
      this.status = 'confirm';
      return;
    }
    const { result: request } = this.resolve();
    if (Array.isArray(request)) return;
    const attempt = ++this.#attempt;
    this.error = this.answer = undefined;
    this.isPending = true;
    this.status = 'pending';
    this.#dispatch('pending');
    try {
      const answer = await send(request);
      if (attempt !== this.#attempt) return;
      this.isPending = false;
      this.answer = answer;
      const { bookmarkId, affectedCount } = answer.records[0] ?? {};
      this.#complete(bookmarkId as string | undefined);
      if (affectedCount === 0) this.status = 'missing';
    } catch (error) {
      if (attempt !== this.#attempt) return;
      this.isPending = false;
      if (isDoneAlready(error, request.operation)) {
        this.#complete();
        this.status = this.isAdded ? 'known' : 'missing';
      } else {
        this.status = statusOf(error as RequestError);
        this.#dispatch('failed', { error: error as Error });
        this.#fail(error as RequestError);
      }
    }
    this.host.requestUpdate();
  }

  #complete(newId?: string): void {
    const { itemCode, bookmarkId } = this.host;
    const deletedId = this.#id;
    this.isAdded = !this.isAdded;
    if (this.isAdded) {
      this.#id = newId;
      this.status = bookmarkId ? 'restored' : 'added';
      this.#dispatch('added');
    } else {
      this.#id = undefined;
      this.status = bookmarkId || !itemCode ? 'gone' : 'removed';
      this.#dispatch('removed', { bookmarkId: deletedId });
    }
  }

  #reportIssues(): void {
    const { issues } = this;
    const reported = JSON.stringify(issues);
    if (reported === this.#reportedIssues) return;
    this.#reportedIssues = reported;
    this.error = undefined;
    if (!issues.length) return;
    explainIssues(issues).catch((error: unknown) => {
      if (reported === this.#reportedIssues) this.#fail(error as RequestError);
    });
  }

  #fail(error: RequestError): void {
    const { host } = this;
    this.error = error;
    if (host.isConnected) logError(host, error);
    dispatch(host, 'mkt-error', { error });
    host.requestUpdate();
  }

  #dispatch(state: Detail['state'], more: Partial<Detail> = {}): void {
    const { itemCode } = this.host;
    dispatch(this.host, 'mkt-bookmark', { state, itemCode, bookmarkId: this.#id, ...more });
  }
}
