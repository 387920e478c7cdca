import { expect } from 'chai';
import { useSandbox } from './sandbox.js';

const { send, body } = useSandbox();

const SIMPLE = 'Travel/SimpleHotelSearch/20131024';
const VACANT = 'Travel/VacantHotelSearch/20170426';
const KEYWORD = 'Travel/KeywordHotelSearch/20170426';
const DETAIL = 'Travel/HotelDetailSearch/20170426';

const SHINJUKU = { latitude: 35.6896, longitude: 139.7006 };
/** The same place in the Japan datum, by PROJ. */
const IN_JAPAN_DATUM = { latitude: 35.6863634, longitude: 139.7038288 };

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

  it('have equal positions in both datums, within five metres', async () => {
    const inDegrees = await hotels(SIMPLE, around);
    const inSeconds = await hotels(SIMPLE, {
      middleClassCode: '',
      latitude: (IN_JAPAN_DATUM.latitude * 3600).toFixed(2),
      longitude: (IN_JAPAN_DATUM.longitude * 3600).toFixed(2),
    });
    expect(inSeconds.length).to.equal(inDegrees.length);
    inSeconds.forEach((hotel, i) => {
      expect(hotel.hotelNo).to.equal(inDegrees[i].hotelNo);
      // Within a few kilometres, the datums differ by the same angles.
      const position = {
        latitude: hotel.latitude / 3600 - IN_JAPAN_DATUM.latitude + SHINJUKU.latitude,
        longitude: hotel.longitude / 3600 - IN_JAPAN_DATUM.longitude + SHINJUKU.longitude,
      };
      expect(metres(position, inDegrees[i])).to.be.below(5);
    });
  });

  it('can be returned all at once, whatever the page parameter', async () => {
    const paged = await body(SIMPLE, { ...around, searchRadius: 3, hits: 2 });
    const all = await body(SIMPLE, { ...around, searchRadius: 3, hits: 2, allReturnFlag: 1 });
    expect(paged.hotels.length).to.equal(2);
    expect(all.hotels.length).to.equal(all.pagingInfo.recordCount);
    expect(all.hotels.length).to.be.above(2);
  });
});

describe('hotels of an area', () => {
  it('are 120 or more in Japan, each part fewer', async () => {
    const count = async (/** @type {import('./sandbox.js').Params} */ params) =>
      (await body(SIMPLE, { middleClassCode: '', ...params })).pagingInfo.recordCount;
    const japan = await count({ largeClassCode: 'japan' });
    const kyoto = await count({ middleClassCode: 'kyoto' });
    const gion = await count({ detailClassCode: 'gion' });
    expect(japan).to.be.at.least(120);
    expect(japan > kyoto && kyoto > gion && gion > 0).to.be.ok;
  });

  it('are paged until an error "not found"', async () => {
    const params = { middleClassCode: '', largeClassCode: 'japan', hits: 30 };
    const { pagingInfo } = await body(SIMPLE, params);
    const last = await body(SIMPLE, { ...params, page: pagingInfo.pageCount });
    expect(last.pagingInfo.last).to.equal(pagingInfo.recordCount);
    const { status, body: error } = await send(SIMPLE, {
      ...params,
      page: pagingInfo.pageCount + 1,
    });
    expect(status).to.equal(404);
    expect(error.error).to.equal('not_found');
    expect((await send(SIMPLE, { middleClassCode: 'atlantis' })).status).to.equal(404);
  });

  it('meet all conditions', async () => {
    const all = await body(SIMPLE);
    const spa = await body(SIMPLE, { squeezeCondition: 'onsen,daiyoku', middleClassCode: 'gunma' });
    expect(all.pagingInfo.recordCount).to.be.above(0);
    expect(spa.pagingInfo.recordCount).to.equal(3);
  });

  it('are sorted by charge, hotels without a charge last', async () => {
    for (const [sort, sign] of /** @type {const} */ ([
      ['+roomCharge', 1],
      ['-roomCharge', -1],
    ])) {
      const params = { middleClassCode: '', largeClassCode: 'japan', sort };
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => hotels(SIMPLE, { ...params, page })),
      );
      const charges = pages.flat().map(({ hotelMinCharge }) => hotelMinCharge);
      const numbers = charges.filter((charge) => charge !== null);
      expect(charges.slice(0, numbers.length)).to.deep.equal(numbers);
      expect(numbers).to.deep.equal([...numbers].sort((a, b) => (a - b) * sign));
    }
  });

  it('are sorted by number if requested by number', async () => {
    const [a, b, c] = (await hotels(SIMPLE)).map(({ hotelNo }) => hotelNo);
    const entries = await hotels(SIMPLE, { middleClassCode: '', hotelNo: `${b},${c},${a},99` });
    expect(entries.map(({ hotelNo }) => hotelNo)).to.deep.equal([a, b, c].sort((a, b) => a - b));
  });

  it('have null for unknown values', async () => {
    const params = { middleClassCode: '', largeClassCode: 'japan' };
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => hotels(SIMPLE, { ...params, page })),
    );
    const fields = ['hotelMinCharge', 'faxNo', 'nearestStation', 'roomImageUrl', 'reviewCount'];
    for (const field of [...fields, 'reviewAverage', 'userReview']) {
      expect(
        pages.flat().some((hotel) => hotel[field] === null),
        field,
      ).to.be.ok;
      expect(
        pages.flat().some((hotel) => hotel[field] !== null),
        field,
      ).to.be.ok;
    }
  });
});

