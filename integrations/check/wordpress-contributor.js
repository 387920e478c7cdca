/** Posts of a contributor that an administrator reviews. */
import { expect } from 'chai';
import { promise } from '../../scripts/checks/promise.js';
import { endLater } from '../../scripts/checks/running.js';
import { listen } from '../../sandbox/server.js';
import { newPage, titlesOf } from './browser.js';
import { openEditor, publishOpenPost, savePost, signIn } from './wordpress-pages.js';

/** @typedef {import('puppeteer-core').Page} Page */
/** @typedef {Record<string, unknown>} Attributes of the block, by their names in block.json */

const LINK = 'https://market.example/teas';
const VALID = { 'genre-id': '100371', limit: '3' };

/** Runs with the rights of the user who has the editor open. It has none of the characters that WordPress filters. */
const ATTACK = `top.attacked=true;wp.apiFetch({path:'/wp/v2/users',method:'POST',data:{username:'intruder',email:'intruder@blog.example',password:'intruder-password',roles:['administrator']}})`;

/** @param {unknown} text */
const escape = (text) =>
  String(text).replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/**
 * A block as a post contains it.
 * @param {string} json attributes
 * @param {string} html inside the wrapper
 */
const blockOf = (json, html) =>
  `<!-- wp:mkt-widgets/element ${json} -->\n<div class="wp-block-mkt-widgets-element">${html}</div>\n<!-- /wp:mkt-widgets/element -->`;

/** JSON as WordPress writes it into the comment of a block. @param {Attributes} attributes */
const jsonOf = (attributes) =>
  JSON.stringify(attributes).replace(/--|[<>&]/g, (text) =>
    [...text].map((char) => `\\u00${char.charCodeAt(0).toString(16)}`).join(''),
  );

/** @param {Attributes} attributes */
const fallbackOf = ({ link, linkText }) =>
  link
    ? `<a href="${escape(link)}" rel="sponsored nofollow noopener">${escape(linkText ?? link)}</a>`
    : '';

/** A block as the first version of the plugin saved it. @param {Attributes & { values?: object }} attributes */
function firstVersionOf(attributes) {
  const { element = 'ranking', values } = attributes;
  const data = Object.entries(values ?? {}).map(
    ([key, value]) => ` data-${key}="${escape(value)}"`,
  );
  const html = `<div data-mkt="${escape(element)}"${data.join('')}>${fallbackOf(attributes)}</div>`;
  return blockOf(jsonOf(attributes), html);
}

/** A block as the editor saves it today. @param {Attributes} attributes */
const currentVersionOf = (attributes) => blockOf(jsonOf(attributes), fallbackOf(attributes));

/** Attributes of blocks that each try to run a script in the editor, or to break it. */
const HOSTILE = [
  {
    values: { ...VALID, class: 'components-animate__appear is-from-top', onanimationstart: ATTACK },
  },
  { values: { ...VALID, autofocus: '', tabindex: '0', onfocus: ATTACK, onFocus: ATTACK } },
  { values: { ...VALID, style: { animation: 'x' }, ref: 'x', key: 'x', children: [{}], is: 'x' } },
  { values: { ...VALID, dangerouslySetInnerHTML: { __html: `<img src=x onerror="${ATTACK}">` } } },
  { values: { ...VALID, innerHTML: `<img src=x onerror="${ATTACK}">`, heading: { a: 1 } } },
  { values: VALID, link: `javascript:${ATTACK}`, linkText: '<img src=x>' },
  { values: VALID, link: `java\tscript:${ATTACK}` },
];
const NO_ELEMENTS = ['x y', 'ranking onfocus=1', 'constructor', '__proto__', '', '<img src=x>'];
const NO_VALUES = ['text', ['ranking'], null, 5];

/**
 * A contributor submits a post, and an administrator opens it.
 * @param {Page} contributor
 * @param {Page} admin
 * @param {string} title
 * @param {string[]} blocks
 */
async function submitAndOpen(contributor, admin, title, blocks) {
  const content = blocks.join('\n\n');
  const post = await savePost(contributor, { title, content, status: 'pending' });
  await admin.goto(`${new URL(admin.url()).origin}/wp-admin/post.php?post=${post.id}&action=edit`);
  const canvas = await openEditor(admin);
  await admin.waitForFunction(
    (count) => wp.data.select('core/block-editor').getBlockCount() === count,
    {},
    blocks.length,
  );
  return { ...post, canvas };
}

/** The relevant properties of the blocks in the open post. @param {Page} page */
const blocksIn = (page) =>
  page.evaluate(() =>
    wp.data
      .select('core/block-editor')
      .getBlocks()
      .map((/** @type {any} */ { name, isValid, attributes }) => ({ name, isValid, attributes })),
  );

