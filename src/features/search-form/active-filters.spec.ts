/** The chips of active filters. */
import '../../define/book-list.js';
import '../../define/golf-finder.js';
import '../../define/hotel-search.js';
import '../../define/product-search.js';
import '../../define/ranking.js';
import type { MktElement } from '../../element/mkt-element.js';
import {
  requestParams,
  consoleLines,
  expect,
  newTag,
  partsOf,
} from '../../../test/support/index.js';
import { day, stopDate } from '../../../test/support/day.js';
import {
  button,
  enter,
  field,
  focused,
  press,
  nextAnnouncement,
  rendered,
} from '../../../test/support/reading.js';
import { violationsOf } from '../../../test/support/axe.js';

stopDate();

const hotels = (attributes = 'middle-class-code="tokyo"', tag = '') =>
  rendered<MktElement>('mkt-hotel-search', { attributes: `limit="2" ${attributes}`, tag });

const chips = (element: Element) =>
  partsOf(element, 'chip').map(({ textContent }) => textContent.trim());

describe('an active filter', () => {
  it("appears once the reader has searched, and only for values that are not the author's", async () => {
    const element = await hotels('middle-class-code="tokyo" squeeze-condition="onsen"');
    expect(chips(element)).to.deep.equal([]);
    field(element, '大浴場').click();
    expect(chips(element)).to.deep.equal([]);
    await press(element, '検索');
    expect(chips(element)).to.deep.equal(['大浴場']);
    await press(element, '大浴場 を解除');
    expect(chips(element)).to.deep.equal([]);
    expect(field(element, '大浴場').checked).to.equal(false);
    expect(field(element, '温泉').checked).to.equal(true);
  });

  it('combines days, prices and guests into one filter each, in words', async () => {
    const element = await hotels();
    enter(field(element, 'チェックイン'), '2030-04-05');
    enter(field(element, 'チェックアウト'), '2030-04-07');
    enter(field(element, '大人'), '2');
    enter(field(element, '小学生（低学年）'), '1');
    enter(field(element, '料金の下限（円）'), '5000');
    await press(element, '検索');
    expect(chips(element)).to.deep.equal([
      '4月5日（金）〜4月7日（日）',
      '大人2名・子ども1名・1室',
      '5,000円〜',
    ]);
  });

  it('is in English on an English page', async () => {
    const element = await hotels('middle-class-code="tokyo" lang="en"');
    enter(field(element, 'Keyword'), 'onsen');
    enter(field(element, 'Check-in'), '2030-04-05');
    enter(field(element, 'Max price (¥)'), '50000');
    await press(element, 'Search');
    expect(chips(element)).to.deep.equal([
      'Keyword: onsen',
      'Fri, Apr 5 – Sat, Apr 6',
      'up to ¥50,000',
    ]);
    expect(button(element, 'Remove Keyword: onsen').textContent.trim()).to.equal('Keyword: onsen');
  });

  it('is removed together with filters that depend on it', async () => {
    const tag = newTag();
    const element = await hotels(undefined, tag);
    enter(field(element, 'チェックイン'), day(3));
    enter(field(element, '大人'), '2');
    field(element, '温泉').click();
    await press(element, '検索');
    await press(element, `${chips(element)[0]!} を解除`);
    const params = (await requestParams(tag)).at(-1)!;
    expect(params.has('checkinDate') || params.has('adultNum')).to.equal(false);
    expect(params.get('squeezeCondition')).to.equal('onsen');
    expect(chips(element)).to.deep.equal(['温泉']);
    expect(partsOf(element, 'error')).to.have.length(0);
  });

  it('opens the form again when no condition is left', async () => {
    const lines = consoleLines();
    const element = await hotels('');
    enter(field(element, 'キーワード'), '温泉');
    await press(element, '検索');
    expect(element.phase).to.equal('ready');
    await press(element, 'キーワード：温泉 を解除');
    expect(element.phase).to.equal('idle');
    expect(partsOf(element, 'error')).to.have.length(0);
    expect(lines).to.deep.equal([]);
  });

  it('announces its removal and the new result', async () => {
    const element = await hotels();
    field(element, '温泉').click();
    await press(element, '検索');
    await press(element, '温泉 を解除');
    expect(await nextAnnouncement(element, /解除/)).to.match(
      /^「温泉」を解除しました。 全\d+件中1〜/,
    );
  });

  it('can be cleared together with others', async () => {
    const element = await hotels();
    field(element, '温泉').click();
    await press(element, '検索');
    expect(partsOf(element, 'clear')).to.have.length(0);
    field(element, '大浴場').click();
    await press(element, '検索');
    await press(element, 'すべて解除');
    expect(chips(element)).to.deep.equal([]);
    expect(element.state.selection).to.deep.equal({});
    expect(focused(element)!.part.value).to.equal('form');
    expect(await nextAnnouncement(element, /解除/)).to.match(/^条件をすべて解除しました。 全/);
  });

  it('does not include the sort order and empty values', async () => {
    const element = await rendered<MktElement>('mkt-product-search', {
      attributes:
        'limit="2" genre-id="100371" min-price="1000" reader-controls="keyword price sort"',
    });
    enter(field(element, '並び順'), '-seller');
    enter(field(element, '価格の下限（円）'), '');
    await press(element, '検索');
    expect(chips(element)).to.deep.equal([]);
  });

  it('dispatches the search without it, which the page can cancel', async () => {
    const element = await rendered<MktElement>('mkt-ranking', {
      attributes: 'limit="2" reader-controls="age sex"',
    });
    enter(field(element, '購入者の年代'), '20');
    enter(field(element, '購入者の性別'), '1');
    await press(element, '検索');
    const details: unknown[] = [];
    element.addEventListener('mkt-search', (event) => {
      details.push((event as CustomEvent<{ params: unknown }>).detail.params);
      event.preventDefault();
    });
    await press(element, '購入者の年代：20代 を解除');
    expect(details).to.deep.equal([{ sex: '1' }]);
    expect(chips(element)).to.have.length(2);
  });

  it('passes the accessibility check', async () => {
    const element = await hotels();
    for (const condition of ['温泉', '大浴場']) field(element, condition).click();
    await press(element, '検索');
    await press(element, '人数 大人1名・1室');
    expect(await violationsOf(element)).to.deep.equal([]);
  });
});
