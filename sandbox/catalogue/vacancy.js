import { random } from '../random.js';

/** @typedef {import('./hotels.js').Hotel} Hotel */
/** @typedef {import('./hotels.js').Plan} Plan */

/** By day of the week, from Sunday. */
const DAYS = [0.9, 0.85, 0.85, 0.88, 0.95, 1.15, 1.45];
const SATURDAY = 6;

const DAY = 86_400_000;

/** @param {string} date @param {number} days */
const daysAfter = (date, days) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** The nights of a stay, without the day of leaving. @param {string} checkin @param {string} checkout */
export function nights(checkin, checkout) {
  const count = (Date.parse(checkout) - Date.parse(checkin)) / DAY;
  return Array.from({ length: count }, (_, i) => daysAfter(checkin, i));
}

/**
 * Vacancies by design: hotels with even numbers have all rooms free, those whose numbers end in 9 have none. Of the
 * others, a plan is sold out on the same days of every week; undefined if it is not by design.
 * @param {Hotel} hotel
 */
const isFree = ({ no }) => (no % 10 === 9 ? false : no % 2 === 0 ? true : undefined);

/**
 * The charge of a plan per person and night; undefined if it is sold out. The same in every week.
 * @param {Hotel} hotel
 * @param {Plan} plan
 * @param {string} date
 * @returns {number | undefined}
 */
export function charge(hotel, plan, date) {
  const day = new Date(`${date}T00:00:00Z`).getUTCDay();
  const chance = random(`night ${hotel.no} ${plan.roomClass} ${plan.id} ${day}`);
  const isSold = chance.chance(day === SATURDAY ? 0.35 : 0.1);
  if (!(isFree(hotel) ?? !isSold)) return undefined;
  const factor = (DAYS[day] ?? 1) * (0.97 + 0.06 * chance.next());
  return Math.round((plan.charge * factor) / 100) * 100;
}
