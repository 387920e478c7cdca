/**
 * `mkt-widgets migrate` on handwritten pages and on the output of link-card plugins; and the behaviour that all
 * commands share.
 */
import { expect } from 'chai';
import { run } from './command.js';
import { folderOf } from './folder.js';

const API = 'https://service.example/services/api';
/** Markup of a page, with its proposed replacement. */
const SNIPPETS = [
  [
    `<script src="${API}/MarketItem/Ranking/20170628?applicationId=APP&amp;genreId=100371&amp;callback=show"></script>`,
    '<mkt-ranking application-id="APP" genre-id="100371" base-url="https://service.example"></mkt-ranking>',
  ],
  [
    `<iframe src="${API}/BooksBook/Search/20130522?applicationId=APP&title=%E6%97%85&format=xml"></iframe>`,
    '<mkt-book-list media="book" application-id="APP" title-keyword="旅" base-url="https://service.example"></mkt-book-list>',
  ],
  [
    `<iframe src="${API}/BooksTotal/Search/20170404?isbnjan=9784000000017"></iframe>`,
    '<mkt-book-list isbnjan="9784000000017" base-url="https://service.example"><a href="https://books.example/b/9784000000017/" rel="sponsored nofollow noopener">https&#58;&#47;&#47;books&#46;example&#47;b&#47;9784000000017&#47;</a></mkt-book-list>',
  ],
  [
    `<iframe src="${API}/MarketItem/Ranking/20170628?page=2"><a href="https://market.example/">Best sellers</a></iframe>`,
    '<mkt-ranking page="2" base-url="https://service.example"><a href="https://market.example/">Best sellers</a></mkt-ranking>',
  ],
  [
    '<p><a href="https://hotels.example/plan?hotelNo=14022&amp;f=1"><img src="a.png"></a></p>',
    '<p><mkt-hotel-detail hotel-no="14022"><a href="https://hotels.example/plan?hotelNo=14022&amp;f=1"><img src="a.png"></a></mkt-hotel-detail></p>',
  ],
  [
    '<div><a href="https://books.example/b/9784000000017/?aff=1">A book</a></div>',
    '<div><mkt-book-list isbnjan="9784000000017"><a href="https://books.example/b/9784000000017/?aff=1">A book</a></mkt-book-list></div>',
  ],
];
/** Markup that stays unchanged. */
const KEPT = `<p>See <a href="https://hotels.example/plan?hotelNo=14022">this hotel</a> today.</p>
<p><a href="https://other.example/?id=3">Another</a></p>
<mkt-hotel-detail hotel-no="1"><p><a href="https://hotels.example/plan?hotelNo=1">Fallback</a></p></mkt-hotel-detail>
<script src="https://other.example/widget.js"></script>`;
const SHAPE = ['--link', 'https://books.example/b/{isbnjan}/'];

const TRACKED =
  'https://tracker.example/click?a=1&amp;url=https%3A%2F%2Fshop.example%2FASIN%2F4000000012';
const REL = 'rel="sponsored nofollow noopener"';

/** The markup of a plugin for link cards, and its replacement. */
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

