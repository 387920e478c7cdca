/** Preferences of readers: touch, and more contrast. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import puppeteer from 'puppeteer-core';
import { startService } from '../../demo/service/index.js';
import { startStatic } from '../../demo/static.js';
import { findBrowser } from '../runner/browsers/chromium.js';

/** @type {import('puppeteer-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof startService>>} */
let service;
/** @type {Awaited<ReturnType<typeof startStatic>>} */
let kit;

before(async () => {
  service = await startService();
  kit = await startStatic({ folders: { '': 'dist' } });
  const { executablePath, flags } = await findBrowser();
  browser = await puppeteer.launch({ executablePath, args: flags });
});

after(async () => {
  await browser.close();
  await Promise.all([kit.close(), service.close()]);
});

/**
 * A page on a phone.
 * @param {string} elements
 */
async function phone(elements) {
  const page = await browser.newPage();
  await page.setViewport({ width: 360, height: 740, isMobile: true, hasTouch: true });
  await page.goto(`${service.origin}/`);
  await page.setContent(
    `<!doctype html><html lang="ja"><meta name="viewport" content="width=device-width"><body>
    <script src="${kit.origin}/mkt.js" data-base-url="${service.origin}" data-application-id="APP"></script>
    ${elements}`,
  );
  return page;
}

describe('a reader', () => {
  for (const [name, element, selector] of [
    ['More', '<mkt-ranking limit="3" pager="more"></mkt-ranking>', '.pager button'],
    ['the pages', '<mkt-ranking limit="3" pager="pages"></mkt-ranking>', '.page'],
    ['Retry', '<mkt-ranking query="fault=500"></mkt-ranking>', '[part="retry"]'],
    [
      'Search',
      '<mkt-hotel-search middle-class-code="tokyo" limit="1"></mkt-hotel-search>',
      '[part~="submit"]',
    ],
    [
      'the prices of each day',
      '<mkt-hotel-search middle-class-code="tokyo" limit="1" controls="calendar"></mkt-hotel-search>',
      '[part~="show-prices"]',
    ],
    [
      'Bookmark',
      '<mkt-bookmark-button item-code="konpeito-tsushin:80260442" access-token="demo-both.x"></mkt-bookmark-button>',
      'button',
    ],
  ]) {
    it(`hits ${name} within 44 px by touch`, async () => {
      const page = await phone(String(element));
      try {
        const handle = await page.waitForSelector(`body > :not(script) >>> ${selector}`);
        const sizes = await handle?.evaluate((button) => {
          button.scrollIntoView({ block: 'center' });
          const { top, left, width, height } = button.getBoundingClientRect();
          const root = /** @type {ShadowRoot} */ (button.getRootNode());
          const isHit = (/** @type {number} */ up) =>
            button.contains(root.elementFromPoint(left + width / 2, top + height / 2 + up));
          return { height, isHit: isHit(-21) && isHit(21) };
        });
        assert.ok(sizes?.isHit, `${name} is ${sizes?.height} px high`);
      } finally {
        await page.close();
      }
    });
  }

  it('gets visible borders with a preference for more contrast', async () => {
    const page = await phone('<mkt-ranking limit="3"></mkt-ranking>');
    try {
      const card = await page.waitForSelector('mkt-ranking >>> .item');
      const alpha = () =>
        card?.evaluate((item) => {
          const { borderTopColor } = getComputedStyle(item);
          return Number(/[\d.]+(?=\))/.exec(borderTopColor.replace(/^rgb\(.*/, '1)'))?.[0]);
        });
      assert.ok(Number(await alpha()) < 0.3);
      const client = await page.createCDPSession();
      await client.send('Emulation.setEmulatedMedia', {
        features: [{ name: 'prefers-contrast', value: 'more' }],
      });
      assert.ok(
        Number(await alpha()) > 0.6,
        `the border has ${await alpha()} of the text's colour`,
      );
    } finally {
      await page.close();
    }
  });
});
