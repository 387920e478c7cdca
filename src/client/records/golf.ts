import { toWgs84 } from '../geo/datum.js';
import { average, nonZero, number, text, url, type Json } from './fields.js';
import type { RecordOf, Summary } from './record.js';

/** A golf course. Source: Golf/GolfGolfCourseSearch. */
export const golfCourse = {
  golfCourseId: number,
  golfCourseName: text,
  /** Short name. */
  golfCourseAbbr: text,
  golfCourseNameKana: text,
  golfCourseCaption: text,
  address: text,
  /** In degrees of the Japan datum, as the service sends it; absent where it says 0. */
  latitude: nonZero,
  longitude: nonZero,
  /** The place in degrees of WGS84. */
  position: (_: unknown, sent: Json) => {
    // The interface names a datum for the coordinates of requests, none for those of answers: an operation
    // without `datumType` uses one datum for both, the Japan datum.
    const [latitude, longitude] = [nonZero(sent['latitude']), nonZero(sent['longitude'])];
    return latitude && longitude ? toWgs84({ latitude, longitude }) : undefined;
  },
  /** Nearest exit of a motorway. */
  highway: text,
  /** Page of the course. */
  golfCourseDetailUrl: url,
  /** Page of its free times. */
  reserveCalUrl: url,
  /** Page of its reviews. */
  ratingUrl: url,
  golfCourseImageUrl: url,
  /** Average of the reviews, 0 to 5. */
  evaluation: average,
} as const;

export const golfCourseSummary = (course: RecordOf<typeof golfCourse>): Summary => ({
  title: course.golfCourseName,
  href: course.golfCourseDetailUrl,
  image: course.golfCourseImageUrl,
});
