/** The structured data that `mkt-widgets prerender --json-ld` writes. */
import { expect } from 'chai';
import { useSandbox } from '../../sandbox/test/sandbox.js';
import { run } from './command.js';
import { folderOf } from './folder.js';

/** Elements by the type of their entries. */
export const ELEMENTS = {
  Product: ['mkt-ranking limit="2"', 'mkt-product-search genre-id="100371" limit="1"'],
  Book: ['mkt-book-list media="book" limit="1"', 'mkt-ebook-list limit="1"'],
  Hotel: ['mkt-hotel-detail hotel-no="14022"'],
  GolfCourse: ['mkt-golf-finder area-code="8" limit="1"'],
};

/** A list with the author's words. */
const REVIEWED = `<mkt-shortlist><ul>
  <li data-isbn="9784999900008"><a href="https://books.example/a">A book</a>
    <p>Short. {{ 7 * 7 }} &lt;/script> [[x]] &lt;%= 1 %></p><p>Pros</p><ul><li>short</li><li>light</li></ul>
    <p>Cons</p><ul><li>sad</li></ul><dl><dt>Rating</dt><dd>★★★★☆</dd></dl></li>
  <li data-hotel-no="14022"><a href="https://hotels.example/14022">A hotel</a></li>
</ul></mkt-shortlist>`;

/** The structured data of pages, for the tests of a file. */
export function useStructuredData() {
  const sandbox = useSandbox();

  /** The structured data of a page. @param {readonly string[]} elements @param {...string} options */
  async function dataOf(elements, ...options) {
    const folder = folderOf({
      'page.html': `<!doctype html><html lang="en"><head><meta name="author" content="Aoi &lt;/script> {{ 1 }}"><script src="/mkt.js" data-application-id="APP"
        data-affiliate-id="AFF" data-base-url="${sandbox.origin}"></script></head><body>
        ${elements.map((one) => (one.startsWith('<') ? one : `<${one}></${one.split(' ')[0]}>`)).join('\n')}</body></html>`,
    });
    const prerender = () =>
      run('prerender', '--rate', '50', '--json-ld', ...options, folder.at('page.html'));
    const { status, out } = await prerender();
    expect(status, out).to.equal(0);
    const text = folder.read('page.html');
    await prerender();
    expect(folder.read('page.html').length).to.equal(text.length);
    const scripts = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)];
    for (const [, json = ''] of scripts) expect(json).not.to.match(/\{\{|\}\}|\[\[|\]\]|[<>%#]/);
    return scripts.map(([, json = '']) => JSON.parse(json));
  }

  /** Of all elements without options, and of products with prices and ratings. */
  const data = {
    /** @type {any[]} */
    plain: [],
    /** @type {any[]} */
    priced: [],
    /** @type {any[]} Of a list with the author's words. */
    reviewed: [],
  };
  before(async () => {
    data.plain = await dataOf(Object.values(ELEMENTS).flat());
    data.reviewed = await dataOf([REVIEWED]);
    data.priced = await dataOf(ELEMENTS.Product, '--prices', '--ratings');
  });
  return data;
}
