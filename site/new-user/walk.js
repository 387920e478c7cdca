/**
 * The steps of a new user: opens the site, makes a widget with an id, copies it, pastes it where they write, and
 * looks at the result.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import puppeteer from 'puppeteer-core';
import { startService } from '../../sandbox/index.js';
import { listen } from '../../sandbox/server.js';
import { startStatic } from '../../sandbox/static.js';
import { findBrowser } from '../../tools/browsers/chromium.js';

/** @typedef {import('puppeteer-core').Page} Page */

/**
 * @typedef {object} Step
 * @property {string} what
 * @property {number} clicks
 * @property {number} keys
 * @property {number} seconds duration on the machine, without the time to read
 */

/** Limit of each wait, in milliseconds. */
const TIMEOUT_MS = 60_000;

/**
 * Where the user writes: an empty page, a blog service that takes no scripts, or WordPress.
 * @typedef {'html' | 'links' | 'wordpress'} Place
 */

/**
 * A WordPress with the plugin, whose settings are empty.
 * @typedef {object} WordPress
 * @property {string} origin
 * @property {(page: Page) => Promise<void>} signIn as an administrator
 */

/**
 * The titles of the entries.
 * @param {Page | import('puppeteer-core').Frame} page
 */
const titlesOf = (page) =>
  page.$eval('mkt-ranking', ({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('[part~="title"]') ?? [])].map(
      (element) => element.textContent,
    ),
  );

/**
 * The site, the service, the publisher's files and their blog, each on its own origin.
 * @param {string} site folder
 * @param {boolean} takesScripts true if the blog runs scripts
 */
async function startWorld(site, takesScripts) {
  let post = '';
  const blog = new Hono().get('/', (c) =>
    c.html(`<!doctype html><html lang="ja"><title>Blog</title><body>${post}</body></html>`),
  );
  const withoutScripts = new Hono()
    .use(async (c, next) => {
      await next();
      c.header('Content-Security-Policy', "script-src 'none'");
    })
    .route('/', blog);
  const servers = await Promise.all([
    startStatic({ folders: { '/some/path': site } }),
    startService({ port: 0, host: '127.0.0.1' }),
    startStatic({ folders: { '/kit': 'dist' }, shared: false }),
    listen((takesScripts ? blog : withoutScripts).fetch, {}),
  ]);
  const [pages, service, files, own] = servers.map(({ origin }) => origin);
  return {
    site: `${pages}/some/path/`,
    service: String(service),
    kit: `${files}/kit`,
    blog: own,
    publish: (/** @type {string} */ text) => (post = text),
    close: async () => void (await Promise.all(servers.map((server) => server.close()))),
  };
}

/**
 * @param {object} options
 * @param {string} options.site folder with the built site
 * @param {number} [options.width] of the window
 * @param {string} [options.lang] of the browser
 * @param {string} [options.pictures] folder for a picture of each step
 * @param {Place} [options.place]
 * @param {WordPress} [options.wordpress] for this place
 * @returns {Promise<{ steps: Step[], previewed: (string | null)[], shown: (string | null)[] }>} the steps, and the
 *   titles of the entries in the preview and on the blog
 */
