/** Things that readers keep: the button in each entry, and `<mkt-shortlist kept>`. */
import '../../define/book-list.js';
import '../../define/bookmark-list.js';
import '../../define/config.js';
import '../../define/ebook-list.js';
import '../../define/golf-finder.js';
import '../../define/hotel-detail.js';
import '../../define/hotel-search.js';
import '../../define/product-search.js';
import '../../define/ranking.js';
import '../../define/shortlist.js';
import type { MktShortlist } from '../../components/shortlist/shortlist.js';
import type { MktElement } from '../../element/mkt-element.js';
import { keepFeature } from './keep-feature.js';
import { newToken } from '../../../test/support/bookmarks.js';
import { FRAME } from '../../../test/support/transports.js';
import { violationsOf } from '../../../test/support/axe.js';
import {
  consoleLines,
  expect,
  fixture,
  newTag,
  partsOf,
  requestsOf,
  serviceUrl,
  spaced,
  waitUntil,
} from '../../../test/support/index.js';
import {
  affiliate,
  afterwards,
  BOOK,
  complete,
  COURSE,
  failing,
  HOTEL,
  kept,
  KEY,
  LIST,
  OTHER,
  pressedOf,
  ranking,
  refusing,
  said,
  share,
  store,
  stored,
  storedIds,
  titles,
  toggle,
  toggles,
  togglesOf,
  toolsText,
  withKeep,
  write,
  type Shown,
} from '../../../test/support/kept.js';
import { day, stopDate } from '../../../test/support/day.js';
import {
  button,
  finished,
  focused,
  hasButton,
  key,
  press,
  rendered,
} from '../../../test/support/reading.js';
import { collectUncaughtErrors, uncaught } from '../../../test/support/uncaught.js';

stopDate();

const namesOf = (element: Element) =>
  togglesOf(element).map(({ textContent }) => spaced(textContent));

async function expectTitles(element: Element, expected: readonly string[]): Promise<void> {
  await waitUntil(() => titles(element).join() === expected.join()).catch(() => undefined);
  expect(titles(element)).to.deep.equal(expected);
}

