/** The targets of the kit's figures. */
import { scenarios } from './compare.js';

/** @typedef {{ figure: string, target: string, measured: string, isMet: boolean }} Target */

/** The maximum time of the kit, as a multiple of the time of plain JavaScript. @type {Record<string, number>} */
const MAX_TIME = { 'full-1': 1.15, 'full-10': 1.1, 'full-50': 0.95, slow: 1.05 };

/** The maximum script of a further element, as a multiple of bare Lit. */
const MAX_FURTHER = 1.3;

/** With a processor that is not slowed down, in ms. */
const [MAX_REQUEST, MAX_CARDS, MAX_AGAIN] = [12, 24, 85];

/**
 * @param {import('./compare.js').Medians} medians
 * @param {import('./ratios.js').Ratios} ratios
 * @returns {Target[]}
 */
export function targetsOf(medians, ratios) {
  /** @type {Target[]} */
  const targets = [];
  /** @param {string} figure @param {number} value @param {number} max @param {number} [digits] */
  const add = (figure, value, max, digits = 2) =>
    targets.push({
      figure,
      target: `≤ ${max.toFixed(digits)}`,
      measured: value.toFixed(digits),
      isMet: Number(value.toFixed(digits)) <= max,
    });
  for (const [key, max] of Object.entries(MAX_TIME)) {
    const ratio = ratios[key]?.['kit'];
    if (ratio) add(`${scenarios[key]?.title}: time, × plain JavaScript`, ratio.median, max);
  }
  const { 'full-1': one = {}, 'full-10': ten = {}, fast = {}, again = {} } = medians;
  /** Script of each further element. @param {string} name */
  const further = (name) => (Number(ten[name]?.script) - Number(one[name]?.script)) / 9;
  if (one['kit'] && ten['kit'])
    add('script of a further element, × bare Lit', further('kit') / further('lit'), MAX_FURTHER);
  if (fast['kit']) {
    add('start → request, ms', fast['kit'].request, MAX_REQUEST, 0);
    add('answer → cards, ms', fast['kit'].cards, MAX_CARDS, 0);
  }
  if (again['kit']) add('second visit, ms', again['kit'].time, MAX_AGAIN, 0);
  const shifts = Object.values(medians).map((by) => by['kit']?.shift ?? 0);
  if (shifts.length) add('layout shift, maximum', Math.max(...shifts), 0, 3);
  return targets;
}
