import { expect } from 'chai';
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
    expect(added.registDatetime).to.equal('2027/03/04 23:43:21');

    const [newest] = await listed('round');
    expect(newest.bookmarkId).to.equal(added.bookmarkId);
    expect(newest.itemName).to.equal(itemName);

    const { bookmarkId } = added;
    expect(await body(DELETE, { access_token, bookmarkId })).to.deep.equal({ affectedCount: 1 });
    expect(await body(DELETE, { access_token, bookmarkId })).to.deep.equal({ affectedCount: 0 });
    expect(await listed('round')).to.deep.equal(before);
  });

  it('are two after two additions: the interface does not mention duplicates', async () => {
    const { Items } = await body('MarketItem/Ranking/20170628', { formatVersion: 2 });
    const params = { access_token: 'demo-both.twice', itemCode: Items[3].itemCode };
    const [one, other] = [await body(ADD, params), await body(ADD, params)];
    expect(one.bookmarkId).not.to.equal(other.bookmarkId);
  });

  it('cannot be added for unknown items', async () => {
    const { status } = await send(ADD, { access_token: 'demo-both', itemCode: 'shop:1' });
    expect(status).to.equal(404);
  });

  it('need a token that is known and has the scope', async () => {
    const status = async (/** @type {string} */ path, /** @type {string} */ access_token) =>
      (await send(path, { access_token })).status;
    expect(await status(LIST, '')).to.equal(401);
    expect(await status(LIST, 'stolen')).to.equal(401);
    expect(await status(LIST, 'demo-update')).to.equal(403);
    expect(await status(LIST, 'demo-both')).to.equal(200);
    expect(await status(ADD, 'demo-read')).to.equal(403);
    expect(await status(DELETE, 'demo-read')).to.equal(403);
  });

  it('are paged one by one by default, with a summary', async () => {
    const { summary, items } = await body(LIST, { access_token: 'demo-read', hits: 1 });
    expect(items.length).to.equal(1);
    expect(summary).to.deep.equal({ count: summary.count, hits: 1, pageCount: summary.count });
  });

  it('can be filtered: private, public or both', async () => {
    const some = await listed('seen', { ispublic: 'false' });
    const others = await listed('seen', { ispublic: 'true' });
    const all = await listed('seen');
    expect(some.length > 0 && others.length > 0).to.be.ok;
    expect(all.length).to.equal(some.length + others.length);
  });

  it('are sorted by time, newest first, or as requested', async () => {
    const ids = async (/** @type {string} */ sort) =>
      (await listed('sorted', { sort })).map(({ bookmarkId }) => bookmarkId);
    expect(await ids('regist_datetime:desc')).to.deep.equal(
      (await ids('regist_datetime')).reverse(),
    );
    expect(new Set(await ids('price'))).to.deep.equal(new Set(await ids('price:desc')));
    expect(await ids('price')).not.to.deep.equal(await ids('price:desc'));
  });

  it('of products carry no item code', async () => {
    const products = (await listed('codes')).filter(({ itemCode }) => itemCode === '');
    expect(products.length).to.be.above(0);
    products.forEach(({ productId }) => expect(productId).to.match(/^[0-9a-f]{32}$/));
  });

  it('credit an affiliate', async () => {
    const [bookmark] = await listed('credit', { affiliateId: 'me' });
    expect(bookmark.affiliateUrl).to.match(/\/go\/me\//);
  });
});
