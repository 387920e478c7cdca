/** The search of `<mkt-hotel-search>` for the author's values and the reader's selection. */
import { expect } from 'chai';
import type { Selection } from '../../element/selection.js';
import type { WidgetOptions } from '../../templates/widget-options.js';
import { hotelParameters, possibleSearches, searchFor } from './hotel-searches.js';

const FORM = { controls: ['keyword'] } as unknown as WidgetOptions;
const NO_FORM = { controls: [] } as unknown as WidgetOptions;

const [simple, keyword, vacant] = [
  'Travel/SimpleHotelSearch',
  'Travel/KeywordHotelSearch',
  'Travel/VacantHotelSearch',
];
const dates = { checkinDate: '2031-05-01' };

describe('the search for hotels', () => {
  const rows: readonly [title: string, values: object, selection: Selection, path: string][] = [
    ['nothing', {}, {}, simple],
    ['an area', { largeClassCode: 'japan' }, {}, simple],
    ['a keyword', { keyword: '東京' }, {}, keyword],
    ['dates', { hotelNo: 10101, ...dates }, {}, vacant],
    ['a keyword and dates', { keyword: '東京', ...dates }, {}, `${keyword} with ${vacant}`],
    ['a keyword, and the reader’s dates', { keyword: '東京' }, dates, `${keyword} with ${vacant}`],
    ['a keyword that the reader clears', { keyword: '東京' }, { keyword: '' }, simple],
    ['the reader’s guests without dates', {}, { adultNum: '2' }, vacant],
    ['a named operation', { operation: 'vacant', keyword: '東京' }, {}, vacant],
    ['an unknown operation', { operation: 'toString', keyword: '東京' }, {}, keyword],
  ];
  for (const [title, values, selection, path] of rows) {
    it(`for ${title} is ${path}`, () => {
      expect(searchFor(values, FORM, selection).path).to.equal(path);
    });
  }

  it('needs a search term of the author, if the reader has no form', () => {
    expect(searchFor({}, NO_FORM, {}).oneOf).to.include('keyword');
    expect(searchFor({}, FORM, {}).oneOf).not.to.include('keyword');
  });

  it('can be any, unless the author names one', () => {
    expect(possibleSearches({}).length).to.equal(3);
    expect(possibleSearches({ operation: 'keyword' }).map(({ path }) => path)).to.deep.equal([
      keyword,
    ]);
  });
});

describe('the parameters of a search for hotels', () => {
  const parametersOf = (parameters: object, values: object = {}) =>
    hotelParameters({ ...parameters }, searchFor(parameters, FORM, {}), {
      values,
      settings: {},
      shops: [],
    });

  it('are for one night by default', () => {
    expect(parametersOf({ checkinDate: '2031-12-31' })['checkoutDate']).to.equal('2032-01-01');
    const stay = { checkinDate: '2031-05-01', checkoutDate: '2031-05-04' };
    expect(parametersOf(stay)['checkoutDate']).to.equal('2031-05-04');
  });

  it('leave an invalid day to validation', () => {
    expect(parametersOf({ checkinDate: 'soon' })['checkinDate']).to.equal('soon');
  });

  it('request as many hotels for a keyword as one search for rooms takes', () => {
    const both = { keyword: '東京', checkinDate: '2031-05-01', hits: 3 };
    expect(parametersOf(both)['hits']).to.equal(15);
    expect(parametersOf(both, { hits: 3 })['hits']).to.equal(3);
  });
});
