import { expect } from 'chai';
import { promise } from '../../scripts/checks/promise.js';
import { newPage, titlesOf } from './browser.js';
import { checkContributor } from './wordpress-contributor.js';
import { checkJapanese } from './wordpress-japanese.js';
import { checkLinks } from './wordpress-links.js';
import { fill, openEditor, publish, publishOpenPost, signIn } from './wordpress-pages.js';

/** @typedef {import('puppeteer-core').Page} Page */

const FALLBACK = '<a href="https://market.example/teas">All teas</a>';

/** A list with paragraphs inside, as the builder writes it for each place. */
const LISTS = {
  div: `<div data-mkt="shortlist" data-heading="Two picks">
  <div data-hotel-no="10101">
    <a href="https://market.example/inn">An inn</a>
    <p>Quiet.</p>
  </div>
  <div data-isbn="9784999900008">
    <p>A book</p>
  </div>
</div>`,
  shortcode: `[mkt shortlist heading="Two picks"]
  <div data-hotel-no="10101"><a href="https://market.example/inn">An inn</a><p>Quiet.</p></div>
  <div data-isbn="9784999900008"><p>A book</p></div>
[/mkt]`,
  'shortcode in a line': `Two: [mkt shortlist heading="Two picks"]<ul><li data-hotel-no="10101">An inn <p>Quiet.</p></li>
<li data-isbn="9784999900008">A book</li></ul>[/mkt] and so on`,
};

/** Fills in the settings page. @param {Page} page @param {string} origin @param {Record<string, string>} settings */
async function set(page, origin, settings) {
  await page.goto(`${origin}/wp-admin/options-general.php?page=mkt-widgets`);
  for (const [key, value] of Object.entries(settings)) {
    await fill(page, `#mkt-widgets-${key}`, value);
  }
  // Requests can come without the browser's form validation.
  await page.$eval('form[action="options.php"]', (form) => {
    /** @type {HTMLFormElement} */ (form).noValidate = true;
  });
  await Promise.all([page.waitForNavigation(), page.click('#submit')]);
}

/**
 * Inserts the block in the editor, reads its preview, and publishes the post.
 * @param {Page} page
 * @param {string} origin
 * @param {{ element: string } & Record<string, unknown>} attributes of the block
 * @returns {Promise<{ preview: string[], link: string }>}
 */
async function useBlock(page, origin, attributes) {
  await page.goto(`${origin}/wp-admin/post-new.php`);
  const canvas = await openEditor(page);
  await page.evaluate((written) => {
    const { blocks, data } = wp;
    const block = blocks.createBlock('mkt-widgets/element', written);
    data.dispatch('core/editor').editPost({ title: 'A block' });
    data.dispatch('core/block-editor').insertBlocks([block]);
  }, attributes);
  const preview = await titlesOf(canvas, `mkt-${attributes.element}`);
  const link = await publishOpenPost(page);
  // The saved block must equal a newly saved one, or WordPress asks its author to repair it.
  await page.reload();
  await page.waitForFunction(() =>
    globalThis.wp?.data?.select('core/block-editor')?.getBlockCount(),
  );
  const isValid = await page.evaluate(
    () => wp.data.select('core/block-editor').getBlocks()[0].isValid,
  );
  expect(isValid, 'the block is not valid when the post is opened again').to.be.ok;
  return { preview, link };
}

/**
 * The pages of the signed-in users and of a reader, and the expected entries.
 * @typedef {object} Check
 * @property {string} origin of WordPress
 * @property {string} service address of the sandbox service
 * @property {string[]} expected titles of the three entries that a plain page shows
 * @property {Page} admin
 * @property {Page} author
 * @property {Page} reader
 * @property {(link: string) => Promise<string | undefined>} read opens a post that shows the expected entries; resolves with
 *   the state of the page cache
 */

