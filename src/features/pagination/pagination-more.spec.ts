import type { MktElement } from '../../element/mkt-element.js';
import {
  requestParams,
  consoleLines,
  expect,
  fixture,
  newTag,
  oneEvent,
  partsOf,
  serviceUrl,
  settled,
  waitUntil,
} from '../../../test/support/index.js';
import {
  button,
  focused,
  hasButton,
  press,
  nextAnnouncement,
  rendered,
  finished,
} from '../../../test/support/reading.js';
import { golf, links, ranking, text } from '../../../test/support/pagination.js';

/** The next events of an element: positions of seen entries, and numbers of records. */
function recordedEvents(element: Element) {
  const [seen, loads]: number[][] = [[], []];
  element.addEventListener('mkt-impression', ({ detail }) => void seen!.push(detail.position));
  element.addEventListener('mkt-load', ({ detail }) => void loads!.push(detail.records.length));
  return { seen: seen!, loads: loads! };
}

describe('pager="more"', () => {
  it('appends the next entries, and focuses, counts and announces them', async () => {
    const tag = newTag();
    const element = await golf('hits="3" pager="more"', tag);
    const first = links(element);
    expect(text(element)).to.match(/全\d+件中1〜3件/);
    const nextLoad = oneEvent<CustomEvent<{ records: object[] }>>(element, 'mkt-load');
    for (const count of [3, 6]) {
      await press(element, 'もっと見る');
      const link = partsOf(element, 'item')[count]!.querySelector('[part~="link"]');
      expect(focused(element) === link).to.equal(true);
      expect(link!.getBoundingClientRect().top).to.be.within(0, innerHeight);
      expect(links(element)).to.have.length(count + 3);
      expect(links(element).slice(0, 3)).to.deep.equal(first);
      expect(text(element)).to.match(new RegExp(`全\\d+件中1〜${count + 3}件`));
      expect(await nextAnnouncement(element, new RegExp(`1〜${count + 3}件`))).to.match(
        /^3件を追加しました。 全\d+件中/,
      );
    }
    expect((await nextLoad).detail.records).to.have.length(6);
    const pages = (await requestParams(tag)).map((params) => params.get('page'));
    expect(pages).to.deep.equal([null, '2', '3']);
    element.refresh();
    await settled(element);
    expect(links(element)).to.deep.equal(first);
  });

  it('leaves earlier entries of a narrow list where they are', async () => {
    const element = await golf('hits="3" pager="more" layout="list" style="width: 343px"');
    const heights = () =>
      partsOf(element, 'image').map((part) => part.getBoundingClientRect().height);
    const before = heights();
    await press(element, 'もっと見る');
    before.forEach((height, index) => expect(heights()[index]).to.be.closeTo(height, 0.3));
  });

  it('counts the impression of each entry once, with further pages too', async () => {
    const element = await golf('hits="2" pager="more" layout="compact"');
    const { seen, loads } = recordedEvents(element);
    await waitUntil(() => seen.length === 2, 'two entries that are seen');
    await press(element, 'もっと見る');
    await waitUntil(() => seen.includes(4), 'the last entry that is seen');
    expect(seen).to.deep.equal([1, 2, 3, 4]);
    expect(loads).to.deep.equal([4]);
  });

  it('shows earlier entries again after it was removed from the page', async () => {
    const element = await golf('hits="3" pager="more"');
    const first = links(element);
    const { parentElement } = element;
    button(element, 'もっと見る').click();
    await element.updateComplete;
    expect(element.phase).to.equal('loading');
    element.remove();
    await waitUntil(() => element.phase !== 'loading', 'the end of the request');
    parentElement!.append(element);
    expect(await settled(element)).to.equal('ready');
    expect(links(element)).to.deep.equal(first);
    await press(element, 'もっと見る');
    expect(links(element).slice(0, 3)).to.deep.equal(first);
    expect(links(element)).to.have.length(6);
  });

  it('moves the focus to the new entries also within another element', async () => {
    const around = await fixture('<div></div>');
    const root = around.attachShadow({ mode: 'open' });
    const element = await golf('hits="3" pager="more"');
    root.append(element);
    await finished(element);
    await press(element, 'もっと見る');
    const link = partsOf(element, 'item')[3]!.querySelector('[part~="link"]');
    expect(focused(element) === link).to.equal(true);
  });

  it('disappears with the last entries, and moves the focus to the first of them', async () => {
    const element = await golf('area-code="8" hits="3" pager="more"');
    let count = 0;
    while (hasButton(element, 'もっと見る')) {
      count = element.records.length;
      await press(element, 'もっと見る');
    }
    expect(count).to.be.greaterThan(0);
    expect(element.records).to.have.length(element.state.answer!.page.count!);
    expect(focused(element)).to.equal(
      partsOf(element, 'item')[count]!.querySelector('[part~="link"]'),
    );
  });

  it('is hidden if all entries are shown', async () => {
    const element = await golf('keyword="豊田市三日月谷" pager="more"');
    expect(element.records.length).to.be.greaterThan(0);
    expect(partsOf(element, 'pager')).to.have.length(0);
  });

  it('does not repeat a request in flight', async () => {
    const tag = newTag();
    const element = await golf('hits="3" pager="more"', tag);
    button(element, 'もっと見る').click();
    await element.updateComplete;
    button(element, '読み込み中…').click();
    await settled(element);
    expect(element.records).to.have.length(6);
    expect(await requestParams(tag)).to.have.length(2);
  });

  it('adds as many entries as the limit, held-back ones of a ranking without a request', async () => {
    const tag = newTag();
    const element = await ranking('lang="en" limit="20" pager="more"', tag);
    await press(element, 'Show more');
    expect(partsOf(element, 'item')).to.have.length(30);
    const link = partsOf(element, 'item')[20]!.querySelector('[part~="link"]');
    expect(focused(element) === link).to.equal(true);
    expect(await nextAnnouncement(element, /added/)).to.match(/^10 items added\./);
    expect(await requestParams(tag)).to.have.length(1);
    await press(element, 'Show more');
    expect(partsOf(element, 'item')).to.have.length(50);
    expect((await requestParams(tag)).at(-1)!.get('page')).to.equal('2');
  });

  it('is hidden on the last page of a ranking', async () => {
    const element = await ranking('page="34" pager="more"');
    expect(partsOf(element, 'pager')).to.have.length(0);
  });

  it('keeps the entries if the next page fails, and can retry', async () => {
    const lines = consoleLines();
    const element = await rendered<MktElement>('mkt-golf-finder', {
      attributes: 'reader-controls="sort" hits="3" pager="more"',
      faults: { fault: 'first-page-only' },
    });
    const first = links(element);
    const { loads } = recordedEvents(element);
    for (const times of [1, 2]) {
      await press(element, 'もっと見る');
      expect(element.phase).to.equal('ready');
      expect(links(element)).to.deep.equal(first);
      expect(lines).to.have.length(times);
      expect(loads).to.deep.equal([]);
      const failed = '続きを読み込めませんでした。もう一度お試しください。';
      expect(partsOf(element, 'pager')[0]!.textContent).to.contain(failed);
      expect(await nextAnnouncement(element, /お試し/)).to.equal(failed);
      expect(focused(element) === button(element, 'もっと見る')).to.equal(true);
    }
    element.setAttribute('base-url', serviceUrl());
    await settled(element);
    expect(partsOf(element, 'error')).to.have.length(0);
  });

  it('starts again with another request of the author', async () => {
    const tag = newTag();
    const element = await golf('hits="3" pager="more"', tag);
    const first = links(element);
    await press(element, 'もっと見る');
    await press(element, 'もっと見る');
    element.setAttribute('hits', '2');
    await settled(element);
    expect(links(element)).to.deep.equal(first.slice(0, 2));
    expect((await requestParams(tag)).at(-1)!.has('page')).to.be.false;
  });
});
