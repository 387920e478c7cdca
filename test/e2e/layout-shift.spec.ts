/** What stands below an element stays where it is, from the first paint on. */
import { expect, serviceUrl, viewport } from '../support/index.js';
import { nothingMovesBelow, shifts } from '../support/layout-shift.js';
import { standIn } from '../support/stand-in.js';

const LAYOUTS = [
  '<mkt-ranking limit="3"><a href="https://market.example/">All best sellers</a></mkt-ranking>',
  '<mkt-ranking limit="5" layout="grid"></mkt-ranking>',
  '<mkt-ranking limit="4" layout="grid" columns="2" heading="Best sellers"></mkt-ranking>',
  '<mkt-ranking limit="7" layout="grid" columns="6"></mkt-ranking>',
  '<mkt-ranking limit="7" layout="compact"></mkt-ranking>',
  '<mkt-ranking limit="6" layout="carousel"></mkt-ranking>',
];

/** Others by themselves. */
const OTHERS = [
  '<mkt-product-search genre-id="100371" limit="4"></mkt-product-search>',
  '<mkt-product-search genre-id="100371" limit="5" layout="grid"></mkt-product-search>',
  '<mkt-product-search genre-id="100371" limit="4" layout="table"></mkt-product-search>',
  '<mkt-book-list media="book" limit="5"></mkt-book-list>',
  '<mkt-book-list media="magazine" limit="6" layout="grid"></mkt-book-list>',
  '<mkt-book-list media="cd" limit="5" layout="table" columns="2"></mkt-book-list>',
  '<mkt-book-list media="game" limit="5" layout="compact"></mkt-book-list>',
  '<mkt-book-list media="software" limit="5" layout="carousel"></mkt-book-list>',
  '<mkt-book-list media="book" limit="4" show="image title price action"></mkt-book-list>',
  '<mkt-ranking limit="4" layout="grid" hide="image caption action"></mkt-ranking>',
  '<mkt-ranking limit="8" layout="grid"></mkt-ranking>',
  '<mkt-ranking limit="4" layout="grid" heading="Best sellers" pager="more"></mkt-ranking>',
  '<mkt-picks limit="3" layout="grid" hide="image"></mkt-picks>'.replace(
    '>',
    ` dynamic-ad-url="${serviceUrl({ delay: 500 })}">`,
  ),
  '<mkt-ebook-list limit="5"></mkt-ebook-list>',
  '<mkt-ebook-list limit="3" layout="table" heading="New e-books"></mkt-ebook-list>',
  `<mkt-picks dynamic-ad-url="${serviceUrl({ delay: 500 })}" limit="3"></mkt-picks>`,
  '<mkt-hotel-search middle-class-code="tokyo" limit="3"></mkt-hotel-search>',
  `<mkt-hotel-search middle-class-code="tokyo" limit="4" layout="grid">
    <option slot="area" value="japan,kyoto">京都</option></mkt-hotel-search>`,
  '<mkt-hotel-detail hotel-no="14022"></mkt-hotel-detail>',
  '<mkt-hotel-detail hotel-no="14022" map-url="https://map.example/{latitude}"></mkt-hotel-detail>',
  '<mkt-hotel-detail hotel-no="14022" controls="calendar"></mkt-hotel-detail>',
  '<mkt-golf-finder area-code="8" limit="3"></mkt-golf-finder>',
  '<mkt-hotel-search middle-class-code="tokyo" limit="4" view="both" controls="none"></mkt-hotel-search>',
  '<mkt-hotel-search middle-class-code="tokyo" limit="1" view="both"></mkt-hotel-search>',
  '<mkt-hotel-search middle-class-code="tokyo" limit="6" view="both" layout="grid"></mkt-hotel-search>',
  '<mkt-golf-finder area-code="8" limit="3" view="map"></mkt-golf-finder>',
  `<mkt-golf-finder limit="3"><option slot="area" value="8">茨城</option></mkt-golf-finder>`,
];

/** Where the service decides how many come, or the number for it. */
const UNLIMITED = [
  '<mkt-ranking></mkt-ranking>',
  '<mkt-ranking layout="grid" pager="more"></mkt-ranking>',
  '<mkt-product-search keyword="バッグ" hits="5"></mkt-product-search>',
  '<mkt-book-list media="book" hits="10" layout="grid"></mkt-book-list>',
  '<mkt-book-list media="book"></mkt-book-list>',
  '<mkt-ebook-list hits="7" limit="4"></mkt-ebook-list>',
  '<mkt-hotel-search middle-class-code="tokyo" hits="10" controls="none"></mkt-hotel-search>',
];

describe('while an answer takes its time,', () => {
  beforeEach(async () => viewport(1280, 5000));

  it('nothing moves on a page with mkt.css, on a phone and on a desktop', async () => {
    const [phone, desktop] = await Promise.all([
      shifts(LAYOUTS, { width: 360 }),
      shifts(LAYOUTS, { width: 1200 }),
    ]);
    expect(phone).to.deep.equal([]);
    expect(desktop).to.deep.equal([]);
  });

  it('nothing moves where links of the command prerender stand in elements', async () => {
    const entry = '<li><a href="/"><img alt="" width="64" height="64">A rather long name</a></li>';
    const list = `<ul data-mkt-prerendered>${entry.repeat(12)}</ul>`;
    const snippets = LAYOUTS.map((one) => one.replace('">', `">${list}`));
    expect(snippets.every((one) => one.includes(list))).to.equal(true);
    const moved = await Promise.all(
      [360, 1200].map((width) => shifts(snippets, { width, delay: 500 })),
    );
    expect(moved).to.deep.equal([[], []]);
  });

  it('nothing moves where elements come into stand-ins', async () => {
    const others = [
      '<mkt-ranking look="dense" limit="5" layout="grid"></mkt-ranking>',
      `<mkt-ranking controls="genre age sex" limit="3" pager="more">
        <option slot="genre" value="100371">100371</option></mkt-ranking>`,
    ];
    const snippets = [...LAYOUTS.slice(0, 3), ...others].map(standIn);
    const moved = await Promise.all(
      [360, 1200].map((width) => shifts(snippets, { width, delay: 500 })),
    );
    expect(moved).to.deep.equal([[], []]);
  });

  nothingMovesBelow([...OTHERS, ...UNLIMITED]);

  it('this page would tell if something moved', async () => {
    const moved = await shifts(LAYOUTS, { width: 360, reserved: false, delay: 200 });
    expect(moved).not.to.deep.equal([]);
  });
});
