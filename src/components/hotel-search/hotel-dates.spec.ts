import '../../define/hotel-search.js';
import {
  arrived,
  consoleLines,
  expect,
  findingLine,
  newTag,
  partsOf,
  requestParams,
  requestsOf,
  settled,
  spaced,
  waitUntil,
} from '../../../test/support/index.js';
import { day, stopDate } from '../../../test/support/day.js';
import { enter, field, focused, press } from '../../../test/support/reading.js';

import {
  hotels,
  STAY,
  STAY_OF_TWO,
  requestedOperations,
  pagesFound,
  recordsOf,
} from '../../../test/support/hotels.js';
import { violationsOf } from '../../../test/support/axe.js';

stopDate();

describe('<mkt-hotel-search>', () => {
  describe('with dates that are days from today', () => {
    for (const [attributes, days] of [
      ['checkin-date="+14"', [14, 15]],
      ['checkin-date="+14" checkout-date="+16"', [14, 16]],
      ['checkin-date=" +0 "', [0, 1]],
    ] as const) {
      it(`requests the dates: ${attributes}`, async () => {
        const tag = newTag();
        const element = await hotels(`middle-class-code="tokyo" ${attributes}`, tag);
        const [params] = await requestParams(tag);
        const dates = ['checkinDate', 'checkoutDate'].map((name) => params!.get(name));
        expect(dates).to.deep.equal(days.map(day));
        expect(field(element, 'チェックイン').value).to.equal(dates[0]);
        expect(field(element, 'チェックアウト').value).to.equal(dates[1]);
      });
    }
  });

  it('requests no day in the past, and reports it to the author', async () => {
    const [lines, tag] = [consoleLines(), newTag()];
    const element = await hotels(`middle-class-code="tokyo" checkin-date="${day(-1)}"`, tag);
    expect(element.phase).to.equal('error');
    expect(await requestParams(tag)).to.deep.equal([]);
    await waitUntil(() => lines.length, 'no console line');
    expect(lines).to.deep.equal([
      `<mkt-hotel-search>: checkin-date="${day(-1)}" must not be in the past: today is ${day(0)} in Japan [wrongRule]`,
    ]);
    // The reader can go to the next page.
    enter(field(element, 'チェックイン'), day(3));
    enter(field(element, 'チェックアウト'), day(4));
    await press(element, '検索');
    expect(element.phase).to.equal('ready');
  });

  it('reports ignored attributes in one line', async () => {
    const lines = consoleLines();
    const element = await hotels('keyword="東京" hotel-no="1" adult-num="2" search-radius="2"');
    element.heading = 'Hotels';
    await settled(element);
    await waitUntil(() => lines.length, 'no line');
    expect(lines).to.deep.equal([
      findingLine('mkt-hotel-search', 'ignored', 'hotel-no, search-radius, adult-num'),
    ]);
  });

  it('reports nothing if the search accepts all attributes', async () => {
    const lines = consoleLines();
    await hotels(`keyword="東京" middle-class-code="tokyo" limit="3" ${STAY_OF_TWO}`);
    expect(lines).to.deep.equal([]);
  });

  describe('with a keyword and dates', () => {
    it('requests the vacancies of the hotels that match the keyword', async () => {
      const tag = newTag();
      const element = await hotels(`keyword="東京" sort="+roomCharge" ${STAY_OF_TWO}`, tag);
      const [words, vacancies, ...others] = await requestParams(tag);
      expect(others).to.deep.equal([]);
      expect(words!.get('hits')).to.equal('15');
      expect(words!.has('checkinDate')).to.be.false;
      const numbers = vacancies!.get('hotelNo')!.split(',');
      expect(numbers).to.have.length.within(1, 15);
      expect(vacancies!.get('adultNum')).to.equal('2');
      expect(vacancies!.has('keyword')).to.be.false;
      expect(recordsOf(element)).not.to.have.length(0);
      for (const { hotelNo, rooms } of recordsOf(element)) {
        expect(numbers).to.include(String(hotelNo));
        expect(rooms).not.to.have.length(0);
      }
    });

    it('pages through the hotels found by the keyword', async () => {
      const tag = newTag();
      const element = await hotels(`keyword="ホテル" page="2" hits="5" ${STAY}`, tag);
      const [words, vacancies] = await requestParams(tag);
      expect(words!.get('page')).to.equal('2');
      expect(words!.get('hits')).to.equal('5');
      expect(vacancies!.get('page')).to.equal('1');
      const pageCount = await pagesFound((await requestsOf(tag))[0]!);
      expect(pageCount).to.be.greaterThan(2);
      // The counts are of all matches, not of those with free rooms.
      const { length: hits } = element.records;
      expect(element.state.answer!.page).to.deep.equal({ page: 2, pageCount, hits });
    });

    describe('if none of the first hotels is free', () => {
      /** Days from the check-in date of the tests to the next Tuesday: weekends cost more. */
      const toTuesday = (9 - new Date(day(20)).getUTCDay()) % 7;
      const inTheWeek = `checkin-date="${day(20 + toTuesday)}" checkout-date="${day(22 + toTuesday)}"`;
      // With one hotel per page, none of the first seven is free at this price.
      const RARE = `keyword="ホテル" hits="1" max-charge="3000" ${inTheWeek}`;

      it('shows the number of checked hotels, and leads to the next ones', async () => {
        const tag = newTag();
        const element = await hotels(`${RARE} reader-controls="none"`, tag);
        await arrived(element.shadowRoot!, '[part~="more"]');
        const { pageCount } = element.state.answer!.page;
        let page = 1;
        while (element.phase === 'empty') {
          expect(spaced(partsOf(element, 'pager')[0]!.textContent)).to.contain(
            `${pageCount!}軒中1〜${page}軒目を確認しました。`,
          );
          expect(spaced(element.shadowRoot!.textContent)).to.match(
            /該当するものはありません|見つかりませんでした/,
          );
          await press(element, '続きを探す');
          page++;
        }
        expect(page).to.be.greaterThan(2);
        expect(element.phase).to.equal('ready');
        expect(recordsOf(element)).to.have.length(1);
        const words = (await requestParams(tag)).filter((params) => params.has('keyword'));
        expect(words.map((params) => Number(params.get('page') ?? 1))).to.deep.equal(
          Array.from({ length: page }, (_, index) => index + 1),
        );
      });

      it('keeps the focus on the next button, and announces the result, also in English', async () => {
        const element = await hotels(`${RARE} lang="en" reader-controls="none"`);
        await arrived(element.shadowRoot!, '[part~="more"]');
        expect(spaced(partsOf(element, 'pager')[0]!.textContent)).to.match(
          /^Checked 1–1 of \d+ matching hotels\./,
        );
        expect(await violationsOf(element)).to.deep.equal([]);
        await press(element, 'Check more hotels');
        expect(focused(element)?.matches('[part~="more"], .item a')).to.equal(true);
      });

      it('offers page buttons if the author selects them', async () => {
        const element = await hotels(`${RARE} pager="pages"`);
        expect(element.phase).to.equal('empty');
        await press(element, '次へ');
        expect(element.shadowRoot!.querySelector('[aria-current]')!.textContent.trim()).to.equal(
          '2',
        );
      });
    });

    it('sends no second request if the keyword has no matches', async () => {
      const tag = newTag();
      const element = await hotels(`keyword="東京" ${STAY}`, tag, { fault: 'empty' });
      expect(element.phase).to.equal('empty');
      expect(await requestedOperations(tag)).to.deep.equal(['KeywordHotelSearch']);
    });

    it('shows all free rooms if each is a separate entry', async () => {
      const tag = newTag();
      const element = await hotels(`keyword="ホテル" search-pattern="1" ${STAY}`, tag);
      const address = new URL((await requestsOf(tag))[1]!.url);
      address.searchParams.delete('callback');
      address.searchParams.set('hits', '30');
      const answer = (await (await fetch(address)).json()) as { hotels: unknown[] };
      // More than the number of hotels.
      expect(answer.hotels.length).to.be.greaterThan(15);
      expect(element.records).to.have.length(answer.hotels.length);
      expect(partsOf(element, 'item')).to.have.length(answer.hotels.length);
    });

    it('sends both requests with the response format of the author', async () => {
      const tag = newTag();
      const element = await hotels(`keyword="東京" format-version="2" ${STAY}`, tag);
      expect(element.phase).to.equal('ready');
      const versions = (await requestParams(tag)).map((params) => params.get('formatVersion'));
      expect(versions).to.deep.equal(['2', '2']);
    });

    it('takes both answers from the cache', async () => {
      const tag = newTag();
      const search = `keyword="東京" cache-ttl="600" ${STAY}`;
      const first = await hotels(search, tag);
      const second = await hotels(search, tag);
      expect(recordsOf(second)).not.to.have.length(0);
      expect(recordsOf(second)).to.deep.equal(recordsOf(first));
      expect(await requestsOf(tag)).to.have.length(2);
    });

    it('requests again when only the dates change', async () => {
      const tag = newTag();
      const element = await hotels(`keyword="東京" ${STAY}`, tag);
      element.checkoutDate = day(23);
      await settled(element);
      expect((await requestParams(tag)).at(-1)!.get('checkoutDate')).to.equal(day(23));
    });
  });

  it('shows `limit` of all hotels around a place', async () => {
    const lines = consoleLines();
    const tag = newTag();
    const place = 'latitude="35" longitude="135.76" datum-type="1" search-radius="3"';
    const element = await hotels(`${place} all-return-flag="1" limit="5" ${STAY}`, tag);
    expect(lines).to.deep.equal([]);
    expect(partsOf(element, 'item')).to.have.length(5);
    const [params] = await requestParams(tag);
    expect(params!.get('allReturnFlag')).to.equal('1');
    expect(params!.has('hits')).to.be.false;
  });
});
