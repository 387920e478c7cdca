/** What the kit has stored of a reader goes once a consent manager or an event of the page says no. */
import { CmpApi } from '@iabtechlabtcf/cmpapi';
import { get, update } from 'idb-keyval';
import '../../define/config.js';
import '../../define/ranking.js';
import '../../define/shortlist.js';
import { MktRanking } from '../../components/ranking/ranking.js';
import { MktShortlist } from '../../components/shortlist/shortlist.js';
import { clearCache } from '../../client/cache.js';
import { define } from '../../define/define.js';
import {
  consoleLines,
  expect,
  fixture,
  partsOf,
  serviceUrl,
  settled,
  waitUntil,
} from '../../../test/support/index.js';
import { day, stopDate } from '../../../test/support/day.js';
import { attributeIs } from '../../../test/support/settled.js';
import { choice, VENDOR } from '../../../test/support/tcf.js';
import { store } from '../../../test/support/visits.js';

stopDate();

const COURSE = {
  kind: 'golfCourseId',
  id: '120092',
  name: 'Old links',
  day: day(-2),
  href: 'https://market.example/course',
};
const OTHER_SERVICE = 'https://other.example';

const keyOf = (affiliate: string, service = serviceUrl()) =>
  `mkt-keep ${JSON.stringify([service, affiliate])}`;

/** The lists of earlier visits, with several affiliate ids, and the list of another service. */
const LISTS = [keyOf('AFF-1'), keyOf('AFF-0'), keyOf('')];
const FOREIGN = keyOf('AFF-1', OTHER_SERVICE);

/** Stores what earlier visits have left: kept lists, and answers. */
async function storeVisits(): Promise<void> {
  for (const key of [...LISTS, FOREIGN]) localStorage.setItem(key, JSON.stringify([COURSE]));
  localStorage.setItem('mkt-widgets', '1');
  await update(
    'all',
    () => ['0', [['key', { bytes: new Uint8Array(1), receivedAt: new Date() }]]],
    store,
  );
}

const lists = () => [...LISTS, FOREIGN].filter((key) => localStorage.getItem(key) !== null);
const answers = async () => (await get<unknown>('all', store)) !== undefined;

async function expectRemoval(): Promise<void> {
  await waitUntil(() => lists().length <= 1, 'lists stay').catch(() => undefined);
  expect(lists()).to.deep.equal([FOREIGN]);
  await waitUntil(async () => !(await answers()), 'answers stay');
  expect(localStorage.getItem('mkt-widgets')).to.equal(null);
}

async function expectNoRemoval(): Promise<void> {
  expect(lists()).to.deep.equal([...LISTS, FOREIGN]);
  expect(await answers()).to.equal(true);
}

const say = (event: string, isGiven: boolean) =>
  document.dispatchEvent(new CustomEvent(event, { detail: isGiven }));

const settings = (consent: string) =>
  `lang="en" application-id="APP" affiliate-id="AFF-1" base-url="${serviceUrl()}" consent="${consent}"`;

const list = (consent: string, attributes = 'loading="eager"') =>
  fixture<MktShortlist>(`<mkt-shortlist kept ${attributes} ${settings(consent)}></mkt-shortlist>`);
const ranking = (consent: string) =>
  fixture<MktRanking>(
    `<mkt-ranking limit="1" loading="eager" keep="/kept/" ${settings(consent)}></mkt-ranking>`,
  );

describe('a refusal', () => {
  beforeEach(storeVisits);
  afterEach(() => localStorage.clear());

  for (const [place, markup] of Object.entries({
    'on a ranking': ranking,
    'on the list': list,
    'around a ranking': (consent: string) =>
      fixture(
        `<mkt-config ${settings(consent)}><mkt-ranking limit="1" loading="eager"></mkt-ranking></mkt-config>`,
      ),
  })) {
    it(`by an event removes answers, and the lists of all affiliate ids, without consent before: ${place}`, async () => {
      const event = `no-${place.replaceAll(' ', '-')}`;
      const element = await markup(`event:${event}`);
      await attributeIs(element.querySelector('mkt-ranking') ?? element, 'phase', ['idle']);
      await expectNoRemoval();
      say(event, false);
      await expectRemoval();
    });
  }

  it('removes them after consent, and from the screen', async () => {
    const element = await list('event:yes-no');
    say('yes-no', true);
    expect(await settled(element)).to.equal('ready');
    say('yes-no', false);
    await attributeIs(element, 'phase', ['idle']);
    expect(partsOf(element, 'item')).to.deep.equal([]);
    await expectRemoval();
    // The list is empty, also if consent is given again.
    say('yes-no', true);
    await attributeIs(element, 'phase', ['empty', 'ready']);
    expect(partsOf(element, 'item')).to.deep.equal([]);
  });

  for (const [name, Base, attributes] of [
    ['x-refused-ranking', MktRanking, 'keep="/kept/"'],
    ['x-refused-list', MktShortlist, 'kept'],
  ] as const) {
    it(`removes them if the only element is far below and has not rendered: ${name}`, async () => {
      const box = await fixture(`<div style="margin-top: 9000px">
        <style>${name} { display: block; container-type: inline-size; height: 100vh }</style>
        <${name} ${attributes} ${settings(`event:${name}`)}></${name}></div>`);
      define(class extends (Base as typeof MktRanking) {}, name);
      expect(box.querySelector(name)!.shadowRoot).to.equal(null);
      say(name, false);
      await expectRemoval();
    });
  }

  it('removes the lists of a service whose first element comes later', async () => {
    await fixture(
      `<mkt-ranking ${settings('event:early')} base-url="${OTHER_SERVICE}" loading="eager"></mkt-ranking>`.replace(
        `base-url="${serviceUrl()}"`,
        '',
      ),
    );
    say('early', false);
    expect(lists()).to.deep.equal(LISTS);
    await ranking('event:early');
    await waitUntil(() => !lists().length, 'lists stay');
  });

  it('of a consent manager counts from its first answer on, and only once the reader has answered', async () => {
    const lines = consoleLines();
    const element = await list(`tcf:${VENDOR}`);
    const manager = new CmpApi(31, 1, true);
    // A visit after a withdrawal on another page.
    manager.update(choice([], []), false);
    await expectRemoval();
    expect(element.phase).to.equal('idle');

    await storeVisits();
    // The dialog is open.
    manager.update(choice([], []), true);
    await expectNoRemoval();
    // There is no choice yet.
    manager.update('', false);
    await expectNoRemoval();
    // The vendor is missing.
    manager.update(choice([1], []), false);
    await expectRemoval();

    await storeVisits();
    manager.update(choice([1], [VENDOR]), false);
    expect(await settled(element)).to.equal('ready');
    manager.update(choice([], [VENDOR]), false);
    await attributeIs(element, 'phase', ['idle']);
    await expectRemoval();
    expect(lines).to.deep.equal([]);
  });

  it('creates no store in a browser without one', async () => {
    localStorage.clear();
    const { prototype } = IDBFactory;
    const { databases, open } = Object.getOwnPropertyDescriptors(prototype);
    const opened: string[] = [];
    Object.defineProperties(prototype, {
      databases: { ...databases, value: () => Promise.resolve([]) },
      open: {
        ...open,
        value: (name: string) => {
          opened.push(name);
          throw new DOMException('', 'UnknownError');
        },
      },
    });
    try {
      await ranking('event:nothing');
      say('nothing', false);
      await clearCache();
      expect(opened).to.deep.equal([]);
    } finally {
      Object.defineProperties(prototype, { databases, open });
    }
  });
});
