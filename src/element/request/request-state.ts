import type { AnyRecord } from '../../client/records/record.js';
import type { RequestState, ResolvedRequest, ShownAnswer } from '../host.js';

/** A request, or the rules that it breaks. */
export type Result = ResolvedRequest['result'];

/** Identifies a request; with the substitutes that its answer may have. */
export const requestKey = (result: Result, substitute: unknown): string =>
  JSON.stringify(
    Array.isArray(result)
      ? result
      : [result.operation.path, result.values, result.settings, substitute],
  );

/** The answer with the number of its records, and without the body, which would stay in memory. */
export const withoutRawBody = ({ raw: _raw, ...answer }: ShownAnswer): ShownAnswer => ({
  ...answer,
  page: Object.freeze({ ...answer.page, hits: answer.records.length }),
});

export const INITIAL_STATE: RequestState = {
  phase: 'idle',
  selection: {},
  appends: false,
  requests: [],
  needsReaderInput: false,
};

/** The records to display: part of a page that is longer than the limit. */
export function recordsOf(
  { answer, appends, phase, selection }: RequestState,
  limit: number,
): readonly AnyRecord[] {
  if (!answer || phase === 'idle') return [];
  const from = Number(selection['from'] ?? 0);
  return appends ? answer.records : answer.records.slice(from, from + limit);
}