describe('hotels by keyword', () => {
  it('have the words in their name, plans or rooms, or in the name alone', async () => {
    const anywhere = await body(KEYWORD, { keyword: '朝ごはん 京都', hits: 1 });
    expect(anywhere.pagingInfo.recordCount).to.be.above(0);
    expect((await send(KEYWORD, { keyword: '朝ごはん 京都', searchField: 1 })).status).to.equal(
      404,
    );
    for (const { hotelName } of await hotels(KEYWORD, { searchField: 1 })) {
      expect(hotelName).to.match(/京都/);
    }
  });

  it('can be limited to a prefecture and to chains', async () => {
    for (const { address1 } of await hotels(KEYWORD, {
      keyword: 'ひつじ雲',
      middleClassCode: 'osaka',
    })) {
      expect(address1).to.equal('大阪府');
    }
    const keyword = 'ひつじ雲';
    const all = await body(KEYWORD, { keyword });
    const chain = await body(KEYWORD, { keyword, hotelChainCode: 'OB,HJ' });
    expect(chain.pagingInfo.recordCount).to.equal(all.pagingInfo.recordCount);
    expect((await send(KEYWORD, { keyword, hotelChainCode: 'OB' })).status).to.equal(404);
  });
});

describe('one hotel', () => {
  it('is returned without pages, with ratings unless they are excluded', async () => {
    const answer = await body(DETAIL);
    expect(Object.keys(answer)).to.deep.equal(['hotels']);
    const blocks = async (/** @type {string} */ responseType) =>
      (await body(DETAIL, { responseType })).hotels[0].hotel.map(Object.keys).flat();
    expect(await blocks('small')).to.deep.equal(['hotelBasicInfo']);
    expect(await blocks('middle')).to.deep.equal(['hotelBasicInfo', 'hotelRatingInfo']);
    expect((await send(DETAIL, { hotelNo: 1 })).status).to.equal(404);
  });

  it('has affiliate addresses instead of its own', async () => {
    const [hotel] = await hotels(DETAIL, { affiliateId: 'me' });
    for (const field of ['hotelInformationUrl', 'planListUrl', 'dpPlanListUrl', 'reviewUrl']) {
      expect(hotel[field]).to.match(/\/go\/me\/hotels\//);
    }
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

  it('are the same each time, one to three rooms a hotel', async () => {
    const vacancies = await rooms();
    expect(await rooms()).to.deep.equal(vacancies);
    vacancies.forEach(({ length }) => expect(length >= 1 && length <= 3).to.be.ok);
  });

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

  it('have the charge of the first night, and at some hotels of all nights', async () => {
    const days = (await rooms()).flat().map((room) => room.slice(1));
    for (const [{ dailyCharge }] of days) expect(dailyCharge.stayDate).to.equal('2027-06-02');
    expect([...new Set(days.map(({ length }) => length))].sort()).to.deep.equal([1, 2]);
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

  it('are within the requested charges, and sorted by them', async () => {
    const vacancies = await rooms({ minCharge: 8000, maxCharge: 12000, sort: '+roomCharge' });
    const totals = vacancies.map((all) => Math.min(...all.map((room) => firstDay(room).total)));
    expect(vacancies.flat().every((room) => firstDay(room).total >= 8000)).to.be.ok;
    expect(vacancies.flat().every((room) => firstDay(room).total <= 12000)).to.be.ok;
    expect(totals).to.deep.equal([...totals].sort((a, b) => a - b));
  });

  it('have room for all guests, who are charged per person', async () => {
    const two = (await rooms({ adultNum: 2 })).flat();
    two.forEach((room) => expect(firstDay(room).total).to.equal(firstDay(room).siteCharge * 2));
    two.forEach(([{ roomBasicInfo }]) => expect(roomBasicInfo.roomClass).not.to.equal('s1'));
    expect((await send(VACANT, { adultNum: 9 })).status).to.equal(404);
    expect((await send(VACANT, { adultNum: 9, roomNum: 3 })).status).to.equal(200);
  });

  it('are listed by hotel, or by plan', async () => {
    const byPlan = await body(VACANT, { searchPattern: 1 });
    const byHotel = await body(VACANT);
    expect(byPlan.pagingInfo.recordCount).to.be.above(byHotel.pagingInfo.recordCount);
    byPlan.hotels.forEach((/** @type {any} */ { hotel }) => expect(hotel.length).to.equal(2));
  });

  it('are returned all at once only without a page parameter', async () => {
    const all = await body(VACANT, { allReturnFlag: 1 });
    expect(all.hotels.length).to.equal(all.pagingInfo.recordCount);
    const paged = await body(VACANT, { allReturnFlag: 1, page: 1, hits: 5 });
    expect(paged.hotels.length).to.equal(5);
  });
});
