import { golfCourses, golfPath, JUDGED } from '../catalogue/golf-courses.js';
import { decimal, flag, integer, text, word } from '../check.js';
import { distance, tokyoToWgs84, wgs84ToTokyo } from '../datum.js';
import { matching } from '../keyword.js';
import { pageOf, paging } from '../operation.js';
import { together } from '../rules.js';

/** @typedef {import('../catalogue/golf-courses.js').GolfCourse} GolfCourse */
/** @typedef {import('../check.js').Values} Values */

/** @typedef {(a: GolfCourse, b: GolfCourse) => number} Order */

/** @type {Record<string, Order>} */
const orders = {
  rating: (a, b) => b.reviews - a.reviews,
  '50on': (a, b) => a.kana.localeCompare(b.kana, 'ja'),
  prefecture: (a, b) => a.place.area - b.place.area,
  highway: (a, b) => a.place.highway.localeCompare(b.place.highway, 'ja'),
  reservation: (a, b) => b.reservations - a.reservations,
  evaluation: (a, b) => b.evaluation - a.evaluation,
  ...Object.fromEntries(
    JUDGED.map((aspect) => [
      aspect,
      /** @type {Order} */ ((a, b) => (b.scores[aspect] ?? 0) - (a.scores[aspect] ?? 0)),
    ]),
  ),
};

/**
 * The interface names the Japan datum here, but no unit: degrees, in the request and the response. @param
 * {GolfCourse} course
 */
function coordinates({ position }) {
  const tokyo = position ? wgs84ToTokyo(position) : { latitude: 0, longitude: 0 };
  return {
    latitude: Number(tokyo.latitude.toFixed(7)),
    longitude: Number(tokyo.longitude.toFixed(7)),
  };
}

/** @param {GolfCourse} course @param {import('../links.js').Links} links */
function entry(course, links) {
  const path = golfPath(course);
  return {
    golfCourseId: course.id,
    golfCourseName: course.name,
    golfCourseAbbr: course.abbreviation,
    golfCourseNameKana: course.kana,
    golfCourseCaption: course.caption,
    address: course.address,
    ...coordinates(course),
    highway: course.place.highway,
    golfCourseDetailUrl: links.best(path),
    reserveCalUrl: links.best(`${path}calendar/`),
    ratingUrl: links.best(`${path}voices/`),
    golfCourseImageUrl: course.pictured ? links.picture('golf', String(course.id)) : '',
    evaluation: course.evaluation,
  };
}

/** @type {import('../operation.js').Operation} */
export const golfCourseSearch = {
  path: 'Golf/GolfGolfCourseSearch/20131113',
  list: 'Items',
  parameters: {
    keyword: text(),
    areaCode: integer(-999_999, 999_999, 0),
    latitude: decimal(-90, 90),
    longitude: decimal(-180, 180),
    searchRadius: integer(10, 300, 150),
    ...paging,
    sort: word([...Object.keys(orders), 'distance'], 'rating'),
    reservation: flag(1),
    carrier: flag(),
  },
  rules: [together('latitude', 'longitude')],
  answer(values, { links }) {
    const { latitude, longitude, areaCode, sort } = values;
    const around = latitude === undefined ? undefined : tokyoToWgs84({ latitude, longitude });
    const away = (/** @type {GolfCourse} */ { position }) =>
      around && position ? distance(around, position) : Infinity;
    const matches = matching(values['keyword']);
    // Without a place there is no distance, so the default order applies.
    const order =
      sort === 'distance' && around
        ? (/** @type {GolfCourse} */ a, /** @type {GolfCourse} */ b) => away(a) - away(b)
        : (orders[sort] ?? orders['rating']);
    const all = golfCourses
      .filter(({ name, kana, caption, address }) => matches(name, kana, caption, address))
      .filter(({ place }) => areaCode === 0 || place.area === areaCode)
      .filter(({ bookable }) => bookable || values['reservation'] === 0)
      .filter((course) => !around || away(course) <= values['searchRadius'])
      .sort(order);
    const { entries, pageCount, ...place } = pageOf(all, values);
    return {
      ...place,
      carrier: values['carrier'],
      pageCount,
      Items: entries.map((course) => ({ Item: entry(course, links) })),
    };
  },
};
