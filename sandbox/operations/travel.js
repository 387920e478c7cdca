import { hotels } from '../catalogue/hotels.js';
import { flag, integer, list, number, required, text, word } from '../check.js';
import { keywordsOf, matching } from '../keyword.js';
import { paging } from '../operation.js';
import { notFound } from '../refusal.js';
import { areaParameters, areaRules, inArea } from './travel-area.js';
import { hotelEntry, hotelPage } from './travel-entry.js';
import { hotelSort, sortedByCharge } from './travel-sort.js';

/** @typedef {import('../catalogue/hotels.js').Hotel} Hotel */
/** @typedef {import('../check.js').Values} Values */

const RESPONSE_TYPES = ['small', 'middle', 'large'];

/** Display parameters of hotels. */
const display = {
  carrier: flag(),
  datumType: number([1, 2], 2),
  hotelThumbnailSize: integer(1, 3, 2),
  responseType: word(RESPONSE_TYPES, 'middle'),
};

/** @param {Hotel} hotel */
const minCharge = ({ minCharge: charge }) => charge;

/** @type {import('../check.js').Parameter} */
const hotelKeyword = {
  read: (value, name) => text(/^\s*\S.*\S\s*$/su, 'at least 2 characters').read(value, name),
};

/**
 * The number of keywords in a hotel's name.
 * @param {Hotel} hotel
 * @param {string} keyword
 */
const relevance = ({ name }, keyword) =>
  keywordsOf(keyword).filter((keyword) => matching(keyword)(name)).length;

/** @type {import('../operation.js').Operation} */
const keywordHotelSearch = {
  path: 'Travel/KeywordHotelSearch/20170426',
  list: 'hotels',
  parameters: {
    keyword: required(hotelKeyword),
    ...display,
    ...paging,
    middleClassCode: text(),
    searchField: flag(),
    hotelChainCode: list(text(/^\w+$/, 'a hotel chain code'), 5),
    sort: hotelSort,
  },
  answer(values, { links }) {
    const { keyword, middleClassCode, hotelChainCode } = values;
    const matches = matching(keyword);
    const filtered = hotels
      .filter(({ name, kana, plans }) =>
        values['searchField'] === 1
          ? matches(name, kana)
          : matches(name, kana, ...plans.flatMap((plan) => [plan.name ?? '', plan.roomName])),
      )
      .filter(({ place }) => !middleClassCode || place.middle === middleClassCode)
      .filter(({ chain }) => !hotelChainCode || hotelChainCode.includes(chain))
      .sort((a, b) => relevance(b, keyword) - relevance(a, keyword) || b.popularity - a.popularity);
    const sorted = sortedByCharge(filtered, values['sort'], minCharge);
    return hotelPage(sorted, values, (hotel) => hotelEntry(hotel, values, links));
  },
};

/** @type {import('../operation.js').Operation} */
const simpleHotelSearch = {
  path: 'Travel/SimpleHotelSearch/20131024',
  list: 'hotels',
  parameters: {
    ...areaParameters,
    ...display,
    ...paging,
    sort: hotelSort,
    allReturnFlag: number([1]),
  },
  rules: [
    ...areaRules,
    ({ allReturnFlag, latitude }) =>
      allReturnFlag !== undefined && latitude === undefined
        ? 'allReturnFlag must be used with latitude and longitude'
        : undefined,
  ],
  answer(values, { links }) {
    const byCharge = sortedByCharge(inArea(hotels, values), values['sort'], minCharge);
    const place = values['allReturnFlag']
      ? { page: 1, hits: Math.max(1, byCharge.length) }
      : { page: values['page'], hits: values['hits'] };
    return hotelPage(byCharge, place, (hotel) => hotelEntry(hotel, values, links));
  },
};

/** @type {import('../operation.js').Operation} */
const hotelDetailSearch = {
  path: 'Travel/HotelDetailSearch/20170426',
  list: 'hotels',
  parameters: { hotelNo: required(integer(1, 999_999_999)), ...display },
  answer(values, { links }) {
    const hotel = hotels.find(({ no }) => no === values['hotelNo']);
    if (!hotel) throw notFound('no hotel was found');
    return { hotels: [hotelEntry(hotel, values, links)] };
  },
};

export const travelOperations = [keywordHotelSearch, simpleHotelSearch, hotelDetailSearch];
