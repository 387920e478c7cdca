import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
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
    assert.ok(items.length >= 400);
    assert.deepEqual(
      items.map(({ rank }) => rank),
      items.map((_, i) => i + 1),
    );
    assert.equal(new Set(items.map(({ itemCode }) => itemCode)).size, items.length);
    assert.deepEqual(await ranked({ page: 34 }), []);
  });

  it('is the same each time, and differs between audiences', async () => {
    const codes = async (/** @type {import('./sandbox.js').Params} */ params) =>
      JSON.stringify((await ranked(params)).map(({ itemCode }) => itemCode));
    const audiences = [{}, { age: 20 }, { age: 20, sex: 1 }, { sex: 0 }];
    const orders = await Promise.all(audiences.map(codes));
    assert.equal(new Set(orders).size, audiences.length);
    assert.deepEqual(await Promise.all(audiences.map(codes)), orders);
  });

  it('contains only the requested genre and its children', async () => {
    const items = await ranked({ genreId: 100583 });
    assert.deepEqual([...new Set(items.map(({ genreId }) => genreId))].sort(), [
      '100584',
      '100585',
      '100586',
    ]);
    assert.deepEqual(await ranked({ genreId: 1 }), []);
  });

  it('names its audience and its hour', async () => {
    const { title, lastBuildDate } = await body(RANKING, { genreId: 100371, age: 30, sex: 1 });
    assert.match(title, /お茶・コーヒー・30代・女性/);
    assert.equal(lastBuildDate, 'Thu, 04 Mar 2027 14:00:00 +0900');
  });

  it('writes prices, rates and averages as text, flags as numbers', async () => {
    for (const item of await ranked({})) {
      assert.match(item.itemPrice, /^\d+$/);
      assert.match(item.affiliateRate, /^\d+\.\d$/);
      assert.match(item.reviewAverage, /^(\d\.\d\d|0\.0)$/);
      assert.ok([0, 1].includes(item.asurakuFlag));
      assert.equal(item.imageFlag, item.mediumImageUrls.length ? 1 : 0);
    }
  });

  it('contains awkward texts, like those of real shops', async () => {
    const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => ranked({ page })));
    const items = pages.flat();
    for (const sign of [/&amp;/, /&hearts;/, /[Ａ-Ｚ]/, /[ｦ-ﾟ]/, /^.{200,}$/]) {
      assert.ok(
        items.some(({ itemName }) => sign.test(itemName)),
        String(sign),
      );
    }
    assert.ok(items.some(({ itemCaption }) => itemCaption.includes('&lt;br&gt;')));
    assert.ok(items.some(({ smallImageUrls }) => smallImageUrls.length === 0));
    assert.ok(items.some(({ smallImageUrls }) => smallImageUrls.length === 3));
  });

  it('credits an affiliate in its links, and only there', async () => {
    const [plain] = await ranked({});
    const [credited] = await ranked({ affiliateId: 'me.1' });
    assert.equal(plain.affiliateUrl, '');
    assert.match(credited.affiliateUrl, /\/go\/me\.1\/items\//);
    assert.equal(credited.itemUrl, credited.affiliateUrl);
    assert.equal(plain.itemUrl, credited.itemUrl.replace('/go/me.1', ''));
  });
});

