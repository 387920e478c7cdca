/** The whole posts of the demo, which authors copy: a review, five picks, a hotel, entries below every post, and what readers keep. */
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import puppeteer from 'puppeteer-core';
import { startService } from '../../sandbox/index.js';
import { findBrowser } from '../../scripts/browsers/chromium.js';
import { runWith } from '../command/command.js';
import { startDemo } from '../support/demo.js';

/** @type {import('puppeteer-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startService>>} */
let service;
/** @type {Awaited<ReturnType<typeof startDemo>>} */
let demo;

before(async () => {
  service = await startService();
  demo = await startDemo(service);
  const { executablePath, flags } = await findBrowser();
  browser = await puppeteer.launch({ executablePath, args: flags });
});

after(async () => {
  await browser.close();
  await Promise.all([demo.close(), service.close()]);
});

/** A page of the demo on a phone, with its warnings and errors. */
async function phone() {
  const page = await browser.newPage();
  // A slow machine is no failure: the test has its own limit.
  page.setDefaultTimeout(0);
  /** @type {string[]} */
  const lines = [];
  page.on('console', (message) => {
    if (/warn|error/.test(message.type())) lines.push(message.text());
  });
  await page.setViewport({ width: 375, height: 8000 });
  return { page, lines };
}

/** Waits until all elements have their entries. @param {import('puppeteer-core').Page} page */
const ready = (page) =>
  page.waitForFunction(() => {
    const elements = [...document.querySelectorAll('main :is([phase], :not(:defined))')];
    return elements.length && elements.every((each) => each.matches('[phase="ready"]'));
  });

/** Keeps two of five things. @param {import('puppeteer-core').Page} page */
async function keepTwo(page) {
  await page.goto(`${demo.origin}/five-picks.html`);
  await ready(page);
  for (const place of [1, 2])
    await page.locator(`mkt-shortlist >>> li:nth-child(${place}) .keep`).click();
}

for (const post of ['review', 'five-picks', 'hotel', 'kept', 'below-post']) {
  describe(`the post ${post}.html`, () => {
    it('shows the entries of all elements on a phone, without a warning or a wider page', async () => {
      const { page, lines } = await phone();
      if (post === 'kept') await keepTwo(page);
      await page.goto(`${demo.origin}/${post}.html`);
      await ready(page);
      expect(lines).to.deep.equal([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).to.equal(375);
      await page.close();
    });

    it('has no problem for doctor, so that a copy of it has none', async () => {
      const html = readFileSync(`demo/${post}.html`, 'utf8').replaceAll(
        '%SERVICE%',
        'https://service.example',
      );
      const { status, out, errors } = await runWith(html, 'doctor', '-');
      expect(status, out + errors).to.equal(0);
    });
  });
}

describe('the page with what the reader keeps', () => {
  it('has its words before a press, and the items of the posts after', async () => {
    const { page } = await phone();
    await page.goto(`${demo.origin}/kept.html`);
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.waitForSelector('mkt-shortlist[phase="empty"]');
    expect(await page.$eval('main', (main) => main.innerText)).to.match(/まだ何もありません/);
    await keepTwo(page);
    await page.goto(`${demo.origin}/kept.html`);
    await ready(page);
    expect((await page.$$('mkt-shortlist >>> th[part="item"]')).length).to.equal(2);
    await page.close();
  });
});
