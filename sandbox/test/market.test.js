import { expect } from 'chai';
import { useSandbox } from './sandbox.js';

const { send, body } = useSandbox({ now: () => new Date('2027-03-04T05:43:21Z') });
const RANKING = 'MarketItem/Ranking/20170628';
const SEARCH = 'Product/Search/20140305';

/** @param {import('./sandbox.js').Params} params @returns {Promise<any[]>} */
async function ranked(params) {
  return (await body(RANKING, { ...params, formatVersion: 2 })).Items;
}

/** @param {import('./sandbox.js').Params} params @returns {Promise<any[]>} */
async function products(params) {
  return (await body(SEARCH, { ...params, formatVersion: 2 })).Products;
}

describe('the ranking', () => {
  it('continues its ranks from page to page, with each item once, until a page is empty', async () => {
    const pages = await Promise.all(
      Array.from({ length: 16 }, (_, i) => ranked({ page: i + 1, elements: 'rank,itemCode' })),
    );
    const items = pages.flat();
    expect(items.length).to.be.at.least(400);
    expect(items.map(({ rank }) => rank)).to.deep.equal(items.map((_, i) => i + 1));
    expect(new Set(items.map(({ itemCode }) => itemCode)).size).to.equal(items.length);
    expect(await ranked({ page: 34 })).to.deep.equal([]);
  });

  it('is the same each time, and differs between audiences', async () => {
    const codes = async (/** @type {import('./sandbox.js').Params} */ params) =>
      JSON.stringify((await ranked(params)).map(({ itemCode }) => itemCode));
    const audiences = [{}, { age: 20 }, { age: 20, sex: 1 }, { sex: 0 }];
    const orders = await Promise.all(audiences.map(codes));
    expect(new Set(orders).size).to.equal(audiences.length);
    expect(await Promise.all(audiences.map(codes))).to.deep.equal(orders);
  });

  it('contains only the requested genre and its children', async () => {
    const items = await ranked({ genreId: 100583 });
    expect([...new Set(items.map(({ genreId }) => genreId))].sort()).to.deep.equal([
      '100584',
      '100585',
      '100586',
    ]);
    expect(await ranked({ genreId: 1 })).to.deep.equal([]);
  });

  it('names its audience and its hour', async () => {
    const { title, lastBuildDate } = await body(RANKING, { genreId: 100371, age: 30, sex: 1 });
    expect(title).to.match(/お茶・コーヒー・30代・女性/);
    expect(lastBuildDate).to.equal('Thu, 04 Mar 2027 14:00:00 +0900');
  });

  it('writes prices, rates and averages as text, flags as numbers', async () => {
    for (const item of await ranked({})) {
      expect(item.itemPrice).to.match(/^\d+$/);
      expect(item.affiliateRate).to.match(/^\d+\.\d$/);
      expect(item.reviewAverage).to.match(/^(\d\.\d\d|0\.0)$/);
      expect([0, 1]).to.include(item.asurakuFlag);
      expect(item.imageFlag).to.equal(item.mediumImageUrls.length ? 1 : 0);
    }
  });

  it('contains awkward texts, like those of real shops', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => ranked({ page })));
    const items = pages.flat();
    for (const sign of [/&amp;/, /&hearts;/, /[Ａ-Ｚ]/, /[ｦ-ﾟ]/, /^.{200,}$/]) {
      expect(
        items.some(({ itemName }) => sign.test(itemName)),
        String(sign),
      ).to.be.ok;
    }
    expect(items.some(({ itemCaption }) => itemCaption.includes('&lt;br&gt;'))).to.be.ok;
    expect(items.some(({ smallImageUrls }) => smallImageUrls.length === 0)).to.be.ok;
    expect(items.some(({ smallImageUrls }) => smallImageUrls.length === 3)).to.be.ok;
  });

  it('credits an affiliate in its links, and only there', async () => {
    const [plain] = await ranked({});
    const [credited] = await ranked({ affiliateId: 'me.1' });
    expect(plain.affiliateUrl).to.equal('');
    expect(credited.affiliateUrl).to.match(/\/go\/me\.1\/items\//);
    expect(credited.itemUrl).to.equal(credited.affiliateUrl);
    expect(plain.itemUrl).to.equal(credited.itemUrl.replace('/go/me.1', ''));
  });
});