describe('what a reader keeps', () => {
  collectUncaughtErrors();
  afterEach(async () => {
    history.replaceState(null, '', location.pathname + location.search);
    expect(await uncaught()).to.deep.equal([]);
  });

  describe('the button of an entry', () => {
    for (const [name, attributes, kind] of [
      ['mkt-ranking', 'limit="3"', 'itemCode'],
      ['mkt-product-search', 'genre-id="100371" limit="3" show="title"', 'productId'],
      ['mkt-book-list', 'media="book" books-genre-id="001" limit="3" show="title"', 'isbnjan'],
      ['mkt-ebook-list', 'keyword="占い師" limit="3" show="title"', 'itemNumber'],
      [
        'mkt-hotel-search',
        'middle-class-code="tokyo" large-class-code="japan" controls="none" limit="3"',
        'hotelNo',
      ],
      ['mkt-hotel-detail', 'hotel-no="12401"', 'hotelNo'],
      ['mkt-golf-finder', 'area-code="12" controls="none" limit="3"', 'golfCourseId'],
    ] as const) {
      it(`keeps an entry of ${name} by its ${kind}`, async () => {
        const element = await withKeep(name, attributes);
        await toggle(element);
        expect(pressedOf(element)[0]).to.equal(true);
        const [item] = stored();
        const [title] = partsOf(element, 'title');
        expect(item).to.include({
          kind,
          name: title!.textContent.trim().replace(/\s+/g, ' '),
          day: day(0),
        });
        const hasLink = kind === 'itemCode' || kind === 'golfCourseId';
        const hasImage = hasLink && partsOf(element, 'image')[0]?.querySelector('img');
        expect(Object.keys(item!)).to.have.members([
          ...['kind', 'id', 'name', 'day'],
          ...(hasLink ? ['href'] : []),
          ...(hasImage ? ['image'] : []),
        ]);
      });
    }

    it('is in the entries of an author’s list, in cards and in a comparison', async () => {
      const items = `<div data-hotel-no="12401"><a href="https://market.example/">A</a></div>`;
      for (const layout of ['list', 'compare']) {
        const element = await withKeep('mkt-shortlist', `layout="${layout}"`, items);
        expect(await toggles(element)).to.have.length(1);
      }
    });

    it('has a name with that of the entry, a state, and 44 px in each layout', async () => {
      for (const layout of ['list', 'grid', 'carousel', 'compact']) {
        const element = await ranking(`layout="${layout}"`);
        const [first, ...others] = await toggles(element, 3);
        expect(others).to.have.length(2);
        expect(first!.type).to.equal('button');
        expect(namesOf(element)[0]).to.equal(`Keep, ${spaced(titles(element)[0]!)}`);
        const { width, height } = first!.getBoundingClientRect();
        expect([width, height], layout).to.deep.equal([44, 44]);
        const card = first!.closest('.item')!.getBoundingClientRect();
        const { top, bottom, right } = first!.getBoundingClientRect();
        expect(top >= card.top && bottom <= card.bottom && right <= card.right, layout).to.equal(
          true,
        );
      }
    });

    it('is pressed and released by the keyboard, without another thing of the entry', async () => {
      const element = await ranking();
      const [first] = await toggles(element);
      let selected = 0;
      element.addEventListener('mkt-select', () => selected++);
      first!.focus();
      await key(element, ' ');
      expect(pressedOf(element)).to.deep.equal([true, false, false]);
      expect(focused(element)).to.equal(first);
      await key(element, 'Enter');
      expect(pressedOf(element)).to.deep.equal([false, false, false]);
      expect(selected).to.equal(0);
      expect(stored()).to.deep.equal([]);
    });

    it('leads to the list after a press', async () => {
      const element = await ranking();
      expect(partsOf(element, 'keep-link')).to.deep.equal([]);
      await toggle(element, 1);
      const [link] = partsOf(element, 'keep-link') as HTMLAnchorElement[];
      expect(link!.pathname).to.equal(LIST);
      await toggle(element, 1);
      expect(partsOf(element, 'keep-link')).to.deep.equal([]);
    });

    it('fires mkt-keep', async () => {
      const element = await ranking();
      const details: unknown[] = [];
      document.addEventListener('mkt-keep', ({ detail }) => details.push(detail), { once: true });
      await toggle(element);
      const [{ kind, id, name } = HOTEL] = stored();
      expect(details).to.deep.equal([{ kept: true, kind, id, name }]);
    });

    it('has the same state in all elements of the page, and those of other tabs', async () => {
      const element = await ranking();
      const other = await ranking();
      await toggle(element);
      await finished(other);
      expect(pressedOf(other)[0]).to.equal(true);
      store([]);
      await finished(other);
      expect([pressedOf(element)[0], pressedOf(other)[0]]).to.deep.equal([false, false]);
    });

    it('loses nothing that another tab has kept meanwhile', async () => {
      const element = await ranking();
      await toggles(element);
      // Its event has not come yet.
      write([HOTEL]);
      await toggle(element);
      expect(storedIds()).to.have.length(2).and.include(HOTEL.id);
    });

    it('has a record for each service and affiliate id: blogs can share an origin', async () => {
      const element = await ranking();
      await toggle(element);
      const other = await rendered<MktElement>('mkt-ranking', {
        attributes: `affiliate-id="OTHER" keep="${LIST}" limit="3"`,
      });
      await toggles(other);
      expect(pressedOf(other)).to.deep.equal([false, false, false]);
      expect(Object.keys(localStorage).filter((name) => name.startsWith('mkt-keep'))).to.deep.equal(
        [KEY],
      );
    });

    it('writes nothing before a press', async () => {
      store([{ ...HOTEL, day: day(-179) }, HOTEL]);
      const before = localStorage.getItem(KEY);
      await toggles(await ranking());
      expect(localStorage.getItem(KEY)).to.equal(before);
    });

    it('says that no more can be kept, and keeps all that is there', async () => {
      const full = Array.from({ length: 30 }, (_, index) => ({ ...HOTEL, id: String(index + 1) }));
      store(full);
      const element = await ranking();
      await toggle(element);
      expect(pressedOf(element)[0]).to.equal(false);
      expect(await said(element)).to.equal('You can keep up to 30 things.');
      expect(spaced(partsOf(element, 'keep-note')[0]!.textContent)).to.contain('up to 30');
      expect(storedIds()).to.have.length(30);
    });

    it('is not in the list of bookmarks, and beside the bookmark button of a ranking', async () => {
      const token = `access-token="${newToken()}" frame-url="${FRAME}"`;
      const bookmarks = await withKeep('mkt-bookmark-list', token);
      await finished(bookmarks);
      expect(partsOf(bookmarks, 'item')).not.to.deep.equal([]);
      expect(togglesOf(bookmarks)).to.deep.equal([]);
      for (const layout of ['list', 'grid']) {
        const element = await ranking(`bookmarks layout="${layout}" ${token}`);
        const [first] = await toggles(element);
        const bookmark = element.shadowRoot!.querySelector('mkt-bookmark-button')!;
        const [a, b] = [first!, bookmark].map((each) => each.getBoundingClientRect());
        expect(a!.right <= b!.left || b!.right <= a!.left, layout).to.equal(true);
      }
    });

    it('is not there without the setting, or where it is empty', async () => {
      for (const keep of ['', 'keep=""']) {
        const element = await rendered<MktElement>('mkt-ranking', {
          attributes: `limit="3" ${keep}`,
        });
        await keepFeature.module.load();
        await finished(element);
        expect(togglesOf(element)).to.deep.equal([]);
      }
    });

    it('leads nowhere if the setting is no address, and the author gets a line', async () => {
      const lines = consoleLines();
      const element = await rendered<MktElement>('mkt-ranking', {
        attributes: `lang="en" affiliate-id="${affiliate}" limit="3" keep="javascript:alert(1)"`,
      });
      await toggle(element);
      expect(partsOf(element, 'keep-link')).to.deep.equal([]);
      expect(pressedOf(element)[0]).to.equal(true);
      await waitUntil(() => lines.length, 'there is no line');
      expect(lines[0]).to.match(
        /^<mkt-ranking>: .*keep="javascript:alert\(1\)" must be .*\[wrongKeep\]$/,
      );
    });
  });

  describe('a browser that stores nothing', () => {
    for (const [title, name, error] of [
      ['storage is full', 'setItem', new DOMException('', 'QuotaExceededError')],
      ['storage cannot be read', 'getItem', new DOMException('', 'SecurityError')],
    ] as const) {
      it(`keeps things until the page is left, and says so, if ${title}`, async () => {
        refusing('setItem', error);
        if (name === 'getItem') refusing(name, error);
        const element = await ranking();
        await toggle(element);
        expect(pressedOf(element)[0]).to.equal(true);
        expect(await said(element)).to.match(/stays until you leave the page\.$/);
        const list = await kept();
        expect(partsOf(list, 'item')).to.have.length(1);
        expect(toolsText(list)).to.match(/stays until you leave the page/);
        await toggle(element);
        expect(pressedOf(element)[0]).to.equal(false);
      });
    }

    it('keeps things until the page is left if there is no storage at all', async () => {
      const own = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
      Object.defineProperty(window, 'localStorage', {
        configurable: true,
        get: () => {
          throw new DOMException('', 'SecurityError');
        },
      });
      afterwards(() => Object.defineProperty(window, 'localStorage', own));
      const element = await ranking();
      await toggle(element);
      expect(pressedOf(element)[0]).to.equal(true);
      await toggle(element);
      expect(pressedOf(element)[0]).to.equal(false);
    });
  });

  describe('<mkt-shortlist kept>', () => {
    it('shows what is kept, the latest first, with links where no operation finds it', async () => {
      store([HOTEL, BOOK, COURSE]);
      const tag = newTag();
      const element = await kept('', '', tag);
      await expectTitles(element, ['湯けむり亭ほの字　箱根湯本', '雨宿りの灯台守', 'Old links']);
      const links = partsOf(element, 'link') as HTMLAnchorElement[];
      expect(links.at(-1)!.href).to.equal(COURSE.href);
      expect(await requestsOf(tag)).to.have.length(2);
    });

    it('compares', async () => {
      store([HOTEL, OTHER]);
      const element = await kept('layout="compare"');
      const cells = [...element.shadowRoot!.querySelectorAll('tbody tr')];
      expect(cells.length).to.be.above(3);
      expect(await toggles(element)).to.have.length(2);
      await toggle(element);
      expect(partsOf(element, 'item')).to.have.length(1);
      expect(storedIds()).to.deep.equal([OTHER.id]);
    });

    it('shows the fallback while nothing is kept, also the author’s own items, else a sentence', async () => {
      const lines = consoleLines();
      const own = '<div data-hotel-no="12401"><a href="https://market.example/">Mine</a></div>';
      const element = await kept('', own);
      expect(element.phase).to.equal('empty');
      expect(element.querySelector('a')!.checkVisibility()).to.equal(true);
      const bare = await kept();
      expect(spaced(partsOf(bare, 'status')[0]!.textContent)).to.equal(
        'You have not kept anything yet.',
      );
      expect(partsOf(bare, 'kept-tools')).to.deep.equal([]);
      expect(lines).to.deep.equal([]);
    });

    it('removes an entry, focuses the next one, and restores it without a request', async () => {
      store([HOTEL, BOOK, COURSE]);
      const tag = newTag();
      const element = await kept('', '', tag);
      const [, second] = namesOf(element);
      await toggle(element);
      expect(namesOf(element)).to.have.length(2);
      expect(spaced(focused(element)!.textContent)).to.equal(second);
      expect(await said(element)).to.match(/^Removed “Inn”\.$/);
      await toggle(element, 1);
      expect(spaced(focused(element)!.textContent)).to.equal(second);
      await press(element, 'Undo');
      expect(storedIds()).to.have.members([BOOK.id, COURSE.id]);
      expect(focused(element)?.matches('.keep')).to.equal(true);
      expect(await requestsOf(tag)).to.have.length(2);
    });

    it('has a focus after the last removal: on the button that restores it', async () => {
      store([COURSE]);
      const element = await kept();
      await toggle(element);
      await complete(element);
      expect(element.phase).to.equal('empty');
      expect(focused(element)).to.equal(button(element, 'Undo'));
      await press(element, 'Undo');
      await complete(element);
      await expectTitles(element, ['Old links']);
      expect(storedIds()).to.deep.equal([COURSE.id]);
    });

    it('removes all, and restores all in their order', async () => {
      store([HOTEL, BOOK]);
      const element = await kept();
      await press(element, 'Remove all');
      await complete(element);
      expect(localStorage.getItem(KEY)).to.equal(null);
      expect(await said(element)).to.equal('Removed all.');
      await press(element, 'Undo');
      await complete(element);
      expect(storedIds()).to.deep.equal([HOTEL.id, BOOK.id]);
    });

    it('follows another tab', async () => {
      store([COURSE]);
      const element = await kept();
      store([BOOK, COURSE]);
      await waitUntil(() => titles(element).includes('雨宿りの灯台守'), 'the book has not come');
      store([]);
      await waitUntil(() => element.phase === 'empty', 'the list is not empty');
    });

    it('keeps the place of a thing that has gone, with its name', async () => {
      store([HOTEL, { ...HOTEL, id: '999999', name: 'Closed inn' }]);
      const lines = consoleLines();
      const element = await kept();
      await expectTitles(element, ['湯けむり亭ほの字　箱根湯本', 'Closed inn']);
      expect(spaced(partsOf(element, 'words')[0]!.textContent)).to.equal('Not available now');
      await toggle(element, 1);
      expect(storedIds()).to.deep.equal([HOTEL.id]);
      expect(lines).to.deep.equal([]);
    });

    it('says that a thing could not be loaded, with its name', async () => {
      consoleLines();
      store([HOTEL, BOOK]);
      failing(BOOK.id);
      const element = await kept('transport="fetch" cache-ttl="0"');
      await expectTitles(element, ['湯けむり亭ほの字　箱根湯本', BOOK.name]);
      await waitUntil(() => partsOf(element, 'words').length, 'nothing is said');
      expect(spaced(partsOf(element, 'words')[0]!.textContent)).to.equal('Could not be loaded');
      expect(storedIds()).to.deep.equal([HOTEL.id, BOOK.id]);
    });

    it('says in each layout that a thing has gone', async () => {
      store([{ ...HOTEL, id: '999999', name: 'Closed inn' }]);
      for (const layout of ['list', 'grid', 'carousel', 'compact', 'compare']) {
        const element = await kept(`layout="${layout}"`);
        const parts = [...partsOf(element, 'words'), ...partsOf(element, 'price')];
        const visible = parts.filter((part) => part.checkVisibility());
        expect(
          visible.map(({ textContent }) => spaced(textContent)),
          layout,
        ).to.deep.equal(['Not available now']);
      }
    });

    it('shows names if everything has gone', async () => {
      store([{ ...HOTEL, id: '999999', name: 'Closed inn' }]);
      const element = await kept();
      await expectTitles(element, ['Closed inn']);
      expect(namesOf(element)).to.deep.equal(['Keep, Closed inn']);
    });

    it('requests more hotels than one request can have', async () => {
      // Only the first of each request is there.
      const others = Array.from({ length: 18 }, (_, index) => ({
        ...HOTEL,
        id: `${990001 + index}`,
      }));
      store([HOTEL, ...others.slice(0, 14), OTHER, ...others.slice(14)]);
      const tag = newTag();
      const element = await kept('', '', tag);
      expect(partsOf(element, 'item')).to.have.length(20);
      expect(await requestsOf(tag)).to.have.length(2);
    });
  });

  describe('a shared list', () => {
    const SHARED = 'hotelNo:12408,isbnjan:9784999900008';

    it('is displayed as shared, and stored only after a press', async () => {
      store([HOTEL]);
      share(SHARED);
      const element = await kept();
      await expectTitles(element, ['旅館つきあかり待合　箱根湯本', '雨宿りの灯台守']);
      expect(toolsText(element)).to.match(/^This list was shared with you\./);
      expect(storedIds()).to.deep.equal([HOTEL.id]);
      await press(element, 'Add to my list');
      await complete(element);
      expect(storedIds()).to.deep.equal(['12408', '9784999900008', '12401']);
      expect(stored()[0]!.name).to.equal('旅館つきあかり待合 箱根湯本');
      expect(location.hash).to.equal('');
      expect(hasButton(element, 'Add to my list')).to.equal(false);
      expect(partsOf(element, 'item')).to.have.length(3);
      expect(focused(element)?.matches('.keep')).to.equal(true);
    });

    it('can be left for the reader’s own', async () => {
      store([COURSE]);
      share(SHARED);
      const element = await kept();
      await press(element, 'View my list');
      await complete(element);
      await expectTitles(element, ['Old links']);
      expect(storedIds()).to.deep.equal([COURSE.id]);
    });

    it('adds one thing by its button, which stays', async () => {
      share(SHARED);
      const element = await kept();
      await toggle(element, 1);
      expect(storedIds()).to.deep.equal(['9784999900008']);
      expect(pressedOf(element)).to.deep.equal([false, true]);
      await toggle(element, 1);
      expect(pressedOf(element)).to.deep.equal([false, false]);
    });

    it('has no more than 30 of 10,000 ids, none of other kinds, and requests no others', async () => {
      const hotels = Array.from({ length: 10_000 }, (_, index) => `hotelNo:${index + 12401}`);
      share(['constructor:1', 'itemCode:a:1', 'hotelNo:<b>', 'productId:a%26b', ...hotels].join());
      const tag = newTag();
      const element = await kept('', '', tag);
      expect(partsOf(element, 'item')).to.have.length(30);
      expect(await requestsOf(tag)).to.have.length(2);
    });

    it('is the reader’s own if no id is valid', async () => {
      store([COURSE]);
      share('hotelNo:abc,shopCode:1');
      const element = await kept();
      await expectTitles(element, ['Old links']);
      expect(hasButton(element, 'Share list')).to.equal(false);
    });

    it('has an address with ids only', async () => {
      store([HOTEL, COURSE]);
      const element = await kept();
      const shared: ShareData[] = [];
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: (data: ShareData) => {
          shared.push(data);
          return Promise.resolve();
        },
      });
      afterwards(() => Reflect.deleteProperty(navigator, 'share'));
      await press(element, 'Share list');
      await waitUntil(() => toolsText(element).includes('not included'), 'there is no message');
      expect(new URL(shared[0]!.url!).hash).to.equal('#mkt-kept=hotelNo:12401');
      expect(focused(element)).to.equal(button(element, 'Share list'));
    });

    it('is copied where nothing shares it, and says what it lacks', async () => {
      store([HOTEL, COURSE]);
      const element = await kept();
      const texts: string[] = [];
      const clipboard = { writeText: (text: string) => Promise.resolve(void texts.push(text)) };
      for (const [name, value] of Object.entries({ share: undefined, clipboard })) {
        Object.defineProperty(navigator, name, { configurable: true, value });
        afterwards(() => Reflect.deleteProperty(navigator, name));
      }
      await press(element, 'Share list');
      expect(new URL(texts[0]!).hash).to.equal('#mkt-kept=hotelNo:12401');
      expect(await said(element)).to.equal(
        'Address copied. Golf courses and items of rankings are not included.',
      );
    });

    it('shows the address if it cannot be copied', async () => {
      store([HOTEL]);
      const element = await kept();
      for (const name of ['share', 'clipboard']) {
        Object.defineProperty(navigator, name, { configurable: true, value: undefined });
        afterwards(() => Reflect.deleteProperty(navigator, name));
      }
      await press(element, 'Share list');
      await waitUntil(() => toolsText(element).includes('#mkt-kept=hotelNo:12401'), 'no address');
    });
  });

  describe('a record that somebody else has written', () => {
    it('shows text as text, follows no script, and loses what is invalid at the next press', async () => {
      store([
        { ...COURSE, name: '<img src=x onerror="window.hacked=1">', extra: { a: 1 } },
        { ...COURSE, id: '1', href: 'javascript:window.hacked=1' },
        { ...HOTEL, id: '"><script>' },
        'x',
        null,
        { ...COURSE, id: '2', name: 'Half \ud800', day: '2999-01-01' },
      ]);
      const element = await kept();
      await expectTitles(element, ['<img src=x onerror="window.hacked=1">']);
      expect('hacked' in window).to.equal(false);
      await toggle(await ranking());
      expect(stored()).to.have.length(3);
      expect(localStorage.getItem(KEY)).not.to.match(/extra|javascript|script>|\ud800/);
    });

    for (const [title, value] of [
      ['a megabyte', 'x'.repeat(1e6)],
      ['no JSON', '{[}'],
      ['an object', '{"length":1e9}'],
    ] as const) {
      it(`is none if it is ${title}`, async () => {
        localStorage.setItem(KEY, value);
        window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
        const element = await ranking();
        await toggle(element);
        expect(stored()).to.have.length(1);
      });
    }

    it('sends each request once for many lists on a page', async () => {
      store([HOTEL, BOOK]);
      const tag = newTag();
      // With the cache: a list that starts late finds the answers, which may have come.
      const one = `<mkt-shortlist kept loading="eager" base-url="${serviceUrl()}" application-id="APP"
        affiliate-id="${affiliate}" query="tag=${tag}" cache-ttl="600"></mkt-shortlist>`;
      const page = await fixture(`<div>${one.repeat(12)}</div>`);
      for (const element of page.children) await complete(element as unknown as Shown);
      expect(page.children).to.have.length(12);
      expect(await requestsOf(tag)).to.have.length(2);
    });
  });

  describe('with consent', () => {
    const EVENT = 'keep-consent';
    const decide = (isGiven: boolean) =>
      document.dispatchEvent(new CustomEvent(EVENT, { detail: isGiven }));
    afterEach(() => void decide(false));

    it('reads and writes nothing before it, and clears the record once it is withdrawn', async () => {
      store([COURSE]);
      await keepFeature.module.load();
      const reads: string[] = [];
      const getItem: (name: string) => string | null = Reflect.get<Storage, 'getItem'>(
        Storage.prototype,
        'getItem',
      );
      Storage.prototype.getItem = function (name) {
        if (name === KEY) reads.push(name);
        return getItem.call(this, name);
      };
      afterwards(() => (Storage.prototype.getItem = getItem));
      const consented = `lang="en" affiliate-id="${affiliate}" consent="event:${EVENT}"`;
      const list = await fixture<MktShortlist>(
        `<mkt-shortlist kept loading="eager" base-url="${serviceUrl()}" application-id="APP" ${consented}></mkt-shortlist>`,
      );
      await finished(list);
      expect(reads).to.deep.equal([]);
      expect(list.phase).to.equal('idle');
      decide(true);
      await waitUntil(() => list.phase === 'ready', 'the list has not come');
      await expectTitles(list, ['Old links']);
      decide(false);
      await finished(list);
      expect(localStorage.getItem(KEY)).to.equal(null);
      await expectTitles(list, []);
    });
  });

  describe('things of more than 180 days', () => {
    const EVENT = 'expiry-consent';
    const OLD = [
      { ...HOTEL, id: '200', day: day(-200) },
      { ...COURSE, day: day(-500) },
      { ...HOTEL, id: '180', day: day(-180) },
      { kind: 'rentalCarNo', id: 'A 7', name: 'Car', day: day(-200) },
    ];
    const LASTING = [
      { ...OTHER, day: day(-179) },
      { ...HOTEL, id: '1', day: day(7) },
      { kind: 'rentalCarNo', id: 'A 8', name: 'Car', day: day(-1) },
    ];
    /** In the order of a record: new and old things alternate. */
    const all = [OLD[0], LASTING[0], OLD[1], LASTING[1], OLD[2], LASTING[2], OLD[3]];
    beforeEach(() => store(all));
    afterEach(() => document.dispatchEvent(new CustomEvent(EVENT, { detail: false })));

    for (const [place, show] of Object.entries({
      'in the list': (attributes: string): Promise<Shown> => kept(attributes),
      'in a ranking': (attributes: string): Promise<Shown> => ranking(attributes),
    })) {
      it(`are removed from the record when it is read with consent, without a press: ${place}`, async () => {
        const element = await show(`consent="event:${EVENT}"`);
        expect(stored()).to.deep.equal(all);
        document.dispatchEvent(new Event(EVENT));
        await waitUntil(() => element.phase === 'ready', 'nothing is displayed');
        await finished(element);
        await waitUntil(() => stored().length < all.length, 'nothing was removed').catch(() => 0);
        expect(stored()).to.deep.equal(LASTING);
      });
    }

    it('leave no empty record', async () => {
      store(OLD);
      await toggles(await ranking());
      expect(localStorage.getItem(KEY)).to.equal(null);
    });

    it('stay in a browser that refuses to write, without a failure', async () => {
      afterwards(refusing('setItem', new DOMException('', 'QuotaExceededError')));
      expect(await toggles(await kept())).to.have.length(1);
      expect(stored()).to.deep.equal(all);
    });
  });

  describe('its markup', () => {
    for (const colorScheme of ['light', 'dark'] as const) {
      it(`has no violations of axe in ${colorScheme} colours`, async () => {
        const element = await ranking(`layout="grid" color-scheme="${colorScheme}"`);
        await toggle(element);
        expect(await violationsOf(element)).to.deep.equal([]);
        store([HOTEL, { ...HOTEL, id: '999999', name: 'Closed inn' }, COURSE]);
        for (const layout of ['list', 'compare']) {
          const list = await kept(`layout="${layout}" color-scheme="${colorScheme}"`);
          await toggle(list);
          expect(await violationsOf(list)).to.deep.equal([]);
        }
      });
    }
  });
});
