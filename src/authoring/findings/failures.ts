import type { ServiceError } from '../../client/errors.js';
import type { ParameterError } from '../../client/validation/messages.js';
import type { ValidationIssue } from '../../client/validation/issue.js';
import type { Request } from '../../client/request.js';
import type { Answer } from '../../client/response.js';
import type { FindingCode } from './en.js';
import { hasValue } from '../../client/validation/validate.js';
import { attributeOf, valuesOf } from '../../element/attributes.js';
import type { ResolvedRequest } from '../../element/request/request-state.js';
import {
  isGone,
  itemOf,
  numberedItems,
  takesSeveral,
  type Item,
} from '../../element/unavailable-item.js';

export type Failure = Error &
  Partial<Pick<ServiceError, 'code' | 'status' | 'text'> & Pick<ParameterError, 'problems'>>;

/** Findings by the text of the service's error: the first match counts. */
const ERROR_PATTERNS: readonly (readonly [pattern: RegExp, code: FindingCode])[] = [
  [/429|too_many|quota|rate limit/, 'quota'],
  [/refer/, 'referrer'],
  [/token|scope/, 'token'],
  [/application.?id|401/, 'wrongId'],
  [/403|forbidden/, 'refused'],
  [/404|not_found/, 'nothingFound'],
  [/\b5\d\d\b|system_error|unavailable|maintenance/, 'unavailable'],
];

/** A map, since the codes of services may be names of `Object.prototype`. */
const CLIENT_CODES: ReadonlyMap<string, FindingCode> = new Map([
  ['gone', 'gone'],
  ['network', 'unreachable'],
  ['timeout', 'timeout'],
  ['malformed', 'malformed'],
]);

export const isClientCode = (code: string): boolean => CLIENT_CODES.has(code);

/** Findings by the missing setting. */
const MISSING: Readonly<Record<string, FindingCode>> = {
  applicationId: 'noApplicationId',
  accessToken: 'noToken',
};

export const codeOfIssue = ({ code, parameter }: ValidationIssue): FindingCode =>
  (code === 'required' && MISSING[parameter]) || 'wrongRule';

/** The finding for a failed request. A network failure has no cause yet: `unreachable`. */
export function failureOf(error: Failure): FindingCode {
  const { code, problems, status = '', text = '' } = error;
  if (problems?.[0]) return codeOfIssue(problems[0].issue);
  // Exceptions of browsers have numbers.
  if (typeof code !== 'string') return 'exception';
  const description = `${code} ${status} ${text}`.toLowerCase();
  return (
    CLIENT_CODES.get(code) ??
    ERROR_PATTERNS.find(([pattern]) => pattern.test(description))?.[1] ??
    'serviceError'
  );
}

/** The items that a request names by their numbers and for which its answer has no record. */
export function unavailableItems(
  request: Request,
  { records, page }: Pick<Answer, 'records' | 'page'>,
): Item[] {
  const item = itemOf(request);
  if (!item) return [];
  const { parameter } = item;
  const items = numberedItems(request);
  if (!records.length) return items;
  const isWhole = (page.count ?? 0) <= records.length;
  const ids = records.map((record) => (record as Readonly<Record<string, unknown>>)[parameter]);
  if (!takesSeveral(request, parameter) || !isWhole || ids.includes(undefined)) return [];
  return items.filter((each) => !ids.map(String).includes(each.value));
}

/** The attribute with the number or numbers in a request for which its answer has no item: `hotel-no="10101"`. */
export function unavailableItemOf(request: Request, answer: Answer): string | undefined {
  const gone = answer.failures?.flatMap(({ error }) =>
    isGone(error) ? `data-${error.attribute}` : [],
  );
  if (gone?.length) return gone.join(' ');
  const items = unavailableItems(request, answer);
  const ids = items.map(({ value }) => value).join();
  return items[0] && `${attributeOf(items[0].parameter)}="${ids}"`;
}

/**
 * The operation with the attributes that it searches by; the keyword can be of the page.
 * @param values the author's, by properties
 */
export function searchOf(values: object, { operation, parameters }: ResolvedRequest): string {
  const { keyword } = parameters;
  const terms = { ...valuesOf(values, operation.params), ...(hasValue(keyword) && { keyword }) };
  const written = Object.entries(terms)
    .filter(([, value]) => hasValue(value))
    .map(([name, value]) => `${attributeOf(name)}=${JSON.stringify(String(value))}`);
  return [operation.path, ...written].join(' ');
}
