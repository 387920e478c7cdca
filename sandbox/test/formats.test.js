import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { XMLParser } from 'fast-xml-parser';
import { calledBack, least, useSandbox } from './sandbox.js';

const { send, body } = useSandbox();

/**
 * The list of entries in an answer.
 * @param {any} answer
 */
const listOf = (answer) => answer.Items ?? answer.items ?? answer.Products ?? answer.hotels;

const searches = Object.keys(least).filter((path) => !/Add|Delete/.test(path));

describe('every search', () => {
  for (const path of searches) {
    const name = path.replace(/\/\d+$/, '');

    it(`${name} wraps each entry in version 1, and does not in version 2`, async () => {
      const wrapped = listOf(await body(path, { formatVersion: 1 }));
      const bare = listOf(await body(path, { formatVersion: 2 }));
      assert.ok(wrapped.length > 0);
      assert.equal(wrapped.length, bare.length);
      wrapped.forEach((/** @type {any} */ entry) => assert.equal(Object.keys(entry).length, 1));
      const [wrapper = ''] = Object.keys(wrapped[0]);
      assert.deepEqual(Object.keys(wrapped[0][wrapper]), Object.keys(bare[0]));
    });

    it(`${name} calls back with the same data as its JSON`, async () => {
      const { text, type, headers } = await send(path, { callback: 'kit.back_1' });
      assert.equal(type, 'text/javascript;charset=UTF-8');
      assert.equal(headers.get('access-control-allow-origin'), '*');
      assert.equal(headers.get('cache-control'), 'no-store');
      assert.match(text, /^kit\.back_1\(.*\);$/s);
      const [called] = calledBack(text.replace('kit.back_1', 'back'), 'back');
      assert.deepEqual(called, await body(path));
    });

    it(`${name} has the same entries in XML`, async () => {
      const { text, type } = await send(path, { format: 'xml' });
      assert.equal(type, 'application/xml;charset=UTF-8');
      const { root } = new XMLParser({ parseTagValue: false }).parse(text);
      const entries = listOf(await body(path));
      const [wrapper = ''] = Object.keys(entries[0]);
      const xmlEntries = [listOf(root)[wrapper]].flat();
      assert.equal(xmlEntries.length, entries.length);
      const fields = [entries[0][wrapper]].flat().flatMap((part) => Object.keys(part));
      assert.deepEqual(Object.keys(xmlEntries[0]), [...new Set(fields)]);
    });

    it(`${name} exists under its own version only`, async () => {
      const { status, body: error } = await send(`${name}/20990101`, least[path]);
      assert.equal(status, 404);
      assert.equal(error.error, 'not_found');
    });

    it(`${name} needs an application id`, async () => {
      for (const applicationId of ['', 'invalid']) {
        const { status, body: error } = await send(path, { applicationId });
        assert.equal(status, 400);
        assert.equal(error.error, 'wrong_parameter');
      }
    });
  }
});

describe('the form of an answer', () => {
  const path = 'BooksBook/Search/20130522';

  it('contains only the list with the requested fields', async () => {
    const answer = await body(path, { elements: 'title,author', formatVersion: 2, hits: 2 });
    assert.deepEqual(Object.keys(answer), ['Items']);
    answer.Items.forEach((/** @type {object} */ item) =>
      assert.deepEqual(Object.keys(item), ['title', 'author']),
    );
  });

  it('separates hotels even if only some fields are requested', async () => {
    const answer = await body('Travel/SimpleHotelSearch/20131024', {
      elements: 'hotelName,bathAverage',
      hits: 1,
    });
    const [{ hotel }] = answer.hotels;
    assert.deepEqual(hotel.map(Object.keys), [['hotelBasicInfo'], ['hotelRatingInfo']]);
    assert.deepEqual(Object.keys(hotel[0].hotelBasicInfo), ['hotelName']);
  });

  it('unwraps image lists and product details in version 2', async () => {
    const { Items } = await body('MarketItem/Ranking/20170628', { formatVersion: 2 });
    const [url] = Items.flatMap((/** @type {any} */ item) => item.smallImageUrls);
    assert.match(url, /^http.*\?_ex=64x64$/);
    const { Products } = await body('Product/Search/20140305', { formatVersion: 2 });
    const [detail] = Products.flatMap((/** @type {any} */ product) => product.ProductDetails);
    assert.deepEqual(Object.keys(detail), ['name', 'value']);
  });

  it('has hotels as arrays of blocks in version 2, with unchanged rooms', async () => {
    const { hotels } = await body('Travel/VacantHotelSearch/20170426', { formatVersion: 2 });
    const [[basic, room]] = hotels;
    assert.deepEqual(Object.keys(basic), ['hotelBasicInfo']);
    assert.deepEqual(room.roomInfo.slice(0, 2).flatMap(Object.keys), [
      'roomBasicInfo',
      'dailyCharge',
    ]);
  });

  it('refuses callbacks with other characters, and callbacks in XML', async () => {
    for (const callback of ['alert(1)', 'a-b', 'a b', 'a[0]', '名前']) {
      assert.equal((await send(path, { callback })).status, 400, callback);
    }
    assert.equal((await send(path, { callback: 'ok', format: 'xml' })).status, 400);
  });

  it('refuses unknown formats and versions', async () => {
    for (const params of [{ format: 'yaml' }, { formatVersion: 3 }, { formatVersion: 'two' }]) {
      const { status, body: error } = await send(path, params);
      assert.equal(status, 400);
      assert.match(error.error_description, /^format\w* must be one of /);
    }
  });

  it('has the requested format in a refusal, too', async () => {
    const xml = await send(path, { page: 0, format: 'xml' });
    assert.equal(xml.status, 400);
    assert.equal(new XMLParser().parse(xml.text).error.code, 'wrong_parameter');
    const script = await send(path, { page: 0, callback: 'back' });
    assert.equal(script.status, 400);
    assert.equal(calledBack(script.text, 'back')[0].error, 'wrong_parameter');
  });

  it('ignores parameters that the operation does not know', async () => {
    assert.deepEqual(await body(path, { tag: 'x', keyword: 'y' }), await body(path));
  });

  it('is a JSON error "not found" at any other address', async () => {
    const { status, body: error } = await send('/services/api/Nothing');
    assert.equal(status, 404);
    assert.equal(error.error, 'not_found');
  });
});
