import type { Operation } from './operation.js';
import { golfCourse } from '../records/golf.js';
import { requires } from '../validation/rules.js';
import { carrier, hits, page, text } from './shared.js';

/** Golf courses. */
export const golfCourseSearch = {
  path: 'Golf/GolfGolfCourseSearch',
  version: '20131113',
  auth: 'appKey',
  affiliate: true,
  params: {
    /** Words to find. */
    keyword: text,
    /** Golf area. */
    areaCode: { kind: 'integer', default: 0 },
    // The interface names the datum but no unit: degrees, since it does not mention seconds.
    /** Latitude of the centre, in degrees of the Japan datum. */
    latitude: { kind: 'decimal', min: -90, max: 90, format: 'degrees' },
    /** Longitude of the centre, in degrees of the Japan datum. */
    longitude: { kind: 'decimal', min: -180, max: 180, format: 'degrees' },
    /** Kilometres around the coordinates. */
    searchRadius: { kind: 'integer', min: 10, max: 300, default: 150 },
    hits,
    page,
    /**
     * Order: by number of reviews, name, prefecture, highway, reservations, one of the ratings
     * (`evaluation` is the overall one), distance, or suitability for a kind of player.
     */
    sort: {
      kind: 'text',
      values: [
        'rating',
        '50on',
        'prefecture',
        'highway',
        'reservation',
        'evaluation',
        'staff',
        'facility',
        'meal',
        'course',
        'costperformance',
        'distance',
        'fairway',
        'friends',
        'entertainment',
        'couple',
        'athlete',
        'beginner',
        'normal',
        'senior',
        'woman',
      ],
      default: 'rating',
    },
    /** Listed courses: 0 all, 1 only those that can be booked on the golf site. */
    reservation: { kind: 'integer', values: [0, 1], default: 1 },
    carrier,
  },
  rules: (_, given) => [
    requires(given, 'latitude', 'longitude'),
    requires(given, 'longitude', 'latitude'),
  ],
  nearestSort: 'distance',
  list: ['Items', 'items'],
  record: golfCourse,
} as const satisfies Operation;
