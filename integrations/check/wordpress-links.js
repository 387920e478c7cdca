/** Tools → Links: the items of all posts that are gone. */
import { expect } from 'chai';
import { promise } from '../../scripts/checks/promise.js';
import { newPage } from './browser.js';
import { savePost, signIn } from './wordpress-pages.js';

/** @typedef {import('puppeteer-core').Page} Page */

const MENU = '#adminmenu a[href="tools.php?page=mkt-widgets-links"]';
const BUTTON = 'links-page .button-primary';
const REMINDER = '.notice-info:has(a[href$="mkt-widgets-links"])';
const RESULT = 'links-page .result';

/** Two pages of posts in the answers of the plugin, and some of a third one. */
const POSTS = 40;

const GONE = { hotel: '999999', book: '9784000000000' };
const HOSTILE = `<img src=x onerror="top.attacked=true">"'</script>`;

/** A block as the editor saves it. @param {object} attributes */
const block = (attributes) =>
  `<!-- wp:mkt-widgets/element ${JSON.stringify(attributes).replace(/</g, '\\u003c')} -->\n<div class="wp-block-mkt-widgets-element"></div>\n<!-- /wp:mkt-widgets/element -->`;

/** Posts in each form and in each state, by their titles. @param {string} origin @returns {Parameters<typeof savePost>[1][]} */
function written(origin) {
  const list = {
    element: 'shortlist',
    items: [
      { ids: { 'hotel-no': GONE.hotel }, name: HOSTILE, link: 'https://market.example/inn' },
      { ids: { isbn: '9784999900008' }, name: 'A book that is still there' },
    ],
  };
  const embed = `${origin}/wp-content/plugins/mkt-widgets/kit/embed.html?tag=mkt-hotel-detail&hotel-no=${GONE.hotel}`;
  const refused = '[mkt ranking affiliate-id="x"][/mkt]';
  const html = `<div data-mkt="book-list" data-isbnjan="${GONE.book}"></div>${refused}`;
  const shortcode = `[mkt value isbn="${GONE.book}" field="price"]¥900[/mkt]`;
  const group = `<!-- wp:group --><div class="wp-block-group">${block(list)}</div><!-- /wp:group -->`;
  return [
    { title: 'A block', status: 'publish', content: block(list) },
    { title: 'A block in a group', status: 'draft', content: group },
    // As WordPress saves the title of a contributor.
    { title: 'Inns &amp; more', status: 'pending', content: `Inns\n\n${embed}\n\nMore` },
    { title: 'HTML', status: 'private', content: html },
    { title: HOSTILE, status: 'future', content: shortcode, date: '2099-01-01T00:00:00' },
  ];
}

/** Posts without an item that is gone. @param {number} count @returns {Parameters<typeof savePost>[1][]} */
const harmless = (count) =>
  [...Array(count).keys()].map((index) => ({
    title: `Post ${index}`,
    status: 'publish',
    content: String(
      [
        '<mkt-hotel-detail hotel-no="10101"></mkt-hotel-detail>',
        '<p>No element at all.</p>',
        '[gallery ids="1"]<p>data-mkt and [mkt ranking] are explained here.</p>',
      ][index % 3],
    ),
  }));

/**
 * The tables of the page: of each row the item, the texts of its posts, and where their links lead.
 * @param {Page} page
 */
