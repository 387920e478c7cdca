/** Preferences of readers: touch, and more contrast. */
import { expect } from 'chai';
import { scriptTag, startPublisher } from '../support/publisher.js';

describe('a reader', () => {
  /** Controls by their selectors, each with its element. */
  const CONTROLS = {
    More: ['<mkt-ranking limit="3" pager="more"></mkt-ranking>', '.pager button'],
    'the pages': ['<mkt-ranking limit="3" pager="pages"></mkt-ranking>', '.page'],
    Retry: ['<mkt-ranking query="fault=500"></mkt-ranking>', '[part="retry"]'],
    Search: [
      '<mkt-hotel-search middle-class-code="tokyo" limit="1"></mkt-hotel-search>',
      '[part~="submit"]',
    ],
    'the prices of each day': [
      '<mkt-hotel-search middle-class-code="tokyo" limit="1" reader-controls="calendar"></mkt-hotel-search>',
      '[part~="show-prices"]',
    ],
    Bookmark: [
      '<mkt-bookmark-button item-code="konpeito-tsushin:80260442" access-token="demo-both.x"></mkt-bookmark-button>',
      'button',
    ],
  };
  /** @type {Awaited<ReturnType<typeof startPublisher>>} */
  let publisher;
  /** A page on a phone with all of them. @type {import('puppeteer-core').Page} */
  let page;
  before(async () => {
    const elements = Object.values(CONTROLS).map(
      ([element], index) => `<section id="control-${index}">${element}</section>`,
    );
    publisher = await startPublisher((origins) => ({
      '/': () => `<!doctype html><html lang="ja"><meta name="viewport" content="width=device-width">
        <link rel="icon" href="data:,"><body>${scriptTag(origins)} ${elements.join('\n')}`,
    }));
    ({ page } = await publisher.open('/'));
    await page.setViewport({ width: 360, height: 740, isMobile: true, hasTouch: true });
  });
  after(() => publisher.close());

  for (const [index, [name, [, selector]]] of Object.entries(CONTROLS).entries()) {
    it(`hits ${name} within 44 px by touch`, async () => {
      const section = await page.waitForSelector(`#control-${index}`);
      // Elements near the viewport send their requests.
      await section?.evaluate((place) => place.scrollIntoView());
      const handle = await page.waitForSelector(`#control-${index} > * >>> ${selector}`);
      const sizes = await handle?.evaluate((button) => {
        button.scrollIntoView({ block: 'center' });
        const { top, left, width, height } = button.getBoundingClientRect();
        const root = /** @type {ShadowRoot} */ (button.getRootNode());
        const isHit = (/** @type {number} */ up) =>
          button.contains(root.elementFromPoint(left + width / 2, top + height / 2 + up));
        return { height, isHit: isHit(-21) && isHit(21) };
      });
      expect(sizes?.isHit, `${name} is ${sizes?.height} px high`).to.be.ok;
    });
  }

  it('gets visible borders with a preference for more contrast', async () => {
    const card = await page.waitForSelector('mkt-ranking >>> .item');
    const alpha = () =>
      card?.evaluate((item) => {
        const { borderTopColor } = getComputedStyle(item);
        return Number(/[\d.]+(?=\))/.exec(borderTopColor.replace(/^rgb\(.*/, '1)'))?.[0]);
      });
    expect(Number(await alpha())).to.be.below(0.3);
    const client = await page.createCDPSession();
    await client.send('Emulation.setEmulatedMedia', {
      features: [{ name: 'prefers-contrast', value: 'more' }],
    });
    expect(
      Number(await alpha()),
      `the border has ${await alpha()} of the text's colour`,
    ).to.be.above(0.6);
  });
});
