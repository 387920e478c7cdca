import '../../define/ranking.js';
import type { MktRanking } from './ranking.js';
import { contract } from '../../../test/contract/element.js';
import {
  expect,
  fixture,
  partsOf,
  served,
  serviceUrl,
  settled,
} from '../../../test/support/index.js';

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
    for (const [index, item] of items.entries()) {
      const link = item.querySelector<HTMLAnchorElement>('a[part~="link"]')!;
      expect(link.href).to.equal(element.records[index]!.affiliateUrl);
      expect(link.href).to.contain('/AFF/');
      expect(link.rel).to.equal('sponsored nofollow noopener');
      expect(link.textContent.trim()).to.equal(element.records[index]!.itemName);
    }
  });

  it('has the title of the service as its heading, with its space kept free', async () => {
    const element = await ranking('heading="auto" sex="1" limit="3"');
    await element.updateComplete;
    const { height } = partsOf(element, 'heading')[0]!.getBoundingClientRect();
    expect(await settled(element)).to.equal('ready');
    const [heading] = partsOf(element, 'heading');
    expect(heading!.textContent).to.match(/女性/);
    expect(heading!.getBoundingClientRect().height).to.equal(height);
    const failed = await ranking('heading="auto" page="99"');
    expect(await settled(failed)).to.equal('error');
    expect(partsOf(failed, 'heading')).to.deep.equal([]);
  });

  async function made(Items: readonly object[], attributes = ''): Promise<MktRanking> {
    const named = Items.map((item, index) => ({
      rank: index + 1,
      itemName: `Tea ${index + 1}`,
      itemUrl: 'https://market.example/tea',
      itemPrice: 12800,
      ...item,
    }));
    const path = await served(JSON.stringify({ Items: named }), {
      'content-type': 'application/json',
    });
    const address = `${location.origin}${path}?{version}`;
    const element = await ranking(`transport="fetch" ${attributes}`, '', address);
    expect(await settled(element)).to.equal('ready');
    return element;
  }

  it('shows medals with readable numbers for the first three', async () => {
    const element = await made([{}, {}, {}, {}]);
    const places = partsOf(element, 'rank');
    expect(places.map(({ textContent }) => textContent)).to.deep.equal(['1', '2', '3', '4']);
    expect(partsOf(element, 'medal')).to.deep.equal(places.slice(0, 3));
    element.setAttribute('hide', 'rank');
    await settled(element);
    expect(partsOf(element, 'medal')).to.deep.equal([]);
  });

  it('shows higher points during their period', async () => {
    const past = '2013-02-26 10:00';
    const future = '2999-02-26 10:00';
    const rate = (pointRateStartTime: string, pointRateEndTime: string) => ({
      pointRate: 10,
      pointRateStartTime,
      pointRateEndTime,
    });
    const element = await made([
      { pointRate: 1 },
      { pointRate: 10 },
      rate(past, ''),
      rate(past, past),
      rate(future, future),
    ]);
    const pointTexts = () =>
      partsOf(element, 'item').map(
        (item) => item.querySelector('[part="points"]')?.textContent ?? '',
      );
    expect(pointTexts()).to.deep.equal(['', 'P10倍', 'P10倍', '', '']);
    const [points] = partsOf(element, 'points');
    expect(points!.getAttribute('aria-label')).to.equal('ポイント10倍');
    element.setAttribute('lang', 'en');
    await settled(element);
    expect(pointTexts()[1]).to.equal('10× points');
    element.setAttribute('hide', 'points');
    await settled(element);
    expect(pointTexts().join('')).to.equal('');
  });

  for (const [layout, width, size] of [
    ['grid', 160, 16],
    ['grid', 360, 16],
    ['carousel', 360, 16],
    ['list', 160, 16],
    ['list', 320, 32],
    ['grid', 320, 32],
  ] as const) {
    it(`has reviews in one line: ${layout}, ${width} px, letters of ${size} px`, async () => {
      const reviews = { reviewAverage: '4.91', reviewCount: 3993 };
      const element = await made([reviews, reviews], `layout="${layout}"`);
      element.style.cssText = `display: block; font-size: ${size}px; width: ${width}px`;
      for (const part of partsOf(element, 'rating')) {
        const line = parseFloat(getComputedStyle(part).lineHeight);
        expect(part.getBoundingClientRect().height).to.be.below(1.5 * line);
        const range = document.createRange();
        range.selectNodeContents(part);
        const [words, box] = [range.getBoundingClientRect(), part.getBoundingClientRect()];
        expect(words.height).to.be.below(1.7 * line);
        expect(words.right).to.be.at.most(box.right + 1);
        expect(words.bottom).to.be.at.most(box.bottom + 4);
      }
    });
  }

  it('does not cut off the numbers of reviews, at any text size', async () => {
    const reviews = { reviewAverage: '4.91', reviewCount: 3993 };
    for (const layout of ['grid', 'list', 'carousel']) {
      const element = await made([reviews], `layout="${layout}"`);
      element.style.cssText = 'display: block; font-size: 32px; width: 160px';
      const [title] = partsOf(element, 'rating');
      const range = document.createRange();
      range.selectNodeContents(title!);
      const [words, box] = [range.getBoundingClientRect(), title!.getBoundingClientRect()];
      expect(words.right, layout).to.be.at.most(box.right + 1);
      expect(words.bottom, layout).to.be.at.most(box.bottom + 8);
      const item = partsOf(element, 'item')[0]!.getBoundingClientRect();
      expect(words.bottom, layout).to.be.at.most(item.bottom);
    }
  });

  it('has pictures in the size of the author, and twice as many pixels for dense screens', async () => {
    const element = await ranking('limit="1" image-size="200"');
    await settled(element);
    const picture = partsOf(element, 'image')[0]!.querySelector('img')!;
    expect(picture.src).to.match(/[?&]_ex=200x200$/);
    expect(picture.srcset).to.match(/[?&]_ex=400x400 2x$/);
  });

  it('starts a name with the item, not with slogans, in narrow cards', async () => {
    const itemName = '【送料無料】[限定] 牛革トートバッグ';
    const element = await made([{ itemName }], 'layout="compact" limit="1"');
    const nameAt = (width: number) => {
      element.style.width = `${width}px`;
      const parts = [...partsOf(element, 'link')[0]!.childNodes];
      const seen = parts.filter((part) => !(part instanceof Element) || part.checkVisibility());
      return seen.map((node) => (node instanceof Comment ? '' : node.textContent)).join('');
    };
    expect(nameAt(200)).to.equal('牛革トートバッグ');
    expect(nameAt(360)).to.equal(itemName);
    element.layout = 'list';
    await settled(element);
    expect(nameAt(200)).to.equal(itemName);
  });

  it('leaves space for the name beside the price, also in a sidebar', async () => {
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
});

contract({
  tag: 'mkt-ranking',
  other: { page: '2', age: '30' },
  operations: { 'MarketItem/Ranking': {} },
  named: '/services/api/AcmeItem/Ranking/20170628',
  shapes: { 'shape:nulls': 'empty' },
  layouts: ['list', 'grid', 'carousel', 'compact'],
  nodes: { list: 39 },
});