const rowsOf = (page) =>
  page.$$eval('links-page tbody tr', (all) =>
    all.map((row) => ({
      item: row.querySelector('code')?.textContent,
      text: row.querySelector('td')?.textContent?.replace(/\s+/g, ' ').trim() ?? '',
      posts: [...row.querySelectorAll('li')].map((post) => post.textContent?.trim()),
      links: [...row.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
    })),
  );

/** @param {Page} page @param {string} selector */
const textIn = (page, selector) =>
  page.$eval(selector, (element) => element.textContent?.replace(/\s+/g, ' ').trim() ?? '');

/** Examines all posts, and waits for the end. @param {Page} page @returns the result in words */
async function examine(page) {
  await page.click(BUTTON);
  await page.waitForFunction(
    (selector) => document.querySelector(selector)?.textContent?.includes(':'),
    {},
    `${RESULT}:not([hidden])`,
  );
  return textIn(page, RESULT);
}

/**
 * The answers that a user gets from the addresses of the page.
 * @param {Page} page signed in, on a page of WordPress
 * @param {boolean} [hasNonce]
 */
const statuses = (page, hasNonce = true) =>
  page.evaluate(async (isSigned) => {
    const nonce = await (await fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
    const headers = {
      'Content-Type': 'application/json',
      ...(isSigned && { 'X-WP-Nonce': nonce }),
    };
    const body = JSON.stringify({ examined: 0, left: 0, further: 0, rows: [] });
    const answers = [
      await fetch('/wp-admin/tools.php?page=mkt-widgets-links'),
      await fetch('/?rest_route=/mkt-widgets/v1/links/posts', { headers }),
      await fetch('/?rest_route=/mkt-widgets/v1/links', { method: 'POST', headers, body }),
    ];
    return answers.map(({ status }) => status);
  }, hasNonce);

/**
 * @typedef {object} Check
 * @property {string} origin of WordPress
 * @property {string} service address of the sandbox service
 * @property {Page} admin the signed-in administrator
 * @property {import('puppeteer-core').Browser} browser
 * @property {import('./wordpress.js').WordPress} wordpress whose service is set
 * @property {string} kept the address of a post that other checks need, `/?p=5`; all others are deleted
 */

/**
 * Saves the posts of the check in place of all others.
 * @param {Check} check
 * @returns {Promise<Map<string, number>>} their ids by their titles
 */
async function savePosts({ origin, admin, wordpress, kept }) {
  const keptId = Number(new URL(kept).searchParams.get('p'));
  await wordpress.runCode(
    `foreach ( get_posts( array( 'numberposts' => -1, 'post_status' => 'any', 'exclude' => array( ${keptId} ) ) ) as $post ) wp_delete_post( $post->ID, true );`,
  );
  await admin.goto(`${origin}/wp-admin/`);
  const posts = written(origin);
  const ids = new Map();
  for (const post of [...posts.slice(0, 3), ...harmless(POSTS - 5), ...posts.slice(3)])
    ids.set(post.title, (await savePost(admin, post)).id);
  return ids;
}

/** @param {Check} check */
async function checkResult(check) {
  const { origin, service, admin } = check;
  await promise(
    'Tools → Links lists the items that are gone, from posts in each form and state, and asks for each item once',
    async () => {
      const ids = await savePosts(check);
      // The menu opens when the mouse is over it.
      const open = admin.$eval(MENU, (link) => /** @type {HTMLElement} */ (link).click());
      await Promise.all([admin.waitForNavigation(), open]);
      /** @type {URL[]} */
      const requests = [];
      admin.on('request', (request) => requests.push(new URL(request.url())));
      const result = await examine(admin);
      admin.removeAllListeners('request');
      expect(result).to.match(/Last examination: .*Items examined: 5\. Gone: 3\.$/);

      const rows = await rowsOf(admin);
      const all = rows.map(({ item, posts, links }) => ({
        item,
        titles: posts,
        ids: links.map((link) => Number(new URL(link).searchParams.get('post'))),
      }));
      const idsFor = (/** @type {string[]} */ ...titles) => titles.map((title) => ids.get(title));
      expect(all).to.have.deep.members([
        {
          item: `hotel-no="${GONE.hotel}"`,
          titles: ['A block', 'A block in a group — Draft', 'Inns & more — Pending'],
          ids: idsFor('A block', 'A block in a group', 'Inns &amp; more'),
        },
        {
          item: `isbnjan="${GONE.book}"`,
          titles: ['HTML — Private'],
          ids: idsFor('HTML'),
        },
        {
          item: `isbn="${GONE.book}"`,
          titles: [`${HOSTILE} — Scheduled`],
          ids: idsFor(HOSTILE),
        },
        { item: '<mkt-ranking>', titles: ['HTML — Private'], ids: idsFor('HTML') },
      ]);
      expect(rows.find(({ item }) => item?.includes(GONE.hotel))?.text).to.include(HOSTILE);
      expect(await admin.evaluate(() => 'attacked' in window)).to.equal(false);
      const { text } = rows.find(({ item }) => item === '<mkt-ranking>') ?? {};
      expect(text).to.match(/for administrators only, .*: affiliate-id$/);

      const others = requests.filter((url) => ![origin, service].includes(url.origin));
      expect(others.join()).to.equal('');
      const asked = requests.filter((url) => url.origin === service);
      const hotels = asked.flatMap(({ searchParams }) => searchParams.get('hotelNo') ?? []);
      expect(hotels).to.deep.equal([`${GONE.hotel},10101`]);
    },
  );
}

/** @param {Check} check */
async function checkMemory({ origin, admin, wordpress }) {
  await promise(
    'The result is remembered, tells which posts have changed since, and the dashboard reminds of an old one',
    async () => {
      const before = await rowsOf(admin);
      await admin.reload();
      expect(await rowsOf(admin)).to.deep.equal(before);
      expect(await textIn(admin, RESULT)).to.match(/Last examination: /);
      await admin.goto(`${origin}/wp-admin/`);
      expect(await admin.$(REMINDER)).to.equal(null);
      await wordpress.runCode(
        `update_option( 'mkt_widgets_links', array( 'time' => 1 ) + get_option( 'mkt_widgets_links' ) );
      wp_trash_post( get_page_by_path( 'a-block', OBJECT, 'post' )->ID );`,
      );
      await admin.goto(`${origin}/wp-admin/`);
      expect(await textIn(admin, REMINDER)).to.match(
        / \d+ years ago; 3 were gone\. Look them up again/,
      );
      expect(await textIn(admin, MENU)).to.equal('Links (mkt-widgets) 3');
      await Promise.all([admin.waitForNavigation(), admin.click(`${REMINDER} a`)]);
      const rows = await rowsOf(admin);
      expect(rows.find(({ item }) => item?.includes(GONE.hotel))?.posts).to.deep.equal([
        'A block in a group — Draft, changed since then',
        'Inns & more — Pending, changed since then',
      ]);
    },
  );
}

/** @param {Check} check */
async function checkLargeResult({ origin, admin, wordpress }) {
  await promise(
    'Of a large result, only what is kept is sent: first the items that are gone',
    async () => {
      const wrong = [...Array(501).keys()].map(
        (no) => `<div data-mkt="value" data-isbn="${no}"></div>`,
      );
      const { id } = await savePost(admin, {
        title: 'Many',
        status: 'draft',
        content: wrong.join(''),
      });
      await admin.goto(`${origin}/wp-admin/tools.php?page=mkt-widgets-links`);
      const [request] = await Promise.all([
        admin.waitForRequest((each) => each.method() === 'POST'),
        examine(admin),
      ]);
      const { rows, further } = JSON.parse(request.postData() ?? '');
      expect(rows.length).to.equal(500);
      expect(
        rows.slice(0, 4).map((/** @type {{ code: string }} */ { code }) => code),
      ).to.deep.equal(['gone', 'gone', 'gone', 'refused']);
      expect(further).to.equal(5);
      expect(await textIn(admin, 'links-page')).to.match(/Further items, not listed: 5$/);
      await wordpress.runCode(`wp_delete_post( ${id}, true );`);
    },
  );
}

/** @param {Check} check */
async function checkFailures({ origin, service, admin, wordpress }) {
  const set = (/** @type {string} */ address) =>
    wordpress.runCode(
      `update_option( 'mkt_widgets', array( 'base-url' => '${address}' ) + get_option( 'mkt_widgets' ) );`,
    );
  await promise(
    'An answer that is an error or a limit of requests leaves an item unknown',
    async () => {
      for (const fault of ['503', '429-gateway-hour']) {
        await set(`${service}/fault:${fault}`);
        await admin.goto(`${origin}/wp-admin/tools.php?page=mkt-widgets-links`);
        expect(await examine(admin), fault).to.match(/Gone: 0\./);
        expect(await textIn(admin, 'links-page h2')).to.match(/^Not known \(\d+\)$/);
        const rows = await rowsOf(admin);
        expect(rows.map(({ item }) => item)).to.include(`hotel-no="${GONE.hotel}"`);
      }
      await set(service);
    },
  );

  await promise('The examination can be stopped, and tells how many items are left', async () => {
    await set(`${service}/hold:links`);
    await admin.goto(`${origin}/wp-admin/tools.php?page=mkt-widgets-links`);
    await admin.focus(BUTTON);
    await admin.keyboard.press('Enter');
    await admin.waitForSelector('links-page progress[max="5"]');
    expect(await textIn(admin, 'links-page [role="status"]')).to.equal('Items left: 5');
    expect(await textIn(admin, BUTTON)).to.equal('Stop');
    expect(await admin.$eval(BUTTON, (button) => button === document.activeElement)).to.equal(true);
    await admin.keyboard.press('Enter');
    await admin.waitForSelector(RESULT);
    expect(await textIn(admin, BUTTON)).to.equal('Examine all posts');
    expect(await admin.$('links-page progress')).to.equal(null);
    // Nothing was examined, so the result before stays.
    expect(await textIn(admin, RESULT)).to.match(/Last examination: /);
    await fetch(`${service}/release/links`, { method: 'POST' });
    await set(service);
  });
}

/** @param {Check} check */
async function checkAccess({ browser, origin, admin }) {
  await promise('Contributors and authors get neither the page nor its data', async () => {
    for (const name of ['contributor', 'author']) {
      const page = await newPage(browser);
      await signIn(page, origin, name);
      expect(await page.$(MENU), name).to.equal(null);
      expect(await statuses(page), name).to.deep.equal([403, 403, 403]);
      await page.browserContext().close();
    }
    expect(await admin.$(MENU)).to.be.ok;
    expect(await statuses(admin)).to.deep.equal([200, 200, 200]);
    expect(await statuses(admin, false), 'without a nonce').to.deep.equal([200, 401, 401]);
  });
}

/** @param {Omit<Check, 'origin'>} given */
export async function checkLinks(given) {
  const check = { ...given, origin: given.wordpress.origin };
  await checkResult(check);
  await checkMemory(check);
  await checkLargeResult(check);
  await checkFailures(check);
  await checkAccess(check);
}
