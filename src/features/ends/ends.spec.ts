/** Ends of points and sales in the entries of a ranking. */
import '../../define/ranking.js';
import type { MktRanking } from '../../components/ranking/ranking.js';
import { clock, putForward } from '../../../test/support/clock.js';
import {
  expect,
  fixture,
  origins,
  page,
  partsOf,
  served,
  settled,
  waitUntil,
} from '../../../test/support/index.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** In Japan, as the service writes times. */
const inServiceFormat = (time: number) =>
  new Date(time + 9 * 60 * MINUTE).toISOString().slice(0, 16).replace('T', ' ');
/** The same as readers see it, in Japanese. */
const end = (time: number) => {
  const [, month, day, minute] = /-(\d+)-(\d+) (.*)/.exec(inServiceFormat(time))!;
  return `${Number(month)}/${Number(day)} ${minute}まで`;
};

const NOW = Date.now();
const [PAST, SOON, LATER] = [NOW - 60 * MINUTE, NOW + 60 * MINUTE, NOW + 40 * DAY] as const;
const FAR = NOW + 340 * DAY;

const points = (from: number, until: number) => ({
  pointRate: 10,
  pointRateStartTime: inServiceFormat(from),
  pointRateEndTime: inServiceFormat(until),
});
const sale = (from: number, until: number) => ({
  startTime: inServiceFormat(from),
  endTime: inServiceFormat(until),
});

async function serviceWith(items: readonly object[]): Promise<string> {
  const picture = await served('<svg xmlns="http://www.w3.org/2000/svg"/>', {
    'content-type': 'image/svg+xml',
  });
  const Items = items.map((item, at) => ({
    rank: at + 1,
    itemName: `Tea ${at + 1}`,
    itemUrl: 'https://market.example/tea',
    itemPrice: 980,
    shopName: 'Tea House',
    // Entries with and without a picture have different templates.
    mediumImageUrls: at % 2 ? [] : [{ imageUrl: location.origin + picture }],
    ...item,
  }));
  const headers = { 'content-type': 'application/json', 'access-control-allow-origin': '*' };
  return `${location.origin}${await served(JSON.stringify({ Items }), headers)}?{version}`;
}

/** The line with points and sale of each entry, in words. */
const lines = (element: Element) =>
  partsOf(element, 'item').map((item) =>
    [...item.querySelectorAll('.points, .points > *')]
      .filter(({ children }) => !children.length)
      .map(({ textContent }) => textContent)
      .filter(Boolean)
      .join(' '),
  );

const become = (element: Element, expected: readonly string[]) =>
  waitUntil(() => lines(element).join('|') === expected.join('|'), `never ${expected.join('|')}`);

async function ranking(items: readonly object[], attributes = ''): Promise<MktRanking> {
  const element = await fixture<MktRanking>(
    `<mkt-ranking loading="eager" base-url="${await serviceWith(items)}" application-id="APP"
      transport="fetch" ${attributes}></mkt-ranking>`,
  );
  expect(await settled(element)).to.equal('ready');
  return element;
}

describe('an end', () => {
  it('of points or of a sale is beside them, in the time of Japan', async () => {
    const element = await ranking([
      points(PAST, SOON),
      sale(PAST, LATER),
      { ...points(PAST, SOON), ...sale(PAST, LATER) },
      { pointRate: 10 },
      {},
    ]);
    const [ofPoints, ofSale] = [`P10倍 ${end(SOON)}`, `セール ${end(LATER)}`];
    await become(element, [ofPoints, ofSale, `${ofPoints} ${ofSale}`, 'P10倍', '']);
    const [time] = partsOf(element, 'points-end');
    expect(Date.parse(time!.getAttribute('datetime')!)).to.equal(SOON - (SOON % MINUTE));
  });

  it('is in the language of the element', async () => {
    const element = await ranking([points(PAST, LATER), sale(PAST, LATER)], 'lang="en"');
    const day = { timeZone: 'Asia/Tokyo', month: 'short', day: 'numeric' } as const;
    const date = new Date(LATER).toLocaleDateString('en-US', day);
    const english = `until ${date}, ${inServiceFormat(LATER).slice(-5)} JST`;
    await become(element, [`10× points ${english}`, `Sale ${english}`]);
    element.lang = 'ja';
    await become(element, [`P10倍 ${end(LATER)}`, `セール ${end(LATER)}`]);
  });

  it('is not shown before its period, after it, about a year before, or with an unreadable time', async () => {
    const element = await ranking([
      { ...points(SOON, LATER), ...sale(SOON, LATER) },
      { ...points(PAST, PAST), ...sale(PAST, PAST) },
      { pointRate: 10, pointRateEndTime: 'open', endTime: 'soon' },
      { ...points(PAST, FAR), ...sale(PAST, FAR) },
      points(PAST, SOON),
    ]);
    await become(element, ['', '', 'P10倍', 'P10倍', `P10倍 ${end(SOON)}`]);
  });

  it('is hidden by `hide`, and in the layout `compact`', async () => {
    const both = { ...points(PAST, SOON), ...sale(PAST, LATER) };
    const element = await ranking([both], 'hide="sale"');
    await become(element, [`P10倍 ${end(SOON)}`]);
    element.hide = 'points';
    await become(element, [`セール ${end(LATER)}`]);
    element.layout = 'compact';
    await become(element, ['']);
  });

  it('does not change the height of an entry, and is whole or absent', async () => {
    const heights = (element: Element) =>
      partsOf(element, 'item').map((item) => item.getBoundingClientRect().height);
    const [without, both] = [{ pointRate: 10 }, { ...points(PAST, SOON), ...sale(PAST, LATER) }];
    for (const layout of ['list', 'grid', 'carousel']) {
      const usual = await ranking([without, without, {}], `layout="${layout}"`);
      const element = await ranking([without, both, {}], `layout="${layout}"`);
      await become(element, ['P10倍', `P10倍 ${end(SOON)} セール ${end(LATER)}`, '']);
      for (const width of [160, 200, 360, 600, 1200]) {
        for (const each of [usual, element])
          each.style.cssText = `display: block; width: ${width}px`;
        expect(heights(element), `${layout}, ${width} px`).to.deep.equal(heights(usual));
        const line = partsOf(element, 'points')[1]!.getBoundingClientRect();
        for (const time of partsOf(element, 'item')[1]!.querySelectorAll('time')) {
          const { top, right } = time.getBoundingClientRect();
          expect(top < line.bottom - 1 && right > line.right + 1, `${width} px`).to.equal(false);
        }
      }
    }
  });
});

