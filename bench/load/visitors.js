/** Visitors of a site with the same widgets on all pages, on a simulated clock. */
import { random } from '../../sandbox/random.js';

/**
 * @typedef {object} View one page view
 * @property {number} time in seconds since the start
 * @property {number} visitor
 * @property {boolean} warm true for a returning visitor
 * @property {readonly number[]} reached seconds from the start of the view until each widget comes near the
 * viewport; further widgets never do
 */

/** Assumptions about people. */
const ASSUMED = {
  /** Relative traffic by hour. */
  hours: [0.5, 0.7, 1, 1.2, 1.2, 1, 1.4, 1],
  /** Probability of another page view in the same session. */
  stay: 0.4,
  /** Seconds on a page, on average. */
  onPage: 90,
  /** Probability that a visitor returns for another session, and within how many hours. */
  comesBack: 0.2,
  later: 5,
  /** Probability that a reader continues from one widget to the next, and the seconds it takes. */
  reads: 0.75,
  toNext: 8,
};

/** In seconds. */
export const HOUR = 3600;
export const HOURS = ASSUMED.hours.length;

/**
 * Page views in chronological order.
 * @param {number} count
 * @param {number} widgets on each page
 * @param {string} seed equal seeds give equal views
 * @returns {View[]}
 */
export function viewsOf(count, widgets, seed) {
  const chance = random(seed);
  const waiting = (/** @type {number} */ mean) => -mean * Math.log(1 - chance.next());
  const busy = ASSUMED.hours.reduce((sum, hour) => sum + hour, 0);
  /** @type {View[]} */
  const views = [];

  function arrival() {
    let position = chance.next() * busy;
    const hour = ASSUMED.hours.findIndex((share) => (position -= share) < 0);
    return (hour + chance.next()) * HOUR;
  }
  /** @param {number} stay seconds until the reader leaves the page */
  function reading(stay) {
    const reached = [];
    for (let time = 0; time < stay && reached.length < widgets; time += waiting(ASSUMED.toNext)) {
      reached.push(time);
      if (!chance.chance(ASSUMED.reads)) break;
    }
    return reached;
  }

  for (let visitor = 0; views.length < count; visitor++) {
    let time = arrival();
    for (let warm = false, back = true; back && views.length < count; warm = true) {
      if (time >= HOURS * HOUR) break;
      const stay = 1 + waiting(ASSUMED.onPage);
      views.push({ time, visitor, warm, reached: reading(stay) });
      time += stay;
      if (!chance.chance(ASSUMED.stay)) {
        back = chance.chance(ASSUMED.comesBack);
        time += chance.next() * ASSUMED.later * HOUR;
      }
    }
  }
  return views.sort((a, b) => a.time - b.time);
}
