import { hotelPath } from '../catalogue/hotels.js';
import { notFound } from '../refusal.js';
import { pageOf } from '../operation.js';
import { coordinates } from './travel-area.js';

/** @typedef {import('../catalogue/hotels.js').Hotel} Hotel */
/** @typedef {import('../check.js').Values} Values */
/** @typedef {import('../links.js').Links} Links */

/** @param {Hotel} hotel @param {Values} values @param {Links} links */
function basicInfo(hotel, values, links) {
  const path = hotelPath(hotel);
  const picture = (/** @type {string} */ view) => links.picture('hotel', `${hotel.no}${view}`);
  const thumbnail = `-t${values['hotelThumbnailSize']}`;
  return {
    hotelNo: hotel.no,
    hotelName: hotel.name,
    hotelInformationUrl: links.best(path),
    planListUrl: links.best(`${path}plans/`),
    dpPlanListUrl: links.best(`${path}packages/`),
    reviewUrl: links.best(`${path}reviews/`),
    hotelKanaName: hotel.kana,
    hotelSpecial: hotel.special,
    hotelMinCharge: hotel.minCharge,
    ...coordinates(hotel, values['datumType']),
    postalCode: hotel.postalCode,
    address1: hotel.place.prefecture,
    address2: hotel.address,
    telephoneNo: '03-0000-0000',
    faxNo: hotel.fax,
    access: hotel.access,
    parkingInformation: hotel.parking,
    nearestStation: hotel.minCharge === null ? null : hotel.place.station,
    hotelImageUrl: picture(''),
    hotelThumbnailUrl: picture(thumbnail),
    roomImageUrl: hotel.roomPictured ? picture('-room') : null,
    roomThumbnailUrl: hotel.roomPictured ? picture(`-room${thumbnail}`) : null,
    hotelMapImageUrl: picture('-map'),
    reviewCount: hotel.reviewCount,
    reviewAverage: hotel.reviewAverage,
    userReview: hotel.userReview,
  };
}

/** @param {Hotel} hotel */
function ratingInfo({ ratings }) {
  const [service, location, room, equipment, bath, meal] = ratings;
  return {
    serviceAverage: service,
    locationAverage: location,
    roomAverage: room,
    equipmentAverage: equipment,
    bathAverage: bath,
    mealAverage: meal,
  };
}

/**
 * @param {Hotel} hotel
 * @param {Values} values
 * @param {Links} links
 * @param {readonly object[]} [rooms] `roomInfo` objects
 */
export function hotelEntry(hotel, values, links, rooms = []) {
  return {
    hotel: [
      { hotelBasicInfo: basicInfo(hotel, values, links) },
      ...rooms,
      ...(values['responseType'] === 'small' ? [] : [{ hotelRatingInfo: ratingInfo(hotel) }]),
    ],
  };
}

/**
 * The answer for one page of hotels. Travel searches respond to an empty page with "not found".
 * @template T
 * @param {readonly T[]} hotels
 * @param {Values} place with `page` and `hits`
 * @param {(item: T) => object} entry
 */
export function hotelPage(hotels, place, entry) {
  const { entries, count, page, first, last, pageCount } = pageOf(hotels, place);
  if (!entries.length) throw notFound('no hotel was found');
  return {
    pagingInfo: { recordCount: count, pageCount, page, first, last },
    hotels: entries.map(entry),
  };
}
