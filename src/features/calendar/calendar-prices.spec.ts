/** The prices of a calendar of nights: their requests, and the stay that a pressed night requests. */
import '../../define/hotel-detail.js';
import {
  arrived,
  requestParams,
  attributeIs,
  consoleLines,
  expect,
  newTag,
  oneEvent,
  partsOf,
  spaced,
  waitUntil,
  holdAgain,
  newHold,
  release,
} from '../../../test/support/index.js';
import type { MktHotelDetail } from '../../components/hotel-detail/hotel-detail.js';
import { requestedOperations } from '../../../test/support/hotels.js';
import { day, stopDate } from '../../../test/support/day.js';
import { button, hasButton, press, rendered, finished } from '../../../test/support/reading.js';
import {
  SHOW,
  nights,
  names,
  strip,
  withCalendar,
  priced,
  range,
} from '../../../test/support/calendar.js';

stopDate();
const IN_ORDER = 'concurrency="1"';
const seen = (night: Element) =>
  spaced(
    [...night.querySelectorAll('[aria-hidden]')].map((element) => element.textContent).join(' '),
  );
const status = (element: Element) =>
  spaced(element.shadowRoot!.querySelector('.calendar [role="status"]')!.textContent);

async function requestedNights(tag: string): Promise<number[]> {
  const sent = (await requestParams(tag)).filter((params) => params.get('sort') === '+roomCharge');
  return sent.map((params) => {
    const [checkin, checkout] = ['checkinDate', 'checkoutDate'].map((name) =>
      Date.parse(params.get(name)!),
    );
    expect(checkout! - checkin!).to.equal(86_400_000);
    return (checkin! - Date.parse(day(0))) / 86_400_000;
  });
}

