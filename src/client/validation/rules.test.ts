/** Messages for authors who break a rule, by operation. */
import { expect } from 'chai';
import { ParameterError, requestUrl } from '../../service.js';
import { day, stopDate } from '../../../test/support/day.js';
import { refusal, messageFor, settings } from '../../../test/support/refusal.js';

const stay = { hotelNo: 101, checkinDate: '2097-05-01', checkoutDate: '2097-05-02' };
const seconds = { latitude: 128440.51, longitude: 503172.21 };

describe('a refusal', () => {
  it('lists every problem with its parameter, its value and the rule in words', () => {
    const { problems } = refusal('Travel/VacantHotelSearch', {
      largeClassCode: 'japan',
      checkinDate: '2097-02-30',
      adultNum: 0,
      page: '101',
      minCharge: 20,
      maxCharge: 10,
      squeezeCondition: 'sauna',
    });
    expect(problems.map(({ issue: _, ...problem }) => problem)).to.have.deep.members([
      {
        parameter: 'checkinDate',
        value: '2097-02-30',
        rule: 'must be a calendar date written YYYY-MM-DD',
      },
      { parameter: 'checkoutDate', rule: 'is required' },
      { parameter: 'adultNum', value: '0', rule: 'must be an integer from 1 to 99' },
      { parameter: 'page', value: '101', rule: 'must be an integer from 1 to 100' },
      { parameter: 'maxCharge', value: '10', rule: 'must be above minCharge (20)' },
      {
        parameter: 'squeezeCondition',
        value: 'sauna',
        rule: 'must be comma-separated entries of kinen, internet, daiyoku, onsen',
      },
    ]);
  });

  it('describes each problem as data, too', () => {
    const { problems } = refusal('Product/Search', { genreId: 1, minPrice: 20, maxPrice: 10 });
    expect(problems.map(({ issue }) => issue)).to.deep.equal([
      { code: 'mustExceed', parameter: 'maxPrice', value: '10', other: 'minPrice', limit: 20 },
    ]);
  });

  it('does not report an invalid value as missing', () => {
    expect(messageFor('BooksTotal/Search', { keyword: 'a', NGKeyword: 'ab' })).to.match(
      /^keyword="a" [^;]*$/,
    );
    expect(
      messageFor('Travel/SimpleHotelSearch', { latitude: 'north', longitude: 503172.21 }),
    ).to.equal('latitude="north" must be a number');
    expect(messageFor('Product/Search', { keyword: 'a' })).not.to.contain('is required');
  });

  it('does not check the unit if datumType itself is invalid', () => {
    const set = { latitude: 35.68, longitude: 139.76, datumType: 3 };
    expect(messageFor('Travel/SimpleHotelSearch', set)).to.equal(
      'datumType="3" must be one of 1, 2',
    );
  });

  it('covers settings and parameters together', () => {
    expect(() => requestUrl('MarketItem/Ranking', { page: 35 }, { baseUrl: 'ftp://x' })).to.throw(
      ParameterError,
      /applicationId is required; baseUrl="ftp:\/\/x" must be .*; page="35" must be/,
    );
  });
});

