import '../../define/product-search.js';
import type { MktProductSearch } from './product-search.js';
import { elementContract } from '../../../test/contract/element.js';
import { expect, fixture, partsOf, served, settled } from '../../../test/support/index.js';
import { rendered } from '../../../test/support/reading.js';

const products = (attributes = '', tag = '') =>
  rendered<MktProductSearch>('mkt-product-search', {
    attributes: `genre-id="100371" limit="5" ${attributes}`,
    tag,
  });

async function made(Products: readonly object[], attributes = ''): Promise<MktProductSearch> {
  const path = await served(JSON.stringify({ Products }), { 'content-type': 'application/json' });
  const element = await fixture<MktProductSearch>(
    `<mkt-product-search loading="eager" transport="fetch" application-id="APP" ${attributes}
      genre-id="100371" base-url="${location.origin}${path}?{version}"></mkt-product-search>`,
  );
  expect(await settled(element)).to.equal('ready');
  return element;
}

const textOf = (element: Element, part: string) =>
  partsOf(element, part).map(({ textContent }) => textContent.trim().replace(/\s+/g, ' '));

const yen = (price: number) => price.toLocaleString('ja');

describe('<mkt-product-search>', () => {
  it('shows the lowest, average and highest price, each with its word', async () => {
    const element = await products();
    const prices = partsOf(element, 'price');
    const at = element.records.findIndex(
      ({ salesMinPrice, salesMaxPrice, salesItemCount, itemCount }) =>
        salesMinPrice! < salesMaxPrice! && salesItemCount === itemCount,
    );
    const { salesMinPrice, averagePrice, salesMaxPrice } = element.records[at]!;
    const words = prices[at]!.textContent.replace(/\s+/g, '');
    expect(words).to.equal(
      `最安${yen(salesMinPrice!)}円平均${yen(averagePrice!)}円最高${yen(salesMaxPrice!)}円`,
    );
  });

  it('marks the lowest price in every layout', async () => {
    for (const layout of ['list', 'grid', 'carousel', 'compact', 'table']) {
      const element = await products(`layout="${layout}" lang="en"`);
      const at = element.records.findIndex(
        ({ salesMinPrice, salesMaxPrice }) => salesMinPrice! < salesMaxPrice!,
      );
      const name = partsOf(element, 'price')[at]!.querySelector('small')!;
      expect(name.textContent).to.equal('from');
      expect(getComputedStyle(name).display, layout).not.to.equal('none');
    }
  });

  describe('with offers that are not on sale', () => {
    const beans = {
      productName: 'Beans',
      minPrice: 500,
      averagePrice: 1400,
      maxPrice: 3000,
      itemCount: 12,
    };

    it('excludes them from the prices and the number', async () => {
      const sold = { salesMinPrice: 1200, salesMaxPrice: 2000, salesItemCount: 3 };
      const element = await made([{ ...beans, ...sold }], 'lang="en"');
      expect(textOf(element, 'price')).to.deep.equal(['from ¥1,200 up to ¥2,000']);
      expect(textOf(element, 'sellers')).to.deep.equal(['3 offers']);
    });

    it('has a message if there are no others', async () => {
      const none = { ...beans, salesMinPrice: 0, salesMaxPrice: 0, salesItemCount: 0 };
      const element = await made([none], 'lang="en"');
      expect(textOf(element, 'price')).to.deep.equal(['Currently unavailable']);
      expect(textOf(element, 'sellers')).to.deep.equal([]);
      element.lang = 'ja';
      element.requestUpdate();
      await settled(element);
      expect(textOf(element, 'price')).to.deep.equal(['現在、取り扱いがありません']);
    });

    it('includes them if the service does not distinguish them', async () => {
      const element = await made([beans], 'lang="en"');
      expect(textOf(element, 'price')).to.deep.equal(['from ¥500 average ¥1,400 up to ¥3,000']);
      expect(textOf(element, 'sellers')).to.deep.equal(['12 offers']);
    });
  });

  it('cuts off no price at any width', async () => {
    for (const layout of ['list', 'grid', 'compact', 'table']) {
      const element = await products(`layout="${layout}"`);
      element.style.width = '150px';
      for (const price of partsOf(element, 'price')) {
        expect(price.scrollWidth, layout).to.be.at.most(price.clientWidth);
      }
    }
  });

  it('shows the data sheet in a disclosure', async () => {
    const element = await products();
    const [details] = partsOf(element, 'details');
    const sheet = details!.querySelector('details')!;
    expect(sheet.open).to.equal(false);
    details!.querySelector('summary')!.click();
    expect(sheet.open).to.equal(true);
    expect(details!.querySelectorAll('dt')).not.to.have.length(0);
  });

  it('shows a rank with its own genre only', async () => {
    const Products = ['100374', '100371'].map((rankTargetGenreId) => ({
      productName: 'Beans',
      rank: 2,
      rankTargetGenreId,
      genreId: '100374',
      genreName: 'コーヒー豆',
    }));
    const element = await made(Products);
    expect(textOf(element, 'rank')).to.deep.equal(['コーヒー豆 2位', 'ジャンル内 2位']);
  });
});

describe('<mkt-product-search layout="table">, read aloud', () => {
  it('separates prices, names every column, and names the product of each data sheet', async () => {
    const element = await products('layout="table" style="width: 1000px"');
    const [price] = partsOf(element, 'price').filter(({ textContent }) =>
      textContent.includes('最高'),
    );
    expect(price!.textContent).to.match(/最安 [\d,]+円\s.*最高/s);
    const heads = [...element.shadowRoot!.querySelectorAll('thead th')];
    expect(heads[0]!.textContent).to.equal('画像');
    expect(heads[0]!.querySelector('.unseen') !== null).to.equal(true);
    const item = partsOf(element, 'details')[0]!.closest('[part~=item]')!;
    const name = item.querySelector('[part~=title]')!.textContent.trim();
    expect(item.querySelector('summary')!.textContent).to.contain(name);
  });
});

elementContract({
  tag: 'mkt-product-search',
  attributes: { 'genre-id': '100371' },
  operations: { 'Product/Search': { 'genre-id': '100371' } },
  shapes: { 'shape:nulls': 'empty' },
  layouts: ['list', 'grid', 'carousel', 'compact', 'table'],
  nodes: { list: 110, table: 128 },
});