describe('a calendar of nights', () => {
  it('requests night by night, from today on, once the reader presses the button', async () => {
    const tag = newTag();
    const element = await withCalendar(IN_ORDER, tag);
    expect(await requestParams(tag)).to.have.length(1);
    expect(nights(element)).to.have.length(14);
    expect(names(element)[0]).to.match(/^[日月火水木金土] \d+月\d+日$/);
    await priced(element);
    expect(await requestedNights(tag)).to.deep.equal(range(14));
    expect(hasButton(element, SHOW)).to.equal(false);
    await priced(element, '次の2週間');
    expect(await requestedNights(tag)).to.deep.equal(range(28));
    await priced(element, '前の2週間');
    expect(await requestedNights(tag)).to.have.length(28);
    expect(button(element, '前の2週間').ariaDisabled).to.equal('true');
  });

  it('requests the nights nearest to the arrival first', async () => {
    const tag = newTag();
    await priced(await withCalendar(`${IN_ORDER} checkin-date="+20"`, tag));
    const [first, ...others] = await requestedNights(tag);
    expect(first).to.equal(20);
    expect(others.slice(0, 4)).to.deep.equal([19, 21, 18, 22]);
    expect(others).to.have.length(13);
  });

  it('shows the lowest total of each night, and marks the cheapest', async () => {
    const lines = consoleLines();
    const element = await priced(await withCalendar('adult-num="2"'));
    // Without dates, the number of guests applies to the calendar.
    expect(lines).to.deep.equal([]);
    const totals = names(element).map((name) =>
      Number(/全員で1泊 ([\d,]+)円から/.exec(name)?.[1]?.replaceAll(',', '') ?? NaN),
    );
    const lowest = Math.min(...totals.filter((total) => total));
    for (const [index, total] of totals.entries()) {
      expect(names(element)[index]!.endsWith('、最安'), names(element)[index]).to.equal(
        total === lowest,
      );
    }
    const cheapest = nights(element)[totals.indexOf(lowest)]!;
    expect(seen(cheapest)).to.contain(`${lowest.toLocaleString('ja')}円 最安`);
    // Prices of the sandbox are the same in every week.
    const others = totals.filter((total) => total === lowest).length - 1;
    expect(others, 'further nights with that total').to.be.greaterThan(0);
    const [, day] = names(element)[totals.indexOf(lowest)]!.split(' ');
    expect(status(element)).to.equal(
      `最安 ${lowest.toLocaleString('ja')}円（${day!}ほか${others}日・全員で1泊）`,
    );
    const english = await priced(
      await withCalendar('adult-num="2" lang="en"'),
      'Show lowest prices',
    );
    expect(status(english)).to.match(
      new RegExp(`^Lowest total for one night: ¥.* on \\w+ \\d+ and ${others} more nights?\\.$`),
    );
    const named = names(english).find((name) => name.endsWith(', Lowest'));
    expect(named).to.match(/^\w{3} \w{3} \d+, from ¥[\d,]+ in total for one night, Lowest$/);
    // The service's value.
    cheapest.click();
    await finished(element);
    const all = element.records.flatMap(({ rooms }) => rooms ?? []);
    const sums = all.flatMap(({ charges }) => charges.map(({ total }) => total ?? NaN));
    expect(Math.min(...sums)).to.be.at.least(lowest);
  });

  it('marks nights without rooms', async () => {
    const element = await priced(await withCalendar('', '', { fault: 'empty' }));
    expect(names(element).every((name) => name.endsWith(' 空室なし'))).to.equal(true);
    expect(status(element)).to.equal('この期間に空室はありません。');
  });

  it('uses cached prices', async () => {
    const tag = newTag();
    await priced(await withCalendar('cache-ttl="600"', tag));
    const before = (await requestParams(tag)).length;
    const again = await priced(await withCalendar('cache-ttl="600"', tag));
    expect(names(again).some((name) => name.includes('全員で1泊'))).to.equal(true);
    expect(await requestParams(tag)).to.have.length(before);
  });

  it('aborts open requests when the element is removed', async () => {
    const [tag, hold] = [newTag(), newHold()];
    await release(hold);
    const element = await withCalendar(IN_ORDER, tag, { hold });
    await holdAgain(hold);
    await press(element, SHOW);
    await waitUntil(async () => (await requestedNights(tag)).length, 'no night is requested');
    element.remove();
    await release(hold);
    // Requests of the removed element would be before this one.
    await withCalendar(IN_ORDER);
    expect(await requestedNights(tag)).to.have.length(1);
  });

  describe('when a night is pressed,', () => {
    it('requests a stay from there, of the same length', async () => {
      const tag = newTag();
      const element = await withCalendar(`checkin-date="${day(1)}" checkout-date="${day(4)}"`, tag);
      const searchEvent = oneEvent(element, 'mkt-search');
      nights(element)[5]!.click();
      await finished(element);
      const stay = { checkinDate: day(5), checkoutDate: day(8) };
      expect((await searchEvent).detail).to.deep.equal({ params: stay });
      const sent = (await requestParams(tag)).at(-1)!;
      expect(sent.get('checkinDate')).to.equal(stay.checkinDate);
      expect(sent.get('checkoutDate')).to.equal(stay.checkoutDate);
      expect(nights(element).map(({ ariaPressed }) => ariaPressed === 'true')).to.deep.equal(
        range(14).map((at) => at === 5),
      );
      const chosen = nights(element).map(({ part }) => part.contains('chosen'));
      expect(chosen.lastIndexOf(true)).to.equal(7);
    });

    it('sends no request if the page cancels the search', async () => {
      const tag = newTag();
      const element = await withCalendar('', tag);
      element.addEventListener('mkt-search', (event) => event.preventDefault());
      nights(element)[2]!.click();
      await finished(element);
      expect(await requestParams(tag)).to.have.length(1);
    });
  });

  it('shows no wrong prices if the service fails, and retries a pressed night', async () => {
    const [lines, tag] = [consoleLines(), newTag()];
    const element = await withCalendar('', tag, { fault: '500' });
    const before = lines.length;
    await press(element, SHOW);
    await attributeIs(await strip(element), 'aria-busy', ['false']);
    expect(nights(element).every((night) => seen(night).endsWith('—'))).to.equal(true);
    expect(names(element)[3]).to.contain('もう一度確認するには押してください');
    const tried = (await requestedNights(tag)).length;
    nights(element)[3]!.click();
    await attributeIs(await strip(element), 'aria-busy', ['false']);
    expect((await requestedNights(tag)).slice(tried)[0]).to.equal(3);
    expect(lines).to.have.length(before);
  });

  describe('of one hotel', () => {
    const detail = async (tag: string, faults = {}) => {
      const element = await rendered<MktHotelDetail>('mkt-hotel-detail', {
        attributes: 'hotel-no="14022" reader-controls="calendar"',
        tag,
        faults,
      });
      await strip(element);
      return element;
    };

    it('requests only its own free rooms, night by night', async () => {
      const tag = newTag();
      const element = await detail(tag);
      expect(await requestedOperations(tag)).to.deep.equal(['HotelDetailSearch']);
      await press(element, SHOW);
      await attributeIs(await strip(element), 'aria-busy', ['false']);
      // A night without rooms is a failed script, repeated by fetch.
      const scripts = (await requestParams(tag))
        .slice(1)
        .filter((params) => params.has('callback'));
      expect(scripts.map((params) => params.get('hotelNo'))).to.deep.equal(Array(14).fill('14022'));
      const sent = scripts.map((params) => params.get('checkinDate'));
      expect(sent.sort()).to.deep.equal(range(14).map(day));
      expect(names(element).some((name) => name.endsWith('、最安'))).to.equal(true);
    });

    it('shows the free rooms of the pressed night', async () => {
      const tag = newTag();
      const element = await detail(tag);
      nights(element)[4]!.click();
      const room = await arrived(element.shadowRoot!, '[part~="room"]');
      expect(room.closest('[part~="vacancies"]')).not.to.equal(null);
      expect(partsOf(element, 'facts')).to.have.length(1);
      const vacancies = (await requestParams(tag)).find((params) => params.has('checkinDate'))!;
      expect(vacancies.get('checkinDate')).to.equal(day(4));
      expect(vacancies.get('checkoutDate')).to.equal(day(5));
    });
  });
});
