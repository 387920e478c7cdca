/** Responses of tests, in the layouts of services. */
import { readResponse, type Answer } from '../../src/client/response.js';
import { checked } from '../../src/client/error-mapping.js';
import type { Operation } from '../../src/client/operations/operation.js';
import { RequestError } from '../../src/client/errors.js';
import { identifierMapping } from '../../src/client/identifier-mapping.js';
import {
  operations,
  type OperationPath,
  type Operations,
} from '../../src/client/operations/index.js';

export type Body = Record<string, unknown>;

export function readBody<O extends Operation>(...body: Parameters<typeof readResponse<O>>) {
  const [, operation, settings = {}] = body;
  const answer = readResponse(...body);
  return answer.records.length ? answer : checked(answer, operation, settings);
}

export const answerOf = <P extends OperationPath>(
  path: P,
  body: unknown,
  names = '',
  elements?: readonly string[],
): Answer<Operations[P]> =>
  readBody(body, operations[path], {}, identifierMapping(names).neutral, elements);

export const recordOf = (path: OperationPath, body: unknown, names?: string): Body =>
  answerOf(path, body, names, []).records[0] as Body;

export function thrownBy(call: () => unknown): RequestError {
  try {
    call();
  } catch (error) {
    if (error instanceof RequestError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

export async function failureOf(promise: Promise<unknown>): Promise<RequestError> {
  const error: unknown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RequestError)) throw new Error('there was no failure', { cause: error });
  return error;
}

/** The name of a rejection's error, also of another copy of the kit. */
export const nameOf = async (answer: Promise<unknown>): Promise<string> =>
  answer.then(
    () => 'an answer',
    (error: unknown) => (error as Error).name,
  );

/** A list of entries in both format versions, and under both spellings of its name. */
export function layouts(list: string, wrapper: string, entries: readonly unknown[]): Body[] {
  const lower = list.toLowerCase();
  const wrapped = (name: string) => entries.map((entry) => ({ [name]: entry }));
  return [
    { [list]: wrapped(wrapper) },
    { [list]: entries },
    { [lower]: wrapped(wrapper.toLowerCase()) },
    { [lower]: entries },
  ];
}

/** The list of each operation, and the wrapper of an entry in version 1. */
export const LISTS: Readonly<Partial<Record<OperationPath, readonly [string, string]>>> = {
  'FavoriteBookmark/List': ['items', 'item'],
  'Product/Search': ['Products', 'Product'],
  'BooksTotal/Search': ['Items', 'Item'],
  'BooksBook/Search': ['Items', 'Item'],
  'BooksCD/Search': ['Items', 'Item'],
  'BooksDVD/Search': ['Items', 'Item'],
  'BooksSoftware/Search': ['Items', 'Item'],
  'BooksGame/Search': ['Items', 'Item'],
  'BooksForeignBook/Search': ['Items', 'Item'],
  'BooksMagazine/Search': ['Items', 'Item'],
  'Ebook/EbookSearch': ['Items', 'Item'],
  'Golf/GolfGolfCourseSearch': ['Items', 'Item'],
  'MarketItem/Ranking': ['Items', 'Item'],
};

export const entryOf = (path: OperationPath, entry: Body): Body =>
  recordOf(path, { [LISTS[path]![0]]: [{ [LISTS[path]![1]]: entry }] });