describe('an item that cannot be bought', () => {
  const prices = (element: Element) =>
    partsOf(element, 'price').map(({ textContent }) => textContent);
  const items = [{ availability: 0 }, { availability: 1 }, sale(PAST, PAST), sale(PAST, LATER)];

  it('says so in place of its price', async () => {
    const element = await ranking(items);
    const notOnSale = '現在、取り扱いがありません';
    await waitUntil(() => prices(element)[0] === notOnSale, 'never');
    expect(prices(element)).to.deep.equal([notOnSale, '980円', notOnSale, '980円']);
  });

  it('is left out with hide="sold-out": others take its place', async () => {
    const element = await ranking(items, 'hide="price sold-out" limit="2"');
    expect(element.records.map(({ rank }) => rank)).to.deep.equal([2, 4]);
    element.hide = 'rank';
    await waitUntil(() => element.records[0]?.rank === 1, 'never');
  });

  it('leaves the fallback if there is no other', async () => {
    const element = await fixture<MktRanking>(
      `<mkt-ranking loading="eager" base-url="${await serviceWith([{ availability: 0 }])}"
        application-id="APP" transport="fetch" hide="sold-out"><a href="/tea">Tea</a></mkt-ranking>`,
    );
    expect(await settled(element)).to.equal('empty');
    expect(element.querySelector('a')!.checkVisibility()).to.equal(true);
  });
});

describe('an end in an open tab', () => {
  /** A page with the built kit, whose clock and visibility a test can change. */
  async function tab(items: readonly object[]) {
    const window = await page(
      `<!doctype html><html lang="ja"><head><meta charset="utf-8"><script>${clock}
      Object.defineProperty(document, 'hidden', { get: () => !!window.isHidden });</script>
      <script src="${origins.cdn}/dist/mkt.js" data-application-id="APP" data-transport="fetch"
        data-base-url="${await serviceWith(items)}"></script>
      </head><body><mkt-ranking loading="eager"></mkt-ranking></body></html>`,
    );
    const element = window.document.querySelector('mkt-ranking')!;
    const forward = (ms: number) => putForward(window, ms);
    const setHidden = (isHidden: boolean) => {
      Object.assign(window, { isHidden });
      window.document.dispatchEvent(new window.Event('visibilitychange'));
    };
    return { element, forward, setHidden };
  }

  it('disappears with its points at its end', async () => {
    const { element, forward } = await tab([points(PAST, SOON), points(PAST, SOON + 30 * MINUTE)]);
    await become(element, [`P10倍 ${end(SOON)}`, `P10倍 ${end(SOON + 30 * MINUTE)}`]);
    forward(60 * MINUTE);
    await become(element, ['', `P10倍 ${end(SOON + 30 * MINUTE)}`]);
    forward(30 * MINUTE);
    await become(element, ['', '']);
  });

  for (const index of [0, 1]) {
    it(`leaves the focus in the link of entry ${index + 1}`, async () => {
      const { element, forward } = await tab([points(PAST, SOON), points(PAST, SOON)]);
      await become(element, [`P10倍 ${end(SOON)}`, `P10倍 ${end(SOON)}`]);
      const link = partsOf(element, 'link')[index]!;
      link.focus();
      forward(60 * MINUTE);
      await become(element, ['', '']);
      expect(element.shadowRoot!.activeElement).to.equal(link);
    });
  }

  it('disappears when the reader returns to a hidden tab', async () => {
    const { element, forward, setHidden } = await tab([points(PAST, SOON), sale(PAST, SOON)]);
    const before = [`P10倍 ${end(SOON)}`, `セール ${end(SOON)}`];
    await become(element, before);
    setHidden(true);
    forward(2 * 60 * MINUTE);
    expect(lines(element)).to.deep.equal(before);
    setHidden(false);
    await become(element, ['', '']);
  });
});
