import { hotels, hotelPath } from '../catalogue/hotels.js';
import { charge, nights } from '../catalogue/vacancy.js';
import { date, integer, number, required, word } from '../check.js';
import { paging } from '../operation.js';
import { greater } from '../rules.js';
import { areaParameters, areaRules, inArea } from './travel-area.js';
import { hotelEntry, hotelPage } from './travel-entry.js';
import { hotelSort, sortedByCharge } from './travel-sort.js';

/** @typedef {import('../catalogue/hotels.js').Hotel} Hotel */
/** @typedef {import('../catalogue/hotels.js').Plan} Plan */
/** @typedef {import('../check.js').Values} Values */

const MAX_GUESTS = 99;
const MAX_ROOMS_SHOWN = 3;

/** Children's share of an adult's charge, and whether they need a bed. */
const CHILDREN = {
  upClassNum: { share: 0.7, bed: true },
  lowClassNum: { share: 0.6, bed: true },
  infantWithMBNum: { share: 0.5, bed: true },
  infantWithMNum: { share: 0.3, bed: false },
  infantWithBNum: { share: 0.3, bed: true },
  infantWithoutMBNum: { share: 0, bed: false },
};

/** @type {import('../check.js').Rule} */
const guests = (values) => {
  const adults = values['adultNum'] ?? 1;
  const total = Object.keys(CHILDREN).reduce((sum, name) => sum + (values[name] ?? 0), adults);
  return total > MAX_GUESTS ? `the sum of guests must be at most ${MAX_GUESTS}` : undefined;
};

/** @type {import('../check.js').Rule} */
const allReturn = ({ allReturnFlag, latitude, responseType = 'small', searchPattern = 0 }) =>
  allReturnFlag !== undefined &&
  latitude !== undefined &&
  (responseType !== 'small' || searchPattern !== 0)
    ? 'allReturnFlag must be used with responseType small and searchPattern 0 around a place'
    : undefined;

/**
 * @typedef {object} Offer a plan that is free on all requested nights
 * @property {Hotel} hotel
 * @property {Plan} plan
 * @property {Array<{ stayDate: string, siteCharge: number, total: number }>} days
 */

/** @param {Hotel} hotel @param {Plan} plan @param {Values} values @returns {Offer | undefined} */
function offer(hotel, plan, values) {
  const children = Object.entries(CHILDREN);
  const beds = children.reduce(
    (sum, [name, { bed }]) => sum + (bed ? values[name] : 0),
    values['adultNum'],
  );
  if (beds > plan.capacity * values['roomNum']) return undefined;
  const heads = children.reduce(
    (sum, [name, { share }]) => sum + share * values[name],
    values['adultNum'],
  );
  const days = [];
  for (const stayDate of nights(values['checkinDate'], values['checkoutDate'])) {
    const siteCharge = charge(hotel, plan, stayDate);
    if (siteCharge === undefined) return undefined;
    days.push({ stayDate, siteCharge, total: Math.round(siteCharge * heads) });
  }
  const { minCharge = 0, maxCharge = Infinity } = values;
  const total = days[0]?.total ?? 0;
  return total >= minCharge && total <= maxCharge ? { hotel, plan, days } : undefined;
}

/** @param {Offer} offer @param {Values} values @param {import('../links.js').Links} links */
function roomInfo({ hotel, plan, days }, values, links) {
  const stay = `${values['checkinDate']}/${values['checkoutDate']}`;
  // Most hotels give only the charge of the first night, a few the charges of all nights.
  const chargedDays = hotel.no % 5 === 0 ? days : days.slice(0, 1);
  return {
    roomInfo: [
      {
        roomBasicInfo: {
          roomClass: plan.roomClass,
          roomName: plan.roomName,
          planId: plan.id,
          planName: plan.name,
          pointRate: 1,
          withDinnerFlag: plan.dinner,
          dinnerSelectFlag: 0,
          withBreakfastFlag: plan.breakfast,
          breakfastSelectFlag: 0,
          payment: '1',
          reserveUrl: links.best(
            `${hotelPath(hotel)}reserve/${plan.roomClass}/${plan.id}/${stay}/`,
          ),
          salesformFlag: 0,
        },
      },
      ...chargedDays.map((day) => ({ dailyCharge: { ...day, chargeFlag: 0 } })),
    ],
  };
}

/** One entry of the answer: a hotel with its rooms, or with one plan. @param {Values} values @returns {Offer[][]} */
function vacancies(values) {
  const byHotel = inArea(hotels, values).map((hotel) =>
    hotel.plans.flatMap((plan) => offer(hotel, plan, values) ?? []),
  );
  const groups = byHotel.filter((offers) => offers.length > 0);
  return values['searchPattern'] === 1
    ? groups.flat().map((group) => [group])
    : groups.map((offers) => offers.slice(0, MAX_ROOMS_SHOWN));
}

/** @param {Offer[]} offers */
const cheapest = (offers) => Math.min(...offers.map(({ days }) => days[0]?.total ?? Infinity));

const children = Object.fromEntries(Object.keys(CHILDREN).map((name) => [name, integer(0, 99, 0)]));

/** @type {import('../operation.js').Operation} */
export const vacantHotelSearch = {
  path: 'Travel/VacantHotelSearch/20170426',
  list: 'hotels',
  parameters: {
    ...areaParameters,
    checkinDate: required(date()),
    checkoutDate: required(date()),
    adultNum: integer(1, 99, 1),
    ...children,
    roomNum: integer(1, 10, 1),
    maxCharge: integer(0, 999_999_999),
    minCharge: integer(0, 999_999_999),
    searchPattern: number([0, 1], 0),
    hotelThumbnailSize: integer(1, 3, 2),
    responseType: word(['small', 'middle', 'large'], 'small'),
    sort: hotelSort,
    // Without defaults: if one of them was sent, not all results are returned at once.
    page: { read: paging.page.read },
    hits: { read: paging.hits.read },
    allReturnFlag: number([1]),
  },
  rules: [
    ...areaRules,
    greater('checkoutDate', 'checkinDate'),
    greater('maxCharge', 'minCharge'),
    guests,
    allReturn,
  ],
  answer(values, { links }) {
    const byCharge = sortedByCharge(vacancies(values), values['sort'], cheapest);
    const paged = values['page'] !== undefined || values['hits'] !== undefined;
    const place =
      values['allReturnFlag'] && !paged
        ? { page: 1, hits: Math.max(1, byCharge.length) }
        : { page: values['page'] ?? 1, hits: values['hits'] ?? 30 };
    return hotelPage(byCharge, place, (offers) => {
      const [first] = offers;
      const rooms = offers.map((offer) => roomInfo(offer, values, links));
      return first ? hotelEntry(first.hotel, values, links, rooms) : {};
    });
  },
};
