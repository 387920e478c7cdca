/** Each act of a reader in a list ends with the focus at its result and with one announcement. */
import type { MktShortlist } from '../../components/shortlist/shortlist.js';
import {
  affiliate,
  afterwards,
  BOOK,
  complete,
  COURSE,
  goneHotels,
  HOTEL,
  KEY,
  kept,
  OTHER,
  ranking,
  share,
  store,
  toggle,
  write,
} from '../../../test/support/kept.js';
import { expect, partsOf, spaced, waitUntil } from '../../../test/support/index.js';
import { stopDate } from '../../../test/support/day.js';
import { announcements, button, focused, hasButton, press } from '../../../test/support/reading.js';

stopDate();

const SHARED = 'hotelNo:12408,isbnjan:9784999900008';
const ITEMS = ['旅館つきあかり待合', '雨宿りの灯台守'] as const;

/** The name of the focused element within a list: of a toggle with that of its entry. */
const focusedName = (list: Element): string => {
  const target = focused(list);
  return spaced(target?.ariaLabel ?? target?.textContent ?? '');
};

/** Runs an act, and returns its announcements. */
async function announcedBy(list: MktShortlist, act: () => Promise<unknown>): Promise<string[]> {
  const said = announcements(list);
  await act();
  await complete(list);
  await waitUntil(() => said.length, 'nothing is announced');
  return [...said];
}

async function shared(attributes = ''): Promise<MktShortlist> {
  share(SHARED);
  const list = await kept(attributes);
  await waitUntil(() => hasButton(list, 'Add to my list'), 'there is no button');
  return list;
}

/** Replaces properties of the navigator until the end of the test. */
function replaceNavigator(values: object): void {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(navigator, name, { configurable: true, value: value as unknown });
    afterwards(() => Reflect.deleteProperty(navigator, name));
  }
}

