/** The items that elements name by their numbers, and the requests that find out whether these are still there. */
import type { Request } from '../../client/request.js';
import type { Answer } from '../../client/response.js';
import { unavailableItems } from '../../authoring/findings/failures.js';
import { numberedItems, type Item } from '../../element/unavailable-item.js';
import { partsOf, shortlist, type Part } from './shortlist-request.js';

export interface ItemRequest {
  readonly items: readonly Item[];
  readonly request: Request;
}

const itemsOfPart = ({ name, ids }: Part): Item[] =>
  ids.map((value) => ({ parameter: name, value }));

export const namedItems = (request: Request): Item[] =>
  request.operation === shortlist ? partsOf(request).flatMap(itemsOfPart) : numberedItems(request);

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
  return partsOf(list).flatMap((part) =>
    part.requests.map((request) => ({ items: itemsOfPart(part), request })),
  );
}

export function goneItems({ items, request }: ItemRequest, answer: Answer): Item[] {
  const gone = unavailableItems(request, answer).map(({ value }) => value);
  return items.filter(({ value }) => gone.includes(value));
}
