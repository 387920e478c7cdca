/** Clicks and impressions of entries are reported to the web analytics of the page. */
import { init } from '@plausible-analytics/tracker';
import '../../define/config.js';
import '../../define/ranking.js';
import {
  consoleLines,
  expect,
  findingLine,
  fixture,
  partsOf,
  serviceUrl,
  settled,
  waitUntil,
} from '../../../test/support/index.js';
import { collectUncaughtErrors, uncaught } from '../../../test/support/uncaught.js';
import type { MktRanking } from '../../components/ranking/ranking.js';

const GLOBALS = ['gtag', 'dataLayer', '_paq', 'umami', 'plausible'];
const page = window as unknown as Record<string, unknown>;

/** Web analytics that record the calls they get. */
function recorders() {
  const gtag: [command: string, event: string, details: { items: unknown }][] = [];
  const umami: unknown[][] = [];
  const dataLayer: unknown[] = [];
  const matomo: unknown[][] = [];
  page['gtag'] = (...call: (typeof gtag)[0]) => void gtag.push(call);
  page['umami'] = { track: (...call: unknown[]) => void umami.push(call) };
  page['dataLayer'] = dataLayer;
  page['_paq'] = matomo;
  return { gtag, umami, dataLayer, matomo };
}

afterEach(() => {
  for (const name of GLOBALS) delete page[name];
});

/** A ranking within a configuration, whose clicks leave the test page where it is. */
async function ranking(analytics: string): Promise<MktRanking> {
  const box = await fixture(
    `<mkt-config analytics="${analytics}"><mkt-ranking limit="2" heading="Teas" loading="eager"
      application-id="APP" affiliate-id="AFF" base-url="${serviceUrl()}"></mkt-ranking></mkt-config>`,
  );
  box.addEventListener('mkt-select', (event) => event.preventDefault());
  const element = box.querySelector('mkt-ranking')!;
  expect(await settled(element)).to.equal('ready');
  return element;
}

const clickSecond = (element: Element) =>
  (partsOf(element, 'link') as HTMLAnchorElement[])[1]!.click();

const itemOf = ({ itemCode, itemName }: Readonly<Record<string, unknown>>, index: number) => ({
  item_id: itemCode,
  item_name: itemName,
  item_list_name: 'Teas',
  index,
});