/** @param {Page} admin */
const usersOf = (admin) =>
  admin.evaluate(async () => {
    const users = await wp.apiFetch({ path: '/wp/v2/users?context=edit' });
    return users.map((/** @type {any} */ { username }) => username).sort();
  });

/** The attributes of every element in the HTML of a page. @param {string} link */
async function elementsAt(link) {
  const html = await (await fetch(link)).text();
  return [...html.matchAll(/<mkt-[^>]*>/g)].map(([tag]) => tag);
}

/**
 * @typedef {object} Review
 * @property {Page} contributor signed in
 * @property {Page} admin the signed-in administrator, who opens the posts
 * @property {string[]} expected titles of the three entries that a plain page shows
 */

/** @param {Review} review */
async function checkHostileBlocks({ contributor, admin, expected }) {
  await promise("A contributor's block runs no script in the editor or in the page", async () => {
    const unknown = NO_ELEMENTS.map((element) => ({ element, values: VALID, link: LINK }));
    const attributes = [...HOSTILE, ...unknown, ...NO_VALUES.map((values) => ({ values }))];
    for (const version of [firstVersionOf, currentVersionOf]) {
      const blocks = attributes.map((attribute) => version(/** @type {any} */ (attribute)));
      const { canvas } = await submitAndOpen(contributor, admin, version.name, blocks);
      expect(await titlesOf(canvas, 'mkt-ranking')).to.deep.equal(expected);
      // Browsers report the start of an animation one frame later.
      await canvas.evaluate(async () => {
        for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
      });
      expect(await admin.evaluate(() => 'attacked' in window), 'a script ran').to.equal(false);
      expect(await usersOf(admin)).to.deep.equal(['admin', 'author', 'contributor']);
      const handlers = await canvas.$$eval('[data-type="mkt-widgets/element"] *', (all) =>
        all.flatMap((element) => element.getAttributeNames().filter((name) => /^on/.test(name))),
      );
      expect(handlers).to.deep.equal([]);
      const link = await publishOpenPost(admin);
      expect(new Set(await elementsAt(link))).to.deep.equal(
        new Set(['<mkt-ranking genre-id="100371" limit="3">', '<mkt-ranking>']),
      );
      const html = await (await fetch(link)).text();
      expect(html).not.to.match(/javascript:top|java\tscript/);
    }
  });
}

/** @param {Review} review */
async function checkOddBlocks({ contributor, admin, expected }) {
  await promise(
    'A block names attributes that it does not show, keeps them, and survives invalid ones',
    async () => {
      const values = { ...VALID, onclick: 'x()', 'genre-ld': '1' };
      const given = [
        { element: 'ranking', values, link: LINK, linkText: 'All teas' },
        { element: 'x y', values: VALID, link: LINK, linkText: 'All teas' },
      ];
      const { canvas } = await submitAndOpen(
        contributor,
        admin,
        'Odd blocks',
        given.map(currentVersionOf),
      );
      expect(await titlesOf(canvas, 'mkt-ranking')).to.deep.equal(expected);
      const notices = await canvas.$$eval('[data-type="mkt-widgets/element"]', (all) =>
        all.map((element) => element.querySelector('.components-notice')?.textContent ?? ''),
      );
      expect(notices[0] ?? '').to.match(/onclick, genre-ld/);
      expect(notices[1] ?? '').to.match(/“x y”/);
      const links = await canvas.$$eval('[data-type="mkt-widgets/element"] a', (all) =>
        all.map((link) => link.getAttribute('href')),
      );
      expect(links).to.deep.equal([LINK, LINK]);
      const link = await publishOpenPost(admin);
      await admin.reload();
      await openEditor(admin);
      await admin.waitForFunction(() => wp.data.select('core/block-editor').getBlockCount() === 2);
      expect(await blocksIn(admin)).to.deep.equal(
        given.map((attributes) => ({
          name: 'mkt-widgets/element',
          isValid: true,
          attributes: { ...attributes, items: [] },
        })),
      );
      expect(await elementsAt(link)).to.deep.equal(['<mkt-ranking genre-id="100371" limit="3">']);
      const html = await (await fetch(link)).text();
      expect(html.split(`href="${LINK}"`).length, 'a fallback is missing').to.equal(3);
    },
  );
}

