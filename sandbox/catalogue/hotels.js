import { random } from '../random.js';
import { chains, houses, plans, reviews, rooms, specials } from './hotel-words.js';
import { places } from './places.js';

/** @param {import('./places.js').Place} place @param {number} charge @param {import('../random.js').Random} chance @param {number} no */
function plansOf(place, charge, chance, no) {
  const fitting = rooms.filter(({ tags }) => tags.split(' ').includes(place.scenery));
  return Array.from({ length: chance.int(2, 4) }, (_, i) => {
    const room = fitting[(no + i) % fitting.length] ?? fitting[0];
    const plan = plans[(no * 3 + i) % plans.length] ?? plans[0];
    return {
      // A hotel that sells rooms without plans sends null for both.
      id: plan?.name ? no * 10 + i : null,
      name: plan?.name ?? null,
      roomClass: room?.roomClass ?? '',
      roomName: room?.roomName ?? '',
      capacity: room?.capacity ?? 1,
      // Per person and night, before the surcharge by day of the week.
      charge: charge * (room?.factor ?? 1) * (plan?.factor ?? 1),
      dinner: plan?.dinner ?? 0,
      breakfast: plan?.breakfast ?? 0,
    };
  });
}

/** Up to a kilometre from the station. @param {import('../random.js').Random} chance */
function nearby(chance) {
  const angle = chance.next() * 2 * Math.PI;
  const kilometres = 0.1 + chance.next() * 0.85;
  return { north: (Math.sin(angle) * kilometres) / 111, east: (Math.cos(angle) * kilometres) / 91 };
}

/** @param {import('./places.js').Place} place @param {number} index @param {number} no */
function hotel(place, index, no) {
  const chance = random(`hotel ${no}`);
  const single = houses[place.scenery] ?? [];
  const turn = Math.floor(no / 100) + index;
  const independent = place.scenery === 'spa' || index % 3 === 2;
  const chain = independent ? undefined : chains[turn % chains.length];
  const [house = '', houseKana = ''] = single[turn % single.length] ?? [];
  const { north, east } = nearby(chance);
  const charge = chance.int(28, place.scenery === 'spa' ? 160 : 110) * 100;
  const offered = plansOf(place, charge, chance, no);
  const reviewed = chance.chance(0.88);
  const minutes = chance.int(2, 15);
  const rating = () => (reviewed && chance.chance(0.93) ? chance.int(300, 500) / 100 : null);
  return {
    no,
    name: `${chain?.name ?? house}${chance.chance(0.5) ? '　' : ''}${place.station}`,
    kana: chain?.kana ?? houseKana,
    chain: chain?.code ?? '',
    place,
    latitude: place.latitude + north,
    longitude: place.longitude + east,
    address: `${place.town}砂場町${chance.int(1, 9)}－${chance.int(1, 30)}`,
    postalCode: `${chance.digits(3)}-${chance.digits(4)}`,
    special: specials[place.scenery] ?? '',
    access: `${place.station}駅より徒歩${minutes}分／タクシー約${Math.ceil(minutes / 4)}分`,
    minCharge: chance.chance(0.06)
      ? null
      : Math.round((Math.min(...offered.map((plan) => plan.charge)) * 0.8) / 100) * 100,
    fax: chance.chance(0.3) ? null : '03-0000-0000',
    parking: chance.pick(['無し', '有り　20台　500円／泊（先着順）', '有り　無料']),
    roomPictured: chance.chance(0.8),
    reviewCount: reviewed ? chance.int(1, 3000) : null,
    reviewAverage: reviewed ? chance.int(320, 490) / 100 : null,
    userReview: reviewed && chance.chance(0.8) ? chance.pick(reviews) : null,
    // Service, location, room, equipment, bath, meal.
    ratings: Array.from({ length: 6 }, rating),
    conditions: ['kinen', 'internet', 'daiyoku', 'onsen'].filter((name) =>
      chance.chance(
        name === 'onsen' || name === 'daiyoku' ? (place.scenery === 'spa' ? 1 : 0.2) : 0.75,
      ),
    ),
    popularity: chance.next(),
    plans: offered,
  };
}

/** @typedef {ReturnType<typeof hotel>} Hotel */
/** @typedef {Hotel['plans'][number]} Plan */

/** Every hotel, by number. */
export const hotels = places.flatMap((place, at) =>
  Array.from({ length: place.hotels }, (_, index) =>
    hotel(place, index, 10101 + at * 100 + index * 7),
  ),
);

/** @param {Hotel} hotel */
export const hotelPath = (hotel) => `/hotels/${hotel.no}/`;
