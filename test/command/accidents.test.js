/** `mkt-widgets doctor` on pages whose code an editor has changed. */
import { expect } from 'chai';
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
        expect(codesIn(out), out).to.deep.equal(['escapedCode']);
        expect(status).to.equal(1);
      }
    });
  }

  it('no code that is meant to be read', async () => {
    const shown = '&lt;mkt-ranking genre-id="100371"&gt;';
    const { status, out } = await doctorOn(
      pageOf(`<pre><b>${shown}</b></pre><p><code>${shown}</code></p><textarea>${shown}</textarea>`),
    );
    expect(status, out).to.equal(0);
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
      expect(codesIn(out), out).to.deep.equal(['curlyQuotes', 'curlyQuotes']);
      expect(out, out).to.include(String(words));
      expect(out).to.match(/genre-id=“100371”/);
    }
  });

  it('full-width digits, with the value that was meant', async () => {
    const page = pageOf(`<mkt-ranking genre-id="１００３７１">${LINK}</mkt-ranking>`);
    const english = await doctorOn(page);
    expect(english.out).to.match(/write 100371 without full-width characters\) \[wrongRule\]/);
    const japanese = await doctorOn(page, '--lang', 'ja');
    expect(japanese.out).to.match(/半角で 100371 と書いてください/);
  });

  it('every element that a wrong name may mean', async () => {
    const page = pageOf(`<mkt-hotel>${LINK}</mkt-hotel>`);
    const english = await doctorOn(page);
    expect(english.out).to.match(
      /mkt-hotel-search or mkt-hotel-detail\?|mkt-hotel-detail or mkt-hotel-search\?/,
    );
    const japanese = await doctorOn(page, '--lang', 'ja');
    expect(japanese.out).to.match(/mkt-hotel-\w+か mkt-hotel-\w+ ではありませんか？/);
  });
});
