/** @import { Fields, Response } from './fields-shared.js' */
import { arrays, decimals, integers, nullable, strings } from './fields-shared.js';

/** @type {Record<string, Fields>} */
const hotel = {
  hotelBasicInfo: {
    ...integers('hotelNo'),
    ...strings('hotelName', 'hotelInformationUrl', 'planListUrl', 'dpPlanListUrl', 'reviewUrl'),
    ...strings('hotelKanaName', 'hotelSpecial'),
    ...integers('hotelMinCharge'),
    ...decimals('latitude', 'longitude'),
    ...strings('postalCode', 'address1', 'address2', 'telephoneNo', 'faxNo', 'access'),
    ...strings('parkingInformation'),
    ...nullable(strings('nearestStation')),
    ...strings('hotelImageUrl', 'hotelThumbnailUrl'),
    ...nullable(strings('roomImageUrl', 'roomThumbnailUrl')),
    ...strings('hotelMapImageUrl'),
    ...nullable(integers('reviewCount')),
    ...nullable(decimals('reviewAverage')),
    ...nullable(strings('userReview')),
  },
  // The interface says "numbers" only.
  hotelRatingInfo: {
    ...nullable(decimals('serviceAverage', 'locationAverage', 'roomAverage')),
    ...nullable(decimals('equipmentAverage', 'bathAverage', 'mealAverage')),
  },
};

const pagingInfo = integers('recordCount', 'pageCount', 'page', 'first', 'last');

/** @type {Record<string, Fields>} */
const room = {
  roomBasicInfo: {
    ...strings('roomClass', 'roomName'),
    ...integers('planId'),
    ...strings('planName'),
    ...integers('pointRate', 'withDinnerFlag', 'dinnerSelectFlag', 'withBreakfastFlag'),
    ...integers('breakfastSelectFlag'),
    ...strings('payment', 'reserveUrl'),
    ...integers('salesformFlag'),
  },
  dailyCharge: {
    ...strings('stayDate'),
    ...integers('siteCharge', 'total', 'chargeFlag'),
  },
};

/**
 * Each hotel is an array of one-name objects, whose fields are in parts.
 * @param {Record<string, Fields>} parts
 * @returns {Response}
 */
const hotels = (parts) => ({
  envelope: {
    ...('pagingInfo' in parts ? { pagingInfo: { type: 'object', nullable: false } } : {}),
    ...arrays('hotels'),
  },
  list: 'hotels',
  wrapper: 'hotel',
  parts,
});

export const hotelItems = {
  'Travel/KeywordHotelSearch': hotels({ pagingInfo, ...hotel }),
  'Travel/SimpleHotelSearch': hotels({ pagingInfo, ...hotel }),
  // roomInfo, between the two parts of hotel, is an array of the two parts of room.
  'Travel/VacantHotelSearch': hotels({ pagingInfo, ...hotel, ...room }),
  'Travel/HotelDetailSearch': hotels(hotel),
};
