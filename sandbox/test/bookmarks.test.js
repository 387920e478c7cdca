import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useSandbox } from './sandbox.js';

const { send, body } = useSandbox({ now: () => new Date('2027-03-04T14:43:21Z') });

const LIST = 'FavoriteBookmark/List/20170426';
const ADD = 'FavoriteBookmark/Add/20120627';
const DELETE = 'FavoriteBookmark/Delete/20120627';

/** @param {string} reader @param {import('./sandbox.js').Params} [params] @returns {Promise<any[]>} */
async function listed(reader, params) {
  const answer = await body(LIST, {
    access_token: `demo-read.${reader}`,
    ispublic: '',
    formatVersion: 2,
    ...params,
  });
  return answer.items;
}

describe('bookmarks', () => {
  it('can be added, seen and deleted', async () => {
    const { Items } = await body('MarketItem/Ranking/20170628', { formatVersion: 2 });
    const [{ itemCode, itemName }] = Items;
    const before = await listed('round');
    const access_token = 'demo-update.round';
    const added = await body(ADD, { access_token, itemCode });
    assert.equal(added.registDatetime, '2027/03/04 23:43:21');

    const [newest] = await listed('round');
    assert.equal(newest.bookmarkId, added.bookmarkId);
    assert.equal(newest.itemName, itemName);

    const { bookmarkId } = added;
    assert.deepEqual(await body(DELETE, { access_token, bookmarkId }), { affectedCount: 1 });
    assert.deepEqual(await body(DELETE, { access_token, bookmarkId }), { affectedCount: 0 });
    assert.deepEqual(await listed('round'), before);
  });

  it('are two after two additions: the interface does not mention duplicates', async () => {
    const { Items } = await body('MarketItem/Ranking/20170628', { formatVersion: 2 });
    const params = { access_token: 'demo-both.twice', itemCode: Items[3].itemCode };
    const [one, other] = [await body(ADD, params), await body(ADD, params)];
    assert.notEqual(one.bookmarkId, other.bookmarkId);
  });

  it('cannot be added for unknown items', async () => {
    const { status } = await send(ADD, { access_token: 'demo-both', itemCode: 'shop:1' });
    assert.equal(status, 404);
  });

  it('need a token that is known and has the scope', async () => {
    const status = async (/** @type {string} */ path, /** @type {string} */ access_token) =>
      (await send(path, { access_token })).status;
    assert.equal(await status(LIST, ''), 401);
    assert.equal(await status(LIST, 'stolen'), 401);
    assert.equal(await status(LIST, 'demo-update'), 403);
    assert.equal(await status(LIST, 'demo-both'), 200);
    assert.equal(await status(ADD, 'demo-read'), 403);
    assert.equal(await status(DELETE, 'demo-read'), 403);
  });

  it('are paged one by one by default, with a summary', async () => {
    const { summary, items } = await body(LIST, { access_token: 'demo-read', hits: 1 });
    assert.equal(items.length, 1);
    assert.deepEqual(summary, { count: summary.count, hits: 1, pageCount: summary.count });
  });

  it('can be filtered: private, public or both', async () => {
    const some = await listed('seen', { ispublic: 'false' });
    const others = await listed('seen', { ispublic: 'true' });
    const all = await listed('seen');
    assert.ok(some.length > 0 && others.length > 0);
    assert.equal(all.length, some.length + others.length);
  });

  it('are sorted by time, newest first, or as requested', async () => {
    const ids = async (/** @type {string} */ sort) =>
      (await listed('sorted', { sort })).map(({ bookmarkId }) => bookmarkId);
    assert.deepEqual(await ids('regist_datetime:desc'), (await ids('regist_datetime')).reverse());
    assert.deepEqual(new Set(await ids('price')), new Set(await ids('price:desc')));
    assert.notDeepEqual(await ids('price'), await ids('price:desc'));
  });

  it('of products carry no item code', async () => {
    const products = (await listed('codes')).filter(({ itemCode }) => itemCode === '');
    assert.ok(products.length > 0);
    products.forEach(({ productId }) => assert.match(productId, /^[0-9a-f]{32}$/));
  });

  it('credit an affiliate', async () => {
    const [bookmark] = await listed('credit', { affiliateId: 'me' });
    assert.match(bookmark.affiliateUrl, /\/go\/me\//);
  });
});
