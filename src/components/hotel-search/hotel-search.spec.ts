import '../../define/hotel-search.js';
import type { MktHotelSearch } from './hotel-search.js';
import type { Hotel } from '../../templates/hotel.js';
import {
  asked,
  attributeIs,
  consoleLines,
  expect,
  newTag,
  partsOf,
  requestsOf,
  settled,
  spaced,
  type SeenRequest,
} from '../../../test/support/index.js';
import {
  button,
  day,
  enter,
  expectEvenRows,
  field,
  labels,
  messageOf,
  press,
  shown,
} from '../../../test/support/reading.js';

const hotels = (attributes = '', tag = '', dial = {}) =>
  shown<MktHotelSearch>('mkt-hotel-search', { attributes, tag, dial });

const STAY = `checkin-date="${day(20)}" checkout-date="${day(22)}"`;
const STAY_OF_TWO = `${STAY} adult-num="2"`;

/** The operations that were asked, in their order. */
const operationsAsked = async (tag: string) =>
  (await requestsOf(tag)).map(({ url }) => new URL(url).pathname.split('/').at(-2));

/** How many pages there are of what a request asks for, by the service's own word. */
async function pagesFound({ url }: SeenRequest): Promise<number> {
  const address = new URL(url);
  address.searchParams.delete('callback');
  const answer = await fetch(address);
  const { pagingInfo } = (await answer.json()) as { pagingInfo: { pageCount: number } };
  return pagingInfo.pageCount;
}

const text = (element: Element) => spaced(element.textContent);
const recordsOf = (element: MktHotelSearch) => element.records as readonly Hotel[];

