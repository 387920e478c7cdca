/** The commands speak the language of their user: everything that one prints, and in the same cases. */
import { readdirSync } from 'node:fs';
import { expect } from 'chai';
import { startStatic } from '../../sandbox/static.js';
import { run, runIn } from './command.js';
import { folderOf } from './folder.js';

const JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u;
/** Three words that are not names: a part of a sentence. */
const ENGLISH = /[A-Za-z][a-z']+(?: [a-z]+){2}/;

/**
 * All texts of a table, by their keys; a text with values gets a placeholder for each.
 * @param {unknown} node
 * @param {string} key
 * @returns {[string, string][]}
 */
function textsIn(node, key = '') {
  if (typeof node === 'string') return [[key, node]];
  if (typeof node === 'function') return [[key, node(['…'], ['…'], ['…'])]];
  return Object.entries(node ?? {}).flatMap(([name, inner]) => textsIn(inner, `${key}.${name}`));
}

describe('the words of the commands', async () => {
  const folder = new URL('../../cli/words/', import.meta.url);
  for (const file of readdirSync(folder)) {
    const tables = Object.values(await import(new URL(file, folder).href)).filter(
      (table) => 'ja' in table,
    );
    it(`are in both languages: ${file}`, () => {
      const both = { en: 0, ja: 0 };
      for (const table of tables) {
        for (const [key, text] of textsIn(table.en)) {
          expect(text, key).not.to.match(JAPANESE);
          both.en++;
        }
        for (const [key, text] of textsIn(table.ja)) {
          expect(text, key).to.match(JAPANESE);
          both.ja++;
        }
      }
      expect(both.en).to.be.above(0);
      expect(both.en).to.equal(both.ja);
    });
  }
});

describe('mkt-widgets', () => {
  for (const command of ['', 'doctor', 'prerender', 'migrate', 'oembed', 'find', 'notice']) {
    it(`explains ${command || 'itself'} in Japanese with --lang ja, and names the same options`, async () => {
      const args = command ? [command, '--help'] : ['--help'];
      const english = await run(...args, '--lang', 'en');
      const japanese = await run(...args, '--lang=ja');
      const optionsIn = (/** @type {string} */ out) => new Set(out.match(/--[a-z][\w-]*/g));
      expect(optionsIn(japanese.out)).to.deep.equal(optionsIn(english.out));
      expect(optionsIn(english.out).has('--lang')).to.be.ok;
      for (const line of japanese.out.split('\n').filter(Boolean)) {
        expect(line).to.match(JAPANESE);
        expect(line).not.to.match(ENGLISH);
      }
      expect(japanese.status).to.equal(english.status);
    });
  }

  it('has the language of the environment, unless --lang names another', async () => {
    for (const env of [
      { LANG: 'ja_JP.UTF-8' },
      { LANG: 'en_US.UTF-8', LC_MESSAGES: 'ja' },
      { LANG: 'C', LC_MESSAGES: 'C', LC_ALL: 'ja_JP.eucJP' },
      { LANG: 'ja_JP.UTF-8', LC_ALL: '' },
    ]) {
      expect((await runIn(env, '--help')).out, JSON.stringify(env)).to.match(/^使い方/);
      expect((await runIn(env, '--lang', 'en', '--help')).out).to.match(/^Usage/);
    }
    for (const env of [{}, { LANG: 'C.UTF-8' }, { LANG: 'ja_JP.UTF-8', LC_ALL: 'C' }]) {
      expect((await runIn(env, '--help')).out, JSON.stringify(env)).to.match(/^Usage/);
      expect((await runIn(env, '--lang', 'ja', '--help')).out).to.match(/^使い方/);
    }
  });

  it('takes --lang before the command, too', async () => {
    const { out, status } = await run('--lang', 'ja', 'doctor', '--help');
    expect(out).to.match(/^使い方：mkt-widgets doctor/);
    expect(status).to.equal(0);
  });

  it('rejects another language, in the language of the environment', async () => {
    for (const args of [['--lang', 'fr', '--help'], ['doctor', '--lang=', 'x.html'], ['--lang']]) {
      const { status, errors } = await runIn({ LANG: 'ja_JP.UTF-8' }, ...args);
      expect(errors).to.match(/--lang は ja か en にしてください。/);
      expect(status).to.equal(2);
    }
  });
});

const LINK = '<a href="https://hotels.example/?hotelNo=10102">Hotel</a>';
const CARD = '[itemlink post_id="12"]';

describe('a command in Japanese', () => {
  /** @type {Awaited<ReturnType<typeof startStatic>>} */
  let closed;
  /** @type {Awaited<ReturnType<typeof startStatic>>} */
  let open;
  before(async () => {
    closed = await startStatic({ folders: {} });
    await closed.close();
    open = await startStatic({ folders: {} });
  });
  after(() => open.close());

  const pages = folderOf({
    'ranking.html': '<mkt-ranking limti="3" genre-id="tea"></mkt-ranking>',
    'ok.html': '<mkt-ranking application-id="A" base-url="/relay"></mkt-ranking>',
    'template.html': '<mkt-ranking genre-id="{{ genre }}"></mkt-ranking>',
    'unclosed.html': '<mkt-ranking application-id="A">',
    'changed.html':
      '<mkt-ranking><ul data-mkt-prerendered><li>mine</li><p>more</p></ul></mkt-ranking>',
    'page.mdx': '<mkt-ranking></mkt-ranking>',
    'page.md': '<mkt-ranking></mkt-ranking>',
    'bytes.html': 'a\0b',
    'other.html': '<meta charset="shift_jis"><mkt-ranking></mkt-ranking>',
    'links.html': `<p>${LINK}</p><p>See ${LINK}</p>${CARD}`,
    'card.html': '<div class="pochipp-box"></div><div class="pochipp-box">',
    'deep.html': '<b>'.repeat(15_000),
  });
  const at = pages.at;
  const settings = () => `application-id=A&base-url=${closed.origin}`;
  const EMBED = 'https://cdn.example/embed.html?tag=mkt-ranking';

  /** @type {Readonly<Record<string, () => string[]>>} */
  const runs = {
    'no command': () => [],
    'an unknown command': () => ['docter'],
    'an unknown option': () => ['doctor', '--onlin', 'x.html'],
    'an unknown short option': () => ['doctor', '-x', 'x.html'],
    'an option without its value': () => ['doctor', '--rate'],
    'an option whose value is another option': () => ['prerender', '--out', '--plain', 'x.html'],
    'a value for an option without one': () => ['doctor', '--online=yes', 'x.html'],
    'no file': () => ['doctor'],
    'a missing file': () => ['prerender', '/none/at/all.html'],
    'a folder without pages': () => ['migrate', folderOf({ 'a.txt': '' }).path],
    'a web address in place of a file': () => ['migrate', 'https://blog.example/'],
    'a wrong site': () => ['doctor', '--site', 'blog', 'x.html'],
    'a wrong rate': () => ['prerender', '--rate', 'fast', 'x.html'],
    'problems of a page': () => ['doctor', at('ranking.html')],
    'a relative address of a service': () => ['doctor', '--online', at('ok.html')],
    'a page that cannot be reached': () => ['doctor', `${closed.origin}/`],
    'a missing page': () => ['doctor', `${open.origin}/none.html`],
    'a page that is no text': () => ['doctor', at('bytes.html')],
    'a page that is nested too deeply': () => ['doctor', at('deep.html')],
    'a sitemap without pages': () => ['doctor', folderOf({ 'map.xml': '<a/>' }).at('map.xml')],
    'a service that cannot be reached': () => [
      ...['prerender', '--settings', settings(), at('page.md')],
    ],
    'values that break a rule': () => ['prerender', '--settings', settings(), at('ranking.html')],
    'a template': () => ['prerender', at('template.html')],
    'an element without an end tag': () => ['prerender', at('unclosed.html')],
    'a changed list': () => ['prerender', at('changed.html')],
    'an unsafe kind of file': () => ['prerender', at('page.mdx')],
    'structured data in Markdown': () => ['prerender', '--json-ld', at('page.md')],
    'another encoding': () => ['prerender', at('other.html')],
    'unknown settings': () => ['prerender', '--settings', 'base-ulr=/x', at('page.md')],
    'copies without a folder': () => ['prerender', '--plain', at('page.md')],
    'copies with prices': () => ['prerender', '--plain', '--prices', '--out', 'x', at('page.md')],
    'copies that replace a page': () => [
      'prerender',
      '--plain',
      '--out',
      pages.path,
      at('page.md'),
    ],
    'links and cards': () => ['migrate', at('links.html'), at('card.html')],
    'a wrong shape of links': () => ['migrate', '--link', 'https://x.example/', at('links.html')],
    'no address': () => ['oembed'],
    'two addresses': () => ['oembed', '--height', '300', EMBED, EMBED],
    'a frame without a height': () => ['oembed', EMBED],
    'a wrong height': () => ['oembed', '--height', 'tall', EMBED],
    'an address of another page': () => ['oembed', '--height', '9', 'https://cdn.example/'],
    'a wrong tag': () => ['oembed', '--height', '9', EMBED.replace('ranking', 'rankin')],
    'a wrong page': () => ['oembed', '--height', '9', '--page', 'x', EMBED],
    'a file of another origin': () => [
      ...['oembed', '--height', '9', '--page', 'https://blog.example/links.html'],
      ...['--out', pages.path, EMBED],
    ],
  };
  for (const [name, args] of Object.entries(runs)) {
    it(`says the same as in English: ${name}`, async () => {
      const english = await run(...args());
      const japanese = await run('--lang', 'ja', ...args());
      expect(japanese.status).to.equal(english.status);
      const lines = (/** @type {typeof english} */ { out, errors }) =>
        (out + errors).split('\n').filter(Boolean);
      expect(lines(japanese).length, japanese.errors).to.equal(lines(english).length);
      for (const line of lines(japanese)) {
        // The proposals of migrate are elements.
        if (/:\d+ <mkt-[^]*>$/.test(line)) continue;
        expect(line).to.match(JAPANESE);
        expect(line).not.to.match(ENGLISH);
      }
    });
  }
});