describe('rules between parameters', () => {
  it('name the other parameter, with its value', () => {
    expect(
      messageFor('Product/Search', { genreId: '1', minPrice: '5000', maxPrice: '3000' }),
    ).to.equal('maxPrice="3000" must be above minPrice (5000)');
    expect(
      messageFor('Travel/VacantHotelSearch', { ...stay, checkoutDate: stay.checkinDate }),
    ).to.equal('checkoutDate="2097-05-01" must be after checkinDate (2097-05-01)');
  });

  it('must not begin in the past, in the time zone of the hotels', () => {
    const from = (days: number) => ({ hotelNo: 101, checkinDate: day(days), checkoutDate: day(9) });
    const restore = stopDate();
    try {
      expect(messageFor('Travel/VacantHotelSearch', from(-1))).to.equal(
        `checkinDate="${day(-1)}" must not be in the past: today is ${day(0)} in Japan`,
      );
      expect(() =>
        requestUrl('Travel/VacantHotelSearch', { ...from(0), hotelNo: '101' }, settings),
      ).not.to.throw();
    } finally {
      restore();
    }
  });

  it('report conflicting and missing parameters', () => {
    expect(messageFor('BooksTotal/Search', { NGKeyword: 'ab' })).to.equal(
      'NGKeyword="ab" can only be used together with keyword',
    );
    const isbnjan = '9784873119038';
    expect(
      messageFor('BooksTotal/Search', { isbnjan, keyword: 'ab', booksGenreId: '001' }),
    ).to.equal(`isbnjan="${isbnjan}" cannot be used together with keyword and booksGenreId`);
    expect(messageFor('Golf/GolfGolfCourseSearch', { latitude: 35.6 })).to.equal(
      'latitude="35.6" can only be used together with longitude',
    );
  });

  it('distinguish degrees from seconds', () => {
    const simple = (params: object) => messageFor('Travel/SimpleHotelSearch', params);
    expect(simple({ ...seconds, latitude: 35.68 })).to.equal(
      'latitude="35.68" must be in seconds but looks like degrees, which need datumType 1',
    );
    expect(simple({ latitude: 35.68, longitude: 503172.21, datumType: 1 })).to.equal(
      'longitude="503172.21" must be in degrees from -180 to 180, as datumType is 1, but looks like seconds',
    );
    expect(simple({ ...seconds, longitude: '503172.211' })).to.equal(
      'longitude="503172.211" must have at most two decimals in seconds',
    );
  });

  it('recognize a coordinate in the other unit by its size', () => {
    const simple = (latitude: number, datumType: number) =>
      messageFor('Travel/SimpleHotelSearch', { latitude, longitude: 139, datumType });
    // The poles, and latitudes beyond them in either unit.
    expect(simple(90, 1)).to.equal('');
    for (const seconds of [1000.5, 324000]) {
      expect(simple(seconds, 1)).to.contain('looks like seconds');
    }
    for (const neither of [90.5, 1000, 324000.5]) {
      expect(simple(neither, 1)).to.contain('in degrees').and.not.to.contain('looks like');
    }
    const inSeconds = (latitude: number) =>
      messageFor('Travel/SimpleHotelSearch', { latitude, longitude: 503172 });
    expect(inSeconds(324000)).to.equal('');
    expect(inSeconds(324001)).to.equal(
      'latitude="324001" must be in seconds from -324000 to 324000',
    );
    expect(inSeconds(90)).to.contain('looks like degrees');
  });

  it('count people including the default of one adult', () => {
    const vacant = (params: object) =>
      messageFor('Travel/VacantHotelSearch', { ...stay, ...params });
    expect(vacant({ upClassNum: 98 })).to.equal('');
    expect(vacant({ upClassNum: 99 })).to.equal(
      'upClassNum="99" adds up to 100 people with adultNum (1): at most 99 are allowed',
    );
    expect(vacant({ adultNum: 90, upClassNum: 5, infantWithBNum: '6' })).to.equal(
      'adultNum="90" adds up to 101 people with upClassNum (5), infantWithBNum (6): at most 99 are allowed',
    );
  });

  it('allow `allReturnFlag` only in searches that offer it', () => {
    const { hotelNo, ...dates } = stay;
    const vacant = (params: object) =>
      messageFor('Travel/VacantHotelSearch', { ...dates, allReturnFlag: 1, ...params });
    expect(vacant(seconds)).to.equal('');
    // The limits are those of a search by coordinates.
    expect(vacant({ hotelNo, responseType: 'large' })).to.equal('');
    expect(vacant({ ...seconds, responseType: 'large', searchPattern: 1 })).to.equal(
      'responseType="large" must be small with allReturnFlag in a search by coordinates; ' +
        'searchPattern="1" must be 0 with allReturnFlag in a search by coordinates',
    );
    expect(vacant({ ...seconds, page: 1, hits: 5 })).to.equal(
      'allReturnFlag="1" cannot be used together with page and hits',
    );
    expect(messageFor('Travel/SimpleHotelSearch', { hotelNo, allReturnFlag: 1 })).to.equal(
      'allReturnFlag="1" can only be used together with latitude',
    );
  });
});

describe('values', () => {
  it('that are blank count as missing', () => {
    expect(messageFor('FavoriteBookmark/Add', { itemCode: ' ' })).to.equal('itemCode is required');
    expect(requestUrl('BooksCD/Search', { title: '　' }, settings)).to.contain('bookGenreId=002');
  });

  it('that are long have up to 64 bits, digit by digit', () => {
    const genre = (genreId: string) =>
      new URL(
        requestUrl('MarketItem/Ranking', { genreId: genreId as '1' }, settings),
      ).searchParams.get('genreId');
    for (const most of ['9007199254740993', '9223372036854775807', '-9223372036854775808']) {
      expect(genre(most)).to.equal(most);
    }
    expect(genre(' +009007199254740993 ')).to.equal('9007199254740993');
    for (const genreId of ['9223372036854775808', '-9223372036854775809', '1e18']) {
      expect(messageFor('MarketItem/Ranking', { genreId })).to.contain('genreId=');
    }
    const price = { genreId: 1, maxPrice: '9007199254740993' };
    expect(messageFor('Product/Search', price)).to.contain('maxPrice=');
  });

  it('that are numbers too long for a double are refused, not changed', () => {
    expect(messageFor('MarketItem/Ranking', { genreId: 2 ** 53 })).to.contain('genreId=');
    expect(messageFor('MarketItem/Ranking', { page: '9007199254740993' })).to.contain('page=');
    expect(messageFor('Travel/SimpleHotelSearch', { hotelNo: '9007199254740993' })).to.contain(
      'hotelNo=',
    );
  });

  it('that end in a lone surrogate are refused, since no address can contain it', () => {
    const half = 'ab\ud83c';
    expect(messageFor('BooksTotal/Search', { keyword: half })).to.contain('keyword=');
    expect(messageFor('FavoriteBookmark/Add', { itemCode: half })).to.contain('itemCode=');
    expect(messageFor('DynamicAd', { url: `https://blog.example/${half}` })).to.contain('url=');
    expect(messageFor('MarketItem/Ranking', { elements: ['itemName', half] })).to.contain(
      'elements=',
    );
    for (const name of ['applicationId', 'affiliateId', 'accessToken', 'query', 'baseUrl']) {
      const set = { ...settings, [name]: `${settings.baseUrl}/${half}` };
      const address = () => requestUrl('FavoriteBookmark/List', {}, set);
      expect(address).to.throw(ParameterError, name);
    }
    expect(messageFor('BooksTotal/Search', { keyword: 'ab\ud83c\udf75' })).to.equal('');
  });

  it('in a list may have spaces around them', () => {
    const address = requestUrl('Travel/SimpleHotelSearch', { hotelNo: ' 101, 102 ' }, settings);
    expect(new URL(address).searchParams.get('hotelNo')).to.equal('101,102');
  });
});
