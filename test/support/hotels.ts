/** Shared by the tests of hotel searches. */
import '../../src/define/hotel-search.js';
import type { MktHotelSearch } from '../../src/components/hotel-search/hotel-search.js';
import type { Hotel } from '../../src/templates/hotel.js';
import { requestsOf, spaced, type SeenRequest } from './index.js';
import { day } from './day.js';
import { rendered } from './reading.js';

export const hotels = (attributes = '', tag = '', faults = {}) =>
  rendered<MktHotelSearch>('mkt-hotel-search', { attributes, tag, faults });

export const STAY = `checkin-date="${day(20)}" checkout-date="${day(22)}"`;
export const STAY_OF_TWO = `${STAY} adult-num="2"`;

export const requestedOperations = async (tag: string) =>
  (await requestsOf(tag)).map(({ url }) => new URL(url).pathname.split('/').at(-2));

export async function pagesFound({ url }: SeenRequest): Promise<number> {
  const address = new URL(url);
  address.searchParams.delete('callback');
  const answer = await fetch(address);
  const { pagingInfo } = (await answer.json()) as { pagingInfo: { pageCount: number } };
  return pagingInfo.pageCount;
}

export const text = (element: Element) => spaced(element.textContent);
export const recordsOf = (element: MktHotelSearch) => element.records as readonly Hotel[];