export async function walk({
  site,
  width = 1200,
  lang = 'ja',
  pictures,
  place = 'html',
  wordpress,
}) {
  const world = await startWorld(site, place !== 'links');
  const { executablePath, flags } = await findBrowser();
  const browser = await puppeteer.launch({ executablePath, args: [...flags, `--lang=${lang}`] });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(TIMEOUT_MS);
    await page.setViewport({ width, height: 800 });
    await page.setExtraHTTPHeaders({ 'Accept-Language': lang });
    const { origin } = new URL(world.site);
    await browser.defaultBrowserContext().overridePermissions(origin, ['clipboard-read']);

    /** @type {Step[]} */
    const steps = [];
    let [clicks, keys] = [0, 0];
    const click = async (/** @type {string} */ selector) => {
      const target = await page.waitForSelector(selector, { visible: true });
      await target?.click();
      clicks++;
    };
    /**
     * Replaces the text of a field.
     * @param {string} selector
     * @param {string} text
     */
    const type = async (selector, text) => {
      const target = await page.waitForSelector(selector, { visible: true });
      await target?.click({ count: 3 });
      await target?.type(text);
      clicks++;
      keys += text.length;
    };
    /** Opens a list, and chooses in it. @param {string} selector @param {string} value */
    const choose = async (selector, value) => {
      await page.waitForSelector(selector, { visible: true });
      await page.select(selector, value);
      clicks += 2;
    };
    /** @param {string} what @param {() => Promise<unknown>} act */
    const step = async (what, act) => {
      const start = performance.now();
      [clicks, keys] = [0, 0];
      await act();
      const seconds = (performance.now() - start) / 1000;
      steps.push({ what, clicks, keys, seconds });
      if (!pictures) return;
      mkdirSync(pictures, { recursive: true });
      const path = join(pictures, `${place}-${width}-${lang}-${steps.length}.png`);
      await page.screenshot({ path });
    };

    const isReady = '.state[data-phase="ready"]';
    const front = lang === 'ja' ? '' : 'en/';
    await step('opens the site', async () => {
      await page.goto(world.site + front);
      await page.waitForSelector('mkt-ranking[phase="ready"]');
    });
    await step('goes to the builder', async () => {
      await click('.hero .primary');
      await page.waitForSelector(isReady);
    });
    if (place !== 'html')
      await step('says where they write', async () => {
        await choose('#place', place);
        await page.waitForSelector(isReady);
      });
    await step('chooses an element', async () => {
      await click('.card:has([value="mkt-golf-finder"])');
      await page.waitForSelector(isReady);
      await click('.card:has([value="mkt-ranking"])');
      await page.waitForSelector(isReady);
    });
    await step('finds a genre', async () => {
      await click('#field-genre-id + button');
      await click('id-finder .results:not(.here) .result:nth-child(2) .result-buttons button');
      await page.waitForSelector('dialog:not([open])', { hidden: true });
      await page.waitForFunction(() => location.hash.includes('genre-id='));
      await page.waitForSelector(isReady);
    });
    if (place !== 'wordpress')
      await step('enters their id and address', async () => {
        await click('label:has([name="whose"][value="mine"])');
        await type('#account-application-id', 'my-own-application-id');
        await type('#account-affiliate-id', 'my-affiliate-id');
        await type('#account-base-url', world.service);
        if (place === 'html') await type('#kit', world.kit);
        await page.waitForFunction(
          (service) => {
            const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('#preview'));
            const inFrame = (/** @type {string} */ what) =>
              frame.contentDocument?.querySelector(what);
            return inFrame(`[data-base-url="${service}"]`) && inFrame('[genre-id][phase="ready"]');
          },
          {},
          world.service,
        );
      });
    /** @type {(string | null)[]} */
    let previewed = [];
    await step('copies the snippet', async () => {
      await click('#copy');
      await page.waitForFunction(
        () => document.querySelector('#copy ~ [role="status"]')?.textContent,
      );
      const frame = await (await page.$('#preview'))?.contentFrame();
      if (frame) previewed = await titlesOf(frame);
    });
    if (place === 'wordpress') {
      if (!wordpress) throw new Error('This walk needs a WordPress');
      await wordpress.signIn(page);
      await step('enters their id and address in WordPress', async () => {
        await page.goto(`${wordpress.origin}/wp-admin/options-general.php?page=mkt-widgets`);
        await type('#mkt-widgets-base-url', world.service);
        await type('#mkt-widgets-application-id', 'my-own-application-id');
        await type('#mkt-widgets-affiliate-id', 'my-affiliate-id');
        await Promise.all([page.waitForNavigation(), click('#submit')]);
      });
      await step('pastes it into a new post, publishes it, and looks at it', async () => {
        await page.goto(`${wordpress.origin}/wp-admin/post-new.php`);
        await click('.block-editor-default-block-appender__content');
        await page.keyboard.down('Control');
        await page.keyboard.press('v', { commands: ['Paste'] });
        await page.keyboard.up('Control');
        keys += 2;
        await page.waitForSelector('[data-type="core/shortcode"]');
        await click('.editor-post-publish-panel__toggle:not([aria-disabled="true"])');
        await click('.editor-post-publish-panel .editor-post-publish-button');
        await Promise.all([
          page.waitForNavigation(),
          click('.post-publish-panel__postpublish-buttons a'),
        ]);
        await page.waitForSelector('mkt-ranking[phase="ready"]');
      });
      return { steps, previewed, shown: await titlesOf(page) };
    }
    await step('pastes it into an empty page, and looks at it', async () => {
      world.publish(await page.evaluate(() => navigator.clipboard.readText()));
      await page.goto(`${world.blog}/`);
      await page.waitForSelector(place === 'links' ? 'li > a' : 'mkt-ranking[phase="ready"]');
    });
    const shown =
      place === 'links'
        ? await page.$$eval('li > a', (all) => all.map(({ textContent }) => textContent))
        : await titlesOf(page);
    return { steps, previewed, shown };
  } finally {
    await browser.close();
    await world.close();
  }
}
