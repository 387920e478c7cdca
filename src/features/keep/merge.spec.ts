/** A press never destroys what a reader keeps: what another tab, another version or another clock has stored stays. */
import {
  afterwards,
  BOOK,
  complete,
  COURSE,
  failing,
  goneHotels,
  HOTEL,
  kept,
  KEY,
  OTHER,
  ranking,
  refusing,
  said,
  share,
  store,
  stored,
  storedIds,
  titles,
  toggle,
  toolsText,
  write,
  type Shown,
} from '../../../test/support/kept.js';
import { consoleLines, expect, page, partsOf, waitUntil } from '../../../test/support/index.js';
import { stopDate } from '../../../test/support/day.js';
import { hasButton, press } from '../../../test/support/reading.js';
import { failOnUncaughtErrors } from '../../../test/support/uncaught.js';

stopDate();

async function addShared(list: Shown): Promise<void> {
  await waitUntil(() => hasButton(list, 'Add to my list'), 'there is no button');
  await press(list, 'Add to my list');
  await complete(list);
}

describe('a press', () => {
  failOnUncaughtErrors();
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('is stored with the next one if the browser has refused it, also a removal', async () => {
    store([COURSE, BOOK]);
    const list = await kept();
    const element = await ranking();
    const accept = refusing();
    await toggle(list);
    expect(titles(list)).to.have.length(1);
    expect(toolsText(list)).to.match(/Removed “Old links”\. This browser can’t save/);
    await toggle(element, 1);
    expect(storedIds()).to.deep.equal([COURSE.id, BOOK.id]);
    accept();
    write([OTHER, COURSE, BOOK]);
    await toggle(element);
    const [kind, ...others] = stored().map(({ kind }) => kind);
    expect([kind, ...others]).to.deep.equal(['itemCode', 'itemCode', 'hotelNo', 'isbnjan']);
    expect(storedIds()).not.to.include(COURSE.id);
  });

  it('merges the changes of two windows', async () => {
    const list = await kept();
    const element = await ranking();
    const other = await page('<p>Another window</p>');
    other.localStorage.setItem(KEY, JSON.stringify([HOTEL]));
    await waitUntil(() => titles(list).length === 1, 'the list does not follow');
    await toggle(element);
    other.localStorage.setItem(KEY, JSON.stringify([COURSE, ...stored()]));
    await toggle(element, 1);
    expect(storedIds()).to.have.length(4).and.include.members([HOTEL.id, COURSE.id]);
  });

  describe('that adds a shared list', () => {
    const SHARED = 'hotelNo:12401,hotelNo:12408,isbnjan:9784999900008';

    it('adds the first ones if there is no room for all, says so, and adds the rest once there is', async () => {
      store(goneHotels(29));
      share(SHARED);
      const list = await kept();
      await addShared(list);
      expect(storedIds()).to.have.length(30).and.include('12401');
      expect(location.hash).to.equal('#mkt-kept=hotelNo:12408,isbnjan:9784999900008');
      expect(toolsText(list)).to.contain(
        'There was no room for 2 items. You can keep up to 30 items.',
      );
      expect(titles(list)).to.have.length(2);
      store([HOTEL]);
      await complete(list);
      await addShared(list);
      expect(storedIds()).to.have.members(['12401', '12408', '9784999900008']);
      expect(location.hash).to.equal('');
    });

    it('adds the others if the request for an item fails, and says so', async () => {
      const restore = failing(BOOK.id);
      share('hotelNo:12401,isbnjan:9784999900008,hotelNo:12408');
      const list = await kept('transport="fetch" cache-ttl="0"');
      await waitUntil(() => titles(list).includes('Couldn’t be loaded'), 'nothing is said');
      await addShared(list);
      expect(storedIds()).to.deep.equal(['12401', '12408']);
      expect(toolsText(list)).to.contain('Couldn’t add one item.');
      expect(location.hash).to.equal('#mkt-kept=isbnjan:9784999900008');
      restore();
      const again = await kept('transport="fetch" cache-ttl="0"');
      await addShared(again);
      expect(storedIds()).to.deep.equal([BOOK.id, '12401', '12408']);
      expect(location.hash).to.equal('');
    });

    it('leaves the address if the browser refuses the write', async () => {
      share(SHARED);
      const list = await kept();
      const accept = refusing();
      await addShared(list);
      expect(location.hash).to.equal(`#mkt-kept=${SHARED}`);
      expect(toolsText(list)).to.match(/shared with you\. .*lost when you leave/);
      accept();
      await addShared(list);
      expect(storedIds()).to.have.length(3);
      expect(location.hash).to.equal('');
    });
  });

  it('of “Undo” restores what has room, and the others once they have', async () => {
    const items = [HOTEL, COURSE, BOOK];
    store(items);
    const list = await kept();
    await press(list, 'Remove all');
    write(goneHotels(29));
    await press(list, 'Undo');
    await complete(list);
    expect(stored()[0]).to.deep.equal(HOTEL);
    expect(storedIds()).to.have.length(30);
    expect(await said(list)).to.match(/There was no room for 2 items\. /);
    for (const last of [29, 28, 27]) await toggle(list, last);
    await press(list, 'Undo');
    expect(stored()).to.deep.include.members(items);
    expect(storedIds()).to.have.length(30);
  });

  it('of “Remove all” says what it has removed', async () => {
    store([COURSE, HOTEL]);
    const list = await kept();
    write([BOOK, COURSE, HOTEL]);
    await press(list, 'Remove all');
    expect(storedIds()).to.deep.equal([BOOK.id]);
    expect(await said(list)).to.equal('Removed 2 items.');
  });

  it('of “Remove all” says that the browser cannot save it', async () => {
    store([COURSE]);
    const list = await kept();
    refusing();
    const { removeItem } = Storage.prototype as { removeItem: unknown };
    Object.assign(Storage.prototype, {
      removeItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    });
    afterwards(() => Object.assign(Storage.prototype, { removeItem }));
    await press(list, 'Remove all');
    expect(titles(list)).to.deep.equal([]);
    expect(await said(list)).to.match(/This browser can’t save the list/);
    expect(storedIds()).to.deep.equal([COURSE.id]);
  });

  it('removes the item of its row while another list is being loaded', async () => {
    store([COURSE, HOTEL]);
    const list = await kept();
    const [row] = partsOf(list, 'keep') as HTMLButtonElement[];
    const removed: string[] = [];
    list.addEventListener('mkt-keep', ({ detail }) => removed.push(detail.name));
    // Another tab puts an item above; the press comes before its answer.
    store([OTHER, COURSE, HOTEL]);
    await list.updateComplete;
    row!.click();
    await complete(list);
    expect(removed).to.deep.equal([COURSE.name]);
    expect(storedIds()).to.deep.equal([OTHER.id, HOTEL.id]);
  });

  describe('on an item of a ranking', () => {
    it('keeps its picture, which the list shows', async () => {
      const lines = consoleLines();
      const element = await ranking();
      await toggle(element);
      const [image] = stored().map((item) => (item as { image?: string }).image);
      const [picture] = partsOf(element, 'image').map((part) => part.querySelector('img')!);
      expect(picture!.src.split('?')[0]).to.equal(image!.split('?')[0]);
      const list = await kept();
      const [shown] = partsOf(list, 'image').map((part) => part.querySelector('img')!);
      expect(shown!.src.split('?')[0]).to.equal(image!.split('?')[0]);
      expect(lines).to.deep.equal([]);
    });
  });
});
