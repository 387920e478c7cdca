import puppeteer from 'puppeteer-core';
import { findBrowser } from '../../scripts/browsers/chromium.js';

/** Milliseconds after which a wait on a page hangs. */
const TIMEOUT_MS = 180_000;

export async function startBrowser() {
  const { executablePath, flags } = await findBrowser();
  return puppeteer.launch({ executablePath, args: flags });
}

/**
 * A page in a new browser context.
 * @param {import('puppeteer-core').Browser} browser
 */
export async function newPage(browser) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.setViewport({ width: 1100, height: 1600 });
  return page;
}

/**
 * The entries of the first element of a kind, once they are displayed.
 * @param {import('puppeteer-core').Page | import('puppeteer-core').Frame} page
 * @param {string} tag
 * @returns {Promise<string[]>} the titles of its entries
 * @throws {Error} if it displays none in time
 */
export async function titlesOf(page, tag) {
  await page.waitForSelector(`${tag}[phase="ready"]`);
  return page.$eval(tag, ({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('[part~="title"]') ?? [])].map(
      (element) => element.textContent ?? '',
    ),
  );
}
