import '../../define/hotel-search.js';
import { requestContract } from '../../../test/contract/element.js';
import {
  requestParams,
  consoleLines,
  expect,
  newTag,
  partsOf,
  settled,
  spaced,
} from '../../../test/support/index.js';
import { day, stopDate } from '../../../test/support/day.js';

import { hotels, requestedOperations, text, recordsOf } from '../../../test/support/hotels.js';

stopDate();

describe('<mkt-hotel-search>', () => {
  it('selects its search again when attributes change', async () => {
    const tag = newTag();
    const element = await hotels('middle-class-code="tokyo"', tag);
    element.keyword = '東京';
    await settled(element);
    element.checkinDate = day(20);
    await settled(element);
    expect(await requestedOperations(tag)).to.deep.equal([
      'SimpleHotelSearch',
      'KeywordHotelSearch',
      'KeywordHotelSearch',
      'VacantHotelSearch',
    ]);
  });

  describe('without results', () => {
    for (const [transport, ...callbacks] of [
      ['jsonp', true, false],
      ['fetch', false],
    ] as const) {
      it(`has a message, and logs nothing: ${transport}`, async () => {
        const lines = consoleLines();
        const tag = newTag();
        const element = await hotels(`keyword="zzzzqq" transport="${transport}"`, tag);
        expect(element.phase).to.equal('empty');
        expect(text(partsOf(element, 'status')[0]!)).to.equal(
          '条件に合うものが見つかりませんでした。',
        );
        expect(lines).to.deep.equal([]);
        // A failed script gives no reason, so the request is repeated by fetch.
        const has = (await requestParams(tag)).map((params) => params.has('callback'));
        expect(has).to.deep.equal(callbacks);
      });
    }
  });

  describe('shows a hotel with', () => {
    it('picture, name, place, station, access, rating and lowest charge', async () => {
      const element = await hotels('middle-class-code="tokyo" limit="5"');
      for (const [index, item] of partsOf(element, 'item').entries()) {
        const hotel = recordsOf(element)[index]!;
        const part = (name: string) => text(item.querySelector(`[part=${name}]`)!);
        expect(item.querySelector('img')!.src).to.equal(hotel.hotelImageUrl);
        expect(part('title')).to.equal(spaced(hotel.hotelName!));
        expect(part('area')).to.equal(`${hotel.address1!}${hotel.address2!}`);
        expect(part('access')).to.equal(spaced(hotel.access!));
        if (hotel.nearestStation) expect(part('station')).to.contain(hotel.nearestStation);
        if (hotel.reviewAverage) expect(part('rating')).to.contain(String(hotel.reviewAverage));
        if (hotel.hotelMinCharge) {
          expect(part('price')).to.equal(`1名1泊 ${hotel.hotelMinCharge.toLocaleString('ja')}円〜`);
        }
      }
    });

    it("the author's parts, in every layout", async () => {
      const element = await hotels(
        'middle-class-code="tokyo" limit="2" layout="grid" show="title access"',
      );
      const [item] = partsOf(element, 'item');
      const shownParts = [...item!.querySelectorAll('.text > [part]:not(:empty)')].map(
        ({ part }) => part.value,
      );
      expect(shownParts).to.deep.equal(['title', 'access']);
    });
  });
});

requestContract({
  tag: 'mkt-hotel-search',
  attributes: { 'middle-class-code': 'tokyo' },
  other: { 'middle-class-code': 'kyoto', page: '1', sort: '+roomCharge' },
  operations: {
    'Travel/SimpleHotelSearch': { 'middle-class-code': 'tokyo' },
    'Travel/KeywordHotelSearch': { operation: 'keyword', keyword: '東京' },
    'Travel/VacantHotelSearch': {
      operation: 'vacant',
      'middle-class-code': 'tokyo',
      'checkin-date': '2030-04-01',
    },
  },
  named: '/services/api/Travel/SimpleHotelSearch/20131024',
  hasForm: true,
  layouts: ['list', 'grid', 'carousel', 'compact'],
  nodes: { list: 43 },
  // Entries without any content are skipped.
  shapes: { 'shape:nulls': 'empty' },
});
