/** `mkt-widgets doctor` on pages whose code an editor has changed. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { codesIn, run } from './command.js';
import { folderOf } from './folder.js';

const LINK =
  '<a href="https://market.example/" rel="sponsored nofollow noopener">All</a> <small>Ad</small>';
const SCRIPT =
  '<link rel="stylesheet" href="/mkt.css"><script src="/mkt.js" data-application-id="APP" data-affiliate-id="AFF" data-base-url="https://service.example"></script>';

/** @param {string} body @param {string} head */
const pageOf = (body, head = SCRIPT) =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;

/** @param {string} page @param {string[]} options */
const doctorOn = (page, ...options) =>
  run('doctor', ...options, folderOf({ 'page.html': page }).at('page.html'));

describe('mkt-widgets doctor names', () => {
  for (const code of [
    '<p>&lt;mkt-ranking genre-id="100371"&gt;&lt;/mkt-ranking&gt;</p>',
    '<p>&lt;div data-mkt="ranking" data-limit="3"&gt;&lt;/div&gt;</p>',
  ]) {
    it(`code that the page shows as text: ${code}`, async () => {
      for (const [body, head] of [
        [code, ''],
        [`<mkt-ranking>${LINK}</mkt-ranking>${code}`, SCRIPT],
      ]) {
        const { status, out } = await doctorOn(pageOf(body ?? '', head));
        assert.deepEqual(codesIn(out), ['escapedCode'], out);
        assert.equal(status, 1);
      }
    });
  }

  it('no code that is meant to be read', async () => {
    const shown = '&lt;mkt-ranking genre-id="100371"&gt;';
    const { status, out } = await doctorOn(
      pageOf(`<pre><b>${shown}</b></pre><p><code>${shown}</code></p><textarea>${shown}</textarea>`),
    );
    assert.equal(status, 0, out);
  });

  it('curly quotes, in each language', async () => {
    for (const [lang, words] of [
      ['en', 'curly quotes'],
      ['ja', '曲がった引用符'],
    ]) {
      const { out } = await doctorOn(
        pageOf(
          `<mkt-ranking genre-id=“100371” heading="the sign =“x”">${LINK}</mkt-ranking>
          <mkt-ranking heading="“Best”">${LINK}</mkt-ranking>`,
          SCRIPT.replace('"AFF"', '“AFF”'),
        ),
        '--lang',
        String(lang),
      );
      assert.deepEqual(codesIn(out), ['curlyQuotes', 'curlyQuotes'], out);
      assert.ok(out.includes(String(words)), out);
      assert.match(out, /genre-id=“100371”/);
    }
  });

  it('full-width digits, with the value that was meant', async () => {
    const page = pageOf(`<mkt-ranking genre-id="１００３７１">${LINK}</mkt-ranking>`);
    const english = await doctorOn(page);
    assert.match(english.out, /write 100371 without full-width characters\) \[wrongRule\]/);
    const japanese = await doctorOn(page, '--lang', 'ja');
    assert.match(japanese.out, /半角で 100371 と書いてください/);
  });

  it('every element that a wrong name may mean', async () => {
    const page = pageOf(`<mkt-hotel>${LINK}</mkt-hotel>`);
    const english = await doctorOn(page);
    assert.match(
      english.out,
      /mkt-hotel-search or mkt-hotel-detail\?|mkt-hotel-detail or mkt-hotel-search\?/,
    );
    const japanese = await doctorOn(page, '--lang', 'ja');
    assert.match(japanese.out, /mkt-hotel-\w+か mkt-hotel-\w+ ではありませんか？/);
  });
});
