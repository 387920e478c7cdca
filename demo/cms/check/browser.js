import puppeteer from 'puppeteer-core';
import { findBrowser } from '../../../test/runner/browsers/chromium.js';

/** Milliseconds that anything on a page may take. */
const PATIENCE = 30_000;

/** A browser without anybody at it. */
export async function startBrowser() {
  const { executablePath, flags } = await findBrowser();
  return puppeteer.launch({ executablePath, args: flags });
}

/**
 * A page of a reader, or of an author, who shares nothing with the others.
 * @param {import('puppeteer-core').Browser} browser
 */
export async function newPage(browser) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.setViewport({ width: 1100, height: 1600 });
  return page;
}

/**
 * What the first element of a kind shows, once it does.
 * @param {import('puppeteer-core').Page | import('puppeteer-core').Frame} page
 * @param {string} tag
 * @returns {Promise<string[]>} the titles of its entries
 * @throws {Error} where it shows none in time
 */
export async function titlesOf(page, tag) {
  await page.waitForSelector(`${tag}[phase="ready"]`);
  return page.$eval(tag, ({ shadowRoot }) =>
    [...(shadowRoot?.querySelectorAll('[part~="title"]') ?? [])].map(
      (element) => element.textContent ?? '',
    ),
  );
}