describe('an act in a reader’s list', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  for (const layout of ['list', 'grid', 'carousel', 'compact', 'compare']) {
    it(`has its focus and its announcement in the layout ${layout}`, async () => {
      store([COURSE]);
      const list = await shared(`layout="${layout}"`);
      const merged = await announcedBy(list, () => press(list, 'Add to my list'));
      expect(merged).to.deep.equal(['Added 2 items.']);
      expect(focusedName(list)).to.match(new RegExp(`^Keep, ${ITEMS[0]}`));
      const removed = await announcedBy(list, () => toggle(list, 1));
      expect(removed).to.deep.equal([`Removed “${ITEMS[1]}”.`]);
      expect(focusedName(list)).to.equal('Keep, Old links');
      const restored = await announcedBy(list, () => press(list, 'Undo'));
      expect(restored).to.deep.equal(['Restored one item.']);
      expect(focusedName(list)).to.equal(`Keep, ${ITEMS[1]}`);
      const emptied = await announcedBy(list, () => press(list, 'Remove all'));
      expect(emptied).to.deep.equal(['Removed all.']);
      expect(focusedName(list)).to.equal('Undo');
    });
  }

  it('cannot be undone once the element has the list of another account', async () => {
    store([HOTEL, COURSE]);
    const list = await kept();
    await toggle(list);
    expect(hasButton(list, 'Undo')).to.equal(true);
    localStorage.setItem(KEY.replace(affiliate, 'OTHER'), JSON.stringify([OTHER]));
    list.setAttribute('affiliate-id', 'OTHER');
    await waitUntil(() => !hasButton(list, 'Undo'), 'the button stays');
  });

  describe('“View my list”', () => {
    it('focuses the first item of the reader’s own', async () => {
      store([HOTEL, COURSE]);
      const list = await shared();
      const said = await announcedBy(list, () => press(list, 'View my list'));
      expect(said).to.deep.equal(['Your list has 2 items.']);
      expect(focusedName(list)).to.equal('Keep, Inn');
    });

    it('focuses the message if there are none, or the content with the author’s fallback', async () => {
      const list = await shared();
      const said = await announcedBy(list, () => press(list, 'View my list'));
      expect(said).to.deep.equal(['You have not kept anything yet.']);
      expect(focusedName(list)).to.equal('You have not kept anything yet.');
      share(SHARED);
      const other = await kept('heading="Kept"', '<a href="https://market.example/">More</a>');
      await waitUntil(() => hasButton(other, 'View my list'), 'there is no button');
      await announcedBy(other, () => press(other, 'View my list'));
      expect(focusedName(other)).to.equal('Kept');
    });
  });

  describe('“Add to my list”', () => {
    it('focuses the first item that was added, also if it was kept before', async () => {
      store([COURSE, OTHER]);
      const list = await shared();
      const said = await announcedBy(list, () => press(list, 'Add to my list'));
      expect(said).to.deep.equal(['Added one item.']);
      expect(focusedName(list)).to.equal('Keep, Other inn');
    });

    it('focuses no other item if there is no room', async () => {
      store(goneHotels(30));
      const list = await shared();
      const act = () => press(list, 'Add to my list');
      const text = 'There was no room for 2 items. You can keep up to 30 items.';
      expect(await announcedBy(list, act)).to.deep.equal([text]);
      expect(focusedName(list)).to.equal('Add to my list');
      // Said again.
      expect(await announcedBy(list, act)).to.deep.equal([text]);
    });
  });

  describe('“Undo”', () => {
    it('focuses no other item if there is no room', async () => {
      store([COURSE]);
      const list = await kept();
      await press(list, 'Remove all');
      write(goneHotels(30));
      const act = () => press(list, 'Undo');
      const text = 'There was no room for one item. You can keep up to 30 items.';
      expect(await announcedBy(list, act)).to.deep.equal([text]);
      expect(focusedName(list)).to.equal('Undo');
      expect(await announcedBy(list, act)).to.deep.equal([text]);
    });
  });

  it('says the removal of a second item of the same name', async () => {
    store([HOTEL, { ...OTHER, name: HOTEL.name }, COURSE]);
    const list = await kept();
    for (let times = 0; times < 2; times++)
      expect(await announcedBy(list, () => toggle(list))).to.deep.equal(['Removed “Inn”.']);
    expect(focusedName(list)).to.equal('Keep, Old links');
  });

  it('says a message again after each press on a full list', async () => {
    store(goneHotels(30));
    const element = await ranking();
    const said = announcements(element);
    for (let times = 1; times < 4; times++) {
      await toggle(element, 1);
      await waitUntil(() => said.length === times, 'nothing is announced');
    }
    expect(said).to.deep.equal(Array(3).fill('You can keep up to 30 items.'));
    expect(focused(element)).to.equal(partsOf(element, 'keep')[1]);
  });

  describe('“Share list”', () => {
    const refused = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    for (const [title, values] of [
      ['refuses to share it', { share: refused }],
      ['refuses to copy it', { share: undefined, clipboard: { writeText: refused } }],
      ['can do neither', { share: undefined, clipboard: undefined }],
    ] as const) {
      it(`focuses the address, selected, if the browser ${title}`, async () => {
        replaceNavigator(values);
        store([HOTEL, COURSE]);
        const list = await kept();
        const act = async () => {
          await press(list, 'Share list');
          await waitUntil(() => focused(list)?.matches('code'), 'the address has no focus');
        };
        for (let times = 0; times < 2; times++) {
          expect(await announcedBy(list, act)).to.deep.equal([
            'Golf courses and items of rankings are not included. Address to share:',
          ]);
          expect(focusedName(list)).to.match(/#mkt-kept=hotelNo:12401$/);
          expect(String(getSelection())).to.match(/#mkt-kept=hotelNo:12401$/);
        }
      });
    }

    it('keeps the focus on the button, and says that it was shared or copied', async () => {
      store([HOTEL, BOOK]);
      const list = await kept();
      const shared: unknown[] = [];
      const done = async (data: unknown) => void shared.push(data);
      for (const [values, text] of [
        [{ share: done }, 'Shared.'],
        [{ share: undefined, clipboard: { writeText: done } }, 'Address copied.'],
      ] as const) {
        replaceNavigator(values);
        for (let times = 0; times < 2; times++) {
          expect(await announcedBy(list, () => press(list, 'Share list'))).to.deep.equal([text]);
          expect(focused(list)).to.equal(button(list, 'Share list'));
        }
      }
      const [{ url }] = shared as [ShareData];
      expect(new URL(url!).hash).to.equal('#mkt-kept=hotelNo:12401,isbnjan:9784999900008');
    });
  });

  it('leaves the focus where the reader has moved it meanwhile', async () => {
    const list = await shared();
    const elsewhere = document.createElement('button');
    document.body.append(elsewhere);
    afterwards(() => elsewhere.remove());
    button(list, 'Add to my list').focus();
    button(list, 'Add to my list').click();
    elsewhere.focus();
    await complete(list);
    expect(document.activeElement).to.equal(elsewhere);
  });
});
