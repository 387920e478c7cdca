import { expect } from 'chai';
import type { OperationPath } from '../operations/index.js';
import { hotel, hotelEntry } from './travel.js';
import { answerOf, recordOf, type Body } from '../../../test/support/answers.js';

const VACANT = 'Travel/VacantHotelSearch';
const PATHS = [
  'Travel/KeywordHotelSearch',
  'Travel/SimpleHotelSearch',
  'Travel/HotelDetailSearch',
  VACANT,
] as const satisfies OperationPath[];

const hotelBasicInfo = {
  hotelNo: 4711,
  hotelName: 'Harbour &amp; Hill',
  hotelMinCharge: null,
  latitude: 128485.43,
  longitude: 502959.36,
  faxNo: null,
  nearestStation: null,
  hotelImageUrl: 'https://travel.example/4711.jpg',
  reviewAverage: 4.4,
};
const hotelRatingInfo = {
  serviceAverage: 4.1,
  locationAverage: '4.2',
  roomAverage: null,
  equipmentAverage: 0,
  bathAverage: 3.9,
};
const basicRoom = (number: number) => ({
  roomClass: `r${number}`,
  roomName: `Room ${number}`,
  planId: null,
  planName: 'With breakfast &hearts;',
  withBreakfastFlag: 1,
  reserveUrl: 'https://travel.example/reserve?a=1',
});
const night = (date: string, siteCharge: number) => ({
  stayDate: date,
  siteCharge,
  total: siteCharge * 2,
  chargeFlag: 0,
});
const roomInfo = (number: number, ...nights: object[]) => ({
  roomInfo: [
    { roomBasicInfo: basicRoom(number) },
    ...nights.map((dailyCharge) => ({ dailyCharge })),
  ],
});

/** Hotels in the layouts of both format versions. */
const layouts = (...parts: Body[]): Body[] => [
  { hotels: [{ hotel: parts }] },
  { hotels: [parts] },
  { hotels: [Object.assign({}, ...parts)] },
];

