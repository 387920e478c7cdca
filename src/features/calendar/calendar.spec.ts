/** A calendar of nights for its readers: by keys, by voice, in view, in any colours. */
import { sendKeys } from '@web/test-runner-commands';
import {
  requestParams,
  expect,
  fixture,
  newTag,
  partsOf,
  waitUntil,
} from '../../../test/support/index.js';
import { isReadable, wordsOf } from '../../../test/support/colors.js';
import { day, stopDate } from '../../../test/support/day.js';
import { announcements, button, focused, finished } from '../../../test/support/reading.js';
import { violationsOf } from '../../../test/support/axe.js';
import {
  nights,
  names,
  strip,
  withCalendar,
  priced,
  range,
} from '../../../test/support/calendar.js';

stopDate();

describe('a calendar of nights', () => {
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
        const name = night.querySelector('.unseen')!.textContent;
        expect(name).to.contain(weekday!).and.to.contain(day!);
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
    const ofPage = async (name: string) => {
      const before = announced.length;
      await priced(element, name);
      await waitUntil(() => announced.length > before + 1, 'announcements');
      return announced.slice(before).map((text) => /〜|^最安/.exec(text)?.[0]);
    };
    expect(await ofPage('次の2週間')).to.deep.equal(['〜', '最安']);
    // Also after the choice of a night, whose result is announced.
    nights(element)[3]!.click();
    await waitUntil(() => announced.some((text) => /\d[件軒]/.test(text)), 'the result');
    expect(await ofPage('次の2週間')).to.deep.equal(['〜', '最安']);
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
    expect(heights()).to.deep.equal([11.5 * 16, 11.5 * 16, 11.5 * 16]);
    await priced(element);
    expect(heights()).to.deep.equal([11.5 * 16, 11.5 * 16, 11.5 * 16]);
  });

  it('has no axe violations', async () => {
    const element = await priced(await withCalendar('checkin-date="+3" limit="1"'));
    expect(await violationsOf(element)).to.deep.equal([]);
  });
});