/** @param {Check} check */
async function checkSettings({ origin, service, expected, admin, reader }) {
  await promise(
    'The settings page refuses an invalid address or id and saves the other settings',
    async () => {
      await set(admin, origin, { 'affiliate-id': 'AFF 1２' });
      const refused = await admin.$eval('.notice-error', ({ textContent }) => textContent?.trim());
      expect(refused ?? '').to.match(/Affiliate id must have no spaces and no full-width/);
      await set(admin, origin, { 'base-url': 'service', 'application-id': 'wordpress-id' });
      const notice = await admin.$eval('.notice-error', ({ textContent }) => textContent?.trim());
      expect(notice ?? '').to.match(/Address of the service must be an address/);
      const field = '#mkt-widgets-application-id';
      expect(await admin.$eval(field, (input) => input.getAttribute('value'))).to.equal(
        'wordpress-id',
      );
      await set(admin, origin, { 'base-url': service });
      expect(await admin.$('.notice-error')).to.equal(null);
    },
  );

  await promise(
    'Credit, consent and analytics of the settings page apply to all pages',
    async () => {
      await set(admin, origin, { consent: 'yes' });
      const notice = await admin.$eval('.notice-error', ({ textContent }) => textContent?.trim());
      expect(notice ?? '').to.match(/Consent must be click/);
      const credit = 'Supported by Example https://developer.example/';
      await set(admin, origin, { credit, consent: 'click', analytics: 'gtag' });
      expect(await admin.$('.notice-error')).to.equal(null);
      const code = `[mkt ranking genre-id="100371" limit="3"]${FALLBACK}[/mkt]`;
      const { link } = await publish(admin, 'Consent', code);
      await reader.goto(link);
      const button = await reader.waitForSelector('mkt-ranking >>> [part="consent-button"]');
      await button?.click();
      expect(await titlesOf(reader, 'mkt-ranking')).to.deep.equal(expected);
      await reader.waitForSelector(
        'mkt-ranking >>> [part="credit"] [href="https://developer.example/"]',
      );
      await set(admin, origin, { consent: '', analytics: '' });
    },
  );
}

/** Elements in posts. @param {Check} check @returns the address of a post with filtered HTML */
async function checkPosts({ origin, admin, author, read }) {
  await signIn(author, origin, 'author');
  await promise('A post of an administrator shows an element written as a tag', async () => {
    const element = `<mkt-ranking genre-id="100371" limit="3">${FALLBACK}</mkt-ranking>`;
    const { link } = await publish(admin, 'An element', element);
    await read(link);
  });

  let filtered = { link: '', content: '' };
  await promise('In posts with filtered HTML, data-mkt shows an element', async () => {
    const div = `<div data-mkt="ranking" data-genre-id="100371" data-limit="3">${FALLBACK}</div>`;
    const rest = '<script>1</script><mkt-ranking></mkt-ranking><iframe src="/"></iframe>';
    filtered = await publish(author, 'A filtered post', rest + div);
    expect(filtered.content, 'WordPress filters nothing').not.to.match(
      /<(script|mkt-ranking|iframe)/,
    );
    await read(filtered.link);
  });

  await promise('The shortcode shows the element with its fallback', async () => {
    const code = `[mkt ranking genre-id="100371" limit="3"]${FALLBACK}[/mkt]`;
    const { link } = await publish(author, 'A shortcode', code);
    await read(link);
    const html = await (await fetch(link)).text();
    expect(html).to.match(
      /<mkt-ranking genre-id="100371" limit="3"><a rel="sponsored nofollow noopener" href="https:\/\/market.example\/teas">All teas<\/a>/,
    );
  });
  return filtered.link;
}

/** @param {Check} check */
async function checkShortcodes({ author, reader }) {
  await promise(
    'In the classic editor, the snippets of the builder keep their content, and the post goes on below them',
    async () => {
      for (const [form, code] of Object.entries(LISTS)) {
        const { link } = await publish(author, form, `Before\n\n${code}\n\nAfter\n\nThe end`);
        await reader.goto(link);
        await reader.waitForSelector('mkt-shortlist[phase="ready"]');
        /** @type {{ items: (string | undefined)[], hasPost: boolean }} */
        const shown = await reader.$eval('mkt-shortlist', (element) => ({
          items: [...element.querySelectorAll('[data-hotel-no], [data-isbn]')].map((item) =>
            item.textContent?.replace(/\s+/g, ' ').trim(),
          ),
          hasPost: /Before|After|The end/.test(element.textContent ?? ''),
        }));
        expect(shown, form).to.deep.equal({ items: ['An inn Quiet.', 'A book'], hasPost: false });
      }
    },
  );

  await promise(
    'A shortcode adds no script to the page and reports unknown attributes to its author',
    async () => {
      const code = `[mkt ranking onclick="alert(1)" genre-ld="1"][/mkt][mkt hotels][/mkt]`;
      const { link } = await publish(author, 'A wrong shortcode', code);
      const html = await (await fetch(link)).text();
      expect(html, 'readers see it').not.to.match(/onclick|\[mkt ranking\]|no such element/);
      await author.goto(link);
      const notes = await author.$$eval('[role="note"]', (all) =>
        all.map((element) => element.textContent),
      );
      expect(notes.join('\n')).to.match(
        /no attribute onclick, genre-ld[\s\S]*no such element\. Available elements: .*hotel-search/,
      );
    },
  );
}

