/** `mkt-widgets prerender --json-ld`, checked against the definitions of schema.org in schema-dts. */
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { useSandbox } from '../../demo/service/test/sandbox.js';
import { folderOf, run } from './command.js';

const ELEMENTS = {
  Product: ['mkt-ranking limit="2"', 'mkt-product-search genre-id="100371" limit="1"'],
  Book: ['mkt-book-list media="book" limit="1"', 'mkt-ebook-list limit="1"'],
  Hotel: ['mkt-hotel-detail hotel-no="14022"'],
  GolfCourse: ['mkt-golf-finder area-code="8" limit="1"'],
};

describe('mkt-widgets prerender --json-ld', () => {
  const sandbox = useSandbox();

  /** The structured data of a page. @param {readonly string[]} elements @param {...string} options */
  async function dataOf(elements, ...options) {
    const folder = folderOf({
      'page.html': `<!doctype html><html lang="en"><head><script src="/mkt.js" data-application-id="APP"
        data-affiliate-id="AFF" data-base-url="${sandbox.origin}"></script></head><body>
        ${elements.map((one) => `<${one}></${one.split(' ')[0]}>`).join('\n')}</body></html>`,
    });
    const prerender = () =>
      run('prerender', '--rate', '50', '--json-ld', ...options, folder.at('page.html'));
    const { status, out } = await prerender();
    assert.equal(status, 0, out);
    const text = folder.read('page.html');
    await prerender();
    assert.equal(folder.read('page.html').length, text.length);
    const scripts = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    for (const [, json = ''] of scripts) assert.doesNotMatch(json, /\{\{|\}\}|\[\[|\]\]|[<>%#]/);
    return scripts.map(([, json = '']) => JSON.parse(json));
  }

  /** Mistakes by schema.org's definitions. @param {any} data */
  function mistakesIn(data) {
    const folder = folderOf({});
    const file = folder.at('data.ts');
    const types = resolve('node_modules/schema-dts');
    // The entries one by one, since a list accepts any text, too.
    const items = data.itemListElement.map((/** @type {any} */ { item }) => item);
    writeFileSync(
      file,
      `import type { Book, GolfCourse, Hotel, ItemList, Product, WithContext } from '${types}';
export const data: WithContext<ItemList> = ${JSON.stringify(data)};
${items.map((/** @type {any} */ item, /** @type {number} */ at) => `export const item${at}: ${item['@type']} = ${JSON.stringify(item)};`).join('\n')}`,
    );
    const program = ts.createProgram([file], {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      module: ts.ModuleKind.ESNext,
    });
    return ts
      .getPreEmitDiagnostics(program)
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  }

  it('writes valid data for every kind of entry, without prices and ratings', async () => {
    const all = await dataOf(Object.values(ELEMENTS).flat());
    const kinds = Object.entries(ELEMENTS).flatMap(([kind, elements]) => elements.map(() => kind));
    assert.deepEqual(
      all.map(({ itemListElement: [first] }) => first.item['@type']),
      kinds,
    );
    for (const data of all) assert.deepEqual(mistakesIn(data), []);
    assert.doesNotMatch(JSON.stringify(all), /aggregateRating|offers|price/);
    assert.equal(all[0].itemListElement.length, 2);
    assert.match(all[2].itemListElement[0].item.isbn, /^97[89]\d{10}$/);
    const wrong = [{ item: { '@type': 'Product', naame: 'Tea' } }];
    assert.notDeepEqual(mistakesIn({ ...all[0], itemListElement: wrong }), []);
  });

  it('writes prices and ratings with their options', async () => {
    const all = await dataOf(ELEMENTS.Product, '--prices', '--ratings');
    for (const data of all) assert.deepEqual(mistakesIn(data), []);
    const [ranking, products] = all.map(({ itemListElement }) => itemListElement[0].item);
    assert.equal(ranking.offers['@type'], 'Offer');
    assert.equal(products.offers['@type'], 'AggregateOffer');
    assert.match(JSON.stringify(all), /aggregateRating/);
  });

  it('writes nothing into files of other kinds', async () => {
    const folder = folderOf({ 'post.md': '<mkt-ranking></mkt-ranking>\n' });
    const { status, errors, out } = await run('prerender', '--json-ld', folder.path);
    assert.equal(status, 1);
    assert.match(errors + out, /into HTML files only/);
  });
});
