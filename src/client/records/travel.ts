import { positionOf } from '../geo/datum.js';
import {
  average,
  count,
  dropField,
  isObject,
  nonZero,
  number,
  text,
  url,
  type Field,
  type Json,
  type Plain,
} from './fields.js';
import { toRecord, type RecordOf, type RecordTable, type Summary } from './record.js';

/** Tags by name: shops also write `<BBQ>` and `<Wi-Fi>`, with angle brackets as brackets. */
const TAG =
  /<\/?(a|b|big|center|div|em|font|h\d|hr|i|img|li|ol|p|small|span|strong|t[dhr]|table|tbody|u|ul)(?=[\s/>])[^<>]*>/gi;

/** Removes the service's markup from free text; line breaks stay. */
const stripTags = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(TAG, '');

/** Text without the markup that services leave in it. */
const plainText: Plain<string> = (sent) => text(typeof sent === 'string' ? stripTags(sent) : sent);

/** The charge of one night in a room. Source: `dailyCharge` of Travel/VacantHotelSearch. */
const dailyCharge = {
  /** The night, by the day it begins on: `YYYY-MM-DD`. */
  stayDate: text,
  /** Charge of this site, in yen: for a person or for a room, as `chargeFlag` says. */
  siteCharge: number,
  /** Charge for the whole party for this night, in yen. */
  total: number,
  chargeFlag: number,
} satisfies RecordTable;

export type DailyCharge = RecordOf<typeof dailyCharge>;

/** A room, or a plan for one. Source: `roomBasicInfo` of Travel/VacantHotelSearch. */
const room = {
  roomClass: text,
  roomName: plainText,
  planId: number,
  planName: plainText,
  /** Points per 100 yen. */
  pointRate: number,
  /** 1 where dinner is included. */
  withDinnerFlag: number,
  /** 1 where dinner can be chosen. */
  dinnerSelectFlag: number,
  /** 1 where breakfast is included. */
  withBreakfastFlag: number,
  /** 1 where breakfast can be chosen. */
  breakfastSelectFlag: number,
  /** Code of the ways to pay. */
  payment: text,
  /** Page on which the room can be booked. */
  reserveUrl: url,
  salesformFlag: number,
} satisfies RecordTable;

/** A free room with its charges: often only the charges of the first night. */
export type Room = RecordOf<typeof room> & { readonly charges: readonly DailyCharge[] };

const ASPECTS = ['service', 'location', 'room', 'equipment', 'bath', 'meal'] as const;

/** Average ratings, up to 5, of the aspects that readers have rated. Source: `hotelRatingInfo`. */
export type Ratings = Readonly<Partial<Record<(typeof ASPECTS)[number], number>>>;

const ratings: Field<Ratings> = (_, sent) => {
  const info = sent['hotelRatingInfo'];
  if (!isObject(info)) return undefined;
  const averages = ASPECTS.map(
    (aspect) => [aspect, average(info[`${aspect}Average`]) || undefined] as const,
  );
  const rated = averages.filter(([, average]) => average !== undefined);
  return rated.length ? Object.fromEntries(rated) : undefined;
};

/** The objects in nested lists of any depth. */
const objects = (sent: unknown): Json[] =>
  Array.isArray(sent) ? sent.flatMap(objects) : isObject(sent) ? [sent] : [];

/** A review, without the link at its end to the full text. */
const review: Plain<string> = (sent) =>
  plainText(typeof sent === 'string' ? sent.replace(/<a\s(?:(?!<a\s).)*<\/a>\s*$/is, '') : sent);

/** Each `roomBasicInfo` begins a room; every `dailyCharge` up to the next is a night in it. */
const rooms: Field<readonly Room[]> = (_, sent, neutral) => {
  const allRooms: (Room & { charges: DailyCharge[] })[] = [];
  for (const info of objects(sent['roomInfo'])) {
    for (const object of objects(info['roomBasicInfo'])) {
      allRooms.push({ ...toRecord(object, room, neutral), charges: [] });
    }
    for (const object of objects(info['dailyCharge'])) {
      const charge = toRecord(object, dailyCharge, neutral);
      if (charge) allRooms.at(-1)?.charges.push(charge);
    }
  }
  const usableRooms = allRooms.filter(
    ({ charges, roomName, planName, reserveUrl }) =>
      charges.length > 0 || (roomName ?? planName ?? reserveUrl),
  );
  return usableRooms.length ? usableRooms : undefined;
};

/**
 * A hotel as one object, from `{hotel: [{hotelBasicInfo: {…}}, …]}` or `[{hotelBasicInfo: {…}}, …]`. Basic
 * fields move to the top; repeated ones become lists.
 */
export function hotelEntry(sent: unknown): Json {
  const entry: Json = {};
  const roomInfo: unknown[] = [];
  for (const part of objects(isObject(sent) && 'hotel' in sent ? sent['hotel'] : sent)) {
    const { hotelBasicInfo, roomInfo: rooms, ...others } = part;
    Object.assign(entry, hotelBasicInfo, others);
    if (rooms) roomInfo.push(rooms);
  }
  return roomInfo.length ? { ...entry, roomInfo } : entry;
}

/**
 * A hotel. Source: the four Travel searches; `hotelBasicInfo` unless stated.
 * With an affiliate id, the addresses of pages are affiliate addresses themselves.
 */
export const hotel = {
  hotelNo: number,
  hotelName: text,
  /** Page of the hotel. */
  hotelInformationUrl: url,
  /** Page of its plans. */
  planListUrl: url,
  /** Page of its plans together with a journey. */
  dpPlanListUrl: url,
  /** Page of its reviews. */
  reviewUrl: url,
  hotelKanaName: text,
  /** The hotel's own description. */
  hotelSpecial: plainText,
  /** Lowest charge in yen. */
  hotelMinCharge: number,
  /** As the service sends it: seconds of the Japan datum, or degrees of WGS84 if requested. */
  latitude: nonZero,
  longitude: nonZero,
  /** The position in degrees of WGS84, in either case. */
  position: (_: unknown, sent: Json) =>
    positionOf(number(sent['latitude']), number(sent['longitude'])),
  postalCode: text,
  /** Prefecture. */
  address1: text,
  /** The rest of the address. */
  address2: text,
  telephoneNo: text,
  faxNo: text,
  /** How to get there. */
  access: plainText,
  parkingInformation: plainText,
  nearestStation: text,
  hotelImageUrl: url,
  hotelThumbnailUrl: url,
  roomImageUrl: url,
  roomThumbnailUrl: url,
  hotelMapImageUrl: url,
  reviewCount: count,
  /** Average of the reviews, 0 to 5. */
  reviewAverage: average,
  /** A reader's review, ending with the time it was written. */
  userReview: review,
  hotelRatingInfo: dropField,
  /** Average ratings by aspect. From `hotelRatingInfo`. */
  ratings,
  roomInfo: dropField,
  /** Free rooms. From `roomInfo` of Travel/VacantHotelSearch. */
  rooms,
} as const satisfies RecordTable;

export const hotelSummary = (record: RecordOf<typeof hotel>): Summary => ({
  title: record.hotelName,
  href: record.hotelInformationUrl ?? record.planListUrl,
  image: record.hotelImageUrl ?? record.hotelThumbnailUrl,
});
