import '../../define/ranking.js';
import type { MktRanking } from './ranking.js';
import {
  asked,
  consoleLines,
  expect,
  fixture,
  newTag,
  oneEvent,
  partsOf,
  requestsOf,
  served,
  serviceUrl,
  settled,
} from '../../../test/support/index.js';

/** A ranking that asks the sandbox. */
const ranking = (attributes = '', children = '', url = serviceUrl()) =>
  fixture<MktRanking>(
    `<mkt-ranking loading="eager" base-url="${url}" application-id="APP" ${attributes}>${children}</mkt-ranking>`,
  );

describe('<mkt-ranking>', () => {
  it('shows the best sellers, each with its affiliate link', async () => {
    const element = await ranking('affiliate-id="AFF" limit="3"');
    expect(await settled(element)).to.equal('ready');
    const items = partsOf(element, 'item');
    expect(items).to.have.length(3);
    for (const [at, item] of items.entries()) {
      const link = item.querySelector<HTMLAnchorElement>('a[part~="link"]')!;
      expect(link.href).to.equal(element.records[at]!.affiliateUrl);
      expect(link.href).to.contain('/AFF/');
      expect(link.rel).to.equal('sponsored nofollow noopener');
      expect(link.textContent.trim()).to.equal(element.records[at]!.itemName);
    }
  });

  it('begins with the best, however an answer is ordered', async () => {
    const Items = [5, 4, 3, 2, 1].map((rank) => ({
      rank,
      itemName: `Tea ${rank}`,
      itemUrl: 'https://market.example/tea',
    }));
    const path = await served(JSON.stringify({ Items }), { 'content-type': 'application/json' });
    const address = `${location.origin}${path}?{version}`;
    const element = await ranking('limit="3" transport="fetch"', '', address);
    expect(await settled(element)).to.equal('ready');
    const titles = partsOf(element, 'title').map(({ textContent }) => textContent.trim());
    expect(titles).to.deep.equal(['Tea 1', 'Tea 2', 'Tea 3']);
  });

  it('has pictures in the size that the author wants, and twice as sharp on dense screens', async () => {
    const element = await ranking('limit="1" image-size="200"');
    await settled(element);
    const picture = partsOf(element, 'image')[0]!.querySelector('img')!;
    expect(picture.src).to.match(/[?&]_ex=200x200$/);
    expect(picture.srcset).to.match(/[?&]_ex=400x400 2x$/);
  });

  it('counts no entry as seen while its tab is hidden, but once that is shown again', async () => {
    let isHidden = true;
    Object.defineProperty(document, 'hidden', { get: () => isHidden, configurable: true });
    try {
      const element = await ranking('limit="1"');
      let told = 0;
      element.addEventListener('mkt-impression', () => told++);
      await settled(element);
      // Longer than the second after which it would count.
      await new Promise((resolve) => setTimeout(resolve, 1500));
      expect(told).to.equal(0);
      isHidden = false;
      await oneEvent(element, 'mkt-impression');
      expect(told).to.equal(1);
    } finally {
      delete (document as { hidden?: boolean }).hidden;
    }
  });

  it('leaves a name room beside its price, also in a sidebar', async () => {
    const element = await ranking('limit="3" layout="compact"');
    await settled(element);
    element.style.width = '200px';
    for (const title of partsOf(element, 'title')) {
      expect(title.getBoundingClientRect().width).to.be.at.least(120);
    }
    for (const item of partsOf(element, 'item')) {
      expect(item.scrollHeight).to.be.at.most(item.clientHeight);
    }
  });

  it('sends one request for several attributes', async () => {
    const tag = newTag();
    const element = await ranking(`query="tag=${tag}" genre-id="0" page="2" limit="4"`);
    await settled(element);
    const [params, ...others] = await asked(tag);
    expect(others).to.deep.equal([]);
    expect(params!.get('page')).to.equal('2');
  });

  it('tells of a wrong value in one console line, and asks nothing', async () => {
    const lines = consoleLines();
    const tag = newTag();
    const element = await ranking(`query="tag=${tag}" page="99"`);
    expect(await settled(element)).to.equal('error');
    expect(lines).to.deep.equal(['<mkt-ranking>: page="99" must be an integer from 1 to 34']);
    expect(await requestsOf(tag)).to.deep.equal([]);
  });

  it('shows its entries also where their time is one that no calendar here holds', async () => {
    const lastBuildDate = '+275760-09-13T00:00:00.000Z';
    const items = [{ rank: 1, itemName: 'Tea', itemUrl: 'https://market.example/1' }];
    const path = await served(JSON.stringify({ items, lastBuildDate }), {
      'content-type': 'application/json',
    });
    const element = await ranking('transport="fetch"', '', `${location.origin}${path}?{group}`);
    expect(await settled(element)).to.equal('ready');
    expect(partsOf(element, 'title').map(({ textContent }) => textContent.trim())).to.deep.equal([
      'Tea',
    ]);
  });

  it('shows its children where the service has nothing to say', async () => {
    const lines = consoleLines();
    const element = await ranking(
      '',
      '<a href="https://market.example/">All</a>',
      serviceUrl({ fault: '503' }),
    );
    expect(await settled(element)).to.equal('error');
    expect(partsOf(element, 'item')).to.have.length(0);
    expect(element.querySelector('a')!.getBoundingClientRect().height).to.be.greaterThan(0);
    expect(lines).to.have.length(1);
  });
});
