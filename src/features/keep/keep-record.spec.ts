/** The stored list of what a reader keeps: of others, without consent, with old items. */
import '../../define/shortlist.js';
import type { MktShortlist } from '../../components/shortlist/shortlist.js';
import { keepFeature } from './keep-feature.js';
import { expect, fixture, serviceUrl, waitUntil } from '../../../test/support/index.js';
import {
  affiliate,
  afterwards,
  COURSE,
  HOTEL,
  kept,
  KEY,
  OTHER,
  ranking,
  refusing,
  store,
  stored,
  toggle,
  toggles,
  type Shown,
  expectTitles,
} from '../../../test/support/kept.js';
import { day, stopDate } from '../../../test/support/day.js';
import { finished } from '../../../test/support/reading.js';
import { failOnUncaughtErrors } from '../../../test/support/uncaught.js';

stopDate();

describe('what a reader keeps', () => {
  failOnUncaughtErrors();

  describe('a record that somebody else has written', () => {
    it('shows text as text, follows no script, and stays as it is', async () => {
      store([
        { ...COURSE, name: '<img src=x onerror="window.hacked=1">', extra: { a: 1 } },
        { ...COURSE, id: '1', href: 'javascript:window.hacked=1' },
        { ...HOTEL, id: '"><script>' },
        'x',
        null,
        { ...COURSE, id: '2', day: '2999-01-01', kind: 'constructor' },
      ]);
      const element = await kept();
      await expectTitles(element, ['<img src=x onerror="window.hacked=1">']);
      expect('hacked' in window).to.equal(false);
      await toggle(await ranking());
      expect(stored()).to.have.length(7);
    });
  });

  for (const text of ['', '{[}', 'null', '"hotelNo"', '{"0":{"kind":"hotelNo"},"length":1}'])
    it(`is empty if the stored text is no list: ${text}`, async () => {
      localStorage.setItem(KEY, text);
      await toggle(await ranking());
      expect(stored()).to.have.length(1);
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

  describe('items of more than 180 days', () => {
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
    /** In the order of a record: new and old items alternate. */
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
      afterwards(refusing());
      expect(await toggles(await kept())).to.have.length(2);
      expect(stored()).to.deep.equal(all);
    });
  });
});
