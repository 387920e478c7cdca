/** What readers work with is loaded last, and moves nothing either. */
import { viewport } from '../support/index.js';
import { nothingMovesBelow } from '../support/layout-shift.js';

const genres = (...ids: readonly string[]) =>
  ids.map((id) => `<option slot="genre" value="${id}">${id}</option>`).join('');

const WITH_CONTROLS = [
  '<mkt-ranking controls="age sex" limit="3"></mkt-ranking>',
  '<mkt-ranking controls="sex" limit="3" lang="en" heading="Best sellers"></mkt-ranking>',
  `<mkt-ranking controls="genre age sex" limit="3" pager="more">${genres('100371')}</mkt-ranking>`,
  '<mkt-ranking controls="genre age" limit="3"></mkt-ranking>',
  '<mkt-ranking limit="3" pager="more"></mkt-ranking>',
  '<mkt-ranking limit="3" pager="pages"></mkt-ranking>',
  '<mkt-ranking limit="3" pager="none"></mkt-ranking>',
  '<mkt-ranking limit="6" layout="carousel" controls="age" pager="pages"></mkt-ranking>',
  '<mkt-product-search keyword="バッグ" controls="keyword price sort" limit="3"></mkt-product-search>',
  `<mkt-product-search genre-id="100371" controls="keyword genre price sort" limit="3"
    pager="pages">${genres('110729', '110933')}</mkt-product-search>`,
  '<mkt-product-search genre-id="100371" controls="genre" limit="3"></mkt-product-search>',
  '<mkt-product-search genre-id="100371" layout="table" controls="sort" limit="3"></mkt-product-search>',
  `<mkt-book-list controls="keyword genre availability sort" limit="3" pager="more">
    ${genres('001001', '001004')}</mkt-book-list>`,
  '<mkt-book-list media="book" controls="title author publisher code size availability preview sort" limit="2"></mkt-book-list>',
  '<mkt-book-list media="cd" controls="artist label limited" limit="3" lang="en"></mkt-book-list>',
  '<mkt-book-list media="game" controls="hardware" limit="3" pager="pages"></mkt-book-list>',
  '<mkt-book-list media="software" controls="os" limit="3" pager="pages"></mkt-book-list>',
  '<mkt-ebook-list controls="keyword language availability sort" limit="3" pager="more"></mkt-ebook-list>',
  '<mkt-hotel-search middle-class-code="tokyo" controls="none" pager="pages" limit="3"></mkt-hotel-search>',
  '<mkt-hotel-search middle-class-code="tokyo" controls="dates rooms guests sort" limit="3"></mkt-hotel-search>',
  '<mkt-hotel-search controls="keyword price" pager="more"></mkt-hotel-search>',
  '<mkt-hotel-search middle-class-code="tokyo" controls="calendar" limit="2"></mkt-hotel-search>',
  '<mkt-hotel-search middle-class-code="tokyo" controls="dates rooms calendar" limit="2" view="both"></mkt-hotel-search>',
  '<mkt-hotel-search middle-class-code="tokyo" squeeze-condition="onsen" limit="2"></mkt-hotel-search>',
  '<mkt-hotel-search middle-class-code="tokyo" controls="keyword conditions near" limit="2"></mkt-hotel-search>',
  '<mkt-book-list media="book" controls="title author publisher size availability sort" size="2" limit="2"></mkt-book-list>',
  `<mkt-golf-finder controls="keyword area sort bookable" limit="3" pager="more">
    <option slot="area" value="8">茨城</option></mkt-golf-finder>`,
  '<mkt-bookmark-list limit="2" controls="none"></mkt-bookmark-list>',
  '<mkt-bookmark-list limit="4"></mkt-bookmark-list>',
  '<mkt-bookmark-list limit="2" layout="grid"></mkt-bookmark-list>',
  '<mkt-bookmark-list limit="4" layout="compact"></mkt-bookmark-list>',
  '<mkt-ranking bookmarks access-token="demo-both" limit="3"></mkt-ranking>',
  '<mkt-ranking bookmarks access-token="demo-both" limit="3" layout="compact"></mkt-ranking>',
  '<mkt-bookmark-button access-token="demo-both" item-code="asatsuyu-farm:80383663"></mkt-bookmark-button>',
  '<mkt-bookmark-button icon access-token="demo-both" item-code="asatsuyu-farm:80383663"></mkt-bookmark-button>',
  '<p>Words <mkt-bookmark-button icon access-token="demo-both" item-code="asatsuyu-farm:80383663"></mkt-bookmark-button></p>',
  '<mkt-bookmark-list hits="3" controls="ispublic" pager="pages" lang="en"></mkt-bookmark-list>',
];

describe('while what readers work with is on its way,', () => {
  beforeEach(async () => viewport(1280, 5000));

  nothingMovesBelow(WITH_CONTROLS);
});
