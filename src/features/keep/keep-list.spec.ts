/** The list of what a reader keeps: `<mkt-shortlist kept>`, also one that somebody shared. */
import '../../define/shortlist.js';
import {
  consoleLines,
  expect,
  newTag,
  partsOf,
  requestsOf,
  spaced,
  waitUntil,
} from '../../../test/support/index.js';
import {
  BOOK,
  complete,
  COURSE,
  failing,
  HOTEL,
  kept,
  KEY,
  pressedOf,
  said,
  share,
  store,
  stored,
  storedIds,
  toggle,
  toolsText,
  expectTitles,
  namesOf,
} from '../../../test/support/kept.js';
import { stopDate } from '../../../test/support/day.js';
import { focused, hasButton, press } from '../../../test/support/reading.js';
import { failOnUncaughtErrors } from '../../../test/support/uncaught.js';

stopDate();

describe('what a reader keeps', () => {
  failOnUncaughtErrors();
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  describe('<mkt-shortlist kept>', () => {
    it('shows what is kept, the latest first, with links where no operation finds it', async () => {
      store([HOTEL, BOOK, COURSE]);
      const tag = newTag();
      const element = await kept('', '', tag);
      await expectTitles(element, ['湯けむり亭ほの字 箱根湯本', '雨宿りの灯台守', 'Old links']);
      const links = partsOf(element, 'link') as HTMLAnchorElement[];
      expect(links.at(-1)!.href).to.equal(COURSE.href);
      expect(await requestsOf(tag)).to.have.length(2);
    });

    it('shows the fallback while nothing is kept, also the author’s own items, else a sentence', async () => {
      const lines = consoleLines(['error', 'warn', 'info']);
      const own = '<div data-hotel-no="12401"><a href="https://market.example/">Mine</a></div>';
      const element = await kept('', own);
      expect(element.phase).to.equal('empty');
      expect(element.querySelector('a')!.checkVisibility()).to.equal(true);
      const bare = await kept();
      expect(spaced(partsOf(bare, 'status')[0]!.textContent)).to.equal(
        'You have not kept anything yet.',
      );
      expect(partsOf(bare, 'kept-tools')).to.deep.equal([]);
      expect(lines.filter((line) => !line.endsWith('[noAffiliateId]'))).to.deep.equal([]);
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

    it('keeps the place of an item that has gone, with its name', async () => {
      store([HOTEL, { ...HOTEL, id: '999999', name: 'Closed inn' }]);
      const lines = consoleLines();
      const element = await kept();
      await expectTitles(element, ['湯けむり亭ほの字 箱根湯本', 'Closed inn']);
      expect(spaced(partsOf(element, 'words')[0]!.textContent)).to.equal('Currently unavailable');
      await toggle(element, 1);
      expect(storedIds()).to.deep.equal([HOTEL.id]);
      expect(lines).to.deep.equal([]);
    });

    it('says that an item could not be loaded, with its name', async () => {
      consoleLines();
      store([HOTEL, BOOK]);
      failing(BOOK.id);
      const element = await kept('transport="fetch" cache-ttl="0"');
      await expectTitles(element, ['湯けむり亭ほの字 箱根湯本', BOOK.name]);
      await waitUntil(() => partsOf(element, 'words').length, 'nothing is said');
      expect(spaced(partsOf(element, 'words')[0]!.textContent)).to.equal('Couldn’t be loaded');
      expect(storedIds()).to.deep.equal([HOTEL.id, BOOK.id]);
    });

    it('says in each layout that an item has gone', async () => {
      store([{ ...HOTEL, id: '999999', name: 'Closed inn' }]);
      for (const layout of ['list', 'grid', 'carousel', 'compact', 'compare']) {
        const element = await kept(`layout="${layout}"`);
        await expectTitles(element, ['Closed inn']);
        expect(namesOf(element)).to.deep.equal(['Keep, Closed inn']);
        const parts = [...partsOf(element, 'words'), ...partsOf(element, 'price')];
        const visible = parts.filter((part) => part.checkVisibility());
        expect(
          visible.map(({ textContent }) => spaced(textContent)),
          layout,
        ).to.deep.equal(['Currently unavailable']);
      }
    });
  });

  describe('a shared list', () => {
    const SHARED = 'hotelNo:12408,isbnjan:9784999900008';

    it('is displayed as shared, and stored only after a press', async () => {
      store([HOTEL]);
      share(SHARED);
      const element = await kept();
      await expectTitles(element, ['旅館つきあかり待合 箱根湯本', '雨宿りの灯台守']);
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

    it('adds one item by its button, which stays', async () => {
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
  });
});
