import type { Operation } from '../../client/operations/operation.js';
import { hotelDetailSearch, vacantHotelSearch } from '../../client/operations/travel.js';
import { send } from '../../client/pipeline.js';
import type { Request } from '../../client/request.js';
import { timesOfBoth, type Answer } from '../../client/response.js';
import type { Hotel } from '../../templates/hotel.js';

const { checkinDate, checkoutDate } = vacantHotelSearch.params;

/** The details of one hotel, with its free rooms between two dates. */
export const hotelWithRooms: Operation = {
  ...hotelDetailSearch,
  path: 'Travel/HotelDetailSearch with Travel/VacantHotelSearch',
  params: { ...hotelDetailSearch.params, checkinDate, checkoutDate },
};

/**
 * Requests a hotel and its free rooms, and joins the answers.
 * @param vacancies request of the free rooms
 * @throws {RequestError} or the signal's reason
 */
export async function sendWithRooms(
  { values, onStale: _onStale, ...request }: Request,
  vacancies: Request,
  signal: AbortSignal,
): Promise<Answer> {
  const { checkinDate: _in, checkoutDate: _out, ...detailValues } = values;
  const [detail, vacant] = await Promise.all([
    send({ ...request, operation: hotelDetailSearch, values: detailValues }, signal),
    send(vacancies, signal),
  ]);
  const rooms = (vacant.records as readonly Hotel[]).flatMap((hotel) => hotel.rooms ?? []);
  const records = detail.records.map((hotel) => ({ ...hotel, rooms }));
  return { ...detail, ...timesOfBoth(detail, vacant), records };
}