describe('the product search', () => {
  it('finds 80 products in pages that add up', async () => {
    const roots = [100371, 100547, 100583, 100626, 100671, 100718, 100762];
    const counts = await Promise.all(
      roots.map(async (genreId) => (await body(SEARCH, { genreId })).count),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).to.equal(80);
    const first = await body(SEARCH, { genreId: 100547, hits: 7, page: 1 });
    const last = await body(SEARCH, { genreId: 100547, hits: 7, page: first.pageCount });
    expect(first.pageCount).to.equal(Math.ceil(first.count / 7));
    expect(last.last).to.equal(first.count);
    expect(last.hits).to.equal(last.last - last.first + 1);
    const beyond = await body(SEARCH, { genreId: 100547, page: 100 });
    expect(beyond.Products).to.deep.equal([]);
  });

  it('combines keywords with and, or with or', async () => {
    const of = async (/** @type {import('./sandbox.js').Params} */ params) =>
      (await body(SEARCH, { genreId: '', ...params })).count;
    const [one, other, both, either] = await Promise.all([
      of({ keyword: '万年筆' }),
      of({ keyword: 'ソラニ' }),
      of({ keyword: '万年筆 ソラニ' }),
      of({ keyword: '万年筆 ソラニ', orFlag: 1 }),
    ]);
    expect(one > 0 && other > 0).to.be.ok;
    expect(either).to.equal(one + other - both);
  });

  it('finds the product with an id', async () => {
    const [{ productId, productName }] = await products({});
    const entries = await products({ genreId: '', productId });
    expect(entries.map((product) => product.productName)).to.deep.equal([productName]);
  });

  it('has consistent price ranges', async () => {
    for (const product of await products({})) {
      expect(product.minPrice).to.be.at.most(product.salesMinPrice);
      expect(product.salesMaxPrice).to.be.at.most(product.maxPrice);
      expect(product.averagePrice).to.be.at.least(product.minPrice);
      expect(product.averagePrice).to.be.at.most(product.maxPrice);
      expect(product.salesItemCount).to.be.at.most(product.itemCount);
    }
  });

  it('contains only products within the requested prices', async () => {
    const all = await products({});
    const cheap = await products({ maxPrice: 8000 });
    expect(cheap.map(({ productId }) => productId)).to.deep.equal(
      all.filter(({ minPrice }) => minPrice <= 8000).map(({ productId }) => productId),
    );
    expect(cheap.length > 0 && cheap.length < all.length).to.be.ok;
  });

  it('sorts by sellers and by satisfaction', async () => {
    for (const [sort, field] of [
      ['-seller', 'itemCount'],
      ['-satisfied', 'reviewAverage'],
    ]) {
      const values = (await products({ sort: String(sort) })).map(
        (product) => product[String(field)],
      );
      expect(values).to.deep.equal([...values].sort((a, b) => b - a));
    }
  });

  it('counts genres only if requested, in an object', async () => {
    const nothing = (await body(SEARCH)).GenreInformation;
    expect(nothing).to.deep.equal({ parent: [], current: [], children: [] });
    const { count, GenreInformation } = await body(SEARCH, { genreInformationFlag: 1 });
    const { current, children } = GenreInformation;
    expect(current[0].itemCount).to.equal(String(count));
    const sum = children.reduce(
      (/** @type {number} */ total, /** @type {any} */ { child }) =>
        total + Number(child.itemCount),
      0,
    );
    expect(sum).to.equal(count);
    const bare = await body(SEARCH, { genreInformationFlag: 1, formatVersion: 2 });
    expect(bare.GenreInformation.children[0].genreLevel).to.equal('2');
  });

  it('has an affiliate address only with an affiliate id', async () => {
    expect((await products({}))[0].affiliateUrl).to.equal(null);
    expect((await products({ affiliateId: 'a' }))[0].affiliateUrl).to.match(/\/go\/a\/products\//);
  });
});

describe('recommendations', () => {
  const PATH = '/rcm/1.0/i/json';
  const picks = async (/** @type {import('./sandbox.js').Params} */ params) =>
    (await send(PATH, params)).body.Body.Ads.Ad;

  it('depend only on their page', async () => {
    const [one, other] = [{ url: 'https://blog.example/tea' }, { url: 'https://blog.example/' }];
    expect(await picks(one)).to.deep.equal(await picks(one));
    expect(await picks(one)).not.to.deep.equal(await picks(other));
    expect((await picks({ ...one, affiliateId: 'x' }))[0].ItemUrl).to.include('/go/x/');
  });

  it('accept both names of the callback, and brackets only in their own one', async () => {
    expect((await send(PATH, { callBack: 'a[0].b' })).text).to.match(/^a\[0\]\.b\(\{"Header"/);
    expect((await send(PATH, { callback: 'ab' })).text).to.match(/^ab\(\{"Header"/);
    expect((await send(PATH, { callback: 'a[0]' })).status).to.equal(400);
    expect((await send(PATH, { callBack: 'a(0)' })).status).to.equal(400);
  });
});
