import { expect } from 'chai';
import type { OperationPath } from '../operations/index.js';
import {
  answerOf,
  entryOf,
  recordOf,
  layouts,
  LISTS,
  type Body,
} from '../../../test/support/answers.js';

/** An entry with a field for every operation. */
const entry = (number: number): Body => ({
  title: `Title ${number}`,
  itemName: `Item ${number}`,
  productName: `Product ${number}`,
  golfCourseName: `Course ${number}`,
  itemUrl: 'https://market.example/1',
  affiliateUrl: '',
  reviewAverage: '4.50',
  availability: '1',
});

describe('records', () => {
  it('are the same in every layout of a list', () => {
    for (const [path, [list, wrapper]] of Object.entries(LISTS)) {
      const answers = layouts(list, wrapper, [entry(1), entry(2)]).map((body) =>
        answerOf(path as OperationPath, body),
      );
      const [first, ...others] = answers;
      expect(first!.records, path).to.have.length(2);
      for (const other of others) expect(other.records, path).to.deep.equal(first!.records);
    }
  });

  it('have texts of whole characters, none longer than 2,000', () => {
    const titleOf = (itemName: string) =>
      recordOf('MarketItem/Ranking', { Items: [{ itemCode: 'a', itemName }] })['itemName'];
    for (const [sent, text] of [
      ['Tea \ud800 x', 'Tea  x'],
      ['\udc00', undefined],
      ['茶😀', '茶😀'],
      ['【'.repeat(10_000), '【'.repeat(2000)],
      [`${'x'.repeat(1999)}😀`, 'x'.repeat(1999)],
    ])
      expect(titleOf(sent!)).to.equal(text);
  });

  it('parse numbers and digits as numbers', () => {
    const numbers = { itemPrice: 3887, affiliateRate: 4, reviewAverage: 4.5, rank: 3 };
    const digits = { itemPrice: '3887', affiliateRate: '4.0', reviewAverage: '4.50', rank: ' 3 ' };
    for (const sent of [numbers, digits]) {
      expect(entryOf('MarketItem/Ranking', sent)).to.deep.equal(numbers);
    }
  });

  it('omit averages outside 0 to 5, counts that are none, and numbers that cannot be written as digits', () => {
    const ratings = [
      ['reviewAverage', [-1, 5.1, 1e308, -1e308, 'NaN', '1e400']],
      ['reviewCount', [-1, 2.5, 1e21, '1e21', 'many', NaN]],
      ['itemPrice', [1e21, -1e308, '1e400', 1e-7]],
      // Scripts of JSONP have numbers that JSON has not.
      ['itemName', [NaN, Infinity, 1e21, 1e-7]],
    ] as const;
    for (const [name, wrong] of ratings)
      for (const sent of wrong)
        expect(
          entryOf('MarketItem/Ranking', { rank: 1, [name]: sent }),
          `${name} ${sent}`,
        ).to.deep.equal({ rank: 1 });
    for (const sent of [
      { reviewAverage: 0, reviewCount: 0 },
      { reviewAverage: 5, reviewCount: 1e6 },
    ])
      expect(entryOf('MarketItem/Ranking', { rank: 1, ...sent })).to.deep.equal({
        rank: 1,
        ...sent,
      });
    const course = { golfCourseId: 7, evaluation: 87 };
    expect(entryOf('Golf/GolfGolfCourseSearch', course)).to.deep.equal({ golfCourseId: 7 });
    const info = { serviceAverage: 4, bathAverage: -1e308, mealAverage: 50 };
    const hotel = [{ hotelBasicInfo: { hotelNo: 1, hotelName: 'Inn' } }, { hotelRatingInfo: info }];
    expect(recordOf('Travel/SimpleHotelSearch', { hotels: [hotel] })['ratings']).to.deep.equal({
      service: 4,
    });
  });

  it('omit empty fields', () => {
    const record = entryOf('MarketItem/Ranking', {
      rank: 1,
      itemName: ' \u3000\n',
      catchcopy: '',
      shopName: null,
      itemPrice: 'open',
      affiliateRate: ' ',
      imageFlag: Infinity,
      reviewCount: '',
      reviewAverage: true,
      pointRate: {},
      itemUrl: '/item/1',
      shopUrl: 'javascript:alert(1)',
      affiliateUrl: 'xhttps://site.example/',
      smallImageUrls: 'none',
      mediumImageUrls: [null, 'data:image/png,x', { imageUrl: '' }],
    });
    expect(record).to.deep.equal({ rank: 1, mediumImageUrls: [] });
  });

  it('have addresses without the spaces around them', () => {
    const itemUrl = '\u3000https://market.example/1 ';
    const record = entryOf('MarketItem/Ranking', { rank: 1, itemUrl });
    expect(record).to.deep.equal({ rank: 1, itemUrl: 'https://market.example/1' });
  });

  it('decode character references', () => {
    const itemName = 'Tea &reg; &yen;100 90&deg;';
    const record = entryOf('MarketItem/Ranking', { rank: 1, itemName });
    expect(record).to.deep.equal({ rank: 1, itemName: 'Tea ® ¥100 90°' });
  });

  it('keep unknown fields unparsed', () => {
    const record = entryOf('Golf/GolfGolfCourseSearch', {
      golfCourseId: 7,
      newFlag: '1',
      more: { a: [null] },
    });
    expect(record).to.deep.equal({ golfCourseId: 7, newFlag: '1', more: { a: [null] } });
  });

  it('omit entries of another kind', () => {
    const body = {
      Items: [{ Item: { itemName: 'Tea' } }, { Notice: { text: 'x' } }, 'x', null, [], {}, 5],
    };
    expect(answerOf('MarketItem/Ranking', body).records).to.deep.equal([{ itemName: 'Tea' }]);
  });

  /** Entries with numbers, flags and empty lists, without any content for readers. */
  const BLANK: readonly (readonly [OperationPath, Body])[] = [
    ['MarketItem/Ranking', { rank: 1, itemName: ' ', itemUrl: '', smallImageUrls: [] }],
    ['Product/Search', { productId: 'p1', productName: null, ProductDetails: [], itemCount: 0 }],
    ['BooksTotal/Search', { title: '', isbn: '', itemPrice: 0, itemUrl: 'javascript:alert(1)' }],
    ['Ebook/EbookSearch', { title: null, itemPrice: 0 }],
    ['Travel/SimpleHotelSearch', { hotelBasicInfo: { hotelNo: 1, hotelName: null } }],
    [
      'Travel/VacantHotelSearch',
      { hotelBasicInfo: { hotelNo: 1 }, roomInfo: [{ roomBasicInfo: {} }] },
    ],
    ['Golf/GolfGolfCourseSearch', { golfCourseId: 0, latitude: 0, golfCourseName: '' }],
    ['FavoriteBookmark/List', { itemName: '', reviewCount: 0 }],
  ];
  for (const [path, sent] of BLANK) {
    it(`omit entries of ${path} without a name and a page`, () => {
      const [list, wrapper] = LISTS[path] ?? ['hotels', 'hotel'];
      const entry = path.startsWith('Travel') ? [sent] : sent;
      expect(answerOf(path, { [list]: [{ [wrapper]: entry }, entry] }).records).to.deep.equal([]);
    });
  }

  it('need no name if none was requested', () => {
    const body = { Items: [{ rank: 1, itemPrice: 1980 }, { rank: 2 }] };
    const records = (elements?: string[]) =>
      answerOf('MarketItem/Ranking', body, '', elements).records;
    expect(records(['rank', 'itemPrice'])).to.have.length(2);
    expect(records(['rank', 'itemName'])).to.have.length(0);
    expect(records()).to.have.length(0);
  });

  it('have both kinds of lists of pictures', () => {
    const urls = ['https://image.example/1.jpg?_ex=64x64', 'http://image.example/2.jpg'];
    for (const smallImageUrls of [urls, urls.map((imageUrl) => ({ imageUrl }))]) {
      const sent = { rank: 1, smallImageUrls, mediumImageUrls: [] };
      expect(entryOf('MarketItem/Ranking', sent)).to.deep.equal({
        rank: 1,
        smallImageUrls: urls,
        mediumImageUrls: [],
      });
    }
  });

  it('cannot change the prototype of objects', () => {
    const sent = JSON.parse('{"rank": 1, "__proto__": {"polluted": true}}') as Body;
    const record = entryOf('MarketItem/Ranking', sent);
    expect(Object.getPrototypeOf(record)).to.equal(Object.prototype);
    expect(({} as Body)['polluted']).to.equal(undefined);
  });

  it('keep fields that are named like properties of objects', () => {
    const sent = { rank: 1, constructor: 'x', toString: 'y' };
    expect(entryOf('MarketItem/Ranking', sent)).to.deep.equal(sent);
  });

  for (const [names, path, sent] of [
    ['site=shop', 'MarketItem/Ranking', { shopName: 'Tea house', shopCode: 'tea' }],
    ['ebook=item', 'MarketItem/Ranking', { itemName: 'Tea', itemPrice: 1980 }],
    ['site=item', 'DynamicAd', { title: 'Tea', href: 'https://a.example/', itemRank: 1 }],
  ] as const) {
    it(`keep all fields of ${path} with ${names}`, () => {
      const item = { ...sent, itemUrl: 'https://market.example/1' };
      expect(recordOf(path, { Items: [{ Item: item }] }, names)).to.include(sent);
    });
  }

  it('have the times of a sale', () => {
    const record = entryOf('MarketItem/Ranking', {
      startTime: '2021-02-26 10:00',
      endTime: '',
      pointRateStartTime: '2021-02-26 20:00',
      pointRateEndTime: 'open',
    });
    expect(record).to.deep.equal({
      startTime: '2021-02-26 10:00',
      startsAt: '2021-02-26T10:00+09:00',
      pointRateStartTime: '2021-02-26 20:00',
      pointRateStartsAt: '2021-02-26T20:00+09:00',
      pointRateEndTime: 'open',
    });
  });
});