describe('<mkt-hotel-search>', () => {
  describe('picks its search', () => {
    for (const [attributes, ...operations] of [
      ['middle-class-code="tokyo"', 'SimpleHotelSearch'],
      ['keyword="東京"', 'KeywordHotelSearch'],
      [`middle-class-code="tokyo" ${STAY}`, 'VacantHotelSearch'],
      [`keyword="東京" ${STAY}`, 'KeywordHotelSearch', 'VacantHotelSearch'],
      ['operation="simple" middle-class-code="tokyo" keyword="東京"', 'SimpleHotelSearch'],
      [`operation="keyword" keyword="東京" ${STAY}`, 'KeywordHotelSearch'],
      [`operation="vacant" middle-class-code="tokyo" ${STAY}`, 'VacantHotelSearch'],
    ] as const) {
      it(`${operations.join(' and ')} for ${attributes.replaceAll(/\d{4}-\d\d-\d\d/g, '…')}`, async () => {
        consoleLines();
        const tag = newTag();
        const element = await hotels(attributes, tag);
        expect(element.phase).to.equal('ready');
        expect(await operationsAsked(tag)).to.deep.equal(operations);
      });
    }

    it('anew when what is set changes', async () => {
      const tag = newTag();
      const element = await hotels('middle-class-code="tokyo"', tag);
      element.keyword = '東京';
      await settled(element);
      element.checkinDate = day(20);
      await settled(element);
      expect(await operationsAsked(tag)).to.deep.equal([
        'SimpleHotelSearch',
        'KeywordHotelSearch',
        'KeywordHotelSearch',
        'VacantHotelSearch',
      ]);
    });
  });

  it('fills in the day after for a stay without an end, over the end of a month too', async () => {
    const tag = newTag();
    await hotels('middle-class-code="tokyo" checkin-date="2027-02-28"', tag);
    await hotels('middle-class-code="tokyo" checkin-date="2027-12-31"', tag);
    const days = (await asked(tag)).map((params) => params.get('checkoutDate'));
    expect(days).to.deep.equal(['2027-03-01', '2028-01-01']);
  });

  it('names in one line the attributes that its search does not know', async () => {
    const lines = consoleLines();
    const element = await hotels('keyword="東京" hotel-no="1" adult-num="2" search-radius="2"');
    element.heading = 'Hotels';
    await settled(element);
    expect(lines).to.deep.equal([
      '<mkt-hotel-search>: Travel/KeywordHotelSearch has no use for hotel-no, search-radius, adult-num',
    ]);
  });

  it('names none where its search knows them all', async () => {
    const lines = consoleLines();
    await hotels(`keyword="東京" middle-class-code="tokyo" limit="3" ${STAY_OF_TWO}`);
    expect(lines).to.deep.equal([]);
  });

  describe('with words and dates', () => {
    it('asks for the vacancies of the hotels that the words find', async () => {
      const tag = newTag();
      const element = await hotels(`keyword="東京" sort="+roomCharge" ${STAY_OF_TWO}`, tag);
      const [words, vacancies, ...others] = await asked(tag);
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

    it('asks for as many as it can where their number is left blank', async () => {
      const tag = newTag();
      const element = await hotels(`keyword="東京" hits="" ${STAY}`, tag);
      expect((await asked(tag))[0]!.get('hits')).to.equal('15');
      expect(element.phase).to.equal('ready');
    });

    it('turns the pages of what the words find', async () => {
      const tag = newTag();
      const element = await hotels(`keyword="ホテル" page="2" hits="5" ${STAY}`, tag);
      const [words, vacancies] = await asked(tag);
      expect(words!.get('page')).to.equal('2');
      expect(words!.get('hits')).to.equal('5');
      expect(vacancies!.get('page')).to.equal('1');
      const pageCount = await pagesFound((await requestsOf(tag))[0]!);
      expect(pageCount).to.be.greaterThan(2);
      // Where they are among all that the words find is no news of those with free rooms.
      const { length: hits } = element.records;
      expect(element.answer!.page).to.deep.equal({ page: 2, pageCount, hits });
    });

    it('asks nothing more where the words find nothing', async () => {
      const tag = newTag();
      const element = await hotels(`keyword="東京" ${STAY}`, tag, { fault: 'empty' });
      expect(element.phase).to.equal('empty');
      expect(await operationsAsked(tag)).to.deep.equal(['KeywordHotelSearch']);
    });

    it('asks nothing more for an equal list', async () => {
      const tag = newTag();
      const attributes = `keyword="東京" cache-ttl="600" ${STAY}`;
      const [first, second] = [await hotels(attributes, tag), await hotels(attributes, tag)];
      expect(first.phase).to.equal('ready');
      expect(second.records).to.deep.equal(first.records);
      expect(await requestsOf(tag)).to.have.length(2);
    });

    it('shows all free rooms where each is an entry of its own', async () => {
      const tag = newTag();
      const element = await hotels(`keyword="ホテル" search-pattern="1" ${STAY}`, tag);
      const address = new URL((await requestsOf(tag))[1]!.url);
      address.searchParams.delete('callback');
      address.searchParams.set('hits', '30');
      const answer = (await (await fetch(address)).json()) as { hotels: unknown[] };
      // More than there are hotels to ask about.
      expect(answer.hotels.length).to.be.greaterThan(15);
      expect(element.records).to.have.length(answer.hotels.length);
      expect(partsOf(element, 'item')).to.have.length(answer.hotels.length);
    });

    it('asks both times for the shape of answers that the author wants', async () => {
      const tag = newTag();
      const element = await hotels(`keyword="東京" format-version="2" ${STAY}`, tag);
      expect(element.phase).to.equal('ready');
      const versions = (await asked(tag)).map((params) => params.get('formatVersion'));
      expect(versions).to.deep.equal(['2', '2']);
    });

    it('asks again when only the dates change', async () => {
      const tag = newTag();
      const element = await hotels(`keyword="東京" ${STAY}`, tag);
      element.checkoutDate = day(23);
      await settled(element);
      expect((await asked(tag)).at(-1)!.get('checkoutDate')).to.equal(day(23));
    });
  });

  it('shows as many as are wanted of all that are around a place', async () => {
    const lines = consoleLines();
    const tag = newTag();
    const place = 'latitude="35" longitude="135.76" datum-type="1" search-radius="3"';
    const element = await hotels(`${place} all-return-flag="1" limit="5" ${STAY}`, tag);
    expect(lines).to.deep.equal([]);
    expect(partsOf(element, 'item')).to.have.length(5);
    const [params] = await asked(tag);
    expect(params!.get('allReturnFlag')).to.equal('1');
    expect(params!.has('hits')).to.be.false;
  });

  describe('where nothing is found', () => {
    for (const [transport, ...callbacks] of [
      ['jsonp', true, false],
      ['fetch', false],
    ] as const) {
      it(`says so by ${transport}, and complains of nothing`, async () => {
        const lines = consoleLines();
        const tag = newTag();
        const element = await hotels(`keyword="zzzzqq" transport="${transport}"`, tag);
        expect(element.phase).to.equal('empty');
        expect(text(partsOf(element, 'status')[0]!)).to.equal('該当するものはありません。');
        expect(lines).to.deep.equal([]);
        // A script does not see why it has failed: the same is asked once more in another way.
        const has = (await asked(tag)).map((params) => params.has('callback'));
        expect(has).to.deep.equal(callbacks);
      });
    }
  });

  describe('shows of a hotel', () => {
    it('picture, name, place, station, access, rating and lowest charge', async () => {
      const element = await hotels('middle-class-code="tokyo" limit="5"');
      for (const [at, item] of partsOf(element, 'item').entries()) {
        const hotel = recordsOf(element)[at]!;
        const part = (name: string) => text(item.querySelector(`[part=${name}]`)!);
        expect(item.querySelector('img')!.src).to.equal(hotel.hotelImageUrl);
        expect(part('title')).to.equal(spaced(hotel.hotelName!));
        expect(part('area')).to.equal(`${hotel.address1!}${hotel.address2!}`);
        expect(part('access')).to.equal(spaced(hotel.access!));
        if (hotel.nearestStation) expect(part('station')).to.contain(hotel.nearestStation);
        if (hotel.reviewAverage) expect(part('rating')).to.contain(String(hotel.reviewAverage));
        if (hotel.hotelMinCharge) {
          expect(part('price')).to.contain(hotel.hotelMinCharge.toLocaleString('ja'));
        }
      }
    });

    it('what the author wants, and that in every layout', async () => {
      const element = await hotels(
        'middle-class-code="tokyo" limit="2" layout="grid" show="title access"',
      );
      const [item] = partsOf(element, 'item');
      const shownParts = [...item!.querySelectorAll('.text > [part]')].map(
        ({ part }) => part.value,
      );
      expect(shownParts).to.deep.equal(['title', 'access']);
    });

    it('its page, as an affiliate link', async () => {
      const element = await hotels('middle-class-code="tokyo" limit="2" affiliate-id="AFF"');
      for (const [at, link] of partsOf(element, 'link').entries()) {
        expect((link as HTMLAnchorElement).href).to.equal(
          recordsOf(element)[at]!.hotelInformationUrl,
        );
        expect((link as HTMLAnchorElement).href).to.contain('AFF');
      }
    });
  });

  describe('shows of a free room', () => {
    it('plan, meals, charge of the night and total as the service gives them, and a link', async () => {
      const element = await hotels(`middle-class-code="kyoto" ${STAY_OF_TWO} affiliate-id="AFF"`);
      const rooms = recordsOf(element).flatMap((hotel) => hotel.rooms ?? []);
      const views = partsOf(element, 'room');
      expect(views).to.have.length(rooms.length);
      expect(views).not.to.have.length(0);
      for (const [at, view] of views.entries()) {
        const { planName, roomName, withBreakfastFlag, withDinnerFlag, charges, reserveUrl } =
          rooms[at]!;
        const said = text(view);
        if (planName) expect(said).to.contain(spaced(planName));
        if (roomName) expect(said).to.contain(spaced(roomName));
        expect(said.includes('朝食付き')).to.equal(!!withBreakfastFlag);
        expect(said.includes('夕食付き')).to.equal(!!withDinnerFlag);
        for (const { total, siteCharge } of charges) {
          expect(said).to.contain(total!.toLocaleString('ja'));
          expect(said).to.contain(siteCharge!.toLocaleString('ja'));
        }
        const links = [...view.querySelectorAll<HTMLAnchorElement>('a[part~=action]')];
        expect(links.map(({ href }) => href)).to.deep.equal([reserveUrl]);
      }
    });

    it('never a sum that the service does not give', async () => {
      const element = await hotels(`middle-class-code="kyoto" ${STAY_OF_TWO}`);
      const known = recordsOf(element)
        .flatMap((hotel) => hotel.rooms ?? [])
        .flatMap(({ charges }) => charges.flatMap((one) => [one.total, one.siteCharge]));
      const amounts = partsOf(element, 'charge')
        .flatMap((one) => text(one).match(/[￥¥][\d,]+/g) ?? [])
        .map((amount) => Number(amount.replace(/\D/g, '')));
      expect(amounts).not.to.have.length(0);
      for (const amount of amounts) expect(known).to.include(amount);
    });

    it('a link that tells of itself which record was chosen', async () => {
      const element = await hotels(`middle-class-code="kyoto" ${STAY_OF_TWO}`);
      const heard: unknown[] = [];
      element.addEventListener('mkt-select', (event) => {
        event.preventDefault();
        heard.push(event.detail.record);
      });
      partsOf(element, 'item')[1]!.querySelector<HTMLElement>('a[part~=action]')!.click();
      expect(heard).to.deep.equal([element.records[1]]);
    });

    it('nothing in a compact list but the lowest total', async () => {
      const element = await hotels(`middle-class-code="kyoto" layout="compact" ${STAY_OF_TWO}`);
      expect(partsOf(element, 'room')).to.have.length(0);
      const [first] = recordsOf(element);
      const totals = first!.rooms!.flatMap(({ charges }) => charges.map(({ total }) => total!));
      const least = Math.min(...totals).toLocaleString('ja');
      expect(text(partsOf(element, 'price')[0]!)).to.contain(least);
    });

    it('in English too', async () => {
      const element = await hotels(`lang="en" middle-class-code="kyoto" ${STAY_OF_TWO}`);
      expect(text(partsOf(element, 'room')[0]!)).to.match(/(Breakfast|No meals|Dinner).*Night of/);
    });

    it('in the room it needs, also in 200 px', async () => {
      const element = await hotels(`middle-class-code="kyoto" ${STAY_OF_TWO}`);
      element.style.width = '200px';
      await settled(element);
      for (const item of partsOf(element, 'item')) {
        expect(item.scrollHeight).to.be.at.most(item.clientHeight);
        expect(item.scrollWidth).to.be.at.most(item.clientWidth);
      }
    });

    it('with nothing to hold against it', async () => {
      const element = await hotels(`middle-class-code="kyoto" heading="京都" ${STAY_OF_TWO}`);
      await expect(element).to.be.accessible();
    });
  });

  it('keeps rows of one height in each layout, whatever a hotel tells', async () => {
    for (const layout of ['list', 'grid', 'compact']) {
      const element = await hotels(`middle-class-code="tokyo" layout="${layout}"`);
      await expectEvenRows(element);
    }
  });

  describe('in its form', () => {
    it('has the fields of one search only where that is forced', async () => {
      const element = await hotels('operation="keyword"');
      expect(element.phase).to.equal('idle');
      expect(labels(element)).to.deep.equal(['キーワード', '並び順']);
    });

    it('has nothing where the author wants none, but then must be told what to find', async () => {
      const lines = consoleLines();
      const list = await hotels('controls="none" middle-class-code="tokyo"');
      expect(partsOf(list, 'form')).to.have.length(0);
      expect(lines).to.deep.equal([]);
      const nothing = await hotels('controls="none"');
      expect(nothing.phase).to.equal('error');
      expect(lines).to.have.length(1);
      expect(lines[0]).to.contain('keyword or one of large-class-code, middle-class-code');
    });

    it('needs the words that its only search cannot do without, where there is no form', async () => {
      const lines = consoleLines();
      const element = await hotels('controls="none" operation="keyword"');
      expect(element.phase).to.equal('error');
      expect(lines).to.deep.equal(['<mkt-hotel-search>: keyword is required']);
    });

    it('says what becomes of a search to those who do not see it', async () => {
      const element = await hotels('middle-class-code="tokyo" hits="3" lang="en"', '', {
        delay: 200,
      });
      const status = () => text(partsOf(element, 'form')[0]!.querySelector('[role="status"]')!);
      enter(field(element, 'Sort by'), '+roomCharge');
      button(element, 'Search').click();
      await attributeIs(element, 'phase', ['loading']);
      expect(status()).to.equal('Loading…');
      expect(partsOf(element, 'item')).to.have.length(3);
      await settled(element);
      const { count } = element.answer!.page;
      expect(count).to.be.greaterThan(3);
      expect(status()).to.equal(`1–3 of ${count}`);
    });

    it('searches as before where nothing but what the author has set is sent', async () => {
      consoleLines();
      const tag = newTag();
      const element = await hotels('middle-class-code="tokyo" adult-num="2"', tag);
      expect(field(element, '大人').value).to.equal('2');
      const { records } = element;
      await press(element, '検索');
      expect(messageOf(element, 'チェックイン')).to.equal(undefined);
      expect(new Set(await operationsAsked(tag))).to.deep.equal(new Set(['SimpleHotelSearch']));
      expect(element.phase).to.equal('ready');
      expect(element.records).to.deep.equal(records);
    });

    it('misses the dates of who asks for a price', async () => {
      const tag = newTag();
      const element = await hotels('middle-class-code="tokyo" adult-num="2"', tag);
      enter(field(element, '最高料金'), '9000');
      await press(element, '検索');
      expect(messageOf(element, 'チェックイン')).not.to.be.empty;
      enter(field(element, 'チェックイン'), day(9));
      await press(element, '検索');
      expect(await operationsAsked(tag)).to.deep.equal(['SimpleHotelSearch', 'VacantHotelSearch']);
      expect(field(element, 'チェックアウト').value).to.equal(day(10));
    });

    it('finds hotels of words under conditions', async () => {
      const tag = newTag();
      const element = await hotels('keyword="東京"', tag);
      field(element, '温泉').click();
      await press(element, '検索');
      const last = (await asked(tag)).at(-1)!;
      expect(last.get('squeezeCondition')).to.equal('onsen');
      expect(last.get('hotelNo')).not.to.be.empty;
      expect((await operationsAsked(tag)).slice(1)).to.deep.equal([
        'KeywordHotelSearch',
        'SimpleHotelSearch',
      ]);
    });
  });
});
