/** Libraries that look into elements of the page: a picture of the page by html2canvas, slides by Splide. */
import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { scriptTag, startPublisher } from '../../test/support/publisher.js';
import { install } from './places.js';

/** The list that the documents give to Splide. */
const FOCUSABLE = /focusableNodes: '(.+)'/.exec(readFileSync('docs/places.md', 'utf8'))?.[1];

const elements = (attributes = '') =>
  `<mkt-ranking limit="2" loading="eager" ${attributes}><a href="/">Best sellers</a></mkt-ranking>
  <mkt-hotel-search middle-class-code="tokyo" limit="1" loading="eager" ${attributes}></mkt-hotel-search>`;

const PICTURE = `<script src="/npm/html2canvas/dist/html2canvas.min.js"></script>
  <script>
    const picture = () =>
      html2canvas(document.body).then(
        ({ width, height }) => width * height > 0,
        (error) => error.message,
      );
  </script>`;

/** A slider whose first slide is in view. @param {string} options */
const slider = (
  options,
) => `<link rel="stylesheet" href="/npm/@splidejs/splide/dist/css/splide.min.css">
  <script src="/npm/@splidejs/splide/dist/js/splide.min.js"></script>
  <section class="splide" aria-label="Slides"><div class="splide__track"><ul class="splide__list">
    <li class="splide__slide"><a href="/">First</a></li>
    <li class="splide__slide">${elements()}</li>
  </ul></div></section>
  <button id="last">Last</button>
  <script>
    const splide = new Splide('.splide', { speed: 0, ${options} }).mount();
    /** True if a slide that nobody sees, or an element in it, has the focus. */
    const isHidden = () => !!document.activeElement.closest('.splide__slide[aria-hidden=true]');
  </script>`;

/** @type {Record<string, string>} */
const PAGES = {
  '/picture': PICTURE + elements(),
  '/picture-without-elements': PICTURE + '<p>Text</p>' + elements('data-html2canvas-ignore'),
  '/slides': slider(''),
  '/slides-with-list': slider(`focusableNodes: '${FOCUSABLE}'`),
};

/** @type {Awaited<ReturnType<typeof startPublisher>>} */
let publisher;
before(async function () {
  const packages = await install(this, 'html2canvas@1.4.1', '@splidejs/splide@4.1.4');
  const files = (/** @type {import('../../test/support/publisher.js').Origins} */ origins) =>
    Object.fromEntries(
      Object.entries(PAGES).map(([path, body]) => [
        path,
        () => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Page</title>
          <link rel="icon" href="data:,">${scriptTag(origins)}</head><body>${body}</body></html>`,
      ]),
    );
  publisher = await startPublisher(files, [], packages);
});
after(() => publisher?.close());

/** Opens a page, once its elements have their entries. @param {string} path */
async function open(path) {
  const { page, lines } = await publisher.open(path);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('mkt-ranking, mkt-hotel-search')].every(
      (element) => element.getAttribute('phase') === 'ready',
    ),
  );
  return { page, lines };
}

describe('a picture of the page by html2canvas', () => {
  it('fails on the colours of elements', async () => {
    const { page } = await open('/picture');
    expect(String(await page.evaluate('picture()'))).to.match(/unsupported color function/);
    await page.close();
  });

  it('is made if they have data-html2canvas-ignore', async () => {
    const { page, lines } = await open('/picture-without-elements');
    expect(await page.evaluate('picture()')).to.equal(true);
    expect(lines).to.deep.equal([]);
    await page.close();
  });
});

describe('elements in a slide of Splide that nobody sees', () => {
  /** Presses Tab from the start of the page to its last button. @param {import('puppeteer-core').Page} page */
  async function isReached(page) {
    await page.evaluate('document.activeElement.blur()');
    for (let presses = 0; presses < 100; presses++) {
      await page.keyboard.press('Tab');
      if (await page.evaluate('isHidden()')) return true;
      if (await page.evaluate("document.activeElement.id === 'last'")) return false;
    }
    throw new Error('the last button is not reached');
  }

  it('get the focus by default', async () => {
    const { page } = await open('/slides');
    expect(await isReached(page)).to.equal(true);
    await page.close();
  });

  it('do not get the focus if focusableNodes names them, until their slide is shown', async () => {
    const { page, lines } = await open('/slides-with-list');
    expect(await isReached(page)).to.equal(false);
    await page.evaluate('splide.go(1)');
    await page.waitForFunction(
      () => !document.querySelector('mkt-ranking')?.closest('[aria-hidden]'),
    );
    await page.evaluate("document.querySelector('.splide').scrollIntoView()");
    let tags = '';
    for (let presses = 0; presses < 100 && !tags.includes('last'); presses++) {
      await page.keyboard.press('Tab');
      tags += ` ${await page.evaluate('document.activeElement.id || document.activeElement.localName')}`;
    }
    expect(tags).to.match(/mkt-ranking.*mkt-hotel-search/);
    expect(lines).to.deep.equal([]);
    await page.close();
  });
});
