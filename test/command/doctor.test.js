/** `mkt-widgets doctor` on pages with each fault. */
import { expect } from 'chai';
import { useSandbox } from '../../sandbox/test/sandbox.js';
import { codesIn, run, runWith } from './command.js';
import { IDS, LINK, pageOf } from './doctor-pages.js';
import { folderOf } from './folder.js';

describe('mkt-widgets doctor', () => {
  const sandbox = useSandbox();

  it('reads components and templates, and ignores values that are filled in later', async () => {
    const page = (/** @type {string} */ body) => pageOf(body);
    const folder = folderOf({
      'a.vue': `<script setup>let id = 1</script>\n<template>${page(`
<mkt-ranking :genre-id="id" gener-id="1">${LINK}</mkt-ranking>
<mkt-hotel-detail :hotel-no="id">${LINK}</mkt-hotel-detail>
<mkt-bookmark-button item-code="a:1" />`)}</template>`,
      'b.svelte': page(`<mkt-ranking genre-id={id} page="{page}">${LINK}</mkt-ranking>`),
      'c.njk': pageOf(
        `<mkt-ranking {% if few %}limit="3"{% endif %} genre-id="{{ genre }}">${LINK}</mkt-ranking>`,
        `${IDS} data-base-url="{{ service }}"`,
      ),
      'd.astro': `---\nconst all: Array<string> = [];\n---\n${page('<mkt-bookmark-button item-code={all[0]} />')}`,
      'e.html': page(`<mkt-ranking page="99" heading="{not a template">${LINK}</mkt-ranking>`),
    });
    const { out } = await run('doctor', folder.path);
    expect(codesIn(out), out).to.deep.equal(['unknownAttribute', 'wrongRule']);
    expect(out).to.match(/a\.vue:4:1 <mkt-ranking> .*gener-id/);
    expect(out).to.match(/e\.html.*page="99"/);
    expect(out).to.match(/5 pages, 7 elements: 2 problems/);
  });

  it('reads a page from the standard input, beside files', async () => {
    const folder = folderOf({
      'page.html': pageOf(`<mkt-ranking page="99">${LINK}</mkt-ranking>`),
    });
    const text = pageOf(`<mkt-ranking gener-id="100371">${LINK}</mkt-ranking>`);
    const { status, out } = await runWith(text, 'doctor', '-', folder.at('page.html'));
    expect(codesIn(out), out).to.deep.equal(['unknownAttribute', 'wrongRule']);
    expect(out).to.match(/^-:2:7 <mkt-ranking> .*did you mean genre-id/);
    expect(out).to.match(/2 pages, 2 elements: 2 problems\n$/);
    expect(status).to.equal(1);
  });

  describe('prints data for programs:', () => {
    /** @param {string} page @param {...string} args */
    const factsOf = async (page, ...args) =>
      JSON.parse((await runWith(page, 'doctor', '-', '--json', ...args)).out);
    /** @param {any} fact */
    const inShort = ({ code, element, attribute, value, suggestion }) =>
      [code, element, attribute, value, suggestion].map((fact) => fact ?? '').join(' ');

    it('code, element, attribute, value and suggestion of a fault', async () => {
      const facts = await factsOf(
        pageOf(
          `<mkt-rankng>${LINK}</mkt-rankng>
          <mkt-ranking controls="" limit="５" layout="lists">${LINK}</mkt-ranking>
          <div data-mkt="ranking" data-page="99" data-gener-id="1" limit="3">${LINK}</div>`,
          'data-application-id="APP" data-affilate-id="AFF" data-base-url="https://service.example"',
        ),
      );
      expect(facts.map(inShort)).to.deep.equal([
        'unknownAttribute script data-affilate-id AFF data-affiliate-id',
        'unknownElement mkt-rankng   mkt-ranking',
        'looks mkt-ranking layout lists list',
        'wrongRule mkt-ranking limit ５ 5',
        'unknownAttribute mkt-ranking controls  reader-controls',
        'noAffiliateId mkt-ranking affiliate-id  ',
        'wrongRule mkt-ranking data-page 99 ',
        'unknownAttribute mkt-ranking data-gener-id 1 data-genre-id',
        'unknownAttribute mkt-ranking limit 3 data-limit',
      ]);
    });

    it('place, problem and advice, also in Japanese', async () => {
      const page = pageOf(`\n<mkt-ranking page="99">${LINK}</mkt-ranking>`);
      const [fact] = await factsOf(page, '--lang', 'ja');
      expect([fact.file, fact.line, fact.column]).to.deep.equal(['-', 3, 1]);
      expect(fact.problem).to.match(/規則に合わず/);
      expect(fact.advice).to.match(/直してください/);
      expect(fact.detail).to.match(/page="99"/);
    });
  });

  it('sends requests only with --online: with the id and the address of the page', async () => {
    const settings = `data-application-id="MINE" data-affiliate-id="AFF" data-base-url="${sandbox.origin}"`;
    const folder = folderOf({
      'page.html': pageOf(
        `<mkt-hotel-detail hotel-no="999999">${LINK}</mkt-hotel-detail>
        <mkt-ranking genre-id="999999999">${LINK}</mkt-ranking>
        <mkt-ranking genre-id="100371">${LINK}</mkt-ranking>
        <mkt-ranking application-id="invalid">${LINK}</mkt-ranking>
        <mkt-ranking base-url="${sandbox.origin}/fault:429-gateway-hour">${LINK}</mkt-ranking>
        <mkt-ranking base-url="http://127.0.0.1:9">${LINK}</mkt-ranking>`,
        settings,
      ),
    });
    expect((await run('doctor', folder.path)).status).to.equal(0);
    const { status, out } = await run(
      'doctor',
      '--online',
      '--rate',
      '50',
      '--site',
      'https://blog.example/',
      folder.path,
    );
    expect(codesIn(out), out).to.deep.equal([
      'gone',
      'nothingFound',
      'wrongId',
      'quota',
      'unreachable',
    ]);
    expect(status).to.equal(1);
    const log = await (await fetch(`${sandbox.origin}/log`)).json();
    const requests = log.filter((/** @type {any} */ { url }) => url.includes('applicationId=MINE'));
    expect(requests.length).to.be.at.least(3);
    for (const { headers } of requests) expect(headers.referer).to.equal('https://blog.example/');
  });

  it('sends the request of each element: by words and dates, two searches', async () => {
    const settings = `data-application-id="SAME" data-affiliate-id="AFF" data-base-url="${sandbox.origin}"`;
    const folder = folderOf({
      'page.html': pageOf(
        `<mkt-hotel-search keyword="温泉" checkin-date="+14">${LINK}</mkt-hotel-search>
        <mkt-hotel-search operation="simple" middle-class-code="tokyo" large-class-code="japan">${LINK}</mkt-hotel-search>
        <mkt-book-list author="夏" media="foreign-book">${LINK}</mkt-book-list>
        <mkt-book-list hardware="Switch">${LINK}</mkt-book-list>
        <mkt-book-list artist-name="夏">${LINK}</mkt-book-list>`,
        settings,
      ),
    });
    const { out } = await run('doctor', '--online', '--rate', '50', folder.path);
    expect(out).to.match(/mkt-book-list.*artist-name="夏".*media.*\[wrongRule\]/);
    const log = await (await fetch(`${sandbox.origin}/log`)).json();
    const requests = log
      .filter((/** @type {any} */ { url }) => url.includes('applicationId=SAME'))
      .map((/** @type {any} */ { url }) =>
        new URL(url).pathname.split('/').slice(-3, -1).join('/'),
      );
    expect(requests).to.deep.equal([
      'Travel/KeywordHotelSearch',
      'Travel/VacantHotelSearch',
      'Travel/SimpleHotelSearch',
      'BooksForeignBook/Search',
      'BooksGame/Search',
    ]);
  });

  it('sends requests to a service with a relative address', async () => {
    const relative = `${IDS} data-base-url="/fault:429-gateway-hour"`;
    const folder = folderOf({
      'page.html': pageOf(`<mkt-ranking>${LINK}</mkt-ranking>`, relative),
    });
    const { out } = await run('doctor', '--online', '--site', sandbox.origin, folder.path);
    expect(codesIn(out), out).to.deep.equal(['quota']);
  });

  it('reports a relative address if the address of the page is unknown', async () => {
    const relative = `${IDS} data-base-url="/relay"`;
    const page = pageOf(`<mkt-ranking>${LINK}</mkt-ranking>`, relative);
    const folder = folderOf({ 'page.html': page });
    for (const command of [['doctor', '--online'], ['prerender']]) {
      const { status, out } = await run(...command, folder.path);
      expect(out).to.match(/\/relay.* is a relative address.*--site/);
      expect(out).not.to.match(/offline/);
      expect(status).to.equal(1);
    }
  });
});
