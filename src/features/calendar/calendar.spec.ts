import { sendKeys } from '@web/test-runner-commands';
import {
  arrived,
  requestParams,
  attributeIs,
  consoleLines,
  expect,
  fixture,
  newTag,
  oneEvent,
  partsOf,
  spaced,
  waitUntil,
  holdAgain,
  newHold,
  release,
} from '../../../test/support/index.js';
import '../../define/hotel-detail.js';
import type { MktHotelDetail } from '../../components/hotel-detail/hotel-detail.js';
import { isReadable, wordsOf } from '../../../test/support/colors.js';
import { hotels, requestedOperations } from '../../../test/support/hotels.js';
import { day, stopDate } from '../../../test/support/day.js';
import {
  announcements,
  button,
  focused,
  hasButton,
  press,
  rendered,
  finished,
} from '../../../test/support/reading.js';
import { violationsOf } from '../../../test/support/axe.js';

stopDate();

const SHOW = '日ごとの料金を見る';
const IN_ORDER = 'concurrency="1"';

const nights = (element: Element) => partsOf(element, 'night') as HTMLButtonElement[];
/** The spoken and the visible text of each night. */
const names = (element: Element) =>
  nights(element).map((night) => spaced(night.querySelector('.unseen')!.textContent));
const seen = (night: Element) =>
  spaced(
    [...night.querySelectorAll('[aria-hidden]')].map((element) => element.textContent).join(' '),
  );
const strip = async (element: Element) =>
  arrived<HTMLElement>(element.shadowRoot!, '[role="toolbar"]');
const status = (element: Element) =>
  spaced(element.shadowRoot!.querySelector('.calendar [role="status"]')!.textContent);

/** A search with a loaded calendar. */
async function withCalendar(attributes = '', tag = '', faults = {}) {
  const element = await hotels(
    `middle-class-code="tokyo" limit="2" controls="calendar" ${attributes}`,
    tag,
    faults,
  );
  await strip(element);
  return element;
}

/** Requests the prices, and waits for all of them. */
async function priced(element: Awaited<ReturnType<typeof withCalendar>>, name = SHOW) {
  await press(element, name);
  await attributeIs(await strip(element), 'aria-busy', ['false']);
  return element;
}

