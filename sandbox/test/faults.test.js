import { expect } from 'chai';
import { calledBack, least, useSandbox } from './sandbox.js';
import { faultNames } from '../faults.js';
import { readFileSync } from 'node:fs';

const { send, body, url } = useSandbox();
const PATH = 'MarketItem/Ranking/20170628';

/** @param {string} fault @param {import('./sandbox.js').Params} [params] */
const faulty = (fault, params) => send(PATH, { fault, ...params });

/** The address of an operation with fault prefixes. @param {string} prefix */
const faultyUrl = (prefix) => url(`${prefix}/services/api/${PATH}`);

describe('simulated faults', () => {
  it('can be set before the path or in the query, for every operation', async () => {
    for (const prefix of ['/fault:503', '/delay:1/fault:503', '/fault:503/delay:1']) {
      expect((await fetch(faultyUrl(prefix))).status).to.equal(503);
    }
    const ad = await fetch(url('/fault:429/rcm/1.0/i/json'));
    expect(ad.status).to.equal(429);
    const paths = Object.keys(least);
    const answers = await Promise.all(paths.map((path) => send(path, { fault: '500' })));
    expect(answers.every(({ status }) => status === 500)).to.be.ok;
  });

  it('reports unknown faults', async () => {
    const { status, body: error } = await faulty('tired');
    expect(status).to.equal(400);
    expect(error.error_description).to.match(/no fault named tired/);
  });

  it('holds answers back until their keys are released, later ones only after another hold', async () => {
    const post = (/** @type {string} */ path) => fetch(url(path), { method: 'POST' });
    /** @type {string[]} */
    const arrived = [];
    const request = async (/** @type {string} */ prefix) => {
      const { status } = await send(`${prefix}/services/api/${PATH}`);
      arrived.push(`${prefix} ${status}`);
    };
    const [one, both] = ['/hold:a/fault:503', '/hold:b/hold:c'].map(request);
    await post('/release/c');
    await request('/hold:c');
    await post('/release/a');
    await one;
    await post('/release/b');
    await both;
    await post('/hold/a');
    const again = request('/hold:a');
    await request('/fault:500');
    await post('/release/a');
    await again;
    expect(arrived).to.deep.equal([
      '/hold:c 200',
      '/hold:a/fault:503 503',
      '/hold:b/hold:c 200',
      '/fault:500 500',
      '/hold:a 200',
    ]);
  });

  it('replaces every text with hostile text, and nothing else', async () => {
    const { Items } = await body(PATH, { fault: 'hostile' });
    const good = await body(PATH);
    expect(Items.length).to.equal(good.Items.length);
    const [{ Item }] = Items;
    expect(Item.rank).to.equal(1);
    const texts = JSON.stringify(Items);
    for (const sign of ['<img src=x onerror=', '</script>', 'javascript:', '${', '\u202E']) {
      expect(texts, sign).to.include(JSON.stringify(sign).slice(1, -1));
    }
    expect(texts).not.to.include(good.Items[0].Item.itemCode);
    const { text } = await faulty('hostile', { callback: 'back' });
    expect(calledBack(text, 'back').length).to.equal(1);
  });

  it('lengthens names and removes pictures, and changes nothing else', async () => {
    const [good] = (await body(PATH)).Items;
    const [{ Item: long }] = (await body(PATH, { fault: 'long' })).Items;
    expect(long.itemName.length).to.equal(300);
    expect(long.itemName.startsWith(good.Item.itemName)).to.be.ok;
    expect(long.itemPrice).to.equal(good.Item.itemPrice);
    expect(long.itemUrl).to.equal(good.Item.itemUrl);
    const [{ Item: bare }] = (await body(PATH, { fault: 'no-pictures' })).Items;
    expect(bare.mediumImageUrls).to.deep.equal([]);
    expect(bare.itemName).to.equal(good.Item.itemName);
    const { Items: books } = await body('BooksCD/Search/20170404', {
      booksGenreId: '002',
      fault: 'no-pictures',
    });
    expect(books[0].Item.largeImageUrl).to.equal('');
    const { Items: cds } = await body('BooksCD/Search/20170404', {
      booksGenreId: '002',
      fault: 'long',
    });
    expect(cds[0].Item.salesDate).to.match(/^\d{4}年.{0,8}$/);
  });

  it('shortens every list to none or one, with matching counts', async () => {
    const lists = Object.keys(least).filter((path) => !/Add|Delete|Detail/.test(path));
    for (const path of lists) {
      for (const [fault, count] of /** @type {const} */ ([
        ['empty', 0],
        ['one', 1],
      ])) {
        const answer = await body(path, { fault });
        const entries = answer.Items ?? answer.items ?? answer.Products ?? answer.hotels;
        expect(entries.length, `${path} ${fault}`).to.equal(count);
        const total = answer.count ?? answer.summary?.count ?? answer.pagingInfo?.recordCount;
        expect(total ?? count, `${path} ${fault}`).to.equal(count);
      }
    }
    const picks = await send('/rcm/1.0/i/json', { fault: 'one' });
    expect(picks.body.Body.Ads.Ad.length).to.equal(1);
  });

  it('is documented completely in the README', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    for (const name of faultNames) expect(readme, name).to.include(`\`${name}\``);
  });
});
