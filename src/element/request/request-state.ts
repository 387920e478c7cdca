import type { AnyRecord } from '../../client/records/record.js';
import type { Operation } from '../../client/operations/operation.js';
import type { Request } from '../../client/request.js';
import type { Answer } from '../../client/response.js';
import type { Values } from '../../client/validation/parameter.js';
import type { ValidationIssue } from '../../client/validation/issue.js';
import type { GoneError } from '../unavailable-item.js';
import type { Selection } from '../selection.js';

/** The phase of an element's request; also the attribute `phase`. */
export type Phase = 'idle' | 'loading' | 'ready' | 'empty' | 'error';

/** The request for attributes, settings and a selection. */
export interface ResolvedRequest {
  readonly operation: Operation;
  /** The value of each parameter: the selection's, else the author's. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly result: Request | ValidationIssue[];
}

export interface DisplayedAnswer extends Answer {
  /** The item that the author names by its number and the service does not know; the records are substitutes. */
  readonly unavailable?: GoneError | undefined;
  /** The values that were sent, if the request had several keywords. */
  readonly values?: Values | undefined;
}

/**
 * The event that an idle element awaits. `start`: off-screen, with reserved space, and not rendered before it comes near the
 * viewport; `page`: the page may not connect yet; `reader`: the form has to be filled in.
 */
export type Wait = 'start' | 'viewport' | 'page' | 'reader';

/** May an element connect and store? `click`: after a press of the button; `page`: once the page says so. */
export type Permission = 'given' | 'click' | 'page';

/** Work in flight. Each start makes a new object. */
export interface Job {
  /** `revalidation`: past the cache; `renewal`: the shown answer or error stays until the end. */
  readonly kind: 'request' | 'revalidation' | 'renewal';
  /** The requests to send. Broken rules are explained instead. */
  readonly requests: readonly Result[];
  /** The answer that the new one is appended to. */
  readonly before?: DisplayedAnswer | undefined;
}

interface AnyState {
  readonly selection: Selection;
  /** True until the request for a new selection is resolved. */
  readonly isSelected: boolean;
  /** The error of a further page; the pages before stay. */
  readonly failure?: Error | undefined;
  /** `requestKey` of the last request that was sent, or of the broken rules; undefined while the element waits. */
  readonly key?: string | undefined;
  /** True if pages are appended to earlier ones. */
  readonly appends: boolean;
  /** The requests of the answer, one per appended page. */
  readonly requests: readonly Request[];
  /** The job of the next update, even if the request has not changed. */
  readonly repeat?: Job['kind'] | undefined;
  /** The state to return to if a further page fails or is given up. */
  readonly previous?: RequestState | undefined;
}

/** A state: members of other states are absent. */
type State<Name extends string, Members> = AnyState &
  Readonly<
    Partial<Record<Exclude<'waitsFor' | 'job' | 'answer' | 'error', keyof Members>, undefined>>
  > &
  Readonly<Members> & { readonly name: Name };

/** Before its first request, or after its removal; then with the error that it had. */
export type New = State<'new', { error?: Error | undefined }>;

type Waiting = State<'waiting', { waitsFor: Wait }>;

/** Until the answer, with the entries shown before. */
type Loading = State<'loading', { job: Job; answer?: DisplayedAnswer | undefined }>;

/** A script of the page holds the request back. */
type HeldBack = State<'heldBack', { job: Job }>;

/** The answer has the records of the pages before if pages are appended. */
export type Shown = State<'shown', { answer: DisplayedAnswer; job?: Job | undefined }>;

export type Failed = State<'failed', { error: Error; job?: Job | undefined }>;

/** The state of an element's request, made by `request-reducer.ts`. Each change makes a new object. */
export type RequestState = New | Waiting | Loading | HeldBack | Shown | Failed;

export function phaseOf(state: RequestState): Phase {
  switch (state.name) {
    case 'loading':
      return 'loading';
    case 'shown':
      return state.answer.records.length ? 'ready' : 'empty';
    case 'failed':
      return 'error';
    default:
      return 'idle';
  }
}

export type Result = ResolvedRequest['result'];

/**
 * Identifies a request.
 * @param further other values that change its answer
 */
export const requestKey = (result: Result, ...further: readonly unknown[]): string =>
  JSON.stringify(
    Array.isArray(result)
      ? result
      : [result.operation.path, result.values, result.keywords, result.settings, ...further],
  );

/** The answer with the number of its records, and without the body, which would stay in memory. */
export const withoutRawBody = ({ raw: _raw, ...answer }: DisplayedAnswer): DisplayedAnswer => ({
  ...answer,
  page: Object.freeze({ ...answer.page, hits: answer.records.length }),
});

export const INITIAL_STATE: State<'new', object> = {
  name: 'new',
  selection: {},
  isSelected: false,
  appends: false,
  requests: [],
  repeat: 'request',
};

/** The records to display: part of a page that is longer than the limit. */
export function recordsOf(
  { answer, appends, selection }: RequestState,
  limit: number,
): readonly AnyRecord[] {
  const from = appends ? 0 : Number(selection['from'] ?? 0);
  const until = appends ? (selection['until'] as number | undefined) : from + limit;
  return answer?.records.slice(from, until) ?? [];
}
