/** The items that elements name by their numbers, and the requests that find out whether these are still there. */
import type { Request } from '../../client/request.js';
import type { Answer } from '../../client/response.js';
import { unavailableItems } from '../../features/diagnostics/findings/failures.js';
import {
  itemParameters,
  numbersIn,
  type Item,
} from '../../features/substitute/unavailable-item.js';
import { partsOf, shortlist } from './shortlist-request.js';

/** A request for items of one kind. */
export interface ItemRequest {
  readonly items: readonly Item[];
  readonly request: Request;
}

/** The items that the request of an element names, each with one number. */
export function namedItems(request: Request): Item[] {
  const { operation, values } = request;
  if (operation === shortlist)
    return partsOf(request).flatMap(({ name, ids }) =>
      ids.map((value) => ({ parameter: name, value })),
    );
  const parameter = itemParameters.find((name) => values[name] !== undefined);
  if (!parameter) return [];
  const numbers = numbersIn(request, { parameter, value: String(values[parameter]) });
  return numbers.map((value) => ({ parameter, value }));
}

/**
 * The requests that look items up by their numbers alone, as a list does: all hotels together, the others each. Dates and
 * other conditions of the element do not count, since a hotel without free rooms is still there.
 * @param settings of the requests
 */
export function itemRequests(
  items: readonly Item[],
  { settings }: Pick<Request, 'settings'>,
): ItemRequest[] {
  const queries = items.map(({ parameter, value }) =>
    String(new URLSearchParams({ [parameter]: value })),
  );
  const list = { operation: shortlist, values: { items: queries }, settings };
  return partsOf(list).flatMap(({ name, ids, requests }) =>
    requests.map((request) => ({
      items: ids.map((value) => ({ parameter: name, value })),
      request,
    })),
  );
}

/** The items of a request that its answer does not have. */
export function goneItems({ items, request }: ItemRequest, answer: Answer): Item[] {
  const gone = unavailableItems(request, answer).map(({ value }) => value);
  return items.filter(({ value }) => gone.includes(value));
}
