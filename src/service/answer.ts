import { MalformedError, ServiceError } from './errors.js';
import type { Names } from './names.js';
import type { Genres } from './genres.js';
import type { Operation, RecordOfOperation } from './operation.js';
import { isObject, number, text, type Json } from './fields.js';
import type { Values } from './parameter.js';
import { toRecord, unwrap } from './record.js';

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

/** An answer of the service. */
export interface Answer<O extends Operation = Operation> {
  readonly records: readonly RecordOfOperation<O>[];
  readonly page: PageInfo;
  /** The genre that was asked for and its neighbours, where the answer tells of them. */
  readonly genres?: Genres | undefined;
  /** The time the data is from. */
  readonly time: Date;
  /** The body as it came: data, not markup. */
  readonly raw: unknown;
}

/**
 * The error that a body tells of, if it does. The interface shows no error body; these are the
 * shapes that services and the gateways in front of them send.
 * @param settings of the request: an access token in them is taken out of what the service says
 */
export function errorIn(
  body: unknown,
  settings: Values,
  status?: number,
): ServiceError | undefined {
  if (!isObject(body)) return undefined;
  const nested = isObject(body['errors']) ? body['errors'] : body;
  const code =
    text(body['error']) ??
    text(nested['errorCode']) ??
    (text(body['message']) && text(body['statusCode']));
  if (!code) return undefined;
  const said = text(body['error_description'] ?? nested['errorMessage'] ?? body['message']) ?? '';
  const secret = String(settings['accessToken'] ?? '');
  return new ServiceError(code, secret ? said.split(secret).join('…') : said, status);
}

/** Where an answer tells of its page: at the top, or in one of these. */
const ENVELOPES = ['pagingInfo', 'summary'];
const PAGE_FIELDS = ['count', 'page', 'pageCount', 'first', 'last', 'hits'] as const;

function pageInfo(body: Json): PageInfo {
  const told: Json = Object.assign({}, body, ...ENVELOPES.map((name) => body[name]));
  told['count'] ??= told['recordCount'];
  const page: Json = {};
  for (const field of PAGE_FIELDS) {
    const value = number(told[field]);
    if (value !== undefined) page[field] = value;
  }
  return page;
}

/** The time the service says its data is from, else now. */
function timeOf(body: Json): Date {
  const built = new Date(text(body['lastBuildDate']) ?? NaN);
  return +built ? built : new Date();
}

/** The entries of an answer, still as they came. */
function entriesOf(body: unknown, { find, list, path }: Operation, settings: Values) {
  const entries = find
    ? find(body, settings)
    : isObject(body) && (list.length ? list.map((name) => body[name]).find(Array.isArray) : [body]);
  if (entries) return entries as unknown[];
  throw new MalformedError(`${path} answered without ${list.join(' or ') || 'a list of entries'}`);
}

/**
 * The body of an answer as records, whatever the layout it came in.
 * @param settings of the request
 * @throws {ServiceError} where the body is an error
 * @throws {MalformedError} where it has no list of entries
 */
export function read<O extends Operation>(
  body: unknown,
  operation: O,
  names: Names,
  settings: Values = {},
): Answer<O> {
  const error = errorIn(body, settings);
  if (error) throw error;
  const { entry = unwrap, record } = operation as Operation;
  const records = entriesOf(body, operation, settings).map((sent) => {
    const one = entry(sent);
    return isObject(one) ? toRecord(one, record, names) : undefined;
  });
  const whole = isObject(body) ? body : {};
  return {
    records: records.filter((one) => one !== undefined) as RecordOfOperation<O>[],
    page: pageInfo(whole),
    genres: operation.genres?.(whole),
    time: timeOf(whole),
    raw: body,
  };
}
