import type { Genres } from './records/genres.js';
import type { Operation, RecordOfOperation } from './operations/operation.js';
import { isObject, number, text, unchanged, type Json } from './records/fields.js';
import type { Values } from './validation/parameter.js';
import { toRecord, unwrap } from './records/record.js';

/** The position of a page of records among all matches. Unknown fields are absent. */
export interface PageInfo {
  readonly count?: number;
  /** This page, from 1, of `pageCount` pages. */
  readonly page?: number;
  readonly pageCount?: number;
  /** Positions of this page's first and last record among all matches, from 1. */
  readonly first?: number;
  readonly last?: number;
  /** Records on this page. */
  readonly hits?: number;
  /** Platform of the answer, as requested: books and golf. */
  readonly carrier?: number;
  readonly title?: string;
}

/** The matches that were checked for an answer, if not all were. */
export type LookedThrough = Readonly<Record<'count' | 'first' | 'last', number>>;

/** An item that the service does not know, or whose request has failed. */
export interface ItemFailure {
  readonly item: Readonly<Record<string, string>>;
  readonly error: Error;
}

/** An answer of the service. Its records are frozen, since several elements can share them. */
export interface Answer<O extends Operation = Operation> {
  readonly records: readonly RecordOfOperation<O>[];
  readonly page: PageInfo;
  /** The positions of the checked results, if one search filters the results of another. */
  readonly lookedThrough?: LookedThrough | undefined;
  /** The items that an answer to several requests lacks. */
  readonly failures?: readonly ItemFailure[] | undefined;
  /** The genre of the request and its neighbours, if the answer has them. */
  readonly genres?: Genres | undefined;
  readonly time: Date;
  /** The time at which the service answered; for a cached answer, long before it is displayed. */
  readonly receivedAt: Date;
  /** The unparsed body: data, not markup. The cache has it as well, so do not change it. Absent from a cached answer. */
  readonly raw?: unknown;
}

const PAGE_FIELDS = ['count', 'page', 'pageCount', 'first', 'last', 'hits', 'carrier'] as const;

/** The page information, at the top or in one of two objects. */
function pageInfo(body: Json): PageInfo {
  const sent: Json = { ...body, ...(body['pagingInfo'] as Json), ...(body['summary'] as Json) };
  sent['count'] ??= sent['recordCount'];
  const page: Json = {};
  for (const field of PAGE_FIELDS) {
    const value = number(sent[field]);
    if (value !== undefined) page[field] = value;
  }
  const title = text(sent['title']);
  if (title) page['title'] = title;
  return page;
}

/** Earliest plausible time in ms, 1998: no such services existed before. */
const EARLIEST_TIME = 9e11;

/** The service's time of the data; the time of the answer if the service gives none or an impossible one. */
function timeOf(body: Json, receivedAt: Date): Date {
  const sent = text(body['lastBuildDate']) ?? '';
  // Browsers parse any number as a date.
  const built = new Date(/\b\d{4}\b/.test(sent) ? sent : NaN);
  return +built > EARLIEST_TIME && built < receivedAt ? built : receivedAt;
}

type Elements = readonly (string | number)[] | undefined;

/** Names and pages of entries: a record without any of them has nothing to display. */
const CONTENT_FIELDS =
  /^(title|href|productUrlPC|(item|product|hotel|golfCourse)Name|(item|affiliate)Url)$/;

/**
 * A filter for records that have something to display: a name, or a page to link to.
 * @param elements the requested fields; if no name or page is among them, any field is enough
 */
function hasContent({ record: table, key }: Operation, elements?: Elements) {
  const naming = Object.keys(table).filter(
    (name) => (CONTENT_FIELDS.test(name) || name === key) && (elements?.includes(name) ?? true),
  );
  return (record: Json | undefined): boolean | undefined =>
    record && (!naming[0] || naming.some((name) => record[name] !== undefined));
}

const older = (a: Date, b: Date): Date => (a < b ? a : b);

export type Times = Pick<Answer, 'time' | 'receivedAt'>;

/** The times of two answers displayed together: the older ones. */
export const timesOfBoth = (a: Times, b: Times): Times => ({
  time: older(a.time, b.time),
  receivedAt: older(a.receivedAt, b.receivedAt),
});

/** Joins two answers: the records of both, and the page of the second. */
export const joinAnswers = (a: Answer, b: Answer): Answer => ({
  ...b,
  ...timesOfBoth(a, b),
  lookedThrough: b.lookedThrough && {
    ...b.lookedThrough,
    first: a.lookedThrough?.first ?? b.lookedThrough.first,
  },
  records: Object.freeze([...a.records, ...b.records]),
});

/** The unparsed entries of an answer; undefined if it has no list. */
export function entriesOf(body: unknown, { find, list }: Operation, settings: Values) {
  if (find) return find(body, settings);
  if (!isObject(body)) return undefined;
  return list.length ? list.map((name) => body[name]).find(Array.isArray) : [body];
}

/** Freezes data deeply, since several callers share it. */
function freeze<T>(data: T): T {
  // Texts and numbers count as frozen.
  if (!Object.isFrozen(data))
    for (const value of Object.values(Object.freeze(data) as object)) freeze(value);
  return data;
}

/**
 * Parses the body of a response, in any of its layouts. Without records, it may be an error: `checked` in `error-mapping.ts`.
 * @param neutral the interface's name for a field of a live service
 * @param elements the requested fields; all by default
 */
export function readResponse<O extends Operation>(
  body: unknown,
  operation: O,
  settings: Values = {},
  neutral = unchanged,
  elements?: Elements,
  receivedAt = new Date(),
): Answer<O> {
  const { entry = unwrap, record, genres, order } = operation as Operation;
  const entries = entriesOf(body, operation, settings) ?? [];
  const records = (entries as readonly unknown[])
    .map((sent) => {
      const object = entry(sent);
      return isObject(object) ? toRecord(object, record, neutral) : undefined;
    })
    .filter(hasContent(operation, elements)) as RecordOfOperation<O>[];
  if (order) records.sort((a, b) => Number(a[order]) - Number(b[order]));
  const whole = isObject(body) ? body : {};
  return {
    records: freeze(records),
    page: freeze(pageInfo(whole)),
    genres: freeze(genres?.(whole)),
    time: timeOf(whole, receivedAt),
    receivedAt,
    raw: body,
  };
}