describe('records of hotels', () => {
  for (const path of PATHS) {
    it(`${path} has basic fields at the top and ratings by aspect`, () => {
      for (const body of layouts({ hotelBasicInfo }, { hotelRatingInfo })) {
        const record = recordOf(path, body);
        expect(record).to.deep.include({
          hotelNo: 4711,
          hotelName: 'Harbour & Hill',
          reviewAverage: 4.4,
          ratings: { service: 4.1, location: 4.2, bath: 3.9 },
        });
        expect(record).not.to.have.any.keys(
          'hotelBasicInfo',
          'hotelRatingInfo',
          'rooms',
          'hotelMinCharge',
          'faxNo',
          'nearestStation',
        );
      }
    });
  }

  it('have no ratings without data', () => {
    const none = Object.fromEntries(Object.keys(hotelRatingInfo).map((name) => [name, null]));
    for (const parts of [
      [{ hotelBasicInfo }],
      [{ hotelBasicInfo }, { hotelRatingInfo: none }],
      [{ hotelBasicInfo }, { hotelRatingInfo: null }],
    ]) {
      for (const body of layouts(...parts))
        expect(recordOf(VACANT, body)).not.to.have.key('ratings');
    }
  });

  it('omit rooms without content', () => {
    const blank = {
      roomInfo: [{ roomBasicInfo: { roomName: '', planName: null, withDinnerFlag: 0 } }],
    };
    const priced = {
      roomInfo: [{ roomBasicInfo: {} }, { dailyCharge: night('2031-05-01', 9000) }],
    };
    const roomsOf = (...rooms: object[]) =>
      recordOf('Travel/VacantHotelSearch', {
        hotels: [{ hotel: [{ hotelBasicInfo: { hotelName: 'Inn' } }, ...rooms] }],
      })['rooms'];
    expect(roomsOf(blank)).to.equal(undefined);
    expect(roomsOf(blank, priced, blank)).to.have.length(1);
  });

  it('have rooms with the charges of their nights', () => {
    const rooms = [
      roomInfo(1, night('2031-05-01', 9000)),
      roomInfo(2, night('2031-05-01', 7000), night('2031-05-02', 7500)),
      roomInfo(3),
    ];
    const shown = (number: number) => ({
      roomClass: `r${number}`,
      roomName: `Room ${number}`,
      planName: 'With breakfast ♥',
      withBreakfastFlag: 1,
      reserveUrl: 'https://travel.example/reserve?a=1',
    });
    const expected = [
      { ...shown(1), charges: [night('2031-05-01', 9000)] },
      { ...shown(2), charges: [night('2031-05-01', 7000), night('2031-05-02', 7500)] },
      { ...shown(3), charges: [] },
    ];
    for (const parts of [
      [{ hotelBasicInfo }, ...rooms],
      [{ hotelBasicInfo }, ...rooms, { hotelRatingInfo }],
      [{ hotelBasicInfo }, { hotelRatingInfo }, ...rooms],
    ]) {
      for (const body of [{ hotels: [{ hotel: parts }] }, { hotels: [parts] }]) {
        expect(recordOf(VACANT, body)['rooms']).to.deep.equal(expected);
        expect(recordOf(VACANT, body)).not.to.have.key('roomInfo');
      }
    }
  });

  it('have rooms with any name or page, and with charges that say something', () => {
    const named = [
      { roomName: 'Room' },
      { planName: 'Plan' },
      { reserveUrl: 'https://t.example/' },
    ];
    const roomInfo = [
      // A charge of no room.
      { dailyCharge: night('2031-05-01', 1) },
      ...named.map((roomBasicInfo) => ({ roomBasicInfo })),
      { dailyCharge: { stayDate: '' } },
    ];
    const { rooms } = recordOf(VACANT, { hotels: [[{ hotelBasicInfo }, { roomInfo }]] });
    expect(rooms).to.deep.equal(named.map((room) => ({ ...room, charges: [] })));
  });

  it('are flat without rooms, too', () => {
    expect(hotelEntry([{ hotelBasicInfo: { hotelNo: 1 } }])).to.deep.equal({ hotelNo: 1 });
  });

  it('have all rooms of one roomInfo, and charges that come as a list', () => {
    const [first, second] = [roomInfo(1, night('2031-05-01', 1)), roomInfo(2)];
    const roomBasicInfo = basicRoom(3);
    const dailyCharge = [night('2031-05-01', 2), night('2031-05-02', 3)];
    const joined = [...first.roomInfo, ...second.roomInfo, { roomBasicInfo, dailyCharge }];
    const { rooms } = recordOf(VACANT, {
      hotels: [[{ hotelBasicInfo }, { roomInfo: joined }]],
    });
    const charges = (rooms as { charges: { total: number }[] }[]).map((room) =>
      room.charges.map(({ total }) => total),
    );
    expect(charges).to.deep.equal([[2], [], [4, 6]]);
  });

  it('have charges under their neutral name', () => {
    const dailyCharge = { stayDate: '2031-05-01', acmeCharge: '9000' };
    const body = {
      hotels: [
        [{ hotelBasicInfo }, { roomInfo: [{ roomBasicInfo: basicRoom(1) }, { dailyCharge }] }],
      ],
    };
    const { rooms } = recordOf(VACANT, body, 'site=acme');
    expect((rooms as { charges: Body[] }[])[0]!.charges).to.deep.equal([
      { stayDate: '2031-05-01', siteCharge: 9000 },
    ]);
  });

  it('keep unknown parts unparsed', () => {
    const hotelDetailInfo = { checkinTime: '15:00' };
    for (const body of layouts({ hotelBasicInfo }, { hotelDetailInfo })) {
      expect(recordOf('Travel/HotelDetailSearch', body)).to.deep.include({ hotelDetailInfo });
    }
  });

  it('have the same position with either datum', async () => {
    const wgs84 = { latitude: 35.693635, longitude: 139.707703 };
    const place = (info: Body) => {
      const hotelBasicInfo = { hotelNo: 1, ...info };
      return recordOf(VACANT, { hotels: [[{ hotelBasicInfo }]] })['position'];
    };
    const seconds = { latitude: 128485.43, longitude: 502959.36 };
    const position = await place(wgs84);
    const other = (await place(seconds)) as typeof wgs84;
    expect(position).to.deep.equal(wgs84);
    expect(other.latitude).to.be.closeTo(wgs84.latitude, 0.00002);
    expect(other.longitude).to.be.closeTo(wgs84.longitude, 0.00002);
    expect(await place({ latitude: 0, longitude: 0 })).to.equal(undefined);
    expect(await place({ latitude: null })).to.equal(undefined);
  });

  const reviewOf = (userReview: string) => {
    const body = { hotels: [[{ hotelBasicInfo: { ...hotelBasicInfo, userReview } }]] };
    return recordOf(VACANT, body)['userReview'];
  };

  it('have a review as text, with its date and without a link to the rest', () => {
    const review = 'Quiet rooms.\r\nGood breakfast…　2031-02-15 20:01:12投稿';
    for (const link of [
      ' <a href="https://travel.example/review" class="3click">つづきはこちら</a>',
      '<A HREF="#review"><b>…続きを読む</b></A>\r\n',
    ]) {
      expect(reviewOf(review + link)).to.equal(
        'Quiet rooms.\nGood breakfast… 2031-02-15 20:01:12投稿',
      );
    }
  });

  it('keep the text of a link within a review', () => {
    const link = '<a href="https://travel.example/garden">garden</a>';
    expect(reviewOf(`Its ${link} is large.`)).to.equal('Its garden is large.');
    expect(reviewOf(`Its ${link} is large. <a href="#all">more</a>`)).to.equal(
      'Its garden is large.',
    );
  });

  it('have no review if there is only a link to it', () => {
    expect(reviewOf('<a href="#review">つづきはこちら</a>')).to.equal(undefined);
  });

  it('have the page information', () => {
    const pagingInfo = { recordCount: 52, pageCount: 6, page: 1, first: 1, last: 10 };
    const { page } = answerOf(VACANT, { pagingInfo, hotels: [] });
    expect(page).to.deep.equal({ count: 52, pageCount: 6, page: 1, first: 1, last: 10 });
  });
});

describe('text without markup', () => {
  const plainText = hotel.hotelSpecial;

  it('removes tags and keeps their content', () => {
    expect(plainText('Nice. <a href="https://site.example/x" class="3click">More</a>')).to.equal(
      'Nice. More',
    );
  });

  it('knows tags by their names', () => {
    expect(plainText('<P>a</P><font color="red">b</font><img src=x>c<h1/>')).to.equal('abc');
  });

  it('keeps line breaks of every kind as line feeds', () => {
    expect(plainText('a<BR>b<br/>c<br />d\r\ne\rf\ng')).to.equal('a\nb\nc\nd\ne\nf\ng');
  });

  it('keeps signs that are no tags', () => {
    for (const text of ['1 < 2 > 0', '<朝食付>プラン', '<BBQ>', '<b-plan>', 'a<3', '<-- here']) {
      expect(plainText(text)).to.equal(text);
    }
  });
});
