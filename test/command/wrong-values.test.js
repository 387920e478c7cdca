/** Wrong values of each element's own attributes, and the rule that `doctor` names. */
import { expect } from 'chai';
import { runWith } from './command.js';
import { LINK, pageOf, SETTINGS } from './doctor-pages.js';

const MEDIA = 'must be one of total, book, cd, dvd, software, game, foreign-book, magazine';
const DATE = 'must be a calendar date written YYYY-MM-DD';

/**
 * Wrong values of elements' own attributes: the start tag, whose last attribute is wrong, and its rule.
 * @type {[start: string, rule: string][]}
 */
const VALUES = [
  ['mkt-ranking sex="x"', 'must be one of 0, 1'],
  ['mkt-ranking genre-id="1.5"', 'must be an integer'],
  ['mkt-product-search genre-id="1" max-price="0"', 'must be an integer from 1 to 999999998'],
  // A property name of `Object.prototype`.
  ['mkt-book-list media="constructor"', MEDIA],
  ['mkt-ebook-list sales-type="2"', 'must be one of 0, 1'],
  ['mkt-golf-finder search-radius="5"', 'must be an integer from 10 to 300'],
  ['mkt-golf-finder latitude="35.7"', 'can only be used together with longitude'],
  ['mkt-hotel-detail hotel-no="x"', 'must be an integer'],
  [
    'mkt-hotel-detail hotel-no="1" map-url="geo:1,2"',
    'must be an address that starts with http:// or https://',
  ],
  [
    'mkt-hotel-search middle-class-code="tokyo" operation="toString"',
    'must be one of keyword, simple, vacant',
  ],
  ['mkt-hotel-search middle-class-code="tokyo" checkin-date="2026-02-30"', DATE],
  ['mkt-hotel-search middle-class-code="tokyo" checkin-date="+275760-09-13"', DATE],
  [
    'mkt-hotel-search middle-class-code="tokyo" sort="price"',
    'must be one of standard, +roomCharge, -roomCharge',
  ],
  [
    'mkt-hotel-search middle-class-code="tokyo" reader-controls="genre"',
    'must be space-separated entries of none, keyword, area, dates, rooms, guests, price, conditions, sort, near, calendar',
  ],
  ['mkt-picks carrier="2"', 'must be one of 0, 1'],
  [
    'mkt-picks fields="name=ItemName"',
    'must be pairs such as "title=ItemName href=ItemUrl", of title, href, image, caption, price, shop',
  ],
  [
    'mkt-bookmark-list sort="newest"',
    'must be one of regist_datetime, regist_datetime:desc, price, price:desc',
  ],
  ['mkt-shortlist checkin-date="soon"', DATE],
];

describe('doctor finds', () => {
  for (const [start, rule] of VALUES)
    it(`a wrong value: ${start}`, async () => {
      const [tag = '', ...attributes] = start.split(/ (?=[\w-]+=")/);
      const settings = `${SETTINGS} data-dynamic-ad-url="https://service.example"`;
      const content = tag === 'mkt-shortlist' ? `<div data-hotel-no="1">${LINK}</div>` : LINK;
      const page = pageOf(`<${start}>${content}</${tag}>`, settings);
      const { out } = await runWith(page, 'doctor', '--json', '-');
      const details = JSON.parse(out).map((/** @type {any} */ { detail }) => detail);
      expect(details).to.deep.equal([`${attributes.at(-1)} ${rule}`]);
    });
});