describe('mkt-widgets migrate', () => {
  const before = `${SNIPPETS.map(([one]) => one).join('\n')}\n${KEPT}`;
  const expected = `${SNIPPETS.map(([, one]) => one).join('\n')}\n${KEPT}`;

  it('proposes elements, and writes nothing by itself', async () => {
    const folder = folderOf({ 'page.html': before });
    const { status, out } = await run('migrate', ...SHAPE, folder.path);
    expect(status).to.equal(0);
    for (const tag of ['mkt-ranking', 'mkt-book-list', 'mkt-hotel-detail'])
      expect(out, tag).to.include(`<${tag}`);
    expect(out).to.match(/a link within a text stays/);
    expect(out).to.match(/1 file: 1 to be written/);
    expect(folder.read('page.html')).to.equal(before);
  });

  it('writes elements with --write, keeps unknown markup, and then finds nothing to do', async () => {
    const folder = folderOf({ 'page.html': before });
    expect((await run('migrate', '--write', ...SHAPE, folder.path)).status).to.equal(0);
    expect(folder.read('page.html')).to.equal(expected);
    const { out } = await run('migrate', '--write', ...SHAPE, folder.path);
    expect(out).to.match(/0 written, 1 unchanged; 0 with failures/);
    expect(folder.read('page.html')).to.equal(expected);
    expect(folder.names()).to.deep.equal(['page.html']);
  });

  it('migrates a request with the address of its service, and asks for the script tag', async () => {
    const address = 'https://relay.example/m/services/api/MarketItem/Ranking/20220601?page=2';
    const script = `<script src="${address}"></script>`;
    const folder = folderOf({
      'a.html': script,
      'b.html': `<script src="/mkt.js"></script>${script}`,
    });
    const { out } = await run('migrate', folder.path);
    expect(out).to.match(
      /a\.html:1:1 <mkt-ranking page="2" base-url="https:\/\/relay\.example\/m">/,
    );
    expect(out).to.match(/a\.html: the page needs the script tag/);
    expect(out).not.to.match(/b\.html: the page needs/);
  });

  it('makes one list of items in a row, in their order, with their links', async () => {
    const link = (/** @type {number} */ number) =>
      `<a href="https://hotels.example/?hotelNo=${number}">Hotel ${number}</a>`;
    const item = (/** @type {number} */ number) =>
      `<span data-hotel-no="${number}">${link(number)}</span>`;
    const single = (/** @type {number} */ number) =>
      `<mkt-hotel-detail hotel-no="${number}">${link(number)}</mkt-hotel-detail>`;
    const list = (/** @type {string[]} */ ...items) =>
      `<mkt-shortlist>${items.join(' ')}</mkt-shortlist>`;
    const many = Array.from({ length: 14 }, (_, index) => index + 1);
    const cases = /** @type {[string, string][]} */ ([
      [`<p>${link(1)}</p>\n<p class="x">${link(2)}</p>`, `<p>${list(item(1), item(2))}</p>`],
      [
        `<!-- wp:paragraph -->\n<p>${link(1)}</p>\n<!-- /wp:paragraph -->\n\n<!-- wp:paragraph -->\n<p>${link(2)}</p>\n<!-- /wp:paragraph -->`,
        `<!-- wp:paragraph -->\n<p>${list(item(1), item(2))}</p>\n<!-- /wp:paragraph -->`,
      ],
      [
        `<p>${link(1)}</p><p>and</p><p>${link(2)}</p>`,
        `<p>${single(1)}</p><p>and</p><p>${single(2)}</p>`,
      ],
      [`<p>${link(1)}</p><div>${link(2)}</div>`, `<p>${single(1)}</p><div>${single(2)}</div>`],
      [
        many.map((number) => `<p>${link(number)}</p>`).join(''),
        `<p>${list(...many.slice(0, 12).map(item))}</p><p>${list(item(13), item(14))}</p>`,
      ],
      [
        '[itemlink title="Tea" isbn="9784000000017"]\n[itemlink title="Tea 2" isbn="9784000000017"]',
        list(
          '<span data-isbnjan="9784000000017"></span>',
          '<span data-isbnjan="9784000000017"></span>',
        ),
      ],
    ]);
    for (const [given, expected] of cases) {
      const folder = folderOf({ 'page.html': given });
      expect((await run('migrate', '--write', folder.path)).status).to.equal(0);
      expect(folder.read('page.html')).to.equal(expected);
      await run('migrate', '--write', folder.path);
      expect(folder.read('page.html')).to.equal(expected);
    }
    const first = '[A](https://hotels.example/?hotelNo=1)';
    const second = '[B](https://hotels.example/?hotelNo=2)';
    const folder = folderOf({ 'post.md': `${first}\n\n${second}\n\nText` });
    await run('migrate', '--write', folder.path);
    expect(folder.read('post.md')).to.equal(
      `${list(`<span data-hotel-no="1">${first}</span>`, `<span data-hotel-no="2">${second}</span>`)}\n\nText`,
    );
  });

  it('replaces links in Markdown, and lists those that stay', async () => {
    const address = 'https://hotels.example/plan?hotelNo=14022';
    const text = [
      `---\nlink: "[A](${address})"\n---`,
      `[A **hotel**](${address} "Title")`,
      `- <${address}>`,
      `See [this hotel](${address}).`,
      `A \`[hotel](${address})\`, \\[hotel](${address}), [another](https://other.example/?id=3)`,
      `[1]: ${address}`,
    ].join('\n\n');
    const folder = folderOf({ 'post.md': text });
    const { status, out } = await run('migrate', '--write', folder.path);
    expect(status, out).to.equal(0);
    const element = (/** @type {string} */ link) =>
      `<mkt-hotel-detail hotel-no="14022">${link}</mkt-hotel-detail>`;
    const [link, autolink] = [`[A **hotel**](${address} "Title")`, `<${address}>`];
    const migrated = text
      .replace(link, element(link))
      .replace(`- ${autolink}`, `- ${element(autolink)}`);
    expect(folder.read('post.md')).to.equal(migrated);
    expect(out).to.match(/:9:5 a link within a text stays as it is/);
    expect(out).to.match(/:13:1 a definition of a link stays as it is/);
    expect(out.match(/stays as it is/g)?.length).to.equal(2);
    await run('migrate', '--write', folder.path);
    expect(folder.read('post.md')).to.equal(migrated);
  });

  it('replaces a link that is the only content of its block', async () => {
    const link = '<a href="https://hotels.example/plan?hotelNo=14022">A hotel</a>\n';
    const folder = folderOf({ 'alone.html': link, 'text.md': `See ${link}` });
    await run('migrate', '--write', folder.path);
    expect(folder.read('alone.html')).to.match(/^<mkt-hotel-detail hotel-no="14022"><a/);
    expect(folder.read('text.md')).to.equal(`See ${link}`);
  });

  it('proposes an element with the same request, for every medium', async () => {
    const media = { CD: 'cd', DVD: 'dvd', Game: 'game', ForeignBook: 'foreign-book', Total: '' };
    const links = Object.keys(media).map(
      (name) => `<p><a href="${API}/Books${name}/Search/20170404?sort=sales">X</a></p>`,
    );
    const folder = folderOf({ 'page.html': links.join('\n') });
    await run('migrate', '--write', folder.path);
    expect(
      [...folder.read('page.html').matchAll(/<mkt-book-list(?: media="([^"]*)")?/g)].map(
        ([, medium = '']) => medium,
      ),
    ).to.deep.equal(Object.values(media));
  });

  it('ignores parameters that are named like properties of objects', async () => {
    const names = ['constructor', 'toString', '__proto__', 'hasOwnProperty'];
    const query = names.map((name) => `${name}=x`).join('&');
    const address = `https://service.example/services/api/MarketItem/Ranking/20220601?${query}&page=2`;
    const folder = folderOf({ 'page.html': `<script src="${address}"></script>` });
    const { status, out, errors } = await run('migrate', folder.path);
    expect(out).to.match(
      /:1:1 <mkt-ranking page="2" base-url="https:\/\/service\.example"><\/mkt-ranking>$/m,
    );
    expect(errors).to.equal('');
    expect(status).to.equal(0);
  });

  it('leaves links unchanged that are not closed, or closed in another element', async () => {
    const address = 'https://hotels.example/plan?hotelNo=14022';
    const pages = {
      'open.html': `<ul><li><a href="${address}">One<li>Two</ul>`,
      'crossing.html': `<p><a href="${address}">One</p><p>two</p><p>three</a></p>`,
    };
    const folder = folderOf(pages);
    const { out } = await run('migrate', '--write', folder.path);
    expect(out).to.match(/2 files: 0 written, 2 unchanged/);
    expect(out.match(/a link without its end tag stays as it is/g)?.length).to.equal(2);
    for (const [name, text] of Object.entries(pages)) expect(folder.read(name)).to.equal(text);
  });

  it('treats nested markup as part of its parent', async () => {
    const address = 'https://hotels.example/plan?hotelNo=14022';
    const link = `<a href="${address}"><iframe src="${API}/MarketItem/Ranking/20170628?applicationId=APP"></iframe></a>`;
    const folder = folderOf({ 'page.html': `<div>${link}</div>` });
    await run('migrate', '--write', folder.path);
    expect(folder.read('page.html')).to.equal(
      `<div><mkt-hotel-detail hotel-no="14022">${link}</mkt-hotel-detail></div>`,
    );
  });

  it('leaves links within texts and scripts in the head, even requests', async () => {
    const address = `${API}/MarketItem/Ranking/20170628?applicationId=APP`;
    const page = `<!doctype html><head><script src="${address}&callback=show"></script></head><body><p>See <a href="${address}">what it answers</a>.</p></body>`;
    const folder = folderOf({ 'page.html': page });
    const { out } = await run('migrate', '--write', folder.path);
    expect(out).to.match(/:\d+:\d+ a link within a text stays as it is/);
    expect(out).to.match(/:\d+:\d+ a script in the head stays as it is/);
    expect(folder.read('page.html')).to.equal(page);
  });

  it('recognizes addresses of a shape in any spelling', async () => {
    const shapes = {
      'https://Hotels.example/宿/{hotelNo}/': [
        'https://hotels.example/宿/14022/',
        'https://hotels.example/%E5%AE%BF/14022/#plans',
      ],
      'https://books.example?isbn13={isbnjan}': ['https://books.example/?isbn13=9784000000017&f=1'],
      '/hotels/{hotelNo}.html': ['/hotels/14022.html'],
    };
    const links = Object.values(shapes).flat();
    const folder = folderOf({
      'page.html': links.map((link) => `<p><a href="${link}">X</a></p>`).join('\n'),
    });
    const options = Object.keys(shapes).flatMap((shape) => ['--link', shape]);
    const { out } = await run('migrate', ...options, folder.path);
    expect(out.match(/hotel-no="14022"/g)?.length).to.equal(3);
    expect(out.match(/isbnjan="9784000000017"/g)?.length).to.equal(1);
  });

  it('writes nothing in a dry run, with any other option', async () => {
    const folder = folderOf({ 'page.html': before });
    await run('migrate', '--write', '--dry-run', folder.path);
    expect(folder.read('page.html')).to.equal(before);
  });
});

