/**
 * The states of an element's request. `RequestController` reports the events, and acts on the changes.
 *
 * | state          | phase          | waitsFor   | job                  | leaves it by                                    |
 * | -------------- | -------------- | ---------- | -------------------- | ----------------------------------------------- |
 * | new            | idle           | -          | -                    | `inserted`, `resolved`                          |
 * | not started    | idle           | `start`    | -                    | `near`, `reached`, `inserted`                   |
 * | off-screen     | idle           | `viewport` | -                    | `near`, `resolved`                              |
 * | not permitted  | idle           | `page`     | -                    | `resolved`                                      |
 * | empty form     | idle           | `reader`   | -                    | `resolved`                                      |
 * | loading        | loading        | -          | request, or issues   | `stale`, `loaded`, `failed`, `heldBack`         |
 * | held back      | idle           | `script`   | request              | `stale`, `loaded`, `failed`                     |
 * | revalidating   | ready or empty | -          | request              | `loaded`, `failed`: the answer stays            |
 * | shown          | ready or empty | -          | -                    | `resolved`                                      |
 * | failed         | error          | -          | -                    | `resolved`                                      |
 * | renewing       | of the outcome | -          | renewal              | `loaded`, `failed`: the answer stays            |
 *
 * - `resolved` with another request, or after `due`, leads from any state to the next job or wait. With the same request
 *   it changes nothing, except that an idle element without a job requests.
 * - `removed` ends a job. The element is new where it is inserted.
 * - A further page is loading with `previous`, the state before it: `failed`, `removed` and `heldBack` lead back there.
 * - `updateFailed` leads to `failed`. A job goes on: its answer replaces the error.
 */
import { joinAnswers } from '../../client/response.js';
import type { SelectMode, Selection } from '../selection.js';
import {
  INITIAL_STATE,
  type DisplayedAnswer,
  type Job,
  type RequestState,
  type Result,
  type Wait,
} from './request-state.js';

interface Resolved {
  readonly result: Result;
  /** `requestKey` of the result. */
  readonly key: string;
  /** What the element has to wait for before it may request. */
  readonly waitsFor: Wait | undefined;
  /** True if entries are displayed. */
  readonly hasEntries: boolean;
}

interface Selected {
  readonly selection: Selection;
  readonly mode: SelectMode;
}

/** The events, with what they report. */
export interface RequestEvents {
  /** The element is inserted; the value is what it waits for before it is rendered. */
  inserted: Extract<Wait, 'start'> | undefined;
  /** The element is near the viewport for the first time. */
  near: undefined;
  /** The element may render, but is not near yet. */
  reached: undefined;
  removed: undefined;
  /** The reader has selected something. */
  selected: Selected;
  /** Selection and answer are those of another reader. */
  cleared: undefined;
  /** The next update has to request, even if the request has not changed. */
  due: Job['kind'];
  /** An update has resolved the request. */
  resolved: Resolved;
  /** The cache has an old answer; the job goes on. */
  stale: DisplayedAnswer;
  loaded: DisplayedAnswer;
  failed: Error;
  /** A script of the page holds the request back. */
  heldBack: undefined;
  /** The answer is too old to be shown. */
  expired: undefined;
  /** The update of the element has thrown. */
  updateFailed: Error;
}

/** The value of an event, as arguments. */
export type EventValue<Type extends keyof RequestEvents> = RequestEvents[Type] extends undefined
  ? []
  : [value: RequestEvents[Type]];

/** True if the author has changed the request while the reader is on a further page. */
export const isPageOutdated = (
  { isSelected, key, selection }: RequestState,
  nextKey: () => string,
): boolean =>
  ('page' in selection || 'from' in selection) &&
  !isSelected &&
  key !== undefined &&
  key !== nextKey();

/** The request, or its answer, is there already. */
function confirm(state: RequestState): RequestState {
  const { due, isSelected, job, previous, requests } = state;
  return {
    ...state,
    due: undefined,
    isSelected: false,
    previous: isSelected ? undefined : previous,
    job: due === 'renewal' && !job ? { kind: due, requests } : job,
  };
}

