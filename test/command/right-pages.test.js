/** Pages in which `doctor` finds nothing. */
import { expect } from 'chai';
import { runWith } from './command.js';
import { LINK, pageOf, ranking, pageWith, prerendered, SETTINGS, SHOP } from './doctor-pages.js';

const FOREIGN =
  'data-v-7ba5bd90 data-astro-cid-j7pv data-cookieconsent="statistics" data-cmp-src="/a" data-categories="ads" data-category="ads" data-consent-src="/b" data-name="kit" data-src="/c" data-type="text/javascript" data-url="/d" data-loaded data-bs-target="#e" data-id="7"';
const SERVICE = 'data-base-url="https://service.example"';

/**
 * Pages without a mistake.
 * @type {Record<string, string>}
 */
const RIGHT = {
  'usual elements': pageOf(`${ranking('genre-id="100371" limit="3"')}
    <div data-mkt="book-list" data-media="book" data-wp-block="7">${LINK}</div>
    <mkt-hotel-search>${LINK}</mkt-hotel-search>
    <mkt-hotel-search reader-controls="keyword">${LINK}</mkt-hotel-search>
    <mkt-hotel-search latitude="128440" longitude="503172" all-return-flag="1" limit="3">${LINK}</mkt-hotel-search>
    <mkt-config affiliate-id="AFF"><mkt-bookmark-list>${LINK}</mkt-bookmark-list></mkt-config>
    <mkt-shortlist kept>${LINK}</mkt-shortlist>`),
  'features with right values': pageOf(
    `${ranking('layout="grid" json-ld="ratings" analytics="gtag"', SHOP)}${ranking(
      'reader-controls="genre"',
      `<option slot="genre" value="1">One</option>${LINK}`,
    )}${ranking('heading="“Best”"')}`,
  ),
  'names of properties, as frameworks write them on a server': pageOf(
    `<mkt-config affiliateId="AFF">${ranking('genreId="100371" readerControls="age"')}</mkt-config>`,
  ),
  'structured data of a file alone': prerendered('', '{}'),
  'no label where nothing earns': pageOf(
    `<mkt-bookmark-button item-code="a:1" disclosure=""></mkt-bookmark-button>`,
    `data-application-id="APP" ${SERVICE}`,
  ),
  'values that are filled in later': pageOf(
    `<mkt-value isbn="{{ isbn }}">¥900</mkt-value>${ranking('fit="{{ size }}"', SHOP)}`,
  ),
  'codes as they are printed': pageOf(
    `<mkt-book-list isbnjan="978-4-00-000000-0">${LINK}</mkt-book-list>
    <mkt-value isbn="９７８－４－９９９９－００００－８">¥900</mkt-value>
    <div data-mkt="shortlist"><div data-jan="４９０ 0000000000">${LINK}</div></div>`,
  ),
  'data of frameworks and consent tools': pageOf(
    `<div data-mkt="ranking" ${FOREIGN}>${LINK}</div>`,
    `${SETTINGS} ${FOREIGN}`,
  ),
  'attributes of frameworks and translators': pageWith(
    '_ _ngcontent-a _bl_7 b-3x7 bis_skin_checked ngskiphydration cky-tag key ref :class @click v-if x-data bind:this on:load class:on client:idle #tea (click) [limit] *ngif i18n i18n-title up-nav'.replace(
      / |$/g,
      '="1" ',
    ),
  ),
  'code that is meant to be read': pageOf(
    ['pre', 'code', 'textarea']
      .map((tag) => `<${tag}>&lt;mkt-ranking genre-id="100371"&gt;</${tag}>`)
      .join(''),
  ),
  'links to the page’s own site': pageOf(
    `<link rel="canonical" href="https://a.example/b">${ranking('', '<a href="//a.example/c">All</a>')}`,
  ),
};

describe('doctor finds', () => {
  for (const [name, page] of Object.entries(RIGHT))
    it(`nothing in ${name}, and exits with 0`, async () => {
      const { status, out } = await runWith(page, 'doctor', '--json', '-');
      expect([status, out]).to.deep.equal([0, '[]\n']);
    });
});
