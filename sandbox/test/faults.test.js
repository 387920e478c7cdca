import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
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
      assert.equal(answer.status, status);
      assert.equal(answer.body.error, word);
      assert.equal(typeof answer.body.error_description, 'string');
    }
    const ok = await faulty('error-200', { callback: 'back' });
    assert.equal(ok.status, 200);
    assert.equal(calledBack(ok.text, 'back')[0].error, 'wrong_parameter');
  });

  it('refuses requests like gateways', async () => {
    const limited = await faulty('429-gateway');
    assert.deepEqual([limited.status, limited.body.statusCode], [429, 429]);
    assert.match(limited.body.message, /in 1 seconds/);
    const away = await faulty('429-gateway-hour');
    assert.deepEqual([away.status, away.body.statusCode], [429, 429]);
    assert.match(away.body.message, /in 3600 seconds/);
    const named = await faulty('429-retry-after');
    assert.deepEqual([named.status, named.headers.get('retry-after')], [429, '1']);
    assert.equal(named.headers.get('access-control-expose-headers'), 'Retry-After');
    const forbidden = await faulty('403-gateway');
    assert.deepEqual([forbidden.status, forbidden.body.errors.errorCode], [403, 403]);
  });

  it('can be set before the path or in the query, for every operation', async () => {
    for (const prefix of ['/fault:503', '/delay:1/fault:503', '/fault:503/delay:1']) {
      assert.equal((await fetch(faultyUrl(prefix))).status, 503);
    }
    const ad = await fetch(url('/fault:429/rcm/1.0/i/json'));
    assert.equal(ad.status, 429);
    const paths = Object.keys(least);
    const answers = await Promise.all(paths.map((path) => send(path, { fault: '500' })));
    assert.ok(answers.every(({ status }) => status === 500));
  });

  it('reports unknown faults', async () => {
    const { status, body: error } = await faulty('tired');
    assert.equal(status, 400);
    assert.match(error.error_description, /no fault named tired/);
  });

  it('delays responses', async () => {
    const start = performance.now();
    await fetch(faultyUrl('/delay:80'));
    assert.ok(performance.now() - start >= 79);
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
    assert.deepEqual(arrived, [
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
    assert.equal(calledBack(await script('no-callback'), 'back').length, 0);
    assert.equal(calledBack(await script('twice'), 'back').length, 2);
    const other = await script('other-name');
    assert.throws(() => calledBack(other, 'back'), { name: 'ReferenceError' });
    const truncated = await script('truncated');
    assert.throws(() => calledBack(truncated, 'back'), { name: 'SyntaxError' });
  });

  it('sends HTML instead of an answer', async () => {
    const page = await faulty('html');
    assert.deepEqual([page.status, page.type], [200, 'text/html;charset=UTF-8']);
    const script = await faulty('html-script-type', { callback: 'back' });
    assert.equal(script.type, 'text/javascript;charset=UTF-8');
    assert.match(script.text, /^<!doctype html>/);
  });

  it('never answers, but keeps the connection open', async () => {
    const signal = AbortSignal.timeout(60);
    await assert.rejects(fetch(faultyUrl('/fault:silent'), { signal }), { name: 'TimeoutError' });
  });

  it('closes the connection in the middle of an answer', async () => {
    const response = await fetch(faultyUrl('/fault:disconnect'));
    assert.equal(response.status, 200);
    await assert.rejects(response.text());
  });

  it('sends a complete body in pieces', async () => {
    const response = await fetch(faultyUrl('/fault:slow-body'));
    const { Items } = /** @type {any} */ (await response.json());
    assert.equal(Items.length, 30);
  });

  it('replaces every text with hostile text, and nothing else', async () => {
    const { Items } = await body(PATH, { fault: 'hostile' });
    const good = await body(PATH);
    assert.equal(Items.length, good.Items.length);
    const [{ Item }] = Items;
    assert.equal(Item.rank, 1);
    const texts = JSON.stringify(Items);
    for (const sign of ['<img src=x onerror=', '</script>', 'javascript:', '${', '\u202E']) {
      assert.ok(texts.includes(JSON.stringify(sign).slice(1, -1)), sign);
    }
    assert.ok(!texts.includes(good.Items[0].Item.itemCode));
    const { text } = await faulty('hostile', { callback: 'back' });
    assert.equal(calledBack(text, 'back').length, 1);
  });

  it('lengthens names and removes pictures, and changes nothing else', async () => {
    const [good] = (await body(PATH)).Items;
    const [{ Item: long }] = (await body(PATH, { fault: 'long' })).Items;
    assert.equal(long.itemName.length, 300);
    assert.ok(long.itemName.startsWith(good.Item.itemName));
    assert.equal(long.itemPrice, good.Item.itemPrice);
    assert.equal(long.itemUrl, good.Item.itemUrl);
    const [{ Item: bare }] = (await body(PATH, { fault: 'no-pictures' })).Items;
    assert.deepEqual(bare.mediumImageUrls, []);
    assert.equal(bare.itemName, good.Item.itemName);
    const { Items: books } = await body('BooksCD/Search/20170404', {
      booksGenreId: '002',
      fault: 'no-pictures',
    });
    assert.equal(books[0].Item.largeImageUrl, '');
    const { Items: cds } = await body('BooksCD/Search/20170404', {
      booksGenreId: '002',
      fault: 'long',
    });
    assert.match(cds[0].Item.salesDate, /^\d{4}年.{0,8}$/);
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
        assert.equal(entries.length, count, `${path} ${fault}`);
        const total = answer.count ?? answer.summary?.count ?? answer.pagingInfo?.recordCount;
        assert.equal(total ?? count, count, `${path} ${fault}`);
      }
    }
    const picks = await send('/rcm/1.0/i/json', { fault: 'one' });
    assert.equal(picks.body.Body.Ads.Ad.length, 1);
  });

  it('sends bodies of the wrong shape', async () => {
    const shape = async (/** @type {string} */ fault) => (await faulty(fault)).body;
    assert.equal(await shape('shape:null'), null);
    assert.equal(typeof (await shape('shape:string')), 'string');
    assert.deepEqual(await shape('shape:array'), []);
    assert.equal(typeof (await shape('shape:number')), 'number');
    assert.deepEqual(Object.keys((await shape('shape:items-object')).Items).slice(0, 2), [
      '0',
      '1',
    ]);
    const { Items } = await shape('shape:nulls');
    assert.equal(Items[0].Item.itemName, null);
    assert.equal(Items[1], null);
    const { Items: mixed } = await shape('alien');
    assert.deepEqual(Object.keys(mixed[1]), ['Notice']);
  });

  it('combines two faults', async () => {
    const { text } = await send(`/fault:hostile/fault:one/services/api/${PATH}`);
    assert.equal(JSON.parse(text).Items.length, 1);
    assert.match(text, /__pwned/);
  });

  it('is documented completely in the README', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    for (const name of faultNames) assert.ok(readme.includes(`\`${name}\``), name);
  });
});
