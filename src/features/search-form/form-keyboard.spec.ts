/** Forms by the keyboard alone. */
import '../../define/hotel-search.js';
import type { MktElement } from '../../element/mkt-element.js';
import { requestParams, expect, newTag, partsOf } from '../../../test/support/index.js';
import { day, stopDate } from '../../../test/support/day.js';
import { field, focused, key, rendered } from '../../../test/support/reading.js';

stopDate();

const hotels = (attributes = '', tag = '') =>
  rendered<MktElement>('mkt-hotel-search', {
    attributes: `limit="2" middle-class-code="tokyo" ${attributes}`,
    tag,
  });

function name(element: Element): string {
  const has = focused(element) as HTMLInputElement | null;
  const label = has?.labels?.[0] ?? has;
  return (has?.ariaLabel ?? label?.textContent ?? '').replace(/\s+/g, ' ').trim();
}

/** The form for hotels with its further conditions unfolded. */
async function unfolded(attributes = '', tag = ''): Promise<MktElement> {
  const element = await hotels(attributes, tag);
  element.shadowRoot!.querySelector('details')!.open = true;
  return element;
}

async function tabTo(element: MktElement, expected: string): Promise<void> {
  for (let tabs = 0; tabs < 40 && name(element) !== expected; tabs++) await key(element, 'Tab');
  expect(name(element)).to.equal(expected);
}

/** The names of the tab stops, without duplicates: a date has several. */
async function stops(element: MktElement, last: string): Promise<string[]> {
  const names: string[] = [name(element)];
  for (let tabs = 0; tabs < 40 && names.at(-1) !== last; tabs++) {
    await key(element, 'Tab');
    if (names.at(-1) !== name(element)) names.push(name(element));
  }
  return names;
}

describe('the keyboard in a form', () => {
  it('stops at visible elements, in visual order', async () => {
    const element = await hotels();
    field(element, 'キーワード').focus();
    expect(await stops(element, '詳しい条件')).to.deep.equal([
      'キーワード',
      'チェックイン',
      'チェックアウト',
      '検索',
      'リセット',
      '詳しい条件',
    ]);
    await key(element, 'Enter');
    expect(await stops(element, '検索')).to.deep.equal([
      '詳しい条件',
      '人数 大人1名・1室',
      '料金の下限（円）',
      '料金の上限（円）',
      '禁煙ルーム',
      '客室インターネット',
      '大浴場',
      '温泉',
      '並び順',
      '現在地から探す',
      '現在地からの距離',
      '検索',
    ]);
  });

  it('toggles conditions, and searches by Enter', async () => {
    const tag = newTag();
    const element = await hotels('', tag);
    field(element, 'キーワード').focus();
    await tabTo(element, '詳しい条件');
    await key(element, ' ');
    await tabTo(element, '温泉');
    await key(element, ' ');
    expect(field(element, '温泉').checked).to.equal(true);
    await key(element, 'Enter');
    expect((await requestParams(tag)).at(-1)!.get('squeezeCondition')).to.equal('onsen');
    // It stays open and keeps the focus.
    expect(name(element)).to.equal('温泉');
    expect(field(element, '大浴場').checkVisibility()).to.equal(true);
  });

  it('opens the panel of guests, counts in it, and leaves it by Escape', async () => {
    const tag = newTag();
    const element = await unfolded(`checkin-date="${day(9)}"`, tag);
    const isOpen = () => partsOf(element, 'panel')[0]!.checkVisibility();
    field(element, 'キーワード').focus();
    await tabTo(element, '人数 大人1名・1室');
    expect(focused(element)!.getAttribute('aria-expanded')).to.equal('false');
    await key(element, 'Enter');
    expect(focused(element)!.getAttribute('aria-expanded')).to.equal('true');
    expect(isOpen()).to.equal(true);
    await tabTo(element, '大人');
    await key(element, 'ArrowUp');
    await tabTo(element, '小学生（低学年）');
    await key(element, 'ArrowUp');
    await key(element, 'Escape');
    expect(isOpen()).to.equal(false);
    expect(name(element)).to.equal('人数 大人2名・子ども1名・1室');
    await tabTo(element, '検索');
    await key(element, 'Enter');
    const params = (await requestParams(tag)).at(-1)!;
    expect([params.get('adultNum'), params.get('lowClassNum')]).to.deep.equal(['2', '1']);
  });

  it('closes the panel of guests by Escape before the dialog around it', async () => {
    const element = await unfolded();
    const dialog = element.parentElement!.appendChild(document.createElement('dialog'));
    dialog.append(element);
    dialog.showModal();
    const [opener] = partsOf(element, 'guests');
    opener!.focus();
    await key(element, 'Enter');
    await key(element, 'Escape');
    expect(opener!.ariaExpanded).to.equal('false');
    expect(dialog.open).to.equal(true);
    expect(focused(element) === opener).to.equal(true);
    await key(element, 'Escape');
    expect(dialog.open).to.equal(false);
  });

  it('searches by Enter in the panel, and moves the focus to its button', async () => {
    const tag = newTag();
    const element = await unfolded(`checkin-date="${day(9)}"`, tag);
    partsOf(element, 'guests')[0]!.focus();
    await key(element, 'Enter');
    await tabTo(element, '大人');
    await key(element, 'ArrowUp');
    await key(element, 'Enter');
    expect((await requestParams(tag)).at(-1)!.get('adultNum')).to.equal('2');
    expect(partsOf(element, 'panel')[0]!.checkVisibility()).to.equal(false);
    expect(name(element)).to.equal('人数 大人2名・1室');
  });

  it('closes the panel by tabbing on, and by a click elsewhere', async () => {
    const element = await unfolded();
    const isOpen = () => partsOf(element, 'panel')[0]!.checkVisibility();
    const open = async () => {
      partsOf(element, 'guests')[0]!.focus();
      await key(element, 'Enter');
      expect(isOpen()).to.equal(true);
    };
    await open();
    for (let tabs = 0; tabs < 20 && isOpen(); tabs++) await key(element, 'Tab');
    expect(isOpen()).to.equal(false);
    expect(name(element)).to.equal('料金の下限（円）');
    await open();
    field(element, '大人').click();
    await element.updateComplete;
    expect(isOpen()).to.equal(true);
    field(element, 'キーワード').click();
    await element.updateComplete;
    expect(isOpen()).to.equal(false);
  });

  it('removes filters, with the focus on the next one, then on the form', async () => {
    const tag = newTag();
    const element = await unfolded('', tag);
    for (const condition of ['温泉', '大浴場', '禁煙ルーム']) field(element, condition).click();
    field(element, 'キーワード').focus();
    await key(element, 'Enter');
    partsOf(element, 'chip')[1]!.focus();
    expect(name(element)).to.equal('大浴場 を解除');
    await key(element, 'Enter');
    expect(name(element)).to.equal('温泉 を解除');
    await key(element, ' ');
    expect(name(element)).to.equal('禁煙ルーム を解除');
    await key(element, 'Enter');
    expect(focused(element)!.part.value).to.equal('form');
    expect(
      (await requestParams(tag)).map((params) => params.get('squeezeCondition')),
    ).to.deep.equal([null, 'kinen,daiyoku,onsen', 'kinen,onsen', 'kinen', null]);
  });
});