describe('a click on an entry', () => {
  collectUncaughtErrors();

  it('is reported to each listed service, in its own format', async () => {
    const { gtag, umami, dataLayer, matomo } = recorders();
    const element = await ranking('gtag dataLayer matomo umami');
    const items = [itemOf(element.records[1]!, 2)];
    await waitUntil(() => {
      clickSecond(element);
      return gtag.length;
    });
    const id = items[0]!.item_id;
    expect(gtag[0]).to.deep.equal(['event', 'select_item', { item_list_name: 'Teas', items }]);
    expect(dataLayer.slice(0, 2)).to.deep.equal([
      { ecommerce: null },
      { event: 'select_item', ecommerce: { item_list_name: 'Teas', items } },
    ]);
    expect(matomo[0]).to.deep.equal(['trackEvent', 'Teas', 'select_item', id, 2]);
    expect(umami[0]).to.deep.equal([
      'select_item',
      { item_list_name: 'Teas', item_id: id, index: 2 },
    ]);
  });

  it('is reported by the script that Plausible publishes', async () => {
    const sent: { n: string; p?: object; i?: boolean }[] = [];
    init({
      domain: 'blog.example',
      autoCapturePageviews: false,
      captureOnLocalhost: true,
      transformRequest: (payload) => {
        sent.push(payload);
        return null;
      },
    });
    const element = await ranking('plausible');
    await waitUntil(() => {
      clickSecond(element);
      return sent.length;
    });
    expect(sent[0]!.n).to.equal('select_item');
    const { itemCode } = element.records[1]!;
    expect(sent[0]!.p).to.deep.equal({ item_list_name: 'Teas', item_id: itemCode, index: 2 });
  });

  it('is reported only to listed services that the page has', async () => {
    const { gtag, umami, dataLayer, matomo } = recorders();
    delete page['umami'];
    const lines = consoleLines();
    const element = await ranking('gtag umami');
    await waitUntil(() => {
      clickSecond(element);
      return gtag.length;
    });
    expect([umami, dataLayer, matomo]).to.deep.equal([[], [], []]);
    expect(lines).to.deep.equal([]);
  });

  it('is reported to the others if one of them fails, with one console line', async () => {
    const { umami } = recorders();
    page['gtag'] = () => {
      throw new Error('gtag is broken');
    };
    const lines = consoleLines();
    const element = await ranking('gtag umami');
    await waitUntil(() => {
      clickSecond(element);
      return umami.length > 1;
    });
    expect(lines).to.have.length(1);
    expect(lines[0]).to.contain('gtag is broken');
  });

  it('is reported to the others if an element has the name of one of them', async () => {
    const { umami } = recorders();
    for (const name of GLOBALS.filter((name) => name !== 'umami')) delete page[name];
    const named = GLOBALS.map((name) => `<img id="${name}">`).join('');
    await fixture(`<div>${named}</div>`);
    const lines = consoleLines();
    const element = await ranking('gtag dataLayer plausible matomo umami');
    await waitUntil(() => {
      clickSecond(element);
      return umami.length;
    });
    expect(lines).to.deep.equal([]);
  });

  it('is reported in a closed shadow root', async () => {
    const { gtag } = recorders();
    const element = await ranking('gtag');
    const box = await fixture('<div></div>');
    // eslint-disable-next-line wc/no-closed-shadow-root -- pages have them
    box.attachShadow({ mode: 'closed' }).append(element);
    element.setAttribute('analytics', 'gtag');
    element.addEventListener('mkt-select', (event) => event.preventDefault());
    await element.updateComplete;
    await waitUntil(() => {
      clickSecond(element);
      return gtag.length;
    });
    expect(gtag[0]![1]).to.equal('select_item');
    expect(await uncaught()).to.deep.equal([]);
  });

  it('is reported by the kit only, not by events that the page dispatches', async () => {
    const { gtag } = recorders();
    const element = await ranking('gtag');
    const invented = { detail: { record: { itemName: 'Invented' }, position: 1 }, bubbles: true };
    await waitUntil(() => {
      for (const target of [document, element])
        for (const init of [{}, invented])
          target.dispatchEvent(new CustomEvent('mkt-select', init));
      clickSecond(element);
      return gtag.length;
    });
    const items = gtag.flatMap(([, , { items }]) => items as { index: number }[]);
    expect(items.map(({ index }) => index)).to.deep.equal([2]);
    expect(await uncaught()).to.deep.equal([]);
  });
});

describe('impressions', () => {
  it('are reported together', async () => {
    const { gtag, umami, matomo } = recorders();
    const element = await ranking('gtag matomo umami');
    await waitUntil(() => gtag.length);
    const items = [itemOf(element.records[0]!, 1), itemOf(element.records[1]!, 2)];
    const ids = items.map(({ item_id }) => item_id).join();
    expect(gtag).to.deep.equal([['event', 'view_item_list', { item_list_name: 'Teas', items }]]);
    expect(matomo).to.deep.equal([['trackEvent', 'Teas', 'view_item_list', ids, 2]]);
    expect(umami).to.deep.equal([
      ['view_item_list', { item_list_name: 'Teas', item_id: ids, items: 2 }],
    ]);
  });
});

describe('an unknown name in analytics', () => {
  it('is reported to the author', async () => {
    const lines = consoleLines();
    await ranking('gtag ga4');
    await waitUntil(() => lines.length);
    expect(lines).to.deep.equal([
      findingLine(
        'mkt-ranking',
        'wrongAnalytics',
        'analytics="gtag ga4" must be space-separated entries of gtag, dataLayer, plausible, matomo, umami',
      ),
    ]);
  });
});
