import { random } from '../random.js';
import { golfCaptions, golfKinds, golfNames, golfPlaces } from './golf-words.js';

const PER_PLACE = 2;

/** The rated aspects: courses can be sorted by each. */
export const JUDGED = [
  'staff',
  'facility',
  'meal',
  'course',
  'costperformance',
  'fairway',
  'friends',
  'entertainment',
  'couple',
  'athlete',
  'beginner',
  'normal',
  'senior',
  'woman',
];

/** @param {(typeof golfPlaces)[number]} place @param {number} at */
function course(place, at) {
  const id = 200001 + at * 13;
  const chance = random(`golf ${id}`);
  const [name = '', kana = ''] = golfNames[at % golfNames.length] ?? [];
  const [kind = '', kindKana = '', short = ''] = golfKinds[(at >> 1) % golfKinds.length] ?? [];
  return {
    id,
    name: `${place.town}${name}${kind}`,
    abbreviation: `${name}${short}`,
    kana: `${kana}${kindKana}`,
    caption: chance.pick(golfCaptions),
    place,
    address: `${place.prefecture}${place.town}砂場${chance.int(1, 3000)}`,
    // In degrees of the world's datum; unknown for a few.
    position:
      at % 27 === 13
        ? undefined
        : {
            latitude: place.latitude + (chance.next() - 0.5) * 0.08,
            longitude: place.longitude + (chance.next() - 0.5) * 0.08,
          },
    pictured: !chance.chance(0.06) || at % PER_PLACE === 0,
    evaluation: chance.int(28, 48) / 10,
    reviews: chance.int(0, 2500),
    reservations: chance.int(0, 900),
    bookable: chance.chance(0.85),
    scores: Object.fromEntries(JUDGED.map((aspect) => [aspect, chance.int(20, 50) / 10])),
  };
}

/** @typedef {ReturnType<typeof course>} GolfCourse */

export const golfCourses = golfPlaces.flatMap((place, index) =>
  Array.from({ length: PER_PLACE }, (_, i) => course(place, index * PER_PLACE + i)),
);

/** @param {GolfCourse} course */
export const golfPath = (course) => `/golf/${course.id}/`;
