import type { Genres } from './records/genres.js';
import type { Operation, RecordOfOperation } from './operations/operation.js';
import { assertNoRecords } from './error-mapping.js';
import { freeze } from './freeze.js';
import { isObject, number, text, type Json } from './records/fields.js';
import type { Values } from './validation/parameter.js';
import { toRecord, unwrap } from './records/record.js';

/** Where a page of records stands in all that was found. A field is absent where it is unknown. */
export interface PageInfo {
  /** Matches in all. */
  readonly count?: number;
  /** This page, from 1, of `pageCount` pages. */
  readonly page?: number;
  readonly pageCount?: number;
  /** Places of the first and the last record of this page in all matches, from 1. */
  readonly first?: number;
  readonly last?: number;
  /** Records on this page. */
  readonly hits?: number;
}

/** What was looked through for an answer, where that is not all. */
export type LookedThrough = Readonly<Record<'count' | 'first' | 'last', number>>;

/** An answer of the service: several elements can share it, so that nobody can change its records. */
export interface Answer<O extends Operation = Operation> {
  readonly records: readonly RecordOfOperation<O>[];
  readonly page: PageInfo;
  /** Of a search within what another one finds: the places of what this has looked through. */
  readonly lookedThrough?: LookedThrough | undefined;
  /** The genre that was asked for and its neighbours, where the answer tells of them. */
  readonly genres?: Genres | undefined;
  /** The time the data is from. */
  readonly time: Date;
  /** When it came from the service, which can be long before it is shown. */
  readonly receivedAt: Date;
  /** The body as it came: data, not markup. Absent from an answer that was kept. */
  readonly raw?: unknown;
}

/** Where an answer tells of its page: at the top, or in one of these. */
const ENVELOPES = ['pagingInfo', 'summary'];
const PAGE_FIELDS = ['count', 'page', 'pageCount', 'first', 'last', 'hits'] as const;

function pageInfo(body: Json): PageInfo {
  const sent = { ...body };
  for (const name of ENVELOPES) Object.assign(sent, body[name]);
  sent['count'] ??= sent['recordCount'];
  const page: Json = {};
  for (const field of PAGE_FIELDS) {
    const value = number(sent[field]);
    if (value !== undefined) page[field] = value;
  }
  return page;
}

/** Ms of a time before which there were no such services: 1998. */
const EARLIEST_TIME = 9e11;

/** The time the service says its data is from; that of the answer where it says none that can be. */
function timeOf(body: Json, receivedAt: Date): Date {
  const sent = text(body['lastBuildDate']) ?? '';
  // Browsers make a date of any number.
  const built = new Date(/\b\d{4}\b/.test(sent) ? sent : NaN);
  return +built > EARLIEST_TIME && built < receivedAt ? built : receivedAt;
}

type Elements = readonly (string | number)[] | undefined;

/** The fields by which a reader can tell what an entry is. */
const NAMING =
  /^(title|href|productUrlPC|(item|product|hotel|golfCourse)Name|(item|affiliate)Url)$/;

/**
 * A filter of records that have something to show: a name, or a page to link to.
 * @param elements the fields that were requested; where no name or page is among them, any will do
 */
function hasContent({ record: table, key }: Operation, elements?: Elements) {
  const naming = Object.keys(table).filter(
    (name) => (NAMING.test(name) || name === key) && (elements?.includes(name) ?? true),
  );
  return (record: Json | undefined): boolean | undefined =>
    record && (!naming[0] || naming.some((name) => record[name] !== undefined));
}

const older = (one: Date, other: Date): Date => (one < other ? one : other);

/** The times of what two answers show together: those of the older one. */
export const timesOfBoth = (one: Answer, other: Answer): Pick<Answer, 'time' | 'receivedAt'> => ({
  time: older(one.time, other.time),
  receivedAt: older(one.receivedAt, other.receivedAt),
});

/** Two answers as one: the records of both, and the page of the second. */
export const joinAnswers = (one: Answer, other: Answer): Answer => ({
  ...other,
  ...timesOfBoth(one, other),
  lookedThrough: other.lookedThrough && {
    ...other.lookedThrough,
    first: one.lookedThrough?.first ?? other.lookedThrough.first,
  },
  records: Object.freeze([...one.records, ...other.records]),
});

/** The entries of an answer, still as they came; undefined where there is no list. */
function entriesOf(body: unknown, { find, list }: Operation, settings: Values) {
  if (find) return find(body, settings);
  if (!isObject(body)) return undefined;
  return list.length ? list.map((name) => body[name]).find(Array.isArray) : [body];
}

/**
 * The body of an answer as records, whatever the layout it came in.
 * @param settings of the request
 * @param neutral the interface's name for a field of a live service
 * @param elements the fields that were requested; all by default
 * @param receivedAt when the body came
 * @throws {ServiceError} where the body is an error
 * @throws {MalformedError} where it has no list of entries
 */
export function readResponse<O extends Operation>(
  body: unknown,
  operation: O,
  settings: Values = {},
  neutral = (name: string) => name,
  elements?: Elements,
  receivedAt = new Date(),
): Answer<O> {
  const { entry = unwrap, record, genres, order } = operation as Operation;
  const entries = entriesOf(body, operation, settings) as readonly unknown[] | undefined;
  const records = (entries ?? [])
    .map((sent) => {
      const one = entry(sent);
      return isObject(one) ? toRecord(one, record, neutral) : undefined;
    })
    .filter(hasContent(operation, elements)) as RecordOfOperation<O>[];
  if (order) records.sort((one, other) => Number(one[order]) - Number(other[order]));
  // An answer without records is rare enough to look twice at whether it is a failure.
  if (!records.length) assertNoRecords(body, entries, operation, settings);
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
