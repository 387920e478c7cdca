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

/** JSON as WordPress writes it into the comment of a block. @param {Attributes} attributes */
const jsonOf = (attributes) =>
  JSON.stringify(attributes).replace(/--|[<>&]/g, (text) =>
    [...text].map((char) => `\\u00${char.charCodeAt(0).toString(16)}`).join(''),
  );

/** A block as the editor saves it. @param {Attributes} attributes */
function blockOf(attributes) {
  const { link, linkText } = attributes;
  const fallback =
    link &&
    `<a href="${escape(link)}" rel="sponsored nofollow noopener">${escape(linkText ?? link)}</a>`;
  return `<!-- wp:mkt-widgets/element ${jsonOf(attributes)} -->\n<div class="wp-block-mkt-widgets-element">${fallback ?? ''}</div>\n<!-- /wp:mkt-widgets/element -->`;
}

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
    const blocks = attributes.map((attribute) => blockOf(/** @type {any} */ (attribute)));
    const { canvas } = await submitAndOpen(contributor, admin, 'Hostile', blocks);
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
  });
}

/**
 * Elements for which a contributor names a service, and two without one.
 * @param {string} foreign address of the service
 * @param {string} origin of WordPress
 */
function elementsOfService(foreign, origin) {
  const own = { 'base-url': foreign, transport: 'jsonp', 'affiliate-id': 'x' };
  const attributes = Object.entries(own).map(([name, value]) => `${name}="${value}"`);
  const link = { link: LINK, linkText: 'All teas' };
  const blocks = [
    { element: 'ranking', values: { ...VALID, ...own }, ...link },
    { element: 'picks', values: { url: LINK, 'dynamic-ad-url': foreign }, ...link },
    { element: 'ranking', values: { ...VALID, heading: 'Tea & <b' }, link: `${LINK}?a=1&b=2` },
  ];
  const kit = `${origin}/wp-content/plugins/mkt-widgets/kit/embed.html`;
  const others = [
    `[mkt ranking ${attributes.join(' ')} consent="event:never"]<a href="${LINK}">All teas</a>[/mkt]`,
    `<div data-mkt="config" data-base-url="${foreign}" data-BASEURL='${foreign}' data-consent="event:never"></div>`,
    `${kit}?tag=mkt-ranking&base-url=${encodeURIComponent(foreign)}&link=${encodeURIComponent(LINK)}`,
  ];
  const wrapped = others.map((html) => `<!-- wp:freeform -->\n${html}\n<!-- /wp:freeform -->`);
  return [...blocks.map(blockOf), ...wrapped];
}

/** @param {Review} review */
async function checkForeignService({ contributor, admin, expected }) {
  await promise(
    'A contributor sets no service, no earner and no consent, and the editor and the page name what was refused',
    async () => {
      const foreign = endLater(await listen(() => new Response('')));
      const elements = elementsOfService(foreign.origin, new URL(admin.url()).origin);
      /** @type {string[]} */
      const requested = [];
      const note = (/** @type {import('puppeteer-core').HTTPRequest} */ request) =>
        requested.push(request.url());
      admin.on('request', note);
      const { canvas } = await submitAndOpen(contributor, admin, 'A service', elements);
      expect(await titlesOf(canvas, 'mkt-ranking')).to.deep.equal(expected);
      const texts = await canvas.$eval('mkt-ranking', (element) => [
        element.getAttribute('heading'),
        element.querySelector('a')?.getAttribute('href'),
      ]);
      expect(texts).to.deep.equal(['Tea & <b', `${LINK}?a=1&b=2`]);
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
      const read = await (await fetch(published)).text();
      expect(read).not.to.match(/role="note"|<div[^>]*data-(base-?url|consent)/i);
      expect(read.split(`href="${LINK}"`).length).to.equal(5);
      expect(await elementsAt(published)).to.deep.equal([
        '<mkt-ranking genre-id="100371" limit="3" heading="Tea &amp; &lt;b">',
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

  await promise('The block speaks the language of its author', async () => {
    await contributor.goto(`${origin}/wp-admin/post-new.php`);
    await openEditor(contributor);
    expect(await contributor.evaluate(() => mktWidgetsBlock.words['element'])).to.equal('種類');
  });

  await checkForeignService(review);
}
