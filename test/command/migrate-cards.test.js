/** `mkt-widgets migrate` on the output of link-card plugins. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { run } from './command.js';
import { folderOf } from './folder.js';

const TRACKED =
  'https://tracker.example/click?a=1&amp;url=https%3A%2F%2Fshop.example%2FASIN%2F4000000012';
const REL = 'rel="sponsored nofollow noopener"';

/** The markup of a plugin, and its replacement. */
const CARDS = {
  'a box of a book with an ISBN in its address': [
    `<div class="booklink-box" style="text-align:left"><div class="booklink-image"><a href="${TRACKED}"><img src="a.jpg"></a></div>
<div class="booklink-info"><div class="booklink-name"><a href="${TRACKED}">Tea for beginners</a>
<div class="booklink-powered-date">posted with <a href="https://tool.example/">Tool</a></div></div></div></div>`,
    `<mkt-book-list isbnjan="9784000000017" limit="1"><a href="https://tracker.example/click?a=1&#38;url=https%3A%2F%2Fshop.example%2FASIN%2F4000000012" ${REL}>Tea for beginners</a></mkt-book-list>`,
  ],
  'a box of a book without an ISBN': [
    '<div class="booklink-box"><div class="booklink-name"><a href="">Tea [Author]</a></div></div>',
    '<mkt-book-list media="book" title-keyword="Tea" limit="1"></mkt-book-list>',
  ],
  'a box of a product': [
    `<div id="rinkerid7" class="yyi-rinker-contents yyi-rinker-postid-7"><div class="yyi-rinker-box"><div class="yyi-rinker-title"><a href="//shop.example/a">【送料無料】 Green tea 100 g</a></div></div></div>`,
    `<mkt-product-search keyword="Green tea 100" limit="1"><a href="//shop.example/a" ${REL}>`,
  ],
  'a script with its place': [
    `<script>(function(){})();msmaflink({"n":"Green teapot","u":{"u":"https:\\/\\/shop.example\\/pot\\/"},"eid":"x"});</script>`,
    `<mkt-product-search keyword="Green teapot" limit="1"><a href="https://shop.example/pot/" ${REL}>Green teapot</a></mkt-product-search>`,
  ],
  'a block with a title': [
    '<!-- wp:pochipp/linkbox {"title":"Green teapot","asin":"B000000000"} /-->',
    '<mkt-product-search keyword="Green teapot" limit="1"></mkt-product-search>',
  ],
  'a block with a JAN': [
    '<!-- wp:pochipp/linkbox {"title":"Green teapot","jan":"4900000000009"} -->\n<p>x</p>\n',
    '<mkt-product-search keyword="4900000000009" limit="1"></mkt-product-search>',
  ],
  'a shortcode with a title': [
    '[itemlink post_id="12" title="Green teapot"]',
    '<mkt-product-search keyword="Green teapot" limit="1"></mkt-product-search>',
  ],
};

describe('mkt-widgets migrate for link cards', () => {
  for (const [name, [card = '', element = '']] of Object.entries(CARDS)) {
    it(`replaces ${name}, and leaves the rest`, async () => {
      const page = `<p>Before</p>\n${card}\n<p>After</p>\n`;
      const folder = folderOf({ 'page.html': page });
      const { status, out } = await run('migrate', '--write', folder.path);
      assert.equal(status, 0, out);
      const text = folder.read('page.html');
      assert.ok(text.includes(element), text);
      assert.match(text, /^<p>Before<\/p>\n<mkt-[^]*>\n[^]*<p>After<\/p>\n$/);
      const again = await run('migrate', '--write', folder.path);
      assert.match(again.out, /0 written, 1 unchanged/);
    });
  }

  it('lists unknown cards with their positions, and keeps them', async () => {
    const page = `<p>[itemlink post_id="12"]</p>
<!-- wp:pochipp/linkbox {"pid":42} /-->
<div class="kaerebalink-box"><a href="https://shop.example/">Shop</a></div>
<script>msmaflink({"n":});</script>
<pre><code>Text [itemlink post_id="3"] within a text</code></pre>
`;
    const folder = folderOf({ 'page.html': page });
    const { out } = await run('migrate', '--write', folder.path);
    assert.equal(folder.read('page.html'), page);
    assert.match(out, /page\.html:1:4 .*only a number in the database/);
    assert.match(out, /page\.html:2:1 .*only a number in the database/);
    assert.match(out, /page\.html:3:1 .*without ISBN, JAN or title/);
    assert.match(out, /page\.html:4:1 .*cannot be read/);
  });
});

describe('a page with many unclosed cards', () => {
  const many = (/** @type {string} */ text, count = 20_000) => text.repeat(count);
  const pages = {
    'a shortcode': `[itemlink ${many('a="x" ', 60)}`,
    shortcodes: many('[itemlink a="x"\n'),
    blocks: many('<!-- wp:pochipp/linkbox {"title":"x"\n'),
    'calls of a script': `<script>${many('msmaflink({"n":1 ')}</script>`,
  };
  for (const [name, html] of Object.entries(pages))
    it(`is read to its end: ${name}`, async () => {
      const folder = folderOf({ 'page.html': html });
      // `run` ends a command that takes a minute.
      assert.equal((await run('migrate', folder.path)).status, 0);
    });
});
