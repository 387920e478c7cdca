import { expect } from 'chai';
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
      expect(all.length).to.be.above(0);
      for (const [name, address] of all) {
        expect(address.startsWith(`${sandbox.origin}/`), address).to.be.ok;
        const response = await sandbox.request(address);
        const text = await response.text();
        expect(response.status, `${name} ${address}`).to.equal(200);
        if (!/image|thumbnail/i.test(name)) expect(text).to.match(/<h1>.+<\/h1>/);
        else expect(XMLValidator.validate(text), address).to.equal(true);
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
    expect(await size(Item.smallImageUrls[0].imageUrl)).to.equal('64x64');
    expect(await size(Item.mediumImageUrls[0].imageUrl)).to.equal('128x128');
    const [{ Item: book }] = (await body('BooksBook/Search/20130522')).Items;
    expect(await size(book.largeImageUrl)).to.match(/^1\d\dx200$/);
  });
});

describe('pages', () => {
  it('name the item, its price and who is credited', async () => {
    const { Items } = await body('BooksBook/Search/20130522', { affiliateId: '<b>"&' });
    const { Item } = Items[0];
    const page = await (await fetch(Item.affiliateUrl)).text();
    expect(page).to.include(Item.title);
    expect(page).to.include(`${Item.itemPrice.toLocaleString('ja-JP')}円`);
    expect(page).to.include('<strong>&#60;b&#62;&#34;&#38;</strong>');
    expect(await (await fetch(Item.itemUrl)).text()).to.match(/Nobody is credited/);
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
    expect(entries.length).to.equal(2);
    expect(entries[0].url).to.match(/\/fault:500\/services.*tag=mine/);
    expect(entries[0].headers.referer).to.equal(referer);
    expect(Date.parse(entries[0].time)).to.be.ok;
  });

  it('can be emptied', async () => {
    await fetch(`${sandbox.origin}/log`, { method: 'DELETE' });
    expect((await send('/log')).body).to.deep.equal([]);
  });
});
