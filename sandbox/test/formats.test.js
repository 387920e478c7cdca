import { expect } from 'chai';
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
      expect(wrapped.length).to.be.above(0);
      expect(wrapped.length).to.equal(bare.length);
      wrapped.forEach((/** @type {any} */ entry) => expect(Object.keys(entry).length).to.equal(1));
      const [wrapper = ''] = Object.keys(wrapped[0]);
      expect(Object.keys(wrapped[0][wrapper])).to.deep.equal(Object.keys(bare[0]));
    });

    it(`${name} calls back with the same data as its JSON`, async () => {
      const { text, type, headers } = await send(path, { callback: 'kit.back_1' });
      expect(type).to.equal('text/javascript;charset=UTF-8');
      expect(headers.get('access-control-allow-origin')).to.equal('*');
      expect(headers.get('cache-control')).to.equal('no-store');
      expect(text).to.match(/^kit\.back_1\(.*\);$/s);
      const [called] = calledBack(text.replace('kit.back_1', 'back'), 'back');
      expect(called).to.deep.equal(await body(path));
    });

    it(`${name} has the same entries in XML`, async () => {
      const { text, type } = await send(path, { format: 'xml' });
      expect(type).to.equal('application/xml;charset=UTF-8');
      const { root } = new XMLParser({ parseTagValue: false }).parse(text);
      const entries = listOf(await body(path));
      const [wrapper = ''] = Object.keys(entries[0]);
      const xmlEntries = [listOf(root)[wrapper]].flat();
      expect(xmlEntries.length).to.equal(entries.length);
      const fields = [entries[0][wrapper]].flat().flatMap((part) => Object.keys(part));
      expect(Object.keys(xmlEntries[0])).to.deep.equal([...new Set(fields)]);
    });

    it(`${name} exists under its own version only`, async () => {
      const { status, body: error } = await send(`${name}/20990101`, least[path]);
      expect(status).to.equal(404);
      expect(error.error).to.equal('not_found');
    });

    it(`${name} needs an application id`, async () => {
      for (const applicationId of ['', 'invalid']) {
        const { status, body: error } = await send(path, { applicationId });
        expect(status).to.equal(400);
        expect(error.error).to.equal('wrong_parameter');
      }
    });
  }
});

describe('the form of an answer', () => {
  const path = 'BooksBook/Search/20130522';

  it('contains only the list with the requested fields', async () => {
    const answer = await body(path, { elements: 'title,author', formatVersion: 2, hits: 2 });
    expect(Object.keys(answer)).to.deep.equal(['Items']);
    answer.Items.forEach((/** @type {object} */ item) =>
      expect(Object.keys(item)).to.deep.equal(['title', 'author']),
    );
  });

  it('separates hotels even if only some fields are requested', async () => {
    const answer = await body('Travel/SimpleHotelSearch/20131024', {
      elements: 'hotelName,bathAverage',
      hits: 1,
    });
    const [{ hotel }] = answer.hotels;
    expect(hotel.map(Object.keys)).to.deep.equal([['hotelBasicInfo'], ['hotelRatingInfo']]);
    expect(Object.keys(hotel[0].hotelBasicInfo)).to.deep.equal(['hotelName']);
  });

  it('unwraps image lists and product details in version 2', async () => {
    const { Items } = await body('MarketItem/Ranking/20170628', { formatVersion: 2 });
    const [url] = Items.flatMap((/** @type {any} */ item) => item.smallImageUrls);
    expect(url).to.match(/^http.*\?_ex=64x64$/);
    const { Products } = await body('Product/Search/20140305', { formatVersion: 2 });
    const [detail] = Products.flatMap((/** @type {any} */ product) => product.ProductDetails);
    expect(Object.keys(detail)).to.deep.equal(['name', 'value']);
  });

  it('has hotels as arrays of blocks in version 2, with unchanged rooms', async () => {
    const { hotels } = await body('Travel/VacantHotelSearch/20170426', { formatVersion: 2 });
    const [[basic, room]] = hotels;
    expect(Object.keys(basic)).to.deep.equal(['hotelBasicInfo']);
    expect(room.roomInfo.slice(0, 2).flatMap(Object.keys)).to.deep.equal([
      'roomBasicInfo',
      'dailyCharge',
    ]);
  });

  it('refuses callbacks with other characters, and callbacks in XML', async () => {
    for (const callback of ['alert(1)', 'a-b', 'a b', 'a[0]', '名前']) {
      expect((await send(path, { callback })).status, callback).to.equal(400);
    }
    expect((await send(path, { callback: 'ok', format: 'xml' })).status).to.equal(400);
  });

  it('refuses unknown formats and versions', async () => {
    for (const params of [{ format: 'yaml' }, { formatVersion: 3 }, { formatVersion: 'two' }]) {
      const { status, body: error } = await send(path, params);
      expect(status).to.equal(400);
      expect(error.error_description).to.match(/^format\w* must be one of /);
    }
  });

  it('has the requested format in a refusal, too', async () => {
    const xml = await send(path, { page: 0, format: 'xml' });
    expect(xml.status).to.equal(400);
    expect(new XMLParser().parse(xml.text).error.code).to.equal('wrong_parameter');
    const script = await send(path, { page: 0, callback: 'back' });
    expect(script.status).to.equal(400);
    expect(calledBack(script.text, 'back')[0].error).to.equal('wrong_parameter');
  });

  it('ignores parameters that the operation does not know', async () => {
    expect(await body(path, { tag: 'x', keyword: 'y' })).to.deep.equal(await body(path));
  });

  it('is a JSON error "not found" at any other address', async () => {
    const { status, body: error } = await send('/services/api/Nothing');
    expect(status).to.equal(404);
    expect(error.error).to.equal('not_found');
  });
});
