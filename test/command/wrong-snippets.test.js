/** Mistakes that people and assistants make in snippets: `doctor` finds each, with what to write instead. */
import { expect } from 'chai';
import { runWith } from './command.js';

const LINK =
  '<a href="https://market.example/" rel="sponsored nofollow noopener">All</a> <small>PR</small>';
const STYLES = '<link rel="stylesheet" href="https://cdn.example/mkt.css">';
const SCRIPT =
  '<script src="https://cdn.example/mkt.js" data-base-url="https://service.example" data-application-id="APP" data-affiliate-id="AFF" async></script>';

/** @param {string} body @param {string} script @param {string} styles */
const page = (body, script = SCRIPT, styles = STYLES) => `${styles}\n${script}\n${body}`;

/**
 * Each mistake with its snippet and what `doctor` says of it: code, attribute, and suggestion.
 * @type {Record<string, (string | undefined)[]>}
 */
const MISTAKES = {
  'an element that does not exist': [
    page(`<mkt-rankings genre-id="1">${LINK}</mkt-rankings>`),
    ...['unknownElement', undefined, 'mkt-ranking'],
  ],
  'the short name of an element': [
    page(`<mkt-hotel hotel-no="1">${LINK}</mkt-hotel>`),
    ...['unknownElement', undefined, 'mkt-hotel-detail'],
  ],
  'the name of an operation as an element': [
    page(`<mkt-book-search keyword="猫">${LINK}</mkt-book-search>`),
    'unknownElement',
  ],
  'a property in place of an attribute': [
    page(`<mkt-ranking genreId="100371">${LINK}</mkt-ranking>`),
    ...['unknownAttribute', 'genreid', 'genre-id'],
  ],
  'an attribute with an underscore': [
    page(`<mkt-ranking genre_id="100371">${LINK}</mkt-ranking>`),
    ...['unknownAttribute', 'genre_id', 'genre-id'],
  ],
  'a misspelt attribute': [
    page(`<mkt-ranking headding="Tea">${LINK}</mkt-ranking>`),
    ...['unknownAttribute', 'headding', 'heading'],
  ],
  'an attribute of another element': [
    page(`<mkt-ranking media="book">${LINK}</mkt-ranking>`),
    ...['unknownAttribute', 'media'],
  ],
  'an attribute of other kits': [
    page(`<mkt-ranking count="5">${LINK}</mkt-ranking>`),
    ...['unknownAttribute', 'count'],
  ],
  'a tag that closes itself': [page('<mkt-ranking genre-id="100371" />'), 'unclosedTag'],
  'no end tag': [page(`<mkt-ranking genre-id="100371">${LINK}<p>Next</p>`), 'unclosedTag'],
  'no fallback': [page('<mkt-ranking genre-id="100371"></mkt-ranking>'), 'noFallback'],
  'a fallback without rel': [
    page('<mkt-ranking><a href="https://market.example/">All</a> <small>PR</small></mkt-ranking>'),
    'bareFallback',
  ],
  'a fallback without a label': [
    page(
      '<mkt-ranking><a href="https://market.example/" rel="sponsored nofollow">All</a></mkt-ranking>',
    ),
    'bareFallback',
  ],
  'the label removed': [
    page(`<mkt-ranking disclosure="">${LINK}</mkt-ranking>`),
    ...['noLabel', 'disclosure'],
  ],
  'a number as a word': [
    page(`<mkt-ranking limit="five">${LINK}</mkt-ranking>`),
    ...['wrongRule', 'limit'],
  ],
  'full-width digits': [
    page(`<mkt-ranking limit="５">${LINK}</mkt-ranking>`),
    ...['wrongRule', 'limit', '5'],
  ],
  'a name in place of an id': [
    page(`<mkt-ranking genre-id="お茶">${LINK}</mkt-ranking>`),
    ...['wrongRule', 'genre-id'],
  ],
  'a value out of range': [
    page(`<mkt-ranking page="99">${LINK}</mkt-ranking>`),
    ...['wrongRule', 'page'],
  ],
  'an invented value of a set': [
    page(`<mkt-ranking sex="female">${LINK}</mkt-ranking>`),
    ...['wrongRule', 'sex'],
  ],
  'an ISBN with hyphens': [
    page(`<mkt-book-list isbnjan="978-4-00-000000-0">${LINK}</mkt-book-list>`),
    ...['wrongRule', 'isbnjan'],
  ],
  'a date in another format': [
    page(
      `<mkt-hotel-search keyword="箱根" checkin-date="2099/12/24" checkout-date="2099-12-25">${LINK}</mkt-hotel-search>`,
    ),
    ...['wrongRule', 'checkin-date'],
  ],
  'a search without anything to search for': [
    page(`<mkt-product-search>${LINK}</mkt-product-search>`),
    'wrongRule',
  ],
  'a layout of another kit': [
    page(`<mkt-ranking layout="cards">${LINK}</mkt-ranking>`),
    ...['looks', 'layout'],
  ],
  'a plural of a value': [
    page(`<mkt-ranking hide="prices">${LINK}</mkt-ranking>`),
    ...['looks', 'hide', 'price'],
  ],
  'a layout that fit replaces': [
    page(`<mkt-ranking fit="300x250" layout="grid">${LINK}</mkt-ranking>`),
    ...['fitReplaces', 'layout'],
  ],
  'two searches in one': [
    page(`<mkt-book-list author="A" keyword="tea">${LINK}</mkt-book-list>`),
    ...['ignored', 'keyword'],
  ],
  'a control without its choices': [
    page(`<mkt-ranking controls="genre">${LINK}</mkt-ranking>`),
    ...['emptyControls', 'controls'],
  ],
  'curly quotes': [
    page(`<mkt-ranking genre-id=“100371”>${LINK}</mkt-ranking>`),
    ...['curlyQuotes', 'genre-id', '100371'],
  ],
  'escaped code': [
    page(
      `&lt;mkt-ranking genre-id="100371"&gt;&lt;/mkt-ranking&gt;<mkt-ranking>${LINK}</mkt-ranking>`,
    ),
    'escapedCode',
  ],
  'no script tag': [page(`<mkt-ranking>${LINK}</mkt-ranking>`, ''), 'noScript'],
  'no style sheet': [page(`<mkt-ranking>${LINK}</mkt-ranking>`, SCRIPT, ''), 'noStyleSheet'],
  'a setting without data-': [
    page(`<mkt-ranking>${LINK}</mkt-ranking>`, SCRIPT.replace('data-affiliate-id', 'affiliate-id')),
    ...['noAffiliateId', 'affiliate-id'],
  ],
  'a misspelt setting': [
    page(`<mkt-ranking>${LINK}</mkt-ranking>`, SCRIPT.replace('application-id', 'app-id')),
    ...['noApplicationId', 'application-id'],
  ],
  'data-element attributes without data-': [
    page(`<div data-mkt="ranking" limit="5">${LINK}</div>`),
    ...['unknownAttribute', 'limit', 'data-limit'],
  ],
  'a value without words': [
    page('<p>It costs <mkt-value isbn="9784999900008"></mkt-value>.</p>'),
    'noValueText',
  ],
};

describe('a wrong snippet is found:', () => {
  it('of thirty kinds', () => expect(Object.keys(MISTAKES).length).to.be.at.least(30));

  for (const [mistake, [snippet = '', code, attribute, suggestion]] of Object.entries(MISTAKES)) {
    it(mistake, async () => {
      const { status, out } = await runWith(snippet, 'doctor', '--json', '-');
      expect(status).to.equal(1);
      const found = JSON.parse(out).filter((/** @type {any} */ fact) => fact.code === code);
      expect(found.length, out).to.be.ok;
      const facts = found.map((/** @type {any} */ fact) => [fact.attribute, fact.suggestion]);
      if (attribute ?? suggestion)
        expect(
          facts.some(
            (/** @type {[string?, string?]} */ [name, value]) =>
              name === attribute && (suggestion === undefined || value === suggestion),
          ),
          out,
        ).to.be.ok;
    });
  }
});