/** @param {Review} review */
async function checkFirstVersion({ contributor, admin, expected }) {
  await promise('A block of the first version opens with all its attributes', async () => {
    const attributes = { element: 'ranking', values: VALID, link: LINK, linkText: 'All teas' };
    const block = firstVersionOf(attributes);
    const { canvas, link } = await submitAndOpen(contributor, admin, 'A first version', [block]);
    expect(await titlesOf(canvas, 'mkt-ranking')).to.deep.equal(expected);
    const opened = [{ name: 'mkt-widgets/element', isValid: true, attributes }];
    expect(await blocksIn(admin)).to.deep.equal(opened);
    await publishOpenPost(admin);
    const [element] = await elementsAt(link);
    expect(element).to.equal('<mkt-ranking genre-id="100371" limit="3">');
  });
}

/** @param {Review} review */
async function checkForeignService({ contributor, admin, expected }) {
  await promise(
    'A contributor names no service, no earner and no consent, and the editor and the page name what was refused',
    async () => {
      const foreign = endLater(await listen(() => new Response('')));
      const own = { 'base-url': foreign.origin, transport: 'jsonp', 'affiliate-id': 'x' };
      const link = { link: LINK, linkText: 'All teas' };
      const attributes = Object.entries(own).map(([name, value]) => `${name}="${value}"`);
      const kit = `${new URL(admin.url()).origin}/wp-content/plugins/mkt-widgets/kit/embed.html`;
      const address = `${kit}?tag=mkt-ranking&base-url=${encodeURIComponent(foreign.origin)}`;
      const blocks = [
        { element: 'ranking', values: { ...VALID, ...own }, ...link },
        { element: 'picks', values: { url: LINK, 'dynamic-ad-url': foreign.origin }, ...link },
        { element: 'ranking', values: VALID, ...link },
      ].map(currentVersionOf);
      const others = [
        `[mkt ranking ${attributes.join(' ')} consent="event:never"]<a href="${LINK}">All teas</a>[/mkt]`,
        `<div data-mkt="config" data-base-url="${foreign.origin}" data-consent="event:never"></div>`,
        `${address}&link=${encodeURIComponent(LINK)}`,
      ];
      const wrapped = others.map((html) => `<!-- wp:freeform -->\n${html}\n<!-- /wp:freeform -->`);
      /** @type {string[]} */
      const requested = [];
      const note = (/** @type {import('puppeteer-core').HTTPRequest} */ request) =>
        requested.push(request.url());
      admin.on('request', note);
      const title = 'A service';
      const { canvas } = await submitAndOpen(contributor, admin, title, [...blocks, ...wrapped]);
      expect(await titlesOf(canvas, 'mkt-ranking')).to.deep.equal(expected);
      const notices = await canvas.$$eval('[data-type] .components-notice__content', (all) =>
        all.map((element) => element.textContent),
      );
      expect(notices.join()).to.match(
        /only: base-url, transport, affiliate-id.*only: dynamic-ad-url/,
      );
      const published = await publishOpenPost(admin);
      await admin.goto(published);
      expect(await titlesOf(admin, 'mkt-ranking')).to.deep.equal(expected);
      admin.off('request', note);
      expect(requested.filter((url) => url.startsWith(foreign.origin))).to.deep.equal([]);
      const notes = await admin.$$eval('[role="note"]', (all) =>
        all.map((each) => each.textContent),
      );
      expect(notes.length, notes.join()).to.equal(4);
      expect(notes.join()).to.match(
        /mkt-picks: dynamic-ad-url .* affiliate-id, base-url, .*consent/s,
      );
      const html = await (await fetch(published)).text();
      expect(html).not.to.match(/role="note"|<div[^>]*data-(base-url|consent)/);
      expect(html.split(`href="${LINK}"`).length).to.equal(6);
      expect(await elementsAt(published)).to.deep.equal([
        '<mkt-ranking genre-id="100371" limit="3">',
      ]);
    },
  );
}

/**
 * @param {object} given
 * @param {import('puppeteer-core').Browser} given.browser
 * @param {string} given.origin of WordPress
 * @param {Page} given.admin the signed-in administrator
 * @param {string[]} given.expected titles of the three entries that a plain page shows
 */
export async function checkContributor({ browser, origin, admin, expected }) {
  const contributor = await newPage(browser);
  await signIn(contributor, origin, 'contributor');
  await admin.goto(`${origin}/wp-admin/`);
  const review = { contributor, admin, expected };
  await checkHostileBlocks(review);
  await checkOddBlocks(review);
  await checkFirstVersion(review);

  await promise('The block speaks the language of its author', async () => {
    await contributor.goto(`${origin}/wp-admin/post-new.php`);
    await openEditor(contributor);
    expect(await contributor.evaluate(() => mktWidgetsBlock.words['element'])).to.equal('種類');
  });

  await checkForeignService(review);
}