/** The nights of the requests, in days from today. */
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

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

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
    const [weekday, day] = names(element)[totals.indexOf(lowest)]!.split(' ');
    expect(status(element)).to.equal(
      `最安は${day!}（${weekday!}）ほか${others}日、全員で1泊${lowest.toLocaleString('ja')}円です。`,
    );
    const english = await priced(
      await withCalendar('adult-num="2" lang="en"'),
      'Show lowest prices',
    );
    expect(status(english)).to.match(
      new RegExp(`^Lowest total for one night: ¥.* on \\w+, \\w+ \\d+ and ${others} more$`),
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

    it('requests one night without a stay', async () => {
      const tag = newTag();
      const element = await withCalendar('', tag);
      nights(element)[2]!.click();
      await finished(element);
      const sent = (await requestParams(tag)).at(-1)!;
      expect(sent.get('checkoutDate')).to.equal(day(3));
      expect(element.phase).to.equal('ready');
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

  it('works by keyboard', async () => {
    const tag = newTag();
    const element = await withCalendar('', tag);
    const at = () => nights(element).indexOf(focused(element) as HTMLButtonElement);
    button(element, '次の2週間').focus();
    await sendKeys({ press: 'Tab' });
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['End', 13],
      ['ArrowLeft', 12],
      ['Home', 0],
      ['ArrowLeft', 0],
      ['PageDown', 0],
      ['ArrowLeft', 13],
    ] as const) {
      await sendKeys({ press: key });
      await element.updateComplete;
      expect(at(), key).to.equal(index);
    }
    // One tab stop.
    expect(nights(element).filter(({ tabIndex }) => tabIndex === 0)).to.have.length(1);
    await sendKeys({ press: 'Enter' });
    await finished(element);
    expect((await requestParams(tag)).at(-1)!.get('checkinDate')).to.equal(day(13));
    expect(at()).to.equal(13);
    // To the button that loads the prices, which passes the focus to the nights.
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Enter' });
    await element.updateComplete;
    expect(at()).to.equal(13);
  });

  it('runs from left to right on a page from right to left, with its keys', async () => {
    const element = await withCalendar('dir="rtl"');
    const at = () => nights(element).indexOf(focused(element) as HTMLButtonElement);
    const leftOf = (night: number) => nights(element)[night]!.getBoundingClientRect().left;
    expect(leftOf(0)).to.be.below(leftOf(1));
    nights(element)[0]!.focus();
    for (const [key, index] of [
      ['ArrowRight', 1],
      ['ArrowRight', 2],
      ['ArrowLeft', 1],
    ] as const) {
      await sendKeys({ press: key });
      await element.updateComplete;
      expect(at(), key).to.equal(index);
    }
    const glyph = getComputedStyle(button(element, '次の2週間'), '::after');
    expect(glyph.scale).to.equal('none');
  });

  it('names the nights of a stay after the first as such', async () => {
    const stay = 'checkin-date="+2" checkout-date="+5"';
    for (const [attributes, words] of [
      [stay, / 宿泊期間内$/],
      [`${stay} lang="en"`, /, within your stay$/],
    ] as const) {
      const element = await withCalendar(attributes);
      const isNamed = names(element).map((name) => words.test(name));
      expect(isNamed).to.deep.equal(range(14).map((at) => at === 3 || at === 4));
      expect(nights(element)[2]!.ariaPressed).to.equal('true');
    }
  });

  it('announces nothing while it is loading', async () => {
    const element = await withCalendar('checkin-date="+2"');
    const range = element.shadowRoot!.querySelector('.range')!;
    expect(range.ariaLive).to.equal(null);
    button(element, '次の2週間').click();
    await waitUntil(() => range.ariaLive === 'polite', 'it is never announced');
  });

  it('names each night as it is shown, so that it can be chosen by voice', async () => {
    for (const lang of ['ja', 'en']) {
      const element = await withCalendar(`lang="${lang}"`);
      for (const night of nights(element)) {
        const [weekday, day] = ['weekday', 'day'].map(
          (name) => night.querySelector(`.${name}`)!.textContent,
        );
        expect(night.querySelector('.unseen')!.textContent).to.contain(`${weekday!} ${day!}`);
      }
    }
  });

  it('moves on from the night that a screen reader has focused', async () => {
    const element = await withCalendar();
    nights(element)[4]!.focus();
    await sendKeys({ press: 'ArrowRight' });
    await element.updateComplete;
    expect(nights(element).indexOf(focused(element) as HTMLButtonElement)).to.equal(5);
  });

  it('announces the nights of another page and their prices, once each', async () => {
    const element = await priced(await withCalendar());
    const announced = announcements(element);
    /** The announcements of another page. */
    const ofPage = async (name: string) => {
      const before = announced.length;
      await priced(element, name);
      await waitUntil(() => announced.length > before + 1, 'announcements');
      return announced.slice(before).map((text) => /〜|^最安は/.exec(text)?.[0]);
    };
    expect(await ofPage('次の2週間')).to.deep.equal(['〜', '最安は']);
    // Also after the choice of a night, whose result is announced.
    nights(element)[3]!.click();
    await waitUntil(() => announced.some((text) => /\d[件軒]/.test(text)), 'the result');
    expect(await ofPage('次の2週間')).to.deep.equal(['〜', '最安は']);
  });

  it('announces the result of the chosen night', async () => {
    const element = await withCalendar();
    const announced = announcements(element);
    nights(element)[3]!.click();
    await waitUntil(() => announced.some((text) => /\d[件軒]/.test(text)), 'the result');
    expect(announced.join(' ')).to.contain('から1泊');
  });

  it('is readable on a page of any colour', async () => {
    const around = await fixture<HTMLElement>('<div></div>');
    const element = await withCalendar('checkin-date="+2" checkout-date="+5"');
    around.append(element);
    await strip(element);
    for (const [background, color] of [
      ['#1565c0', '#fff'],
      ['#b71c1c', '#fff'],
      ['#00695c', '#fff'],
      ['#555', '#fff'],
      ['#f8bbd0', '#222'],
      ['#fff', '#222'],
      ['#111', '#eee'],
    ] as const) {
      around.style.cssText = `background: ${background}; color: ${color}`;
      const days = nights(element).map((night) => wordsOf(night.querySelector('.weekday')!));
      const unreadable = days.filter((words) => !isReadable(words));
      expect(
        unreadable.map(({ name }) => name),
        background,
      ).to.deep.equal([]);
    }
  });

  describe('of one hotel', () => {
    const detail = async (tag: string, faults = {}) => {
      const element = await rendered<MktHotelDetail>('mkt-hotel-detail', {
        attributes: 'hotel-no="14022" controls="calendar"',
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

  it('has the night of arrival in view', async () => {
    const element = await withCalendar('checkin-date="+40" style="width: 200px"');
    const at = nights(element).find(({ ariaPressed }) => ariaPressed === 'true')!;
    const [box, room] = [at, await strip(element)].map((element) =>
      element.getBoundingClientRect(),
    );
    expect(box!.left).to.be.at.least(room!.left);
    expect(box!.right).to.be.at.most(room!.right);
  });

  it('has the same size with any text, at any width', async () => {
    const element = await withCalendar();
    const heights = () =>
      [200, 360, 900].map((width) => {
        element.style.width = `${width}px`;
        return partsOf(element, 'calendar')[0]!.getBoundingClientRect().height;
      });
    expect(heights()).to.deep.equal([12 * 16, 12 * 16, 12 * 16]);
    await priced(element);
    expect(heights()).to.deep.equal([12 * 16, 12 * 16, 12 * 16]);
  });

  it('has no axe violations', async () => {
    const element = await priced(await withCalendar('checkin-date="+3" limit="1"'));
    expect(await violationsOf(element)).to.deep.equal([]);
  });
});
