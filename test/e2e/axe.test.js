/** Axe on every published page: in light and dark, in both languages. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'chai';
import puppeteer from 'puppeteer-core';
import { startService } from '../../sandbox/index.js';
import { findBrowser, openWindow, PAGES_AT_ONCE } from '../../scripts/browsers/chromium.js';
import { builtSite } from '../support/built-site.js';
import { startDemo } from '../support/demo.js';

/** Pages that only scripts load. */
const WITHOUT_WORDS = /preview\.html$/;
const AXE = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** In the dark, nothing but the colours differs: the rules of axe that depend on them, and that it runs by default. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** One more than other tests have: each page waits half a second for further requests. */
const TABS = PAGES_AT_ONCE + 1;

let folder = '';
/** @type {import('puppeteer-core').Browser} */
let browser;
/**
 * Each opens one page after the other: a new tab would start a process, and compile axe again.
 * @type {import('puppeteer-core').Page[]}
 */
let tabs;
/** @type {Awaited<ReturnType<typeof startService>>} */
let service;
/** @type {Awaited<ReturnType<typeof startDemo>>} */
let server;

before(async () => {
  folder = await builtSite();
  service = await startService();
  server = await startDemo(service, { '/site': folder });
  const { executablePath, flags } = await findBrowser();
  browser = await puppeteer.launch({ executablePath, args: flags });
  tabs = await Promise.all(Array.from({ length: TABS }, () => openWindow(browser)));
});

after(async () => {
  await browser.close();
  await Promise.all([server.close(), service.close()]);
});

/** Waits until the elements in view have settled. @param {import('puppeteer-core').Page} page */
async function settle(page) {
  await page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      !document.querySelector('[phase="loading"], [aria-busy="true"]'),
  );
}

/**
 * The violations that axe reports in both colour schemes.
 * @param {import('puppeteer-core').Page} page
 * @returns {Promise<string[]>} rule and node of each
 */
async function violationsOf(page) {
  /** @type {string[]} */
  const all = [];
  await Promise.all(page.frames().map((frame) => frame.evaluate(AXE)));
  for (const [value, runOnly] of Object.entries({ light: undefined, dark: RULES_OF_COLOURS })) {
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value }]);
    await settle(page);
    const violations = await page.evaluate(async (runOnly) => {
      const { axe } = /** @type {any} */ (globalThis);
      // The time for a frame ends a hang.
      const options = { runOnly, resultTypes: ['violations'], frameWaitTime: 150_000 };
      return (await axe.run(document, options)).violations;
    }, runOnly);
    for (const { id, nodes } of violations)
      for (const { html } of nodes) all.push(`${value} ${id}: ${html.slice(0, 200)}`);
  }
  return all;
}

/**
 * How to open a page.
 * @typedef {{ prepare?: (page: import('puppeteer-core').Page) => Promise<void>, width?: number }} Options
 */

/**
 * Opens a page in a tab, and checks it.
 * @param {import('puppeteer-core').Page} page
 * @param {string} address
 * @param {Options} options
 */
async function violationsAt(page, address, { prepare, width = 1000 }) {
  await page.setViewport({ width, height: 800 });
  await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'light' }]);
  // The builder opens its preview anew once it knows the service.
  await page.goto(address, { waitUntil: 'networkidle0' });
  await prepare?.(page);
  await settle(page);
  return violationsOf(page);
}

/** Checks pages, as many at once as there are tabs. @param {readonly string[]} addresses @param {Options} [options] */
async function check(addresses, options = {}) {
  const rest = [...addresses];
  /** @type {Record<string, string[]>} */
  const wrong = {};
  const checkRest = async (/** @type {import('puppeteer-core').Page} */ tab) => {
    for (let address = rest.pop(); address; address = rest.pop()) {
      const violations = await violationsAt(tab, address, options);
      if (violations.length) wrong[address] = violations;
    }
  };
  await Promise.all(tabs.map(checkRest));
  expect(wrong).to.deep.equal({});
}

describe('axe finds no violations', () => {
  it('on all pages of the site', async () => {
    const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.html') && !file.startsWith('mkt/') && !WITHOUT_WORDS.test(file),
    );
    expect(pages.length).to.be.above(50);
    await check(pages.map((page) => `${server.origin}/site/${page.replace('index.html', '')}`));
  });

  it('on pages of the site on a phone', async () => {
    const paths = [
      '',
      'en/start/',
      'guide/',
      'ja/guide/',
      'ja/live-services/',
      'find/',
      'builder/',
      'ja/elements/mkt-dynamic-ad/',
      'theme/',
      'en/theme/',
    ];
    const addresses = paths.map((path) => `${server.origin}/site/${path}`);
    await check(addresses, { width: 320 });
  });

  it('on the demo', async () => {
    await check(['', 'article.html', 'kept.html'].map((page) => `${server.origin}/${page}`));
  });

  it('in each section of the gallery', async () => {
    const html = readFileSync('demo/gallery.html', 'utf8');
    const sections = [...html.matchAll(/<template[^>]* id="([\w-]+)"/g)].map(([, id]) => id);
    expect(sections.length).to.be.above(8);
    // A new page for each section: a change of the fragment alone would not load it.
    const addresses = sections.map((id) => `${server.origin}/gallery.html?${id}#${id}`);
    await check(addresses, {
      // Also the elements out of view.
      prepare: (page) =>
        page.$$eval('.box *', (elements) => {
          for (const element of elements) if ('loading' in element) element.loading = 'eager';
        }),
    });
  });

  it('on a page with embed.html in a frame', async () => {
    const address = `${server.origin}/dist/embed.html?tag=mkt-ranking&limit=3&application-id=APP&base-url=${service.origin}`;
    await check([`${server.origin}/`], {
      prepare: async (page) => {
        await page.setContent(
          `<!doctype html><html lang="ja"><title>Blog</title><main><h1>Blog</h1>
          <iframe title="Ranking" width="600" height="900" src="${address}"></iframe></main></html>`,
        );
        const frame = await page.waitForFrame((frame) => frame.url() === address);
        await frame.waitForSelector('[phase="ready"]');
      },
    });
  });
});
