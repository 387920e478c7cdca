import type { AnyRecord } from '../../client/records/record.js';
import type { Request } from '../../client/request.js';
import type { ResolvedRequest, Selection, ShownAnswer, WidgetHost } from '../host.js';

/** A request, or what is wrong with it. */
export type Result = ResolvedRequest['result'];

/** Tells a question from others: a request, and what may stand in place of what is gone. */
export const keyOf = (result: Result, { substitute }: Partial<WidgetHost> = {}): string =>
  Array.isArray(result)
    ? JSON.stringify(result)
    : JSON.stringify([result.operation.path, result.values, result.settings, substitute]);

/**
 * The same answer with the number of its own records, and without its body: an element would hold
 * that for as long as it lives.
 */
export const counted = ({ raw: _raw, ...answer }: ShownAnswer): ShownAnswer => ({
  ...answer,
  page: Object.freeze({ ...answer.page, hits: answer.records.length }),
});

/** What an element has requested, and what came of it. */
export interface RequestState {
  /** The last answer; its records include those that it was appended to. */
  readonly answer?: ShownAnswer | undefined;
  readonly error?: Error | undefined;
  /** Why a page did not come: what was shown before still is. */
  readonly failure?: Error | undefined;
  /** Of the request; undefined: none that still counts. */
  readonly key?: string | undefined;
  /** The last question, whatever has become of it, and what the reader had chosen for it. */
  readonly question?: { readonly key: string; readonly selection: Selection };
  /** What the reader has chosen for it. */
  readonly selection: Selection;
  /** Whether the entries are appended to those of the pages before. */
  readonly appends: boolean;
  /** The requests whose answers are shown together. */
  readonly requests: readonly Request[];
}

export const INITIAL_STATE: RequestState = { selection: {}, appends: false, requests: [] };

/** The records to show: of a page that is longer than the limit, a part. */
export function recordsOf(state: RequestState, limit: number): readonly AnyRecord[] {
  const { answer, error, key, selection, appends } = state;
  if (!answer || error || key === undefined) return [];
  const from = Number(selection['from'] ?? 0);
  return appends ? answer.records : answer.records.slice(from, from + limit);
}
