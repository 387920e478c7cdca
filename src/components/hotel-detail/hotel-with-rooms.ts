import type { Operation } from '../../client/operations/operation.js';
import { hotelDetailSearch, vacantHotelSearch } from '../../client/operations/travel.js';
import { partialRequest } from '../../client/partial-request.js';
import { withFields } from '../../client/records/record.js';
import { send } from '../../client/pipeline.js';
import { buildRequest, type Request } from '../../client/request.js';
import { timesOfBoth, type Answer } from '../../client/response.js';
import type { Selection } from '../../element/selection.js';
import type { WidgetHost } from '../../element/host.js';
import type { Hotel } from '../../templates/hotel.js';

/** The request of a hotel's free rooms between two dates; undefined if it breaks a rule. */
export function vacancyRequest(host: WidgetHost, dates: Selection): Request | undefined {
  const parameters = host.collectParameters(vacantHotelSearch, dates);
  const request = buildRequest(vacantHotelSearch, parameters, host.settings);
  return Array.isArray(request) ? undefined : request;
}

/** The details of one hotel, with its free rooms between two dates: two requests. */
export const hotelWithRooms: Operation = {
  ...hotelDetailSearch,
  path: 'Travel/HotelDetailSearch with Travel/VacantHotelSearch',
  params: { ...vacantHotelSearch.params, ...hotelDetailSearch.params },
  rules: vacantHotelSearch.rules,
};

/** The requests that are sent for a hotel: with dates, also that of its free rooms. */
export const requestsOfHotel = (request: Request): readonly Request[] =>
  request.operation === hotelWithRooms
    ? [hotelDetailSearch, vacantHotelSearch].map((operation) => partialRequest(request, operation))
    : [request];

/**
 * Sends the request of a hotel; with dates, also that of its free rooms, and joins the answers.
 * @throws {RequestError} or the signal's reason
 */
export async function sendHotel(request: Request, signal: AbortSignal): Promise<Answer> {
  const [detail, vacant] = await Promise.all(
    requestsOfHotel(request).map((each) => send(each, signal)),
  );
  if (!vacant) return detail!;
  const rooms = (vacant.records as readonly Hotel[]).flatMap((hotel) => hotel.rooms ?? []);
  const records = detail!.records.map((hotel) => withFields(hotel, { rooms }));
  return { ...detail!, ...timesOfBoth(detail!, vacant), records };
}
