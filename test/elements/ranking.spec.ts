import '../../src/define/ranking.js';
import type { MktRanking } from '../../src/elements/ranking.js';
import {
  asked,
  consoleLines,
  expect,
  fixture,
  newTag,
  partsOf,
  requestsOf,
  serviceUrl,
  settled,
} from '../support/index.js';

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