function resolve(state: RequestState, event: Resolved): RequestState {
  const { due, job, phase, selection } = state;
  const { key, result, waitsFor } = event;
  const revalidation = due === 'revalidation' ? due : undefined;
  const isKnown = key === state.key && !revalidation;
  if (isKnown && (job || phase !== 'idle')) return confirm(state);
  const valid = Array.isArray(result) ? [] : [result];
  // A refresh bypasses the cache after the wait, too.
  if (waitsFor)
    return {
      ...INITIAL_STATE,
      waitsFor,
      selection,
      requests: valid,
      due: revalidation,
    };
  // A page is appended only to pages of the same reader, search and service.
  const previous = state.isSelected ? state.previous : undefined;
  const base = state.appends ? previous : undefined;
  return {
    ...INITIAL_STATE,
    phase: 'loading',
    selection,
    // The entries shown so far stay until the answer arrives.
    answer: base || event.hasEntries ? state.answer : undefined,
    key,
    appends: !!base,
    requests: [...(base?.requests ?? []), ...valid],
    job: { kind: revalidation ?? 'request', requests: [result], before: base?.answer },
    due: undefined,
    previous,
  };
}

function select(state: RequestState, { mode, selection }: Selected): RequestState {
  const isSettled = !state.isSelected && state.phase !== 'loading';
  const page = isSettled ? { ...state, job: undefined, previous: undefined } : state.previous;
  return {
    ...state,
    selection,
    isSelected: state.isSelected || selection !== state.selection,
    appends: mode === 'append',
    failure: undefined,
    previous: mode === 'replace' ? undefined : page,
  };
}

const start = (state: RequestState): RequestState =>
  state.waitsFor === 'start' ? { ...state, waitsFor: undefined } : state;

function approach(state: RequestState): RequestState {
  if (state.waitsFor !== 'viewport') return start(state);
  const { due, requests } = state;
  const job: Job = { kind: due ?? 'request', requests };
  return { ...state, phase: 'loading', waitsFor: undefined, job, due: undefined };
}

function accept(state: RequestState, received: DisplayedAnswer): RequestState {
  const before = state.job?.before;
  const answer = before ? joinAnswers(before, received) : received;
  const phase = answer.records.length ? 'ready' : 'empty';
  return { ...state, phase, answer, error: undefined, waitsFor: undefined };
}

const end = (state: RequestState): RequestState => ({
  ...state,
  job: undefined,
  previous: undefined,
});

const showError = (state: RequestState, error: Error): RequestState => ({
  ...state,
  phase: 'error',
  error,
  answer: undefined,
  waitsFor: undefined,
});

function fail(state: RequestState, error: Error): RequestState {
  const { job, phase, previous } = state;
  if (!job) return state;
  if (phase === 'ready' || phase === 'empty') return end(state);
  return previous ? { ...previous, failure: error } : end(showError(state, error));
}

/** The state of a removed element, which requests again where it is inserted. */
const abandon = ({ error, key, selection }: RequestState): RequestState => ({
  ...INITIAL_STATE,
  error,
  key,
  selection,
});

/** The next state for each event. */
const transitions: {
  readonly [Type in keyof RequestEvents]: (
    state: RequestState,
    ...value: EventValue<Type>
  ) => RequestState;
} = {
  inserted: (state, waitsFor) => (waitsFor ? { ...state, waitsFor } : start(state)),
  near: approach,
  reached: start,
  removed: (state) => (state.job ? (state.previous ?? abandon(state)) : state),
  selected: select,
  cleared: (state) => ({ ...state, selection: INITIAL_STATE.selection, answer: undefined }),
  due: (state, kind) => ({ ...state, due: kind === 'revalidation' ? kind : (state.due ?? kind) }),
  resolved: resolve,
  stale: accept,
  // The job of an answer from the cache has ended before.
  loaded: (state, answer) => (state.job ? end(accept(state, answer)) : state),
  failed: fail,
  heldBack: (state) =>
    state.phase === 'loading'
      ? (state.previous ?? { ...state, phase: 'idle', waitsFor: 'script', answer: undefined })
      : state,
  expired: (state) => ({ ...state, answer: undefined }),
  updateFailed: showError,
};

/**
 * The state after an event; the same object if nothing changes.
 * @param value what the event reports
 */
export const reduce = <Type extends keyof RequestEvents>(
  state: RequestState,
  event: Type,
  ...value: EventValue<Type>
): RequestState => transitions[event](state, ...value);
