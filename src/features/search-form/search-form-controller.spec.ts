import '../../define/hotel-search.js';
import type { MktHotelSearch } from '../../components/hotel-search/hotel-search.js';
import {
  requestParams,
  consoleLines,
  expect,
  newTag,
  partsOf,
  requestsOf,
} from '../../../test/support/index.js';
import { day, stopDate } from '../../../test/support/day.js';
import {
  button,
  enter,
  field,
  focused,
  key,
  labels,
  messageOf,
  press,
  nextAnnouncement,
  rendered,
} from '../../../test/support/reading.js';
import { violationsOf } from '../../../test/support/axe.js';

stopDate();

const AREAS = `<option slot="area" value="japan,tokyo,ueno,asakusa">東京</option>
  <option slot="area" value="japan,kyoto">京都</option>`;

const hotels = (attributes = '', children = '', tag = '') =>
  rendered<MktHotelSearch>('mkt-hotel-search', {
    attributes: `limit="2" ${attributes}`,
    children,
    tag,
  });

const details = (element: Element) => element.shadowRoot!.querySelector('details')!;

describe('the search form for hotels', () => {
  it('is displayed before the first request, without an error', async () => {
    const lines = consoleLines();
    const tag = newTag();
    const element = await hotels('', AREAS, tag);
    expect(element.phase).to.equal('idle');
    expect(labels(element)).to.include.members(['キーワード', '地域', 'チェックイン', '大人']);
    expect(lines).to.deep.equal([]);
    expect(await requestsOf(tag)).to.deep.equal([]);
  });

  it('has fields in the colours of the page, also of a dark one without color-scheme', async () => {
    const element = await hotels('style="color: #eee"');
    const input = field(element, 'チェックイン');
    expect(getComputedStyle(input).color).to.equal('rgb(238, 238, 238)');
    for (let box: Element | null = input; box; box = box.parentElement) {
      expect(getComputedStyle(box).backgroundColor).to.equal('rgba(0, 0, 0, 0)');
    }
  });

  it('searches by Enter, for words', async () => {
    const tag = newTag();
    const element = await hotels('', '', tag);
    enter(field(element, 'キーワード'), '　温泉　旅館 ');
    await key(element, 'Enter');
    const [params] = await requestParams(tag);
    expect(params!.get('keyword')).to.equal('温泉 旅館');
    expect(params!.has('adultNum')).to.be.false;
    expect(focused(element)).to.equal(field(element, 'キーワード'));
    expect(partsOf(element, 'item')).not.to.have.length(0);
  });

  it('searches an area by all of its codes', async () => {
    const tag = newTag();
    const element = await hotels('', AREAS, tag);
    enter(field(element, '地域'), 'japan,kyoto');
    await press(element, '検索');
    enter(field(element, '地域'), 'japan,tokyo,ueno,asakusa');
    await press(element, '検索');
    const [kyoto, tokyo] = await requestParams(tag);
    expect(kyoto!.get('middleClassCode')).to.equal('kyoto');
    expect(kyoto!.has('smallClassCode')).to.be.false;
    expect(tokyo!.get('largeClassCode')).to.equal('japan');
    expect(tokyo!.get('detailClassCode')).to.equal('asakusa');
  });

  it('shows and announces a missing result, above the fallback', async () => {
    const element = await hotels('', '<p><a href="https://market.example/">All hotels</a></p>');
    const fallback = element.querySelector('p')!;
    expect(partsOf(element, 'status')).to.have.length(0);
    enter(field(element, 'キーワード'), 'どこにもない宿');
    await press(element, '検索');
    expect(element.phase).to.equal('empty');
    const words = '条件に合うものが見つかりませんでした。';
    const [message] = partsOf(element, 'status');
    expect(message!.textContent.trim()).to.equal(words);
    expect(fallback.checkVisibility()).to.equal(true);
    const above = message!.getBoundingClientRect().bottom;
    expect(fallback.getBoundingClientRect().top).to.be.at.least(above);
    expect(await nextAnnouncement(element, /見つかりません/)).to.equal(words);
    await press(element, 'リセット');
    expect(partsOf(element, 'status')).to.have.length(0);
  });

  it('finds free rooms with dates and guests', async () => {
    const tag = newTag();
    const element = await hotels('middle-class-code="tokyo"', '', tag);
    enter(field(element, 'チェックイン'), day(30));
    enter(field(element, 'チェックアウト'), day(32));
    enter(field(element, '大人'), '2');
    enter(field(element, '小学生（低学年）'), '1');
    enter(field(element, '料金の上限（円）'), '50000');
    field(element, '温泉').click();
    field(element, '禁煙ルーム').click();
    await press(element, '検索');
    const params = (await requestParams(tag)).at(-1)!;
    expect(Object.fromEntries(params)).to.include({
      checkinDate: day(30),
      checkoutDate: day(32),
      adultNum: '2',
      lowClassNum: '1',
      maxCharge: '50000',
      squeezeCondition: 'kinen,onsen',
    });
    expect(params.has('roomNum')).to.be.false;
    expect(params.has('minCharge')).to.be.false;
  });

  it('announces the result of each search, also of a repeated one', async () => {
    const element = await hotels('', AREAS);
    const status = element.shadowRoot!.querySelector('[role="status"]')!;
    const announced: string[] = [];
    new MutationObserver(() => void announced.push(status.textContent)).observe(status, {
      childList: true,
    });
    enter(field(element, 'キーワード'), '温泉');
    for (const _ of [1, 2]) {
      await press(element, '検索');
      expect(await nextAnnouncement(element, /件/)).to.match(/^全\d+件中1〜/);
    }
    const results = announced.filter((text) => text.includes('件'));
    expect(results).to.have.length(2);
    await press(element, 'リセット');
    expect(await nextAnnouncement(element, /^$/)).to.equal('');
  });

  it('has a unique name among the landmarks of a page', async () => {
    const attributeSets = ['', '', 'heading="宿"'];
    const elements = await Promise.all(
      attributeSets.map((attributes) =>
        rendered<MktHotelSearch>('mkt-hotel-search', {
          attributes: `reader-controls="keyword" ${attributes}`,
        }),
      ),
    );
    const names = elements.map((element) => element.shadowRoot!.querySelector('form')!.ariaLabel);
    expect(new Set(names).size).to.equal(3);
    expect(names[0]).to.match(/^検索/);
    expect(names[2]).to.equal('宿');
  });

  it('is a search with a name, and so is the group of guests', async () => {
    const element = await hotels('heading="宿を探す"');
    const form = partsOf(element, 'form')[0]!;
    expect(form.role).to.equal('search');
    expect(form.ariaLabel).to.equal('宿を探す');
    expect(partsOf(element, 'panel')[0]!.ariaLabel).to.equal('人数');
  });

  it('has no advertising label before there are links', async () => {
    const element = await hotels('affiliate-id="AFF"');
    expect(partsOf(element, 'disclosure')).to.have.length(0);
    enter(field(element, 'キーワード'), '温泉');
    await press(element, '検索');
    expect(partsOf(element, 'disclosure')[0]!.textContent).to.equal('PR');
  });

  describe('hides less frequent conditions in a disclosure', () => {
    const isOpen = (element: Element) => details(element).open;

    it('and counts the conditions that the author has set', async () => {
      const element = await hotels('middle-class-code="tokyo" sort="+roomCharge"');
      expect(isOpen(element)).to.equal(false);
      element.squeezeCondition = 'onsen,kinen';
      await element.updateComplete;
      expect(isOpen(element)).to.equal(true);
      expect(details(element).querySelector('summary')!.textContent).to.equal(
        '詳しい条件2件設定中',
      );
    });

    it("in the reader's state, whatever else changes", async () => {
      const element = await hotels('middle-class-code="tokyo" squeeze-condition="onsen"');
      // The author's conditions are counted but not unfolded, which would shift the page.
      expect(isOpen(element)).to.equal(false);
      expect(details(element).querySelector('.count')!.textContent).to.contain('1');
      details(element).querySelector('summary')!.click();
      expect(isOpen(element)).to.equal(true);
      element.heading = 'Hotels';
      enter(field(element, 'キーワード'), '温泉');
      await press(element, '検索');
      expect(isOpen(element)).to.equal(true);
      details(element).querySelector('summary')!.click();
      await press(element, 'リセット');
      expect(isOpen(element)).to.equal(false);
    });
  });

  it('offers a reset once the reader has changed something', async () => {
    const element = await hotels('middle-class-code="tokyo"');
    const isOffered = () => partsOf(element, 'reset')[0]!.ariaDisabled === 'false';
    expect(isOffered()).to.equal(false);
    enter(field(element, 'キーワード'), '温泉');
    await element.updateComplete;
    expect(isOffered()).to.equal(true);
    await press(element, '検索');
    expect(isOffered()).to.equal(true);
    await press(element, 'リセット');
    expect(isOffered()).to.equal(false);
  });

  it('counts guests by buttons, within the limits', async () => {
    const element = await hotels('middle-class-code="tokyo"');
    element.shadowRoot!.querySelector('details')!.open = true;
    await press(element, '人数 大人1名・1室');
    const isLast = (name: string) => button(element, name).ariaDisabled === 'true';
    expect(isLast('大人を減らす')).to.equal(true);
    await press(element, '大人を減らす');
    await press(element, '大人を増やす');
    await press(element, '小学生（低学年）を増やす');
    expect(field(element, '大人').value).to.equal('2');
    expect(isLast('大人を減らす')).to.equal(false);
    await press(element, '閉じる');
    expect(focused(element)!.textContent).to.equal('人数 大人2名・子ども1名・1室');
  });

  describe('with invalid input', () => {
    it('sends no request, keeps the results, and shows the error at the field', async () => {
      const tag = newTag();
      const element = await hotels('middle-class-code="tokyo"', '', tag);
      const before = element.records;
      enter(field(element, 'チェックイン'), day(30));
      enter(field(element, 'チェックアウト'), day(29));
      await press(element, '検索');
      expect(messageOf(element, 'チェックアウト')).to.equal(
        'チェックイン日より後の日付を選んでください。',
      );
      expect(messageOf(element, 'チェックイン')).to.equal(undefined);
      expect(focused(element)).to.equal(field(element, 'チェックアウト'));
      expect(await requestParams(tag)).to.have.length(1);
      expect(element.records).to.deep.equal(before);
      expect(element.phase).to.equal('ready');
    });

    it('requires a place or a keyword', async () => {
      const element = await hotels('', AREAS);
      await press(element, '検索');
      expect(messageOf(element, 'キーワード')).to.equal('キーワードまたは地域を入力してください。');
      expect(focused(element) === field(element, 'キーワード')).to.equal(true);
      expect(element.phase).to.equal('idle');
      enter(field(element, '地域'), 'japan,kyoto');
      await element.updateComplete;
      expect(messageOf(element, 'キーワード')).to.equal(undefined);
    });

    it('opens the panel with an invalid field', async () => {
      const element = await hotels('middle-class-code="tokyo"');
      enter(field(element, 'チェックイン'), day(3));
      enter(field(element, '幼児（寝具のみ）'), '100');
      await press(element, '検索');
      expect(partsOf(element, 'panel')[0]!.checkVisibility()).to.be.true;
      expect(focused(element) === field(element, '幼児（寝具のみ）')).to.equal(true);
    });

    it('has its own texts in browsers of any language', async () => {
      for (const [lang, names, words] of [
        [
          'ja',
          ['チェックイン', '大人', '料金の下限（円）', '部屋数', '検索'],
          ['今日以降の日付を選んでください。', '1以上', '整数', '10以下'],
        ],
        [
          'en',
          ['Check-in', 'Adults', 'Min price (¥)', 'Rooms', 'Search'],
          ['Please choose today or a later day.', '1 or more', 'whole number', '10 or less'],
        ],
      ] as const) {
        const element = await hotels(`lang="${lang}" middle-class-code="tokyo"`);
        const [search] = names.slice(-1);
        for (const [index, value] of [day(-3), '0', '50.5', '11'].entries()) {
          enter(field(element, names[index]!), value);
        }
        await press(element, search!);
        for (const [index, message] of words.entries()) {
          expect(messageOf(element, names[index]!), names[index]).to.contain(message);
        }
        expect(element.shadowRoot!.querySelectorAll('[role="alert"]')).to.have.length(0);
      }
    });

    it('distinguishes invalid fields from the focused one', async () => {
      const element = await hotels(`middle-class-code="tokyo" checkin-date="${day(9)}"`);
      const [from, to] = ['料金の下限（円）', '料金の上限（円）'].map((name) =>
        field(element, name),
      );
      enter(from!, '50.5');
      enter(to!, '60.5');
      await press(element, '検索');
      expect(focused(element) === from).to.equal(true);
      const look = (input: Element) => getComputedStyle(input.closest('.box')!);
      expect(look(from!).outlineStyle).to.equal('solid');
      expect(look(to!).outlineStyle).to.equal('none');
      expect(look(to!).borderColor).to.equal('rgb(176, 0, 32)');
      for (let tabs = 0; tabs < 30 && focused(element)?.localName !== 'button'; tabs++) {
        await key(element, 'Tab');
      }
      expect(getComputedStyle(focused(element)!).outlineStyle).to.equal('solid');
    });

    it('passes the accessibility check', async () => {
      const element = await hotels('middle-class-code="tokyo"', AREAS);
      enter(field(element, 'チェックイン'), day(30));
      enter(field(element, 'チェックアウト'), day(29));
      await press(element, '検索');
      expect(await violationsOf(element)).to.deep.equal([]);
    });
  });
});
