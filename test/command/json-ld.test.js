/** `mkt-widgets prerender --json-ld`, checked against the definitions of schema.org in schema-dts. */
import assert from 'node:assert/strict';
import { resolve } from 'node:path';
import { before, describe, it } from 'node:test';
import ts from 'typescript';
import { useSandbox } from '../../demo/service/test/sandbox.js';
import { run } from './command.js';
import { folderOf } from './folder.js';

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

  /**
   * Mistakes of each list by schema.org's definitions, which are compiled once for all of them: that takes most
   * of the time.
   * @param {any[]} lists
   */
  function mistakesIn(lists) {
    const types = resolve('node_modules/schema-dts');
    const folder = folderOf(
      Object.fromEntries(
        lists.map((data, index) => {
          // The entries one by one, since a list accepts any text, too.
          const items = data.itemListElement.map((/** @type {any} */ { item }) => item);
          return [
            `${index}.ts`,
            `import type { Book, GolfCourse, Hotel, ItemList, Product, WithContext } from '${types}';
export const data: WithContext<ItemList> = ${JSON.stringify(data)};
${items.map((/** @type {any} */ item, /** @type {number} */ index) => `export const item${index}: ${item['@type']} = ${JSON.stringify(item)};`).join('\n')}`,
          ];
        }),
      ),
    );
    const files = lists.map((_, index) => folder.at(`${index}.ts`));
    const program = ts.createProgram(files, {
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      module: ts.ModuleKind.ESNext,
    });
    return files.map((file) =>
      ts
        .getPreEmitDiagnostics(program, program.getSourceFile(file))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')),
    );
  }

  /** Lists without options, and with prices and ratings. @type {any[]} */
  let plain = [];
  /** @type {any[]} */
  let priced = [];
  before(async () => {
    plain = await dataOf(Object.values(ELEMENTS).flat());
    priced = await dataOf(ELEMENTS.Product, '--prices', '--ratings');
  });

  it('writes only data that schema.org defines', () => {
    const wrong = [{ item: { '@type': 'Product', naame: 'Tea' } }];
    const [found = [], ...others] = mistakesIn([
      { ...plain[0], itemListElement: wrong },
      ...plain,
      ...priced,
    ]);
    assert.match(found.join('\n'), /"naame"' does not exist in type 'ProductLeaf'/);
    assert.equal(others.length, plain.length + priced.length);
    for (const mistakes of others) assert.deepEqual(mistakes, []);
  });

  it('writes every kind of entry, without prices and ratings', () => {
    const kinds = Object.entries(ELEMENTS).flatMap(([kind, elements]) => elements.map(() => kind));
    assert.deepEqual(
      plain.map(({ itemListElement: [first] }) => first.item['@type']),
      kinds,
    );
    assert.doesNotMatch(JSON.stringify(plain), /aggregateRating|offers|price/);
    assert.equal(plain[0].itemListElement.length, 2);
    assert.match(plain[2].itemListElement[0].item.isbn, /^97[89]\d{10}$/);
  });

  it('writes prices and ratings with their options', () => {
    const [ranking, products] = priced.map(({ itemListElement }) => itemListElement[0].item);
    assert.equal(ranking.offers['@type'], 'Offer');
    assert.equal(products.offers['@type'], 'AggregateOffer');
    assert.match(JSON.stringify(priced), /aggregateRating/);
  });

  it('writes nothing into files of other kinds', async () => {
    const folder = folderOf({ 'post.md': '<mkt-ranking></mkt-ranking>\n' });
    const { status, errors, out } = await run('prerender', '--json-ld', folder.path);
    assert.equal(status, 1);
    assert.match(errors + out, /into HTML files only/);
  });
});
