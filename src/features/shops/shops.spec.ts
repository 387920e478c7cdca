/** Links to other shops in each entry: `<a slot="shop" href="https://shop.example/search?q={title}">`. */
import '../../define/book-list.js';
import '../../define/bookmark-list.js';
import '../../define/golf-finder.js';
import '../../define/hotel-detail.js';
import '../../define/hotel-search.js';
import '../../define/picks.js';
import '../../define/product-search.js';
import '../../define/ranking.js';
import type { MktElement } from '../../element/mkt-element.js';
import { newToken } from '../../../test/support/bookmarks.js';
import {
  expect,
  fixture,
  newTag,
  partsOf,
  serviceUrl,
  settled,
  waitUntil,
} from '../../../test/support/index.js';
import { contrast, onScreen } from '../../../test/support/colors.js';
import { clock, putForward } from '../../../test/support/clock.js';
import { rendered } from '../../../test/support/reading.js';
import { FRAME } from '../../../test/support/transports.js';
import { visit } from '../../../test/support/visits.js';

const shop = (query: string, more = '', text = 'Other shop') =>
  `<a slot="shop" href="https://shop.example/search?q=${query}" ${more}>${text}</a>`;

const TITLE = shop('{title}');

const list = (children: string, attributes = '', name = 'mkt-ranking') =>
  rendered<MktElement>(name, { attributes: `limit="3" ${attributes}`, children });

/** The links of each entry. */
const shopsOf = (element: Element) =>
  partsOf(element, 'item').map((item) => [
    ...item.querySelectorAll<HTMLAnchorElement>('[part=shop-link]'),
  ]);

const queries = (element: Element) =>
  shopsOf(element).map((links) => links.map(({ href }) => new URL(href).searchParams.get('q')));

const nameOf = ({ textContent }: Element) => textContent.trim();

describe('a link to another shop', () => {
  it('is in every entry, and searches for its name without slogans', async () => {
    const element = await list(TITLE);
    const names = element.records.map(({ itemName }) => String(itemName));
    expect(queries(element).map(([query]) => query)).to.deep.equal(
      names.map((name) => name.replace(/^(【[^】]*】|＼[^／]*／|《[^》]*》|\s)*/, '')),
    );
  });

  for (const [name, attributes] of [
    ['mkt-product-search', 'genre-id="100371"'],
    ['mkt-book-list', 'media="book" books-genre-id="001"'],
    [
      'mkt-hotel-search',
      'middle-class-code="tokyo" large-class-code="japan" reader-controls="none"',
    ],
    ['mkt-hotel-detail', 'hotel-no="10101"'],
    ['mkt-golf-finder', 'area-code="12" reader-controls="none"'],
    ['mkt-picks', `dynamic-ad-url="${serviceUrl()}"`],
  ] as const) {
    it(`is in the entries of ${name}`, async () => {
      const element = await list(TITLE, attributes, name);
      expect(queries(element)).not.to.have.length(0);
      expect(queries(element).flat().every(Boolean)).to.equal(true);
      expect(queries(element)).to.have.length(queries(element).flat().length);
    });
  }

  it('is in the bookmarks of the reader', async () => {
    const element = await list(
      TITLE,
      `access-token="${newToken()}" frame-url="${FRAME}"`,
      'mkt-bookmark-list',
    );
    expect(queries(element).flat()).to.have.length(3);
  });

  it('accepts any field, percent-encoded, and requests it', async () => {
    const element = await list(shop('{shopName}%20{itemPrice}&code={itemCode}'), 'hide="shop"');
    const [[link] = []] = shopsOf(element);
    const [{ shopName, itemPrice, itemCode } = {}] = element.records as Record<string, unknown>[];
    expect(link!.href).to.equal(
      `https://shop.example/search?q=${encodeURIComponent(String(shopName))}%20${String(itemPrice)}&code=${encodeURIComponent(String(itemCode))}`,
    );
  });

  it('is a link: a form in the slot, with any names of fields, is none', async () => {
    const names = ['getAttribute', 'closest', 'contains', 'matches', 'href'];
    const fields = names.map((name) => `<input name="${name}">`).join('');
    const element = await list(`<form slot="shop">${fields}</form>${TITLE}`);
    element.querySelector('input')!.title = 'changed';
    expect(element.phase).to.equal('ready');
    expect(queries(element).map(({ length }) => length)).to.deep.equal([1, 1, 1]);
  });

  it('has its text, the name of the entry, and the rel and target of all links', async () => {
    const element = await list(shop('{title}', 'rel="nofollow"', 'A') + shop('{title}', '', 'B'));
    const [[first, second] = []] = shopsOf(element);
    const [{ itemName } = {}] = element.records as Record<string, unknown>[];
    expect([first, second].map((link) => nameOf(link!))).to.deep.equal([
      `A、${String(itemName)}`,
      `B、${String(itemName)}`,
    ]);
    expect([first!.rel, second!.rel]).to.deep.equal(['nofollow', 'sponsored nofollow noopener']);
    expect(second!.target).to.equal('_blank');
  });

  it('shows the label even without an affiliate id of the marketplace', async () => {
    const labels = async (children: string) =>
      partsOf(await list(children), 'disclosure').map(nameOf);
    expect([await labels(TITLE), await labels('')]).to.deep.equal([['PR'], []]);
  });

  it('follows changes of the author', async () => {
    const element = await list(TITLE);
    element.querySelector('[slot=shop]')!.textContent = 'New';
    element.insertAdjacentHTML('beforeend', shop('{title}', '', 'Second'));
    await new Promise(requestAnimationFrame);
    await element.updateComplete;
    const texts = shopsOf(element)[0]!.map((link) => nameOf(link).split(/[、,]/)[0]);
    expect(texts).to.deep.equal(['New', 'Second']);
  });
});