describe('mkt-widgets migrate for link cards', () => {
  for (const [name, [card = '', element = '']] of Object.entries(CARDS)) {
    it(`replaces ${name}, and leaves the rest`, async () => {
      const page = `<p>Before</p>\n${card}\n<p>After</p>\n`;
      const folder = folderOf({ 'page.html': page });
      const { status, out } = await run('migrate', '--write', folder.path);
      expect(status, out).to.equal(0);
      const text = folder.read('page.html');
      expect(text, text).to.include(element);
      expect(text).to.match(/^<p>Before<\/p>\n<mkt-[^]*>\n[^]*<p>After<\/p>\n$/);
      const again = await run('migrate', '--write', folder.path);
      expect(again.out).to.match(/0 written, 1 unchanged/);
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
    expect(folder.read('page.html')).to.equal(page);
    expect(out).to.match(/page\.html:1:4 .*only a number in the database/);
    expect(out).to.match(/page\.html:2:1 .*only a number in the database/);
    expect(out).to.match(/page\.html:3:1 .*without ISBN, JAN or title/);
    expect(out).to.match(/page\.html:4:1 .*cannot be read/);
  });
});

describe('a page with an unclosed card', () => {
  it('is read to its end, however many attributes the card has', async () => {
    const folder = folderOf({ 'page.html': `[itemlink ${'a="x" '.repeat(60)}` });
    // Exponential time would reach the limit of the run.
    expect((await run('migrate', folder.path)).status).to.equal(0);
  });
});

describe('mkt-widgets', () => {
  it('has a help text', async () => {
    for (const args of [['--help'], ['doctor', '--help'], ['prerender', '-h'], ['migrate', '-h']]) {
      const { status, out } = await run(...args);
      expect(out).to.match(/^Usage: mkt-widgets /);
      expect(status).to.equal(0);
    }
    expect((await run('--help')).out).to.match(/--version/);
  });

  const wrong = {
    'no command': [[], /^$/],
    'an unknown command': [['cure'], /There is no command cure/],
    'a misspelt command': [['docter', '.'], /There is no command docter; did you mean doctor\?/],
    'an unknown option': [['doctor', '--onlin', 'x.html'], /--onlin; did you mean --online\?/],
    'no file': [['doctor'], /Give at least one file or folder/],
    'a missing file': [['prerender', '/none/at/all.html'], /no such file/],
    'an invalid address': [['prerender', '--site', 'blog', 'x.html'], /--site blog/],
    'an invalid rate of prerender': [['prerender', '--rate', 'fast', 'x.html'], /--rate fast/],
    'an invalid rate of doctor': [
      ['doctor', '--online', '--rate', 'fast', 'README.md'],
      /--rate fast/,
    ],
    'a shape without a number': [
      ['migrate', '--link', 'https://a.example/', 'x.html'],
      /\{hotelNo\}/,
    ],
  };
  for (const [name, [args, message]] of Object.entries(wrong)) {
    it(`refuses ${name} with a message, and exits with 2`, async () => {
      const { status, errors } = await run(.../** @type {string[]} */ (args));
      expect(errors).to.match(/** @type {RegExp} */ (message));
      expect(errors).not.to.match(/\n {4}at /);
      expect(status).to.equal(2);
    });
  }
});
