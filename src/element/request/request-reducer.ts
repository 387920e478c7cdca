/**
 * The states of an element's request. `RequestController` reports the events, and acts on the changes.
 *
 * | state              | phase          | job                | leaves it by                            |
 * | ------------------ | -------------- | ------------------ | --------------------------------------- |
 * | new                | idle           | -                  | `inserted`, `resolved`                  |
 * | waiting: start     | idle           | -                  | `near`, `reached`, `inserted`           |
 * | waiting: viewport  | idle           | -                  | `near`, `resolved`                      |
 * | waiting: page      | idle           | -                  | `resolved`                              |
 * | waiting: reader    | idle           | -                  | `resolved`                              |
 * | loading            | loading        | request, or issues | `stale`, `loaded`, `failed`, `heldBack` |
 * | heldBack           | idle           | request            | `stale`, `loaded`, `failed`             |
 * | shown              | ready or empty | -                  | `resolved`, `expired`                   |
 * | shown: revalidated | ready or empty | request            | `loaded`, `failed`: the answer stays    |
 * | failed             | error          | -                  | `resolved`                              |
 * | shown or failed    | of the outcome | renewal            | `loaded`, `failed`: the answer stays    |
 *
 * - `resolved` with another request, or after `repeat`, leads from any state to the next job or wait. With the same request
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
  type Failed,
  type Job,
  type RequestState,
  type Result,
  type Shown,
  type Wait,
} from './request-state.js';

interface Resolved {
  readonly result: Result;
  readonly key: string;
  /** The events before which the element may not request. */
  readonly waitsFor: Wait | undefined;
  readonly hasEntries: boolean;
}

interface Selected {
  readonly selection: Selection;
  readonly mode: SelectMode;
}

export interface RequestEvents {
  /** The element is inserted; the value is the event before which it is not rendered. */
  inserted: 'start' | undefined;
  /** The element is near the viewport for the first time. */
  near: undefined;
  /** The element may render, but is not near yet. */
  reached: undefined;
  removed: undefined;
  selected: Selected;
  /** Selection and answer belong to another reader. */
  cleared: undefined;
  /** The next update has to request, even if the request has not changed. */
  repeat: Job['kind'];
  resolved: Resolved;
  /** The cache has an old answer; the job goes on. */
  stale: DisplayedAnswer;
  loaded: DisplayedAnswer;
  failed: Error;
  /** A script of the page holds the request back. */
  heldBack: undefined;
  /** The answer is too old to be shown. */
  expired: undefined;
  updateFailed: Error;
}

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

const isSettled = (state: RequestState): state is Shown | Failed =>
  state.name === 'shown' || state.name === 'failed';

/** The request, or its answer, is there already. */
function confirm(state: RequestState): RequestState {
  const { repeat, isSelected, job, previous, requests } = state;
  const confirmed = {
    repeat: undefined,
    isSelected: false,
    previous: isSelected ? undefined : previous,
  };
  if (repeat !== 'renewal' || job || !isSettled(state)) return { ...state, ...confirmed };
  return { ...state, ...confirmed, job: { kind: repeat, requests } };
}

function resolve(state: RequestState, event: Resolved): RequestState {
  const { repeat, job, selection } = state;
  const { key, result, waitsFor } = event;
  const revalidation = repeat === 'revalidation' ? repeat : undefined;
  const isKnown = key === state.key && !revalidation;
  if (isKnown && (job || isSettled(state))) return confirm(state);
  const valid = Array.isArray(result) ? [] : [result];
  // A refresh bypasses the cache after the wait, too.
  if (waitsFor)
    return {
      ...INITIAL_STATE,
      name: 'waiting',
      waitsFor,
      selection,
      requests: valid,
      repeat: revalidation,
    };
  // A page is appended only to pages of the same reader, search and service.
  const previous = state.isSelected ? state.previous : undefined;
  const base = state.appends ? previous : undefined;
  return {
    ...INITIAL_STATE,
    name: 'loading',
    selection,
    // The entries shown so far stay until the answer arrives.
    answer: base || event.hasEntries ? state.answer : undefined,
    key,
    appends: !!base,
    requests: [...(base?.requests ?? []), ...valid],
    job: { kind: revalidation ?? 'request', requests: [result], before: base?.answer },
    repeat: undefined,
    previous,
  };
}

function select(state: RequestState, { mode, selection }: Selected): RequestState {
  const page = !state.isSelected && isSettled(state) ? end(state) : state.previous;
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
  state.waitsFor === 'start' ? { ...state, name: 'new', waitsFor: undefined } : state;

function approach(state: RequestState): RequestState {
  if (state.waitsFor !== 'viewport') return start(state);
  const { repeat, requests } = state;
  const job: Job = { kind: repeat ?? 'request', requests };
  return { ...state, name: 'loading', waitsFor: undefined, job, repeat: undefined };
}

function accept(state: RequestState, received: DisplayedAnswer): Shown {
  const before = state.job?.before;
  const answer = before ? joinAnswers(before, received) : received;
  return { ...state, name: 'shown', answer, error: undefined, waitsFor: undefined };
}

const end = (state: Shown | Failed): RequestState => ({
  ...state,
  job: undefined,
  previous: undefined,
});

const showError = (state: RequestState, error: Error): Failed => ({
  ...state,
  name: 'failed',
  error,
  answer: undefined,
  waitsFor: undefined,
});

function fail(state: RequestState, error: Error): RequestState {
  const { job, previous } = state;
  if (!job) return state;
  if (state.name === 'shown') return end(state);
  return previous ? { ...previous, failure: error } : end(showError(state, error));
}

/** The state of a removed element, which requests again where it is inserted. */
const abandon = ({ error, key, selection }: RequestState): RequestState => ({
  ...INITIAL_STATE,
  error,
  key,
  selection,
});

const removeAnswer = (state: RequestState): RequestState =>
  state.name === 'shown'
    ? { ...state, name: 'new', answer: undefined, job: undefined }
    : state.name === 'loading'
      ? { ...state, answer: undefined }
      : state;

const transitions: {
  readonly [Type in keyof RequestEvents]: (
    state: RequestState,
    ...value: EventValue<Type>
  ) => RequestState;
} = {
  inserted: (state, waitsFor) =>
    waitsFor ? { ...INITIAL_STATE, name: 'waiting', waitsFor } : start(state),
  near: approach,
  reached: start,
  removed: (state) => (state.job ? (state.previous ?? abandon(state)) : state),
  selected: select,
  cleared: (state) => removeAnswer({ ...state, selection: INITIAL_STATE.selection }),
  repeat: (state, kind) => ({
    ...state,
    repeat: kind === 'revalidation' ? kind : (state.repeat ?? kind),
  }),
  resolved: resolve,
  stale: accept,
  // The job of an answer from the cache has ended before.
  loaded: (state, answer) => (state.job ? end(accept(state, answer)) : state),
  failed: fail,
  heldBack: (state) =>
    state.name === 'loading'
      ? (state.previous ?? { ...state, name: 'heldBack', answer: undefined })
      : state,
  expired: removeAnswer,
  updateFailed: showError,
};

/**
 * The state after an event; the same object if nothing changes.
 * @param value of the event
 */
export const reduce = <Type extends keyof RequestEvents>(
  state: RequestState,
  event: Type,
  ...value: EventValue<Type>
): RequestState => transitions[event](state, ...value);
