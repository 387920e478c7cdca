/** Content below an element does not move after the first paint. */
import { expect, viewport } from '../support/index.js';
import { shifts } from '../support/layout-shift.js';
import { dataElement } from '../support/data-element.js';

const LAYOUTS = [
  '<mkt-ranking limit="3"><a href="https://market.example/">All best sellers</a></mkt-ranking>',
  '<mkt-ranking limit="5" layout="grid"></mkt-ranking>',
  '<mkt-ranking limit="4" layout="grid" columns="2" heading="Best sellers"></mkt-ranking>',
  '<mkt-ranking limit="7" layout="grid" columns="6"></mkt-ranking>',
  '<mkt-ranking limit="7" layout="compact"></mkt-ranking>',
  '<mkt-ranking limit="6" layout="carousel"></mkt-ranking>',
];

/**
 * Elements of each bundle, and those with lazy parts; reserved-space.spec.ts has the variants. Each page has some
 * that are in view together.
 */
const FAMILIES = [
  ['<mkt-ranking></mkt-ranking>'],
  [
    '<mkt-ranking reader-controls="age sex" limit="3" pager="more" heading="Best sellers"></mkt-ranking>',
    '<mkt-ranking bookmarks access-token="demo-both" limit="3"></mkt-ranking>',
    '<mkt-product-search genre-id="100371" limit="4" layout="table" reader-controls="sort"></mkt-product-search>',
    '<mkt-product-search genre-id="100371" reader-controls="genre" limit="3"></mkt-product-search>',
  ],
  [
    '<mkt-book-list media="cd" limit="5" layout="table" look="plain"></mkt-book-list>',
    '<mkt-ebook-list limit="5"></mkt-ebook-list>',
    '<mkt-picks dynamic-ad-url limit="3"></mkt-picks>',
    '<mkt-hotel-search middle-class-code="tokyo" limit="3"></mkt-hotel-search>',
  ],
  [
    '<mkt-hotel-search reader-controls="keyword price" pager="more"></mkt-hotel-search>',
    '<mkt-hotel-search middle-class-code="tokyo" squeeze-condition="onsen" limit="2"></mkt-hotel-search>',
    '<mkt-hotel-search middle-class-code="tokyo" reader-controls="calendar" limit="2" view="both"></mkt-hotel-search>',
  ],
  [
    '<mkt-hotel-search middle-class-code="tokyo" limit="6" view="both" layout="grid"></mkt-hotel-search>',
    '<mkt-hotel-detail hotel-no="14022" reader-controls="calendar"></mkt-hotel-detail>',
  ],
  [
    '<mkt-hotel-detail hotel-no="10101" look="dense"></mkt-hotel-detail>',
    '<mkt-golf-finder area-code="8" limit="3" view="map"></mkt-golf-finder>',
  ],
  [
    '<mkt-bookmark-list limit="4"></mkt-bookmark-list>',
    '<mkt-bookmark-list limit="2" layout="grid" reader-controls="none"></mkt-bookmark-list>',
    '<p>Words <mkt-bookmark-button icon access-token="demo-both" item-code="asatsuyu-farm:80383663"></mkt-bookmark-button></p>',
    `<mkt-config look="plain" color-scheme="dark"><mkt-config color-scheme="page">
    <mkt-ranking limit="4" look="card" layout="grid"></mkt-ranking></mkt-config></mkt-config>`,
    '<mkt-ranking style="--mkt-font-size: 1.25em; --mkt-padding: 1em" limit="3"></mkt-ranking>',
  ],
];

describe('while an answer takes its time,', () => {
  beforeEach(async () => viewport(1600, 5000));

  it('nothing moves on a page with mkt.css, on a phone and on a desktop', async () => {
    expect(await shifts(LAYOUTS, { widths: [360, 1200] })).to.deep.equal([]);
  });

  it('nothing shifts with prerendered links in elements', async () => {
    const entry = '<li><a href="/"><img alt="" width="64" height="64">A rather long name</a></li>';
    const list = `<ul data-mkt-prerendered>${entry.repeat(12)}</ul>`;
    const snippets = LAYOUTS.map((snippet) => snippet.replace('">', `">${list}`));
    expect(snippets.every((snippet) => snippet.includes(list))).to.equal(true);
    expect(await shifts(snippets, { widths: [360, 1200] })).to.deep.equal([]);
  });

  it('nothing moves when elements are inserted into data elements', async () => {
    const others = [
      '<mkt-ranking look="dense" limit="5" layout="grid"></mkt-ranking>',
      `<mkt-ranking reader-controls="genre age sex" limit="3" pager="more">
        <option slot="genre" value="100371">100371</option></mkt-ranking>`,
    ];
    const snippets = [...LAYOUTS.slice(0, 3), ...others].map(dataElement);
    expect(await shifts(snippets, { widths: [360, 1200] })).to.deep.equal([]);
  });

  it("nothing moves below the lists and banners of the demo's article", async () => {
    const html = await (await fetch('/demo/article.html')).text();
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const elements = [...body.querySelectorAll('mkt-ranking, mkt-book-list')];
    expect(elements.filter((element) => element.matches('[fit]'))).to.have.length(3);
    const snippets = elements.map(({ outerHTML }) => outerHTML);
    expect(await shifts(snippets, { widths: [360, 1200] })).to.deep.equal([]);
  });

  // reserved-space.spec.ts compares heights at all widths.
  for (const some of FAMILIES) {
    const tags = some.map((snippet) => /mkt-(?!config)[a-z-]+/.exec(snippet)![0]);
    it(`nothing moves below ${tags.join(', ')}`, async () => {
      expect(await shifts(some, { widths: [360, 1200] })).to.deep.equal([]);
    });
  }

  it('this page would report a shift', async () => {
    const moved = await shifts(LAYOUTS, { widths: [360], reserved: false });
    expect(moved).not.to.deep.equal([]);
  });
});
