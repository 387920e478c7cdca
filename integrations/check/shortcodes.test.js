/** Attributes in shortcodes of static sites reach the element unchanged. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { parse, parseFragment } from 'parse5';
import { FORMS } from '../../site/scripts/builder/snippets.ts';
import { onPath } from '../../scripts/lib/programs.js';

// A sample has no types.
const { default: mkt } = await import(new URL('../eleventy/mkt.js', import.meta.url).href);

const TEXT = '緑茶 "best" & <b>\'s\\ onclick=alert(1)';
const TEMPLATE = 'https://service.example/{group}/{operation}/{version}';

/** The part of the page object that a snippet for Hugo uses: the label of the fallback. */
const PAGE = /** @type {Parameters<typeof FORMS.hugo>[1]} */ ({ label: 'PR' });

/**
 * The attributes of the first element with one of these names.
 * @param {string} html
 * @param {...string} names
 * @returns {Record<string, string>}
 */
function attributesIn(html, ...names) {
  /** @type {(node: any) => any} */
  const find = (node) =>
    names.includes(node.tagName) ? node : node.childNodes?.map(find).find(Boolean);
  const { attrs } = find(parse(html));
  return Object.fromEntries(attrs.map((/** @type {any} */ { name, value }) => [name, value]));
}

const hugo = onPath(['hugo']).find((path) => existsSync(path));

(hugo ? describe : describe.skip)('the shortcode for Hugo', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hugo-'));
  after(() => rmSync(folder, { recursive: true, force: true }));

  /** The page that Hugo renders from Markdown. @param {string} written */
  function build(written) {
    cpSync(fileURLToPath(new URL('../hugo', import.meta.url)), folder, { recursive: true });
    const configuration = join(folder, 'hugo.toml');
    const given = readFileSync(configuration, 'utf8');
    writeFileSync(configuration, given.replace('https://service.example', TEMPLATE));
    writeFileSync(join(folder, 'content/tea.md'), `---\ntitle: Tea\n---\n\n${written}\n`);
    execFileSync(String(hugo), ['--quiet', '--destination', 'public'], { cwd: folder });
    return readFileSync(join(folder, 'public/tea/index.html'), 'utf8');
  }

  it('accepts any text unchanged, and an address template', () => {
    const page = build(`{{< mkt element="ranking" heading=\`${TEXT}\` limit=3 >}}All{{< /mkt >}}`);
    expect(attributesIn(page, 'div')).to.deep.equal({
      'data-mkt': 'ranking',
      'data-heading': TEXT,
      'data-limit': '3',
    });
    expect(attributesIn(page, 'script')['data-base-url']).to.equal(TEMPLATE);
  });

  it('accepts the snippet of the builder with any characters in its texts and its link', () => {
    const heading = `${TEXT} \`\\\` \\" {{< mkt >}} >}} &amp; &copy; R&D\n\nhttps://tea.example -- "x"...`;
    const link = 'https://market.example/?a=1&copy;=(2)&b={{%20x}}';
    const widget = { tag: 'mkt-ranking', attributes: { heading }, link, linkText: heading };
    const page = build(FORMS.hugo({ ...widget, options: [] }, PAGE));
    expect(attributesIn(page, 'div')['data-heading']).to.equal(heading);
    const [, href, words] =
      /data-mkt.*?<a rel="sponsored nofollow noopener" href="?([^">]*)"?[^>]*>(.*?)<\/a>\s*PR<\/div>/s.exec(
        page,
      ) ?? [];
    const paragraph = parseFragment(`<p title="${href}">${words}</p>`).childNodes[0];
    if (!paragraph || !('attrs' in paragraph)) throw new Error(page);
    expect(decodeURI(paragraph.attrs[0]?.value ?? '')).to.equal(decodeURI(link));
    expect(
      paragraph.childNodes.map((node) => ('value' in node ? node.value : node.nodeName)),
    ).to.deep.equal([heading.replace(/\s+/g, ' ')]);
  });
});

describe('the shortcode for Eleventy', () => {
  /** @type {Record<string, (...given: any[]) => string>} */
  const shortcodes = {};
  const eleventy = {
    addShortcode: (/** @type {string} */ name, /** @type {any} */ code) =>
      (shortcodes[name] = code),
    addPairedShortcode: (/** @type {string} */ name, /** @type {any} */ code) =>
      (shortcodes[name] = code),
  };

  it('passes any text on unchanged, and omits empty values', () => {
    mkt(eleventy, { files: '/', baseUrl: TEMPLATE, affiliateId: undefined });
    const named = { heading: TEXT, genreId: undefined, bookmarks: false, layout: null, limit: 3 };
    const element = shortcodes['mkt']?.('All', 'ranking', { ...named, __keywords: true }) ?? '';
    expect(attributesIn(element, 'mkt-ranking')).to.deep.equal({ heading: TEXT, limit: '3' });
    const { async, src, ...data } = attributesIn(shortcodes['mktHead']?.() ?? '', 'script');
    expect(async).to.equal('');
    expect(src).to.equal('/mkt.js');
    expect(data).to.deep.equal({ 'data-base-url': TEMPLATE });
  });

  it('refuses an unknown element, with the nearest name', () => {
    mkt(eleventy, { files: '/' });
    for (const [wrong, right] of [
      ['rankin', 'ranking'],
      ['hotel', 'hotel-search'],
    ]) {
      expect(() => shortcodes['mkt']?.('All', String(wrong))).to.throw(
        new RegExp(`did you mean "${right}"`),
      );
    }
  });

  it('has all elements', async () => {
    const manifest = JSON.parse(readFileSync('custom-elements.json', 'utf8'));
    mkt(eleventy, { files: '/' });
    for (const { tagName } of manifest.modules.flatMap(
      (/** @type {any} */ module) => module.declarations,
    ))
      if (tagName) shortcodes['mkt']?.('All', tagName.replace('mkt-', ''));
  });
});
