import { timesOfBoth, type Answer } from '../../client/response.js';
import type { Operation } from '../../client/operations/operation.js';
import {
  keywordHotelSearch,
  simpleHotelSearch,
  vacantHotelSearch,
} from '../../client/operations/travel.js';
import type { ValidationIssue } from '../../client/validation/issue.js';
import type { Values } from '../../client/validation/parameter.js';
import { hasValue } from '../../client/validation/validate.js';
import type { Request } from '../../client/request.js';
import { send } from '../../client/pipeline.js';
import { valuesOf } from '../../element/attributes.js';
import type { Selection } from '../../element/host.js';
import type { Hotel } from '../../templates/hotel.js';
import type { WidgetOptions } from '../../templates/widget-options.js';

/** The searches for hotels by the names that authors give them. */
const searches: Readonly<Record<string, Operation>> = {
  simple: simpleHotelSearch,
  keyword: keywordHotelSearch,
  vacant: vacantHotelSearch,
};

/** What only a search by place knows. */
const PLACE: readonly string[] = [...vacantHotelSearch.oneOf, 'searchRadius', 'allReturnFlag'];

/** A search in two requests. */
export interface WordSearch extends Operation {
  /** The one that is asked about what the words find. */
  readonly second: Operation;
}

/**
 * A search of the hotels that some words find: the keyword search gives the numbers of up to 15
 * hotels, and the other search is asked about those. Pages are those of the keyword search.
 */
const byKeyword = (search: Operation): WordSearch => ({
  ...search,
  second: search,
  path: `Travel/KeywordHotelSearch with ${search.path}`,
  params: {
    ...Object.fromEntries(Object.entries(search.params).filter(([name]) => !PLACE.includes(name))),
    ...keywordHotelSearch.params,
  },
  oneOf: [],
});
const vacantByKeyword = byKeyword(vacantHotelSearch);
const simpleByKeyword = byKeyword(simpleHotelSearch);

/** Where there is no form either, something has to be set: then it is the author who is told. */
const withoutForm: Operation = {
  ...simpleHotelSearch,
  oneOf: ['keyword', ...simpleHotelSearch.oneOf],
};

/** Hotels that a vacancy search can be asked about by number. */
const MOST = vacantHotelSearch.params.hotelNo.most;
/** Entries that it gives at once: one hotel can have several. */
const ALL = vacantHotelSearch.params.hits.max;

/** The part of a request that one of its operations knows. What is found first is not shown early. */
const part = (
  { values, onStale: _onStale, ...request }: Request,
  operation: Operation,
  more: Values,
): Request => ({
  ...request,
  operation,
  values: {
    ...Object.fromEntries(
      Object.entries(values).filter(
        ([name]) => name in operation.params || name === 'formatVersion',
      ),
    ),
    ...more,
  },
});

/**
 * Asks which hotels the words of a request find, and then the other search about these.
 * @param most how many hotels to look for by words, where the author says it
 * @throws {RequestError} one of the family, or the signal's reason
 */
export async function sendBoth(
  request: Request,
  second: Operation,
  most: unknown,
  signal: AbortSignal,
): Promise<Answer> {
  const hits = hasValue(most) ? Math.min(MOST, Number(most)) : MOST;
  const found = await send(part(request, keywordHotelSearch, { hits }), signal);
  const hotelNo = (found.records as Hotel[]).flatMap((hotel) => hotel.hotelNo ?? []);
  if (!hotelNo.length) return found;
  const answer = await send(
    // All that were found at once: pages are turned in what the keyword finds.
    part(request, second, { hotelNo, page: 1, hits: ALL }),
    signal,
  );
  const { count, first, last, hits: _hits, ...page } = found.page;
  return {
    ...answer,
    ...timesOfBoth(found, answer),
    // Where they are among all that the words find is no news of those with free rooms.
    page,
    lookedThrough: count && first && last ? { count, first, last } : undefined,
  };
}

/**
 * Whether the reader has chosen something that one search has and another has not.
 * @param set what the author has set
 */
const chooses = (
  selection: Selection,
  set: Readonly<Record<string, unknown>>,
  one: Operation,
  other: Operation,
): boolean =>
  Object.entries(selection).some(
    ([name, value]) =>
      hasValue(value) && name in one.params && !(name in other.params) && value !== set[name],
  );

/** The operation that an author insists on, else all that what is set can lead to. */
export function possibleSearches({
  operation,
}: {
  readonly operation?: unknown;
}): readonly Operation[] {
  const named = Object.hasOwn(searches, String(operation));
  // A search that there is not is refused with the other wrong values.
  return named ? [searches[String(operation)]!] : Object.values(searches);
}

/** The search that what is set leads to. */
export function searchFor(
  element: object,
  { controls }: WidgetOptions,
  selection: Selection,
): Operation {
  const [only, ...others] = possibleSearches(element);
  if (!others.length) return only!;
  const isSet = (name: string) =>
    hasValue(selection[name] ?? valuesOf(element, vacantByKeyword.params)[name]);
  const selects = (one: Operation, other: Operation) =>
    chooses(selection, valuesOf(element, one.params), one, other);
  // Whoever asks for a price or for so many guests means a stay: then the dates are missing.
  if (isSet('checkinDate') || selects(vacantHotelSearch, simpleHotelSearch)) {
    return isSet('keyword') ? vacantByKeyword : vacantHotelSearch;
  }
  if (!isSet('keyword')) return controls.length ? simpleHotelSearch : withoutForm;
  return selects(simpleByKeyword, keywordHotelSearch) ? simpleByKeyword : keywordHotelSearch;
}

/** Entries in which the lowest total is looked for: the lowest rate may be for a person, or a room. */
const FEW = 5;

/**
 * The request with the cheapest first, as far as it can say so. What words find keeps its order.
 * @returns undefined where something is wrong with it
 */
export function cheapestFirst(request: Request | ValidationIssue[]): Request | undefined {
  if (Array.isArray(request)) return undefined;
  if ('second' in request.operation) return request;
  const { values } = request;
  const hits = values['allReturnFlag'] ? {} : { hits: FEW };
  return { ...request, values: { ...values, sort: '+roomCharge', ...hits } };
}