describe('a link to another shop with a colour', () => {
  for (const scheme of ['light', 'dark'])
    for (const color of ['#ffe000', '#e60023', '#036', '#777777']) {
      it(`has a contrast of at least 4.5:1 to ${color}, ${scheme}`, async () => {
        const element = await list(shop('{title}', `color="${color}"`), `color-scheme="${scheme}"`);
        const link = shopsOf(element)[0]![0]!;
        const { backgroundColor, color: text } = getComputedStyle(link);
        expect(onScreen(backgroundColor)).to.deep.equal(onScreen(color));
        expect(contrast(onScreen(backgroundColor), onScreen(text))).to.be.at.least(4.5);
      });
    }

  it('is shown without it if it is invalid, and the author is told', async () => {
    const element = await list(shop('{title}', 'color="reed"') + TITLE);
    const [[wrong, plain] = []] = shopsOf(element);
    const { backgroundColor, color } = getComputedStyle(plain!);
    expect(getComputedStyle(wrong!).backgroundColor).to.equal(backgroundColor);
    expect(getComputedStyle(wrong!).color).to.equal(color);
    expect(element.entryView.shopFaults!()).to.deep.equal(['color="reed"']);
  });
});

describe('a link to another shop with a period', () => {
  for (const layout of ['grid', 'carousel']) {
    it(`leaves no bare space below an entry outside of its period: ${layout}`, async () => {
      const over = shop('{title}', `until="2020-01-01"`);
      const element = await list(over, `layout="${layout}"`);
      for (const item of partsOf(element, 'item')) {
        const { bottom } = item.querySelector('.cta')!.getBoundingClientRect();
        expect(item.getBoundingClientRect().bottom - bottom).to.be.below(20);
      }
    });
  }
});

describe('a link to another shop in a tab that is left open', () => {
  /** The local time of the service as `2026-11-27T09:59`. */
  const minute = (time: number) => new Date(time + 9 * 3_600_000).toISOString().slice(0, 16);
  const MINUTE = 60_000;

  /** A page with two shops: the first until this minute, the second from the next one on. */
  async function openTab(before = '') {
    // The middle of a minute: the page does not reach its end by itself.
    const now = Math.ceil(Date.now() / MINUTE) * MINUTE + MINUTE / 2;
    const { element, window } = await visit(newTag(), {
      before: `${clock}; putForward(${now} - Date.now()); ${before}`,
      children:
        shop('{title}', `until="${minute(now)}"`, 'Old') +
        shop('{title}', `from="${minute(now + MINUTE)}"`, 'New'),
    });
    const names = () =>
      partsOf(element, 'item').map((item) =>
        [...item.querySelectorAll('.shop-link')].map((link) => nameOf(link).split(/[、,]/)[0]),
      );
    const become = (name: string) =>
      waitUntil(() => names().flat().join() === `${name},${name},${name}`, `never ${name}`);
    await become('Old');
    return { window, become };
  }

  it('appears at the start of its period, and disappears at its end', async () => {
    const { window, become } = await openTab();
    putForward(window, MINUTE);
    await become('New');
  });

  it('changes when the reader returns to the tab', async () => {
    // Hidden from the start: no timer runs.
    const { window, become } = await openTab(
      `window.isHidden = true;
      Object.defineProperty(Document.prototype, 'hidden', { get: () => window.isHidden });`,
    );
    putForward(window, MINUTE);
    Object.assign(window, { isHidden: false });
    window.document.dispatchEvent(new Event('visibilitychange'));
    await become('New');
  });
});

describe('the space of links to other shops', () => {
  for (const layout of ['list', 'grid', 'carousel']) {
    it(`is reserved, and holds them whole: ${layout}`, async () => {
      for (const width of [200, 360, 1200]) {
        const box = await fixture(
          `<div style="width: ${width}px"><mkt-ranking limit="3" layout="${layout}" loading="eager"
            application-id="APP" base-url="${serviceUrl()}">${TITLE + TITLE}</mkt-ranking></div>`,
        );
        const element = box.firstElementChild as MktElement;
        await element.updateComplete;
        const reserved = element.clientHeight;
        expect(await settled(element)).to.equal('ready');
        expect(Math.abs(element.clientHeight - reserved), `${width}`).to.be.at.most(1);
        const [item] = partsOf(element, 'item');
        const inner = item!.getBoundingClientRect();
        const call = item!.querySelector('.cta')!.getBoundingClientRect();
        for (const link of shopsOf(element)[0]!) {
          const { top, bottom, height } = link.getBoundingClientRect();
          expect(height).to.be.at.least(24);
          expect(top).to.be.at.least(call.bottom);
          expect(bottom).to.be.at.most(inner.bottom);
        }
      }
    });
  }

  it('is reserved below the details of a hotel', async () => {
    const heightOf = async (children: string) => {
      const attributes = 'hotel-no="10101" style="--mkt-font-size: 16px"';
      return partsOf(await list(children, attributes, 'mkt-hotel-detail'), 'item')[0]!.offsetHeight;
    };
    expect((await heightOf(TITLE)) - (await heightOf(''))).to.equal(40);
  });
});
