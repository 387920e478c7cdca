import type { MktElement } from '../../element/mkt-element.js';
import {
  requestParams,
  consoleLines,
  expect,
  newTag,
  oneEvent,
  partsOf,
  settled,
  waitUntil,
} from '../../../test/support/index.js';
import {
  button,
  focused,
  press,
  nextAnnouncement,
  rendered,
} from '../../../test/support/reading.js';
import { golf, links, ranking, text } from '../../../test/support/pagination.js';
import { axTree } from '../../../test/support/ax-tree.js';
import { violationsOf } from '../../../test/support/axe.js';

const current = (element: Element) =>
  element.shadowRoot!.querySelector('[aria-current]')?.textContent.trim();

describe('pager="pages"', () => {
  it('shows the next page in place of this one, and focuses and announces its entries', async () => {
    const element = await golf('hits="3" pager="pages"');
    const first = links(element);
    expect(current(element)).to.equal('1');
    // It does not share its icons with a carousel.
    for (const part of ['previous', 'next']) {
      const [way] = partsOf(element, part);
      expect(getComputedStyle(way!, '::after').content, part).to.equal('none');
    }
    await press(element, '次へ');
    expect(current(element)).to.equal('2');
    expect(links(element)).to.have.length(3);
    expect(links(element)).not.to.deep.equal(first);
    expect(text(element)).to.match(/全\d+件中4〜6件/);
    expect(focused(element) === partsOf(element, 'list')[0]).to.equal(true);
    await nextAnnouncement(element, /中4〜6件/);
    await press(element, '前へ');
    expect(links(element)).to.deep.equal(first);
    await nextAnnouncement(element, /中1〜3件/);
  });

  for (const [attributes, name] of [
    ['', 'List'],
    ['heading="Near Tokyo"', 'Near Tokyo'],
    ['layout="grid" heading="Near Tokyo"', 'Near Tokyo'],
  ] as const)
    it(`has the focus on a list with a name, not with all of its text: ${attributes}`, async function () {
      const element = await golf(`lang="en" hits="3" pager="pages" ${attributes}`);
      await press(element, 'Next');
      const list = partsOf(element, 'list')[0]!;
      expect(focused(element)).to.equal(list);
      const tree = await axTree();
      if (!tree) this.skip();
      const lists = tree.filter(({ role }) => role === 'list');
      expect(lists.map((each) => each.name)).to.deep.equal([name]);
      // The name is for the focus alone.
      partsOf(element, 'link')[0]!.focus();
      expect(list.ariaLabel).to.equal(null);
      expect(list.role).to.equal('list');
    });

  it('keeps the entries if a page fails, and can retry', async () => {
    const lines = consoleLines();
    const element = await rendered<MktElement>('mkt-golf-finder', {
      attributes: 'reader-controls="sort" hits="3" pager="pages"',
      faults: { fault: 'first-page-only' },
    });
    const first = links(element);
    const last = `${String(element.state.answer!.page.pageCount)}ページ目`;
    for (const [times, name] of ['次へ', last, last].entries()) {
      await press(element, name);
      expect(element.phase).to.equal('ready');
      expect(links(element)).to.deep.equal(first);
      expect(current(element)).to.equal('1');
      await waitUntil(() => lines.length === times + 1, 'no line');
      const failed = '続きを読み込めませんでした。もう一度お試しください。';
      expect(text(element)).to.contain(failed);
      expect(await nextAnnouncement(element, /お試し/)).to.equal(failed);
      expect(focused(element) === button(element, name)).to.equal(true);
    }
  });

  it("shows the page of the pressed button, and again the author's when the request changes", async () => {
    const element = await golf('hits="3" pager="pages"');
    const last = String(element.state.answer!.page.pageCount);
    await press(element, `${last}ページ目`);
    expect(current(element)).to.equal(last);
    expect(button(element, '次へ').getAttribute('aria-disabled')).to.equal('true');
    await press(element, '次へ');
    expect(current(element)).to.equal(last);
    element.setAttribute('hits', '2');
    element.setAttribute('page', '2');
    await settled(element);
    expect(current(element)).to.equal('2');
  });

  it('starts on the page of the author', async () => {
    const tag = newTag();
    const element = await golf('hits="3" page="2" pager="pages"', tag);
    expect(current(element)).to.equal('2');
    await press(element, '1ページ目');
    expect((await requestParams(tag)).at(-1)!.has('page')).to.be.false;
    expect(current(element)).to.equal('1');
  });

  it('scrolls to the top of the entries only if it is out of view, below a header of the page', async () => {
    const element = await golf('hits="3" pager="pages"');
    element.style.margin = '300px 0 2000px';
    scrollTo(0, 10);
    button(element, '次へ').click();
    await settled(element);
    // Some engines scroll by fractions of a pixel.
    expect(scrollY).to.be.closeTo(10, 1);
    scrollTo(0, 700);
    const list = partsOf(element, 'list')[0]!;
    expect(list.getBoundingClientRect().top).to.be.below(0);
    button(element, '次へ').click();
    await settled(element);
    expect(list.getBoundingClientRect().top).to.be.within(80, 100);
    scrollTo(0, 0);
  });

  it('makes pages of the author’s length of a ranking', async () => {
    const tag = newTag();
    const element = await ranking('limit="15" pager="pages"', tag);
    const ranks = () => element.records.map((item) => item['rank'] as number);
    const nextLoad = oneEvent<CustomEvent<{ records: object[] }>>(element, 'mkt-load');
    await press(element, '2ページ目');
    expect(current(element)).to.equal('2');
    expect((await nextLoad).detail.records[0]).to.include({ rank: 16 });
    expect(await requestParams(tag)).to.have.length(1);
    await press(element, '次へ');
    expect(current(element)).to.equal('3');
    expect(ranks()[0]).to.equal(31);
    await press(element, '前へ');
    expect(ranks()[0]).to.equal(16);
  });

  it('offers no last page if its number is unknown', async () => {
    const element = await ranking('page="5" pager="pages"');
    const pages = partsOf(element, 'page').map(({ textContent }) => textContent.trim());
    expect(pages).to.deep.equal(['1', '4', '5', '6']);
  });

  it('is hidden if there is one page', async () => {
    const element = await golf('keyword="豊田市三日月谷" pager="pages"');
    expect(partsOf(element, 'pager')).to.have.length(0);
  });

  it('starts again with a new search', async () => {
    const tag = newTag();
    const element = await golf('hits="3" pager="pages"', tag);
    await press(element, '次へ');
    await press(element, '検索');
    expect((await requestParams(tag)).at(-1)!.has('page')).to.be.false;
    expect(current(element)).to.equal('1');
  });

  it('starts again when the author changes the request, and stays when only the display changes', async () => {
    const tag = newTag();
    const element = await ranking('limit="15" pager="pages"', tag);
    const ranks = () => element.records.map((item) => item['rank'] as number);
    for (const place of [16, 31]) {
      element.removeAttribute('genre-id');
      await settled(element);
      while (ranks()[0] !== place) await press(element, '次へ');
      element.setAttribute('layout', 'grid');
      await settled(element);
      expect(ranks()[0]).to.equal(place);
      element.setAttribute('genre-id', '100371');
      await settled(element);
      expect(current(element)).to.equal('1');
      expect(ranks()[0]).to.equal(1);
      expect((await requestParams(tag)).at(-1)!.has('page')).to.be.false;
    }
  });

  it('passes the accessibility check, and fits into 200 pixels', async () => {
    const element = await golf('lang="en" hits="3" page="2" pager="pages"');
    expect(await violationsOf(element)).to.deep.equal([]);
    element.style.width = '200px';
    const pager = partsOf(element, 'pager')[0]!;
    expect(pager.scrollWidth).to.be.at.most(pager.clientWidth);
  });
});
