import { timesOfBoth, type Answer } from '../../client/response.js';
import { stayDates } from '../../client/operations/stay.js';
import type { Operation } from '../../client/operations/operation.js';
import {
  keywordHotelSearch,
  simpleHotelSearch,
  vacantHotelSearch,
} from '../../client/operations/travel.js';
import type { ValidationIssue } from '../../client/validation/issue.js';
import { hasValue } from '../../client/validation/validate.js';
import type { Request } from '../../client/request.js';
import { partialRequest } from '../../client/partial-request.js';
import { send } from '../../client/pipeline.js';
import { valuesOf } from '../../element/attributes.js';
import type { Inputs } from '../../element/inputs.js';
import type { Selection } from '../../element/selection.js';
import type { Hotel } from '../../templates/hotel.js';
import type { WidgetOptions } from '../../templates/widget-options.js';

const searches: Readonly<Record<string, Operation>> = {
  simple: simpleHotelSearch,
  keyword: keywordHotelSearch,
  vacant: vacantHotelSearch,
};

/** Parameters that a search by keyword lacks. */
const PLACE: readonly string[] = [...vacantHotelSearch.oneOf, 'searchRadius', 'allReturnFlag'];

interface WordSearch extends Operation {
  /** The operation that is requested for the hotels found. */
  readonly second: Operation;
}

/**
 * Combines a search with a keyword: the keyword search gives the numbers of up to 15 hotels, and the
 * other search is requested for these. Pages are those of the keyword search.
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

/** Without a form, a search term is required of the author. */
const withoutForm: Operation = {
  ...simpleHotelSearch,
  oneOf: ['keyword', ...simpleHotelSearch.oneOf],
};

const MAX_HOTELS = vacantHotelSearch.params.hotelNo.maxItems;
/** Maximum of entries per answer: one hotel can have several. */
const ALL = vacantHotelSearch.params.hits.max;

/** The first of the two requests for a search by keyword. */
const matchesRequest = (request: Request): Request => {
  const hits = Math.min(MAX_HOTELS, Number(request.values['hits']));
  return partialRequest(request, keywordHotelSearch, { hits });
};

/** The second one, for the numbers of the hotels found. All are on one page: pages are those of the first one. */
const hotelsRequest = (
  request: Request,
  second: Operation,
  hotelNo: readonly (string | number)[],
): Request => partialRequest(request, second, { hotelNo, page: 1, hits: ALL });

/** The requests that are sent for a search. The numbers of hotels found are not known before. */
export function requestsOfSearch(request: Request): readonly Request[] {
  const { second } = request.operation as Partial<WordSearch>;
  return second ? [matchesRequest(request), hotelsRequest(request, second, ['…'])] : [request];
}

/**
 * Sends a search. One with a keyword and dates requests the hotels that match the keyword, and then the other
 * search for these.
 * @throws {RequestError} or the signal's reason
 */
export async function sendSearch(request: Request, signal: AbortSignal): Promise<Answer> {
  const { second } = request.operation as Partial<WordSearch>;
  if (!second) return send(request, signal);
  const matches = await send(matchesRequest(request), signal);
  const hotelNo = (matches.records as Hotel[]).flatMap((hotel) => hotel.hotelNo ?? []);
  if (!hotelNo.length) return matches;
  const answer = await send(hotelsRequest(request, second, hotelNo), signal);
  const { count, first, last, hits: _hits, ...page } = matches.page;
  return {
    ...answer,
    ...timesOfBoth(matches, answer),
    // The counts are of all matches, not of those with free rooms.
    page,
    lookedThrough: count && first && last ? { count, first, last } : undefined,
  };
}

/** The author's operation, else all of them. */
export function possibleSearches(values: { readonly operation?: unknown }): readonly Operation[] {
  const name = String(values.operation);
  // Validation reports an unknown operation.
  return Object.hasOwn(searches, name) ? [searches[name]!] : Object.values(searches);
}

export function searchFor(
  values: object,
  { controls }: WidgetOptions,
  selection: Selection,
): Operation {
  const [only, ...others] = possibleSearches(values);
  if (!others.length) return only!;
  const isSet = (name: string) =>
    hasValue(selection[name] ?? valuesOf(values, vacantByKeyword.params)[name]);
  // True if the reader has selected a parameter that the other search lacks.
  const needs = ({ params }: Operation, other: Operation) => {
    const authorValues = valuesOf(values, params);
    return Object.entries(selection).some(
      ([name, value]) =>
        hasValue(value) &&
        name in params &&
        !(name in other.params) &&
        value !== authorValues[name],
    );
  };
  // A price or guests need a stay: validation then reports the missing dates.
  if (isSet('checkinDate') || needs(vacantHotelSearch, simpleHotelSearch)) {
    return isSet('keyword') ? vacantByKeyword : vacantHotelSearch;
  }
  if (!isSet('keyword')) return controls.length ? simpleHotelSearch : withoutForm;
  return needs(simpleByKeyword, keywordHotelSearch) ? simpleByKeyword : keywordHotelSearch;
}

/** The parameters of a search: its dates, and the number of entries to request. */
export function hotelParameters(
  parameters: Readonly<Record<string, unknown>>,
  operation: Operation,
  { values }: Inputs,
): Record<string, unknown> {
  const resolved = stayDates(parameters, operation);
  const { hits } = values as { readonly hits?: unknown };
  // `limit` is the number shown: of the hotels that match a keyword, some have no free rooms.
  if ('second' in operation) resolved['hits'] = hasValue(hits) ? hits : MAX_HOTELS;
  return resolved;
}

/** Entries to compare: the lowest rate, per person or per room, may not have the lowest total. */
const FEW = 5;

/**
 * The request sorted by price. A search by keyword keeps its order.
 * @returns undefined for a request that breaks a rule
 */
export function cheapestFirst(request: Request | ValidationIssue[]): Request | undefined {
  if (Array.isArray(request)) return undefined;
  if ('second' in request.operation) return request;
  const { values } = request;
  const hits = values['allReturnFlag'] ? {} : { hits: FEW };
  return { ...request, values: { ...values, sort: '+roomCharge', ...hits } };
}
