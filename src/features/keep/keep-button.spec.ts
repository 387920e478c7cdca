/** The button with which a reader keeps an entry, also where the browser stores nothing. */
import '../../define/book-list.js';
import '../../define/bookmark-list.js';
import '../../define/ebook-list.js';
import '../../define/golf-finder.js';
import '../../define/hotel-detail.js';
import '../../define/hotel-search.js';
import '../../define/product-search.js';
import '../../define/ranking.js';
import '../../define/shortlist.js';
import type { MktElement } from '../../element/mkt-element.js';
import { keepFeature } from './keep-feature.js';
import { newToken } from '../../../test/support/bookmarks.js';
import { FRAME } from '../../../test/support/transports.js';
import { violationsOf } from '../../../test/support/axe.js';
import { consoleLines, expect, partsOf, spaced, waitUntil } from '../../../test/support/index.js';
import {
  affiliate,
  afterwards,
  COURSE,
  HOTEL,
  kept,
  KEY,
  LIST,
  pressedOf,
  ranking,
  refusing,
  said,
  store,
  stored,
  storedIds,
  toggle,
  toggles,
  togglesOf,
  toolsText,
  withKeep,
} from '../../../test/support/kept.js';
import { day, stopDate } from '../../../test/support/day.js';
import { finished, focused, key, rendered } from '../../../test/support/reading.js';
import { failOnUncaughtErrors } from '../../../test/support/uncaught.js';

stopDate();

describe('what a reader keeps', () => {
  failOnUncaughtErrors();

  describe('the button of an entry', () => {
    for (const [name, attributes, kind] of [
      ['mkt-ranking', 'limit="3"', 'itemCode'],
      ['mkt-product-search', 'genre-id="100371" limit="3" show="title"', 'productId'],
      ['mkt-book-list', 'media="book" books-genre-id="001" limit="3" show="title"', 'isbnjan'],
      ['mkt-ebook-list', 'keyword="占い師" limit="3" show="title"', 'itemNumber'],
      [
        'mkt-hotel-search',
        'middle-class-code="tokyo" large-class-code="japan" reader-controls="none" limit="3"',
        'hotelNo',
      ],
      ['mkt-hotel-detail', 'hotel-no="12401"', 'hotelNo'],
      ['mkt-golf-finder', 'area-code="12" reader-controls="none" limit="3"', 'golfCourseId'],
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
        const hasImage = hasLink && partsOf(element, 'image')[0]?.querySelector('img[src]');
        expect(Object.keys(item!)).to.have.members([
          ...['kind', 'id', 'name', 'day'],
          ...(hasLink ? ['href'] : []),
          ...(hasImage ? ['image'] : []),
        ]);
      });
    }

    it('is pressed and released by the keyboard, and nothing else of the entry', async () => {
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
      expect(await said(element)).to.equal('You can keep up to 30 items.');
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
    const noStorage = () => {
      const own = Object.getOwnPropertyDescriptor(window, 'localStorage')!;
      const get = () => {
        throw new DOMException('', 'SecurityError');
      };
      Object.defineProperty(window, 'localStorage', { ...own, get });
      afterwards(() => Object.defineProperty(window, 'localStorage', own));
    };
    for (const [title, refuse] of [
      ['storage is full', () => refusing()],
      ['there is no storage at all', noStorage],
    ] as const) {
      it(`keeps items until the page is left, and says so, if ${title}`, async () => {
        refuse();
        const element = await ranking();
        await toggle(element);
        expect(pressedOf(element)[0]).to.equal(true);
        expect(await said(element)).to.match(/lost when you leave\.$/);
        const list = await kept();
        expect(partsOf(list, 'item')).to.have.length(1);
        expect(toolsText(list)).to.match(/lost when you leave/);
        await toggle(element);
        expect(pressedOf(element)[0]).to.equal(false);
      });
    }
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