describe('the product search', () => {
  it('finds 80 products in pages that add up', async () => {
    const roots = [100371, 100547, 100583, 100626, 100671, 100718, 100762];
    const counts = await Promise.all(
      roots.map(async (genreId) => (await body(SEARCH, { genreId })).count),
    );
    assert.equal(
      counts.reduce((sum, count) => sum + count, 0),
      80,
    );
    const first = await body(SEARCH, { genreId: 100547, hits: 7, page: 1 });
    const last = await body(SEARCH, { genreId: 100547, hits: 7, page: first.pageCount });
    assert.equal(first.pageCount, Math.ceil(first.count / 7));
    assert.equal(last.last, first.count);
    assert.equal(last.hits, last.last - last.first + 1);
    const beyond = await body(SEARCH, { genreId: 100547, page: 100 });
    assert.deepEqual(beyond.Products, []);
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
    assert.ok(one > 0 && other > 0);
    assert.equal(either, one + other - both);
  });

  it('finds the product with an id', async () => {
    const [{ productId, productName }] = await products({});
    const entries = await products({ genreId: '', productId });
    assert.deepEqual(
      entries.map((product) => product.productName),
      [productName],
    );
  });

  it('has consistent price ranges', async () => {
    for (const product of await products({})) {
      assert.ok(product.minPrice <= product.salesMinPrice);
      assert.ok(product.salesMaxPrice <= product.maxPrice);
      assert.ok(product.averagePrice >= product.minPrice);
      assert.ok(product.averagePrice <= product.maxPrice);
      assert.ok(product.salesItemCount <= product.itemCount);
    }
  });

  it('contains only products within the requested prices', async () => {
    const all = await products({});
    const cheap = await products({ maxPrice: 8000 });
    assert.deepEqual(
      cheap.map(({ productId }) => productId),
      all.filter(({ minPrice }) => minPrice <= 8000).map(({ productId }) => productId),
    );
    assert.ok(cheap.length > 0 && cheap.length < all.length);
  });

  it('sorts by sellers and by satisfaction', async () => {
    for (const [sort, field] of [
      ['-seller', 'itemCount'],
      ['-satisfied', 'reviewAverage'],
    ]) {
      const values = (await products({ sort: String(sort) })).map(
        (product) => product[String(field)],
      );
      assert.deepEqual(
        values,
        [...values].sort((a, b) => b - a),
      );
    }
  });

  it('counts genres only if requested, in an object', async () => {
    const nothing = (await body(SEARCH)).GenreInformation;
    assert.deepEqual(nothing, { parent: [], current: [], children: [] });
    const { count, GenreInformation } = await body(SEARCH, { genreInformationFlag: 1 });
    const { current, children } = GenreInformation;
    assert.equal(current[0].itemCount, String(count));
    const sum = children.reduce(
      (/** @type {number} */ total, /** @type {any} */ { child }) =>
        total + Number(child.itemCount),
      0,
    );
    assert.equal(sum, count);
    const bare = await body(SEARCH, { genreInformationFlag: 1, formatVersion: 2 });
    assert.equal(bare.GenreInformation.children[0].genreLevel, '2');
  });

  it('has an affiliate address only with an affiliate id', async () => {
    assert.equal((await products({}))[0].affiliateUrl, null);
    assert.match((await products({ affiliateId: 'a' }))[0].affiliateUrl, /\/go\/a\/products\//);
  });
});

describe('recommendations', () => {
  const PATH = '/rcm/1.0/i/json';
  const picks = async (/** @type {import('./sandbox.js').Params} */ params) =>
    (await send(PATH, params)).body.Body.Ads.Ad;

  it('depend only on their page', async () => {
    const [one, other] = [{ url: 'https://blog.example/tea' }, { url: 'https://blog.example/' }];
    assert.deepEqual(await picks(one), await picks(one));
    assert.notDeepEqual(await picks(one), await picks(other));
    assert.ok((await picks({ ...one, affiliateId: 'x' }))[0].ItemUrl.includes('/go/x/'));
  });

  it('accept both names of the callback, and brackets only in their own one', async () => {
    assert.match((await send(PATH, { callBack: 'a[0].b' })).text, /^a\[0\]\.b\(\{"Header"/);
    assert.match((await send(PATH, { callback: 'ab' })).text, /^ab\(\{"Header"/);
    assert.equal((await send(PATH, { callback: 'a[0]' })).status, 400);
    assert.equal((await send(PATH, { callBack: 'a(0)' })).status, 400);
  });
});
