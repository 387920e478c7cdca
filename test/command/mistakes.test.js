/** Mistakes that people, editors and assistants make in pages, each with what `doctor` says of it. */
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { codesIn, run, runWith } from './command.js';
import {
  LINK,
  pageOf,
  SETTINGS,
  STYLES,
  ranking,
  pageWith,
  prerendered,
  SHOP,
} from './doctor-pages.js';

const SERVICE = 'data-base-url="https://service.example"';
/** A page with one ranking and settings of the script tag. @param {string} settings */
const pageBy = (settings, attributes = '') => pageOf(ranking(attributes), settings);
const ISBN = 'isbn="9784999900008"';

/**
 * By the mistake: the page, and its findings as `code attribute → suggestion`.
 * @type {Record<string, [page: string, ...findings: string[]]>}
 */
const MISTAKES = {
  // Names of elements
  'an element that does not exist': [
    pageOf(`<mkt-rankings genre-id="1">${LINK}</mkt-rankings>`),
    'unknownElement → mkt-ranking',
  ],
  'the short name of an element': [
    pageOf(`<mkt-hotel hotel-no="1">${LINK}</mkt-hotel>`),
    'unknownElement → mkt-hotel-detail',
  ],
  'the name of an operation as an element': [
    pageOf(`<mkt-book-search keyword="猫">${LINK}</mkt-book-search>`),
    'unknownElement → mkt-hotel-search',
  ],
  // Names of attributes
  'a former name': [
    pageWith('controls="age" data-controls="age"'),
    'unknownAttribute controls → reader-controls',
  ],
  'a misspelt attribute': [pageWith('headding="Tea"'), 'unknownAttribute headding → heading'],
  'an attribute of another element': [pageWith('media="book"'), 'unknownAttribute media'],
  'an attribute of other kits': [pageWith('count="5"'), 'unknownAttribute count → consent'],
  'the tooltip in place of a search by title': [
    pageOf(`<mkt-book-list author="A" title="Tea">${LINK}</mkt-book-list>`),
    'unknownAttribute title',
  ],
  'names with underscores': [
    pageWith('genre_id="1" __proto__="1" constructor="1" my_own="1" max_price_="1"'),
    'unknownAttribute genre_id → genre-id',
    'unknownAttribute constructor',
    'unknownAttribute my_own',
    'unknownAttribute max_price_',
  ],
  'attributes of a data element, misspelt or without data-': [
    pageOf(
      `<div data-mkt="ranking" data-page="99" data-gener-id="1" limit="3" title="Tea">${LINK}</div>`,
    ),
    'wrongRule data-page',
    'unknownAttribute data-gener-id → data-genre-id',
    'unknownAttribute limit → data-limit',
  ],
  'a misspelt setting': [
    pageBy(`${SETTINGS} data-dislcosure="Ad" data-cfasync="false"`),
    'unknownAttribute data-dislcosure → data-disclosure',
  ],
  'a setting without data-': [
    pageBy(`data-application-id="APP" affiliate-id="AFF" ${SERVICE}`),
    'noAffiliateId affiliate-id',
  ],
  'a token of one reader for all': [
    pageBy(`${SETTINGS} data-access-token="T"`),
    'unknownAttribute data-access-token',
  ],
  // Values
  'a name in place of an id': [pageWith('genre-id="お茶"'), 'wrongRule genre-id'],
  'an id of two lines': [pageWith('application-id="A\n２"'), 'wrongRule application-id'],
  'values out of range': [pageWith('page="99" limit="0"'), 'wrongRule limit', 'wrongRule page'],
  'a date in another format': [
    pageOf(
      `<mkt-hotel-search keyword="箱根" checkin-date="2099/12/24" checkout-date="2099-12-25">${LINK}</mkt-hotel-search>`,
    ),
    'wrongRule checkin-date',
  ],
  'a search without anything to search for': [
    pageOf(`<mkt-product-search>${LINK}</mkt-product-search>`),
    'wrongRule keyword',
  ],
  'a missing parameter that no control offers': [
    pageOf(`<mkt-hotel-search reader-controls="sort">${LINK}</mkt-hotel-search>`),
    'wrongRule large-class-code',
  ],
  'words of the page from an unknown place': [
    pageOf(`<mkt-product-search keyword-from="tag" keyword="tea">${LINK}</mkt-product-search>`),
    'wrongRule keyword-from → tags',
  ],
  'a value without an id': [pageOf('<mkt-value>¥900</mkt-value>'), 'wrongRule isbn'],
  'a value with two ids': [
    pageOf(`<mkt-value ${ISBN} hotel-no="1">¥900</mkt-value>`),
    'wrongRule isbn',
  ],
  'a value of an unknown field': [
    pageOf(`<mkt-value ${ISBN} field="prize">¥900</mkt-value>`),
    'wrongRule field → price',
  ],
  'a wrong search of a kept list': [
    pageOf(
      `<mkt-shortlist kept checkin-date="soon" query="access_token=abc">${LINK}</mkt-shortlist>`,
    ),
    'wrongRule checkin-date',
    'wrongRule query',
  ],
  // Accidents of editors
  'full-width digits': [pageWith('genre-id="１００３７１"'), 'wrongRule genre-id → 100371'],
  'curly quotes': [
    pageWith('genre-id=“100371” heading="the sign =“x”"'),
    'curlyQuotes genre-id → 100371',
  ],
  'curly quotes around a setting': [
    pageBy(SETTINGS.replace('"AFF"', '“AFF”')),
    'curlyQuotes data-affiliate-id → AFF',
    'wrongRule affiliate-id → AFF',
  ],
  'an element and escaped code': [
    pageOf(`${ranking('')}<p>&lt;mkt-ranking limit="3"&gt;</p>`),
    'escapedCode',
  ],
  'escaped code of a data element': [
    pageOf(`<p>&lt;div data-mkt="ranking" data-limit="3"&gt;&lt;/div&gt;</p>`),
    'escapedCode',
  ],
  // Ends, and content
  'a missing quote': [
    pageOf('<mkt-ranking genre-id="100372 limit=5></mkt-ranking><p>more</p>'),
    'unfinishedTag',
  ],
  'a missing quote before a further attribute': [
    pageWith('heading="Teas limit="5"'),
    'unfinishedTag',
  ],
  'a missing quote of a setting': [pageBy(SETTINGS.replace(/"$/, '')), 'unfinishedTag'],
  'a start tag without its end': [pageOf(`<mkt-ranking ${LINK}</mkt-ranking>`), 'unfinishedTag'],
  'a page that ends in a tag': [`${pageWith('')}<p class="`, 'unfinishedTag'],
  'a tag that closes itself': [pageOf('<mkt-ranking genre-id="100371" />'), 'unclosedTag'],
  'no end tag': [pageOf(`<mkt-ranking genre-id="100371">${LINK}<p>Next</p>`), 'unclosedTag'],
  'a block in a paragraph': [
    pageOf(`<p><mkt-ranking></p><p>${LINK}</p><p></mkt-ranking></p>`),
    'endedEarly',
  ],
  'a fallback within an option that a minifier left open': [
    pageWith('', `<br> <option slot="genre" value="1">One${LINK}`),
    'noFallback',
  ],
  'a fallback without rel': [
    pageWith('', '<a href="https://market.example/">All</a> <small>Ad</small>'),
    'bareFallback',
  ],
  'a fallback without a label': [
    pageWith('', '<a href="https://market.example/" rel="sponsored nofollow">All</a>'),
    'bareFallback',
  ],
  'a value without words': [pageOf(`<p>Only <mkt-value ${ISBN}> </mkt-value>.</p>`), 'noValueText'],
  'the label removed': [pageWith('disclosure=""'), 'noLabel disclosure'],
  'an empty container': [pageOf('<mkt-config></mkt-config>'), 'endedEarly'],
  // Looks
  'a layout of another kit': [pageWith('layout="cards"'), 'looks layout'],
  'plurals of a value': [
    pageWith('hide="prices shops" layout="lists"'),
    'looks layout → list',
    'looks hide → price shop',
  ],
  'a wrong size': [pageWith('fit="300*250" layout="grid"'), 'looks fit → 300x250'],
  'attributes that fit replaces': [
    pageWith('fit="300x250" layout="grid" columns="2"'),
    'fitReplaces layout',
    'fitReplaces columns',
  ],
  'wrong looks of a configuration': [
    pageOf(`<mkt-config look="fancy" color-scheme="x">${ranking('')}</mkt-config>`),
    'looks look',
    'looks color-scheme',
  ],
  'structured data of the entries of a reader': [
    pageOf(`<mkt-bookmark-list json-ld>${LINK}</mkt-bookmark-list>`),
    'looks json-ld',
  ],
  'two searches in one': [
    pageOf(`<mkt-book-list author="A" keyword="tea" keyword-from="tags">${LINK}</mkt-book-list>`),
    'ignored keyword',
    'ignored keyword-from',
  ],
  'a control without its choices': [
    pageWith('reader-controls="genre"'),
    'emptyControls reader-controls',
  ],
  'choices of no control': [
    pageOf(
      `<mkt-hotel-search keyword="onsen" reader-controls="keyword"><option slot="genre" value="1">One</option>${LINK}</mkt-hotel-search>`,
    ),
    'strayOptions',
  ],
  'links to shops beside fit': [pageWith('fit="300x250"', SHOP), 'shops'],
  'links to shops in a layout without space for them': [
    pageWith('layout="compact"', SHOP),
    'shops',
  ],
  'a link to a shop that is over': [
    pageWith('', SHOP.replace('slot', 'until="2020-01-01" slot')),
    'shops',
  ],
  'a campaign that is over': [
    pageOf(`<mkt-campaign until="2020-01-01"><p slot="text">5x</p>${ranking('')}</mkt-campaign>`),
    'campaign',
  ],
  'structured data twice': [prerendered('json-ld', '{}'), 'prerenderedData json-ld'],
  'structured data that search engines refuse': [
    prerendered(
      '',
      '{"@type":"ItemList","itemListElement":[{"item":{"@type":"Product","name":"Tea"}}]}',
    ),
    'wrongData',
  ],
  // Settings
  'unknown web analytics': [pageWith('analytics="gtag ga4"'), 'wrongAnalytics analytics'],
  'wrong consent': [pageBy(`${SETTINGS} data-consent=x`, 'consent=click'), 'wrongConsent consent'],
  'no address of the kept list': [
    pageBy(`${SETTINGS} data-keep="javascript:alert(1)"`),
    'wrongKeep keep',
  ],
  'wrong parameters of links': [
    pageBy(`${SETTINGS} data-link-params="scid={post}"`),
    'wrongLinkParams link-params',
  ],
  'wrong settings of a value': [
    pageOf(`<mkt-value ${ISBN} link-params="x" analytics="ga4" consent="yes">¥900</mkt-value>`),
    'wrongAnalytics analytics',
    'wrongLinkParams link-params',
    'wrongConsent consent',
  ],
  'two affiliate ids': [
    pageOf(ranking('') + ranking('affiliate-id="OTHER"')),
    'affiliateIds affiliate-id',
  ],
  'a wrong id of the script tag': [
    pageOf(ranking('') + ranking('consent="yes"'), SETTINGS.replace('AFF', 'A F')),
    'wrongRule affiliate-id',
    'wrongConsent consent',
  ],
  'no application id, beside another mistake': [
    pageOf(
      `${ranking('limit="abc"')}<mkt-bookmark-list page="x">${LINK}</mkt-bookmark-list>`,
      `data-affiliate-id="AFF" ${SERVICE}`,
    ),
    'wrongRule limit',
    'noApplicationId application-id',
    'wrongRule page',
  ],
  // The page
  'no script tag': [
    `${STYLES}<mkt-ranking application-id="A" affiliate-id="F" base-url="https://service.example">${LINK}</mkt-ranking>`,
    'noScript',
  ],
  'no style sheet': [pageOf(ranking(''), SETTINGS, ''), 'noStyleSheet'],
  'no referrer': [
    pageOf(ranking(''), SETTINGS, `<meta name="referrer" content="never">${STYLES}`),
    'noReferrer',
  ],
};

/**
 * Texts about some mistakes, in English and in Japanese.
 * @type {Record<string, [en: string, ja: string]>}
 */
const TEXTS = {
  'the short name of an element': [
    'mkt-hotel; did you mean mkt-hotel-detail or mkt-hotel-search?',
    'mkt-hotel（mkt-hotel-detailか mkt-hotel-search ではありませんか？）',
  ],
  'a misspelt attribute': [
    '(headding; did you mean heading?)',
    '(headding（heading ではありませんか？）)',
  ],
  'the tooltip in place of a search by title': [
    'title, which is the HTML tooltip: use title-keyword',
    'title（HTML のツールチップです。title-keyword を使ってください）',
  ],
  'a token of one reader for all': [
    'data-access-token, which belongs to one reader: set access-token on an element or <mkt-config>',
    'data-access-token（読者1人のものです。要素か <mkt-config> の access-token に',
  ],
  'values out of range': [
    'page="99" must be an integer from 1 to 34',
    'page="99"：整数で入力してください（1〜34）',
  ],
  'words of the page from an unknown place': [
    'keyword-from="tag" must be one of tags, title, page',
    'keyword-from="tag"：次のどれかにしてください：tags、title、page',
  ],
  'a wrong search of a kept list': [
    'query must not contain access_token: use the setting access-token',
    'query：access_token は書けません。設定の「access-token」を使ってください',
  ],
  'full-width digits': [
    'must be an integer; write 100371 without full-width characters',
    '整数で入力してください。半角で 100371 と書いてください',
  ],
  'curly quotes': ['(genre-id=“100371”) [curlyQuotes]', '曲がった引用符'],
  'wrong looks of a configuration': [
    'look="fancy" must be one of card, plain',
    'look="fancy"：次のどれかにしてください：card、plain',
  ],
  'structured data of the entries of a reader': [
    'json-ld="" cannot be used together with access-token',
    'json-ld=""：「access-token」とは一緒に使えません',
  ],
  'two searches in one': ['(keyword, keyword-from) [ignored]', '(keyword, keyword-from) [ignored]'],
  'choices of no control': ['(<option slot="genre">)', '(<option slot="genre">)'],
  'two affiliate ids': ['(AFF, OTHER)', '(AFF, OTHER)'],
};

/** @param {any} fact */
const inShort = ({ code, attribute, suggestion }) =>
  [code, attribute, suggestion && `→ ${suggestion}`].filter(Boolean).join(' ');

describe('doctor finds', () => {
  for (const [mistake, [page, ...findings]] of Object.entries(MISTAKES))
    it(mistake, async () => {
      const { status, out } = await runWith(page, 'doctor', '--json', '-');
      expect(JSON.parse(out).map(inShort)).to.deep.equal(findings);
      expect(status).to.equal(1);
    });

  for (const [index, lang] of /** @type {const} */ (['en', 'ja']).entries())
    it(`each mistake in words, with its code: ${lang}`, async () => {
      for (const [mistake, [page, ...findings]] of Object.entries(MISTAKES)) {
        const { out } = await runWith(page, 'doctor', '--lang', lang, '-');
        const lines = out.split('\n').filter((line) => line.endsWith(']'));
        expect(new Set(codesIn(out)), out).to.deep.equal(
          new Set(findings.map((finding) => finding.split(' ')[0])),
        );
        expect(out).to.include(TEXTS[mistake]?.[index] ?? '');
        if (lang === 'ja')
          for (const line of lines) expect(line).not.to.match(/did you mean|must |no such|, which/);
      }
    });

  it('mistakes as data in the documented shape', async () => {
    const documented = (/** @type {string} */ file) =>
      [...readFileSync(file, 'utf8').matchAll(/^\| `([a-z]+)`(?:, `([a-z]+)`)? +\| /gm)]
        .flatMap(([, ...names]) => names)
        .filter(Boolean);
    const shape = documented('docs/commands.md');
    expect(documented('docs/ja/commands.md')).to.deep.equal(shape);
    const pages = Object.values(MISTAKES).map(([page]) => page);
    const outputs = await Promise.all([
      ...[...pages, '\0'].map((page) => runWith(page, 'doctor', '--json', '-')),
      run('doctor', '--json', 'none.html'),
    ]);
    for (const fact of outputs.flatMap(({ out }) => JSON.parse(out))) {
      for (const name of Object.keys(fact)) expect(shape, name).to.include(name);
      expect(typeof fact.code).to.equal('string');
      expect(typeof fact.problem).to.equal('string');
    }
  });
});
