import { render } from 'lit';
import '../../define/hotel-search.js';
import { hotelRooms } from '../../features/rooms/rooms.js';
import type { WidgetOptions } from '../../templates/widget-options.js';
import {
  requestParams,
  attributeIs,
  consoleLines,
  expect,
  newTag,
  nodesIn,
  partsOf,
  settled,
  spaced,
  waitUntil,
} from '../../../test/support/index.js';
import { day, stopDate } from '../../../test/support/day.js';
import {
  button,
  enter,
  expectEvenRows,
  field,
  labels,
  messageOf,
  press,
  announcement,
  nextAnnouncement,
} from '../../../test/support/reading.js';

import {
  hotels,
  STAY_OF_TWO,
  requestedOperations,
  text,
  recordsOf,
} from '../../../test/support/hotels.js';
import { violationsOf } from '../../../test/support/axe.js';

stopDate();

describe('<mkt-hotel-search>', () => {
  describe('shows a free room with', () => {
    it('plan, meals, the charge and total of the night from the service, and a link', async () => {
      const element = await hotels(`middle-class-code="kyoto" ${STAY_OF_TWO} affiliate-id="AFF"`);
      const rooms = recordsOf(element).flatMap((hotel) => hotel.rooms ?? []);
      const views = partsOf(element, 'room');
      expect(views).to.have.length(rooms.length);
      expect(views).not.to.have.length(0);
      for (const [index, view] of views.entries()) {
        const { planName, roomName, withBreakfastFlag, withDinnerFlag, charges, reserveUrl } =
          rooms[index]!;
        const roomText = text(view);
        if (planName) expect(roomText).to.contain(spaced(planName));
        if (roomName) expect(roomText).to.contain(spaced(roomName));
        const both = !!withBreakfastFlag && !!withDinnerFlag;
        expect(roomText.includes('朝夕食付き')).to.equal(both);
        expect(roomText.includes('朝食付き')).to.equal(!both && !!withBreakfastFlag);
        expect(roomText.includes('夕食付き')).to.equal(!!withDinnerFlag);
        for (const { total, siteCharge } of charges) {
          expect(roomText).to.contain(total!.toLocaleString('ja'));
          expect(roomText).to.contain(siteCharge!.toLocaleString('ja'));
        }
        const links = [...view.querySelectorAll<HTMLAnchorElement>('a[part~=action]')];
        expect(links.map(({ href }) => href)).to.deep.equal([reserveUrl]);
      }
      expect(Math.max(...views.map(nodesIn))).to.be.at.most(48);
      // No sum that the service does not give.
      const known = rooms.flatMap(({ charges }) =>
        charges.flatMap((charge) => [charge.total, charge.siteCharge]),
      );
      const amounts = partsOf(element, 'charge')
        .flatMap((part) => text(part).match(/[\d,]+円/g) ?? [])
        .map((amount) => Number(amount.replace(/\D/g, '')));
      expect(amounts).not.to.have.length(0);
      for (const amount of amounts) expect(known).to.include(amount);
    });

    it('a link that names the hotel, and reports the selected record', async () => {
      const element = await hotels(`middle-class-code="kyoto" limit="3" ${STAY_OF_TWO}`);
      for (const item of partsOf(element, 'item')) {
        const name = spaced(item.querySelector('[part~=title]')!.textContent);
        for (const link of item.querySelectorAll('a[part~=action]')) {
          expect(spaced(link.textContent)).to.contain(name);
        }
      }
      const selected: unknown[] = [];
      element.addEventListener('mkt-select', (event) => {
        event.preventDefault();
        selected.push(event.detail.record);
      });
      partsOf(element, 'item')[1]!.querySelector<HTMLElement>('a[part~=action]')!.click();
      expect(selected).to.deep.equal([element.records[1]]);
    });

    it('explains that charges of some nights are missing, and where to find them', () => {
      const charges = [{ stayDate: '2031-05-01', total: 9000 }];
      const noteFor = (lang: 'ja' | 'en', nights: number) => {
        const options = {
          locale: lang,
          rel: '',
          target: '',
          show: ['price'],
        } as object as WidgetOptions;
        const place = document.createElement('div');
        const rooms = hotelRooms([{ roomName: 'Twin', charges }], options, { nights });
        render(rooms, place);
        return text(place);
      };
      expect(noteFor('ja', 3)).to.contain('残り2泊の料金は予約ページでご確認ください。');
      expect(noteFor('en', 3)).to.contain('Other nights: see the booking page.');
      expect(noteFor('ja', 1)).not.to.contain('残り');
    });

    it('only the lowest total in a compact list', async () => {
      const element = await hotels(`middle-class-code="kyoto" layout="compact" ${STAY_OF_TWO}`);
      expect(partsOf(element, 'room')).to.have.length(0);
      const [first] = recordsOf(element);
      const totals = first!.rooms!.flatMap(({ charges }) => charges.map(({ total }) => total!));
      const least = Math.min(...totals).toLocaleString('ja');
      expect(text(partsOf(element, 'price')[0]!)).to.equal(`全員で1泊 ${least}円〜`);
      element.lang = 'en';
      element.requestUpdate();
      await settled(element);
      expect(text(partsOf(element, 'price')[0]!)).to.equal(`from ¥${least} in total per night`);
    });

    it('explains the unit of a charge if the total shows it', () => {
      const options = { locale: 'ja', rel: '', target: '', show: [] } as object as WidgetOptions;
      const place = document.createElement('div');
      const nameOf = (total: number) => {
        const charges = [{ stayDate: '2031-05-01', siteCharge: 9000, total }];
        const stay = { guests: 4, rooms: 2 };
        render(hotelRooms([{ roomName: 'Twin', charges }], options, stay), place);
        return text(place);
      };
      expect(nameOf(36_000)).to.contain('1名の料金 9,000円');
      expect(nameOf(18_000)).to.contain('1室の料金 9,000円');
      expect(nameOf(20_000)).to.contain('料金（単位は予約ページで） 9,000円');
    });

    it('the charge if the service gives no total', () => {
      const charges = [{ stayDate: '2031-05-01', siteCharge: 9000 }];
      const options = {
        locale: 'en',
        rel: '',
        target: '',
        show: ['price'],
      } as object as WidgetOptions;
      const place = document.createElement('div');
      const rooms = hotelRooms([{ roomName: 'Twin', charges }], options);
      render(rooms, place);
      expect(text(place))
        .to.contain('Rate (per person or per room; see booking page) ¥9,000')
        .and.not.to.contain('Total');
    });

    it('English texts on an English page, without accessibility violations', async () => {
      const element = await hotels(
        `lang="en" middle-class-code="kyoto" limit="2" heading="Kyoto" ${STAY_OF_TWO}`,
      );
      expect(text(partsOf(element, 'room')[0]!)).to.match(/(Breakfast|No meals|Dinner).*Night of/);
      expect(await violationsOf(element)).to.deep.equal([]);
    });

    it('its content height, also in 200 px', async () => {
      const element = await hotels(`middle-class-code="kyoto" ${STAY_OF_TWO}`);
      element.style.width = '200px';
      await settled(element);
      for (const item of partsOf(element, 'item')) {
        expect(item.scrollHeight).to.be.at.most(item.clientHeight);
        expect(item.scrollWidth).to.be.at.most(item.clientWidth);
      }
    });
  });

  it('keeps rows of one height in each layout, with any texts', async () => {
    const element = await hotels('middle-class-code="tokyo" reader-controls="none"');
    for (const layout of ['list', 'grid', 'compact']) {
      element.setAttribute('layout', layout);
      await expectEvenRows(element);
    }
  });

  describe('in its form', () => {
    it('has only the fields of a search that the author selects', async () => {
      const element = await hotels('operation="keyword"');
      expect(element.phase).to.equal('idle');
      expect(labels(element)).to.deep.equal(['キーワード', '並び順']);
    });

    it('has no form if the author hides it, but then needs a search by the author', async () => {
      const lines = consoleLines();
      const list = await hotels('reader-controls="none" middle-class-code="tokyo"');
      expect(partsOf(list, 'form')).to.have.length(0);
      expect(lines).to.deep.equal([]);
      const nothing = await hotels('reader-controls="none"');
      expect(nothing.phase).to.equal('error');
      expect(lines).to.have.length(1);
      expect(lines[0]).to.contain('keyword or one of large-class-code, middle-class-code');
    });

    it('requires the keyword of its only search, without a form', async () => {
      const lines = consoleLines();
      const element = await hotels('reader-controls="none" operation="keyword"');
      expect(element.phase).to.equal('error');
      await waitUntil(() => lines.length, 'no console line');
      expect(lines).to.deep.equal(['<mkt-hotel-search>: keyword is required [wrongRule]']);
    });

    it('announces the result of a search', async () => {
      const element = await hotels('middle-class-code="tokyo" hits="3" lang="en"');
      enter(field(element, 'Sort by'), '+roomCharge');
      button(element, 'Search').click();
      await attributeIs(element, 'phase', ['loading']);
      expect(announcement(element)).to.equal('Loading…');
      expect(partsOf(element, 'item')).to.have.length(3);
      await settled(element);
      const { count } = element.state.answer!.page;
      expect(count).to.be.greaterThan(3);
      expect(await nextAnnouncement(element, /of/)).to.equal(`1–3 of ${count}`);
    });

    it("searches as before if the reader submits only the author's values", async () => {
      consoleLines();
      const tag = newTag();
      const element = await hotels('middle-class-code="tokyo" adult-num="2"', tag);
      expect(field(element, '大人').value).to.equal('2');
      const { records } = element;
      await press(element, '検索');
      expect(messageOf(element, 'チェックイン')).to.equal(undefined);
      expect(new Set(await requestedOperations(tag))).to.deep.equal(new Set(['SimpleHotelSearch']));
      expect(element.phase).to.equal('ready');
      expect(element.records).to.deep.equal(records);
    });

    it('requires dates with a price', async () => {
      const tag = newTag();
      const element = await hotels('middle-class-code="tokyo" adult-num="2"', tag);
      enter(field(element, '料金の上限（円）'), '90000');
      await press(element, '検索');
      expect(messageOf(element, 'チェックイン')).not.to.be.empty;
      enter(field(element, 'チェックイン'), day(9));
      await press(element, '検索');
      expect(await requestedOperations(tag)).to.deep.equal([
        'SimpleHotelSearch',
        'VacantHotelSearch',
      ]);
      expect(field(element, 'チェックアウト').value).to.equal(day(10));
    });

    it('finds hotels by keyword and conditions', async () => {
      const tag = newTag();
      const element = await hotels('keyword="東京"', tag);
      field(element, '温泉').click();
      await press(element, '検索');
      const last = (await requestParams(tag)).at(-1)!;
      expect(last.get('squeezeCondition')).to.equal('onsen');
      expect(last.get('hotelNo')).not.to.be.empty;
      expect((await requestedOperations(tag)).slice(1)).to.deep.equal([
        'KeywordHotelSearch',
        'SimpleHotelSearch',
      ]);
    });
  });
});
