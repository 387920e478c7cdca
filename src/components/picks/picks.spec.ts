import '../../define/config.js';
import '../../define/picks.js';
import type { MktPicks } from './picks.js';
import { elementContract } from '../../../test/contract/element.js';
import {
  requestParams,
  consoleLines,
  expect,
  fixture,
  newTag,
  partsOf,
  requestsOf,
  served,
  serviceUrl,
  settled,
  waitUntil,
} from '../../../test/support/index.js';

const picks = (attributes = '') =>
  fixture<MktPicks>(
    `<mkt-picks loading="eager" dynamic-ad-url="${serviceUrl()}" application-id="APP" ${attributes}></mkt-picks>`,
  );

const textOf = (element: Element, part: string) => partsOf(element, part)[0]?.textContent.trim();

async function sentUrl(attributes = ''): Promise<string | null> {
  const tag = newTag();
  await settled(await picks(`query="tag=${tag}" ${attributes}`));
  const [params] = await requestParams(tag);
  return params!.get('url');
}

describe('<mkt-picks>', () => {
  it('shows name, picture, price and shop of the entries in the answer', async () => {
    const element = await picks('limit="2"');
    expect(await settled(element)).to.equal('ready');
    const [first] = element.records;
    expect(element.records).to.have.length(2);
    expect(textOf(element, 'title')).to.equal(first!.title);
    expect(textOf(element, 'shop')).to.equal(first!.shop);
    expect(textOf(element, 'price')).to.match(/^[\d,]+円$/);
    expect(element.shadowRoot!.querySelector('img')!.src).to.equal(first!.image);
    expect(element.shadowRoot!.querySelector('a')!.href).to.equal(first!.href);
  });

  it('requests picks for its page, by origin and path only', async () => {
    const before = location.href;
    history.replaceState(null, '', '?session=SECRET#part');
    try {
      expect(await sentUrl()).to.equal(location.origin + location.pathname);
    } finally {
      history.replaceState(null, '', before);
    }
  });

  it('uses the canonical address of the page, if it has one', async () => {
    const link = document.createElement('link');
    link.rel = 'canonical';
    link.href = '/articles?about=tea#cups';
    document.head.append(link);
    try {
      expect(await sentUrl()).to.equal(`${location.origin}/articles?about=tea`);
    } finally {
      link.remove();
    }
  });

  for (const how of ['', 'items-path="Body.Ads.Ad"', 'fields="title=ItemCode"']) {
    it(`sends no further requests for equal elements ${how}`, async () => {
      const tag = newTag();
      const attributes = `query="tag=${tag}" cache-ttl="600" ${how}`;
      const first = await picks(attributes);
      expect(await settled(first)).to.equal('ready');
      const second = await picks(attributes);
      expect(await settled(second)).to.equal('ready');
      expect(second.records).to.deep.equal(first.records);
      expect(await requestParams(tag)).to.have.length(1);
    });
  }

  it('requests the address in <mkt-config>, with any identifiers of the service', async () => {
    const tag = newTag();
    const outer = await fixture(
      `<mkt-config dynamic-ad-url="${serviceUrl()}" application-id="APP" query="tag=${tag}"
        names="site=acme Market=Acme"><mkt-picks loading="eager"></mkt-picks></mkt-config>`,
    );
    expect(await settled(outer.querySelector('mkt-picks')!)).to.equal('ready');
    const [request] = await requestsOf(tag);
    expect(new URL(request!.url).pathname).to.equal('/rcm/1.0/i/json');
  });

  it('requests picks for another page by `url`', async () => {
    expect(await sentUrl('url="https://blog.example/"')).to.equal('https://blog.example/');
  });

  it('parses an answer by the settings of the author', async () => {
    const element = await picks('items-path="Body.Ads.Ad" fields="title=ItemCode href=ItemUrl"');
    expect(await settled(element)).to.equal('ready');
    expect(textOf(element, 'title')).to.equal(element.records[0]!['ItemCode']);
    element.fields = 'title=ShopName';
    await settled(element);
    expect(textOf(element, 'title')).to.equal(element.records[0]!.shop);
  });

  it('marks the lowest of several prices, and shows none for 0', async () => {
    const picture = await served('<svg xmlns="http://www.w3.org/2000/svg"/>', {
      'content-type': 'image/svg+xml',
    });
    const Items = [0, 10, '1,980円〜'].map((Price) => ({
      ItemName: `Tea for ${Price}`,
      ItemUrl: 'https://market.example/tea',
      ItemCaption: '★▼２ ｆｏｒ １▼',
      MediumImageUrl: location.origin + picture,
      Price,
    }));
    const path = await served(JSON.stringify({ Items }), {
      'content-type': 'application/json',
    });
    const element = await fixture<MktPicks>(
      `<mkt-picks loading="eager" transport="fetch" application-id="APP"
        dynamic-ad-url="${location.origin}${path}?{version}"></mkt-picks>`,
    );
    expect(await settled(element)).to.equal('ready');
    const prices = () =>
      partsOf(element, 'item').map((item) =>
        item.querySelector('[part~="price"]')?.textContent.trim(),
      );
    expect(prices()).to.deep.equal(['', '10円', '1,980円〜']);
    expect(textOf(element, 'caption')).to.equal('2 for 1▼');
    element.lang = 'en';
    element.requestUpdate();
    await settled(element);
    expect(prices()).to.deep.equal(['', '¥10', 'from ¥1,980']);
  });

  it('reports a wrong path in one console line', async () => {
    const lines = consoleLines();
    const element = await picks('items-path="Body.Nothing"');
    expect(await settled(element)).to.equal('error');
    await waitUntil(() => lines.length, 'no console line');
    expect(lines).to.have.length(1);
    expect(lines[0]).to.match(/^<mkt-picks>: .* \[malformed\]$/);
  });
});

elementContract({
  tag: 'mkt-picks',
  address: 'dynamic-ad-url',
  operations: { DynamicAd: {} },
  layouts: ['list', 'grid', 'carousel', 'compact'],
  nodes: { list: 28 },
  // An entry without a name or an address is not a recommendation; neither is a success message.
  shapes: { 'shape:items-object': 'empty', 'shape:nulls': 'error' },
});