/** @param {Check} check */
async function checkAddress({ origin, author, read }) {
  await promise('The address of embed.html on a line of its own shows its element', async () => {
    const page = `${origin}/wp-content/plugins/mkt-widgets/kit/embed.html`;
    const query = 'tag=mkt-ranking&genre-id=100371&limit=3&onclick=alert(1)';
    const link = encodeURIComponent('https://market.example/teas');
    const address = `${page}?${query}&link=${link}&link-text=All+teas`;
    const post = await publish(author, 'An address', `Teas\n\n${address}\n\nMore`);
    await read(post.link);
    const html = await (await fetch(post.link)).text();
    expect(html).to.match(
      /<mkt-ranking genre-id="100371" limit="3"><a rel="sponsored nofollow noopener" href="[^"]*teas">All teas<\/a>/,
    );
    expect(html).not.to.match(/<[^>]*onclick="alert/);
    const wrong = await publish(author, 'A wrong address', `${page}?tag=mkt-rankng`);
    expect(await (await fetch(wrong.link)).text()).to.match(/embed\.html\?tag=mkt-rankng/);
  });
}

/** @param {Check} check */
async function checkBlock({ origin, expected, author, reader, read }) {
  await promise(
    'The block shows a live preview, and its saved markup works for readers',
    async () => {
      const { preview, link } = await useBlock(author, origin, {
        element: 'ranking',
        values: { 'genre-id': '100371', limit: '3' },
        link: 'https://market.example/teas',
        linkText: 'All teas',
      });
      expect(preview).to.deep.equal(expected);
      await read(link);
    },
  );

  await promise('The block of a list shows its items, with the words of its author', async () => {
    const items = [
      { ids: { 'hotel-no': '10101' }, name: 'An inn', words: 'Quiet.', award: 'For a weekend' },
      { ids: { isbn: '9784999900008' }, name: 'A book', link: 'https://market.example/book' },
    ];
    const values = { heading: 'Two picks' };
    const { preview, link } = await useBlock(author, origin, {
      element: 'shortlist',
      values,
      items,
    });
    expect(preview).to.deep.equal(['おむすびイン 札幌', '雨宿りの灯台守']);
    await reader.goto(link);
    expect(await titlesOf(reader, 'mkt-shortlist')).to.deep.equal(preview);
    const list = await reader.$eval('mkt-shortlist', ({ shadowRoot }) => shadowRoot?.textContent);
    for (const words of ['Two picks', 'Quiet.', 'For a weekend'])
      expect(list?.includes(words), words).to.be.ok;
    const html = await (await fetch(link)).text();
    expect(html).to.match(/<a [^>]*href="https:\/\/market.example\/book">A book<\/a>/);
  });
}

/**
 * Checks the promises of the plugin.
 * @param {object} given
 * @param {import('puppeteer-core').Browser} given.browser
 * @param {import('./wordpress.js').WordPress} given.wordpress
 * @param {string} given.service address of the sandbox service
 * @param {string[]} given.expected titles of the three entries that a plain page shows
 */
export async function checkWordPress({ browser, wordpress, service, expected }) {
  const { origin } = wordpress;
  const [admin, author, reader] = await Promise.all([1, 2, 3].map(() => newPage(browser)));
  if (!admin || !author || !reader) throw new Error('no pages');

  /** @param {string} link */
  const read = async (link) => {
    const answer = await reader.goto(link);
    expect(await titlesOf(reader, 'mkt-ranking')).to.deep.equal(expected);
    return answer?.headers()['x-page-cache'];
  };

  await promise('The plugin is active after its installation', async () => {
    await signIn(admin, origin, 'admin');
    await admin.goto(`${origin}/wp-admin/plugins.php`);
    expect(await admin.$('tr.active[data-plugin="mkt-widgets/mkt-widgets.php"]')).to.be.ok;
  });

  const check = { origin, service, expected, admin, author, reader, read };
  await checkSettings(check);
  const filtered = await checkPosts(check);
  await checkShortcodes(check);
  await checkAddress(check);
  await checkBlock(check);
  await checkContributor({ browser, origin, admin, expected });
  await checkLinks({ browser, wordpress, admin, service, kept: filtered });

  await promise(
    'A page from the cache of the web server works like the first response',
    async () => {
      await read(filtered);
      expect(await read(filtered)).to.equal('HIT');
    },
  );

  await checkJapanese({ browser, wordpress });

  await promise('Elements work in a page that combines all its scripts', async () => {
    wordpress.combineScripts();
    const link = `${filtered}&combined`;
    await read(link);
    const combined = await reader.$$eval('script[src*="combined-"]', (all) => all.length);
    expect(combined, 'nothing is combined').to.equal(1);
  });
}
