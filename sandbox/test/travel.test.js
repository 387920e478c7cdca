import { expect } from 'chai';
import { useSandbox } from './sandbox.js';

const { send, body } = useSandbox();

const SIMPLE = 'Travel/SimpleHotelSearch/20131024';
const VACANT = 'Travel/VacantHotelSearch/20170426';

const SHINJUKU = { latitude: 35.6896, longitude: 139.7006 };

/** @param {string} path @param {import('./sandbox.js').Params} [params] @returns {Promise<any[]>} */
async function hotels(path, params) {
  const answer = await body(path, params);
  return answer.hotels.map((/** @type {any} */ { hotel }) => hotel[0].hotelBasicInfo);
}

/** Metres between two places, exact enough within a town. @param {any} a @param {any} b in degrees */
function metres(a, b) {
  const north = (a.latitude - b.latitude) * 111_000;
  const east = (a.longitude - b.longitude) * 111_320 * Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot(north, east);
}

describe('hotels around a place', () => {
  const around = { middleClassCode: '', datumType: 1, ...SHINJUKU };

  it('are within the radius, nearest first', async () => {
    const all = await hotels(SIMPLE, { middleClassCode: 'tokyo', datumType: 1 });
    for (const searchRadius of [0.5, 1, 3]) {
      const nearby = await hotels(SIMPLE, { ...around, searchRadius });
      const distances = nearby.map((hotel) => metres(hotel, SHINJUKU));
      expect(distances).to.deep.equal([...distances].sort((a, b) => a - b));
      const near = all.filter((hotel) => metres(hotel, SHINJUKU) <= searchRadius * 1000);
      expect(nearby.length).to.equal(near.length);
      expect(nearby.length).to.be.above(0);
    }
  });

  it('can be returned all at once, whatever the page parameter', async () => {
    const paged = await body(SIMPLE, { ...around, searchRadius: 3, hits: 2 });
    const all = await body(SIMPLE, { ...around, searchRadius: 3, hits: 2, allReturnFlag: 1 });
    expect(paged.hotels.length).to.equal(2);
    expect(all.hotels.length).to.equal(all.pagingInfo.recordCount);
    expect(all.hotels.length).to.be.above(2);
  });
});

describe('vacancies', () => {
  /** @param {import('./sandbox.js').Params} [params] @returns {Promise<any[][]>} the rooms of each hotel */
  async function rooms(params) {
    const { hotels: found } = await body(VACANT, params);
    return found.map((/** @type {any} */ { hotel }) =>
      hotel.flatMap((/** @type {any} */ { roomInfo }) => (roomInfo ? [roomInfo] : [])),
    );
  }

  /** @param {any[]} room */
  const firstDay = (room) => room[1].dailyCharge;

  it('are free by design at even numbers, and at none that ends in 9, on every night', async () => {
    const day = 86_400_000;
    for (let night = 0; night < 7; night++) {
      const [checkinDate = '', checkoutDate = ''] = [night, night + 1].map((nights) =>
        new Date(Date.UTC(2028, 1, 26) + nights * day).toISOString().slice(0, 10),
      );
      const stay = { largeClassCode: '', checkinDate, checkoutDate };
      const of = async (/** @type {number} */ hotelNo) =>
        (await send(VACANT, { ...stay, hotelNo })).status;
      for (const free of [10122, 11722, 12408, 14022]) expect(await of(free)).to.equal(200);
      for (const none of [10129, 11829, 14029]) expect(await of(none)).to.equal(404);
    }
  });

  it('are the same in every week', async () => {
    const week = { checkinDate: '2028-02-28', checkoutDate: '2028-03-02' };
    const next = { checkinDate: '2028-03-06', checkoutDate: '2028-03-09' };
    const charges = async (/** @type {import('./sandbox.js').Params} */ stay) =>
      (await rooms({ ...stay, allReturnFlag: 1 })).map((all) =>
        all.map((room) => firstDay(room).siteCharge),
      );
    expect(await charges(week)).to.deep.equal(await charges(next));
  });

  it('cost more on a Saturday, and are fewer', async () => {
    const night = async (/** @type {string} */ checkinDate, /** @type {string} */ checkoutDate) => {
      const params = { checkinDate, checkoutDate, searchPattern: 1, allReturnFlag: 1 };
      const all = (await rooms(params)).flat();
      const sum = all.reduce((total, room) => total + firstDay(room).siteCharge, 0);
      return { count: all.length, mean: sum / all.length };
    };
    const tuesday = await night('2027-06-01', '2027-06-02');
    const saturday = await night('2027-06-05', '2027-06-06');
    expect(saturday.mean).to.be.above(tuesday.mean * 1.2);
    expect(saturday.count).to.be.below(tuesday.count);
  });

  it('have room for all guests, who are charged per person', async () => {
    const two = (await rooms({ adultNum: 2 })).flat();
    two.forEach((room) => expect(firstDay(room).total).to.equal(firstDay(room).siteCharge * 2));
    two.forEach(([{ roomBasicInfo }]) => expect(roomBasicInfo.roomClass).not.to.equal('s1'));
    expect((await send(VACANT, { adultNum: 9 })).status).to.equal(404);
    expect((await send(VACANT, { adultNum: 9, roomNum: 3 })).status).to.equal(200);
  });
});
