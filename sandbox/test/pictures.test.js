import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { XMLValidator } from 'fast-xml-parser';
import { least, useSandbox } from './sandbox.js';

const sandbox = useSandbox();
const { send, body } = sandbox;

const searches = Object.keys(least).filter((path) => !/Add|Delete/.test(path));

/** Every address in an answer, under the name of its field. @param {any} value @param {string} [name] @returns {Array<[string, string]>} */
function addresses(value, name = '') {
  if (typeof value === 'string') return value.startsWith('http') ? [[name, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    addresses(inner, Array.isArray(value) ? name : key),
  );
}

describe('the addresses of an answer', () => {
  for (const path of searches) {
    it(`${path} lead to pictures and pages of the sandbox itself`, async () => {
      const answer = await body(path, { hits: 3, affiliateId: 'me' });
      const all = addresses(answer);
      assert.ok(all.length > 0);
      for (const [name, address] of all) {
        assert.ok(address.startsWith(`${sandbox.origin}/`), address);
        const response = await sandbox.request(address);
        const text = await response.text();
        assert.equal(response.status, 200, `${name} ${address}`);
        if (!/image|thumbnail/i.test(name)) assert.match(text, /<h1>.+<\/h1>/);
        else assert.equal(XMLValidator.validate(text), true, address);
      }
    });
  }
});

describe('pictures', () => {
  /** @param {string} address @returns {Promise<string>} its declared size */
  async function size(address) {
    const text = await (await sandbox.request(address)).text();
    return /width="(\d+)" height="(\d+)"/.exec(text)?.slice(1).join('x') ?? '';
  }

  it('fit into the requested size', async () => {
    const [{ Item }] = (await body('MarketItem/Ranking/20170628')).Items;
    assert.equal(await size(Item.smallImageUrls[0].imageUrl), '64x64');
    assert.equal(await size(Item.mediumImageUrls[0].imageUrl), '128x128');
    const [{ Item: book }] = (await body('BooksBook/Search/20130522')).Items;
    assert.match(await size(book.largeImageUrl), /^1\d\dx200$/);
  });

  it('of hotels are thumbnails of three sizes', async () => {
    const sizes = await Promise.all(
      [1, 2, 3].map(async (hotelThumbnailSize) => {
        const { hotels } = await body('Travel/HotelDetailSearch/20170426', { hotelThumbnailSize });
        return size(hotels[0].hotel[0].hotelBasicInfo.hotelThumbnailUrl);
      }),
    );
    assert.deepEqual(sizes, ['60x45', '90x68', '120x90']);
  });

  it('are not found for unknown items', async () => {
    for (const path of [
      '/images/market/1-1.svg',
      '/images/__proto__/x.svg',
      '/images/hotel/x.svg',
    ]) {
      assert.equal((await send(path)).status, 404);
    }
  });
});

describe('pages', () => {
  it('name the item, its price and who is credited', async () => {
    const { Items } = await body('BooksBook/Search/20130522', { affiliateId: '<b>"&' });
    const { Item } = Items[0];
    const page = await (await fetch(Item.affiliateUrl)).text();
    assert.ok(page.includes(Item.title));
    assert.ok(page.includes(`${Item.itemPrice.toLocaleString('ja-JP')}円`));
    assert.ok(page.includes('<strong>&#60;b&#62;&#34;&#38;</strong>'));
    assert.match(await (await fetch(Item.itemUrl)).text(), /Nobody is credited/);
  });
});

describe('the log', () => {
  it('has all requests with a tag, including refused ones, with their referrer', async () => {
    const path = '/services/api/MarketItem/Ranking/20170628';
    const referer = 'https://blog.example/';
    await fetch(sandbox.url(`/fault:500${path}`, { tag: 'mine' }), { headers: { referer } });
    await fetch(sandbox.url(path, { tag: 'mine', page: 0 }));
    await fetch(sandbox.url(path, { tag: 'other' }));
    const { body: entries } = await send('/log', { tag: 'mine' });
    assert.equal(entries.length, 2);
    assert.match(entries[0].url, /\/fault:500\/services.*tag=mine/);
    assert.equal(entries[0].headers.referer, referer);
    assert.ok(Date.parse(entries[0].time));
  });

  it('can be emptied', async () => {
    await fetch(`${sandbox.origin}/log`, { method: 'DELETE' });
    assert.deepEqual((await send('/log')).body, []);
  });
});
