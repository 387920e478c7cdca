/** The whole posts of the demo, which authors copy: a review, five picks, a hotel, entries below every post. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { readFileSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { startService } from '../../sandbox/index.js';
import { findBrowser } from '../../tools/browsers/chromium.js';
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

for (const post of ['review', 'five-picks', 'hotel', 'below-post']) {
  describe(`the post ${post}.html`, () => {
    it('shows the entries of all elements on a phone, without a warning or a wider page', async () => {
      const page = await browser.newPage();
      // A slow machine is no failure: the test has its own limit.
      page.setDefaultTimeout(0);
      /** @type {string[]} */
      const lines = [];
      page.on('console', (message) => {
        if (/warn|error/.test(message.type())) lines.push(message.text());
      });
      await page.setViewport({ width: 375, height: 8000 });
      await page.goto(`${demo.origin}/${post}.html`);
      await page.waitForFunction(() => {
        const elements = [...document.querySelectorAll('main :is([phase], :not(:defined))')];
        return elements.length && elements.every((each) => each.matches('[phase="ready"]'));
      });
      assert.deepEqual(lines, []);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 375);
      await page.close();
    });

    it('has no problem for doctor, so that a copy of it has none', async () => {
      const html = readFileSync(`demo/${post}.html`, 'utf8').replaceAll(
        '%SERVICE%',
        'https://service.example',
      );
      const { status, out, errors } = await runWith(html, 'doctor', '-');
      assert.equal(status, 0, out + errors);
    });
  });
}
