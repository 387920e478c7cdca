/** Whatever an author says of looks, nothing moves. */
import { viewport } from '../support/index.js';
import { nothingMovesBelow } from '../support/layout-shift.js';

/** What the author says of looks, on the element or around it. */
const LOOKS = [
  '<mkt-ranking look="plain" limit="3"></mkt-ranking>',
  '<mkt-ranking look="plain" limit="5" layout="grid" heading="Best sellers"></mkt-ranking>',
  '<mkt-ranking look="outline" limit="4" layout="grid"></mkt-ranking>',
  '<mkt-ranking look="dense" limit="5" layout="grid"></mkt-ranking>',
  '<mkt-ranking look="dense" limit="4" controls="age sex" pager="more"></mkt-ranking>',
  '<mkt-ranking look="dense" limit="6" layout="carousel"></mkt-ranking>',
  '<mkt-ranking look="dense" limit="5" layout="compact"></mkt-ranking>',
  '<mkt-book-list media="book" look="dense" limit="4"></mkt-book-list>',
  '<mkt-book-list media="cd" look="plain" limit="4" layout="table"></mkt-book-list>',
  '<mkt-product-search genre-id="100371" look="dense" limit="4" layout="table"></mkt-product-search>',
  '<mkt-product-search genre-id="100371" look="outline" limit="4"></mkt-product-search>',
  '<mkt-hotel-search middle-class-code="tokyo" look="dense" limit="3" controls="none"></mkt-hotel-search>',
  '<mkt-golf-finder area-code="8" look="plain" limit="3" controls="none" layout="grid"></mkt-golf-finder>',
  '<mkt-hotel-detail hotel-no="14022" look="dense"></mkt-hotel-detail>',
  '<mkt-config look="dense"><mkt-ranking limit="4"></mkt-ranking></mkt-config>',
  `<mkt-config look="plain" color-scheme="dark"><mkt-config color-scheme="page">
    <mkt-ranking limit="4" look="card" layout="grid"></mkt-ranking></mkt-config></mkt-config>`,
  '<mkt-ranking color-scheme="dark" limit="3"></mkt-ranking>',
  '<mkt-ranking color-scheme="auto" look="dense" limit="4" layout="grid"></mkt-ranking>',
  '<mkt-ranking style="--mkt-font-size: 1.25em; --mkt-padding: 1em" limit="3"></mkt-ranking>',
  '<mkt-ranking look="dense" style="--mkt-font-size: 1em; --mkt-gap: 1em" limit="3"></mkt-ranking>',
  '<mkt-ranking look="dense" style="font-size: 15px; padding: 0.5em" limit="3"></mkt-ranking>',
];

describe('while elements with a look of their own are on their way,', () => {
  beforeEach(async () => viewport(1280, 5000));

  nothingMovesBelow(LOOKS);
});
