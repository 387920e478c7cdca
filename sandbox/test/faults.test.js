import { expect } from 'chai';
import { calledBack, least, useSandbox } from './sandbox.js';
import { faultNames } from '../faults.js';
import { readFileSync } from 'node:fs';

const { send, body, url } = useSandbox();
const PATH = 'MarketItem/Ranking/20170628';

/** @param {string} fault @param {import('./sandbox.js').Params} [params] */
const faulty = (fault, params) => send(PATH, { fault, ...params });

/** The address of an operation with fault prefixes. @param {string} prefix */
const faultyUrl = (prefix, params = {}) => url(`${prefix}/services/api/${PATH}`, params);

describe('simulated faults', () => {
  it('refuses requests like live services', async () => {
    for (const [status, word] of /** @type {const} */ ([
      [400, 'wrong_parameter'],
      [404, 'not_found'],
      [429, 'too_many_requests'],
      [500, 'system_error'],
      [503, 'service_unavailable'],
    ])) {
      const answer = await faulty(String(status));
      expect(answer.status).to.equal(status);
      expect(answer.body.error).to.equal(word);
      expect(typeof answer.body.error_description).to.equal('string');
    }
    const ok = await faulty('error-200', { callback: 'back' });
    expect(ok.status).to.equal(200);
    expect(calledBack(ok.text, 'back')[0].error).to.equal('wrong_parameter');
  });

  it('refuses requests like gateways', async () => {
    const limited = await faulty('429-gateway');
    expect([limited.status, limited.body.statusCode]).to.deep.equal([429, 429]);
    expect(limited.body.message).to.match(/in 1 seconds/);
    const away = await faulty('429-gateway-hour');
    expect([away.status, away.body.statusCode]).to.deep.equal([429, 429]);
    expect(away.body.message).to.match(/in 3600 seconds/);
    const named = await faulty('429-retry-after');
    expect([named.status, named.headers.get('retry-after')]).to.deep.equal([429, '1']);
    expect(named.headers.get('access-control-expose-headers')).to.equal('Retry-After');
    const forbidden = await faulty('403-gateway');
    expect([forbidden.status, forbidden.body.errors.errorCode]).to.deep.equal([403, 403]);
  });

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

  it('delays responses', async () => {
    const start = performance.now();
    await fetch(faultyUrl('/delay:80'));
    expect(performance.now() - start).to.be.at.least(79);
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

  it('breaks the callback of scripts', async () => {
    const script = async (/** @type {string} */ fault) =>
      (await faulty(fault, { callback: 'back' })).text;
    expect(calledBack(await script('no-callback'), 'back').length).to.equal(0);
    expect(calledBack(await script('twice'), 'back').length).to.equal(2);
    const other = await script('other-name');
    expect(() => calledBack(other, 'back'))
      .to.throw()
      .and.include({ name: 'ReferenceError' });
    const truncated = await script('truncated');
    expect(() => calledBack(truncated, 'back'))
      .to.throw()
      .and.include({ name: 'SyntaxError' });
  });

  it('sends HTML instead of an answer', async () => {
    const page = await faulty('html');
    expect([page.status, page.type]).to.deep.equal([200, 'text/html;charset=UTF-8']);
    const script = await faulty('html-script-type', { callback: 'back' });
    expect(script.type).to.equal('text/javascript;charset=UTF-8');
    expect(script.text).to.match(/^<!doctype html>/);
  });

  it('never answers, but keeps the connection open', async () => {
    const signal = AbortSignal.timeout(60);
    const answer = fetch(faultyUrl('/fault:silent'), { signal }).catch(({ name }) => name);
    expect(await answer).to.equal('TimeoutError');
  });

  it('closes the connection in the middle of an answer', async () => {
    const response = await fetch(faultyUrl('/fault:disconnect'));
    expect(response.status).to.equal(200);
    expect(await response.text().catch(() => 'cut')).to.equal('cut');
  });

  it('sends a complete body in pieces', async () => {
    const response = await fetch(faultyUrl('/fault:slow-body'));
    const { Items } = /** @type {any} */ (await response.json());
    expect(Items.length).to.equal(30);
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

  it('sends bodies of the wrong shape', async () => {
    const shape = async (/** @type {string} */ fault) => (await faulty(fault)).body;
    expect(await shape('shape:null')).to.equal(null);
    expect(typeof (await shape('shape:string'))).to.equal('string');
    expect(await shape('shape:array')).to.deep.equal([]);
    expect(typeof (await shape('shape:number'))).to.equal('number');
    expect(Object.keys((await shape('shape:items-object')).Items).slice(0, 2)).to.deep.equal([
      '0',
      '1',
    ]);
    const { Items } = await shape('shape:nulls');
    expect(Items[0].Item.itemName).to.equal(null);
    expect(Items[1]).to.equal(null);
    const { Items: mixed } = await shape('alien');
    expect(Object.keys(mixed[1])).to.deep.equal(['Notice']);
  });

  it('combines two faults', async () => {
    const { text } = await send(`/fault:hostile/fault:one/services/api/${PATH}`);
    expect(JSON.parse(text).Items.length).to.equal(1);
    expect(text).to.match(/__pwned/);
  });

  it('is documented completely in the README', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    for (const name of faultNames) expect(readme, name).to.include(`\`${name}\``);
  });
});
