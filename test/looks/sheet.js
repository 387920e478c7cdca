import { writeFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { checks } from './checks.js';
import { isEmpty } from './compare.js';
import { markupOf, nameOf, states, variantsOf } from './variants.js';

/** The time on the clocks of page and service. */
export const NOW = new Date('2026-04-01T03:00:00Z');

/** Pixels between tiles, and the maximum width of a sheet. */
const GAP = 16;
const MAX_WIDTH = 3800;

/**
 * The height of the window until the elements have settled: a larger one takes longer to draw. Maps have their maximum
 * height in it, which depends on the window.
 */
const WINDOW_HEIGHT = 1000;

/** Folder of the sheets: a page needs an address of this machine to send requests to it. */
export const SHEETS = '.cache/sheets';

/**
 * Milliseconds after which a step of a sheet hangs. `.ci/run` draws at the lowest priority, beside all tests: there, a
 * sheet can take minutes.
 */
export const LIMIT = 1_200_000;

/**
 * Replaces the pictures of the sandbox by a plain shape, so that sheets stay small. The dot shows whether the
 * picture is cropped.
 */
const picture = (/** @type {string} */ address) => {
  const [width, height] = /\/(hotel|golf)\//.test(address)
    ? [400, 300]
    : /\/e?books?\//.test(address)
      ? [300, 400]
      : [400, 400];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
    ><rect width="100%" height="100%" fill="#8fb4c6"/><circle cx="50%" cy="50%" r="30%" fill="#f3e2b3"/></svg>`;
};

/** @param {import('puppeteer-core').HTTPRequest} request */
function answer(request) {
  const address = request.url();
  if (!address.includes('/images/')) return request.continue();
  return request.respond({ contentType: 'image/svg+xml', body: picture(address) });
}

/**
 * The rectangle of a variant on its sheet, in whole pixels.
 * @typedef {{ name: string } & import('./compare.js').Box} Tile
 */

/**
 * The variants of an element in one width, as a page.
 * @param {string} tag
 * @param {number} width
 */
function pageOf(tag, width) {
  const tiles = variantsOf(tag).map((variant) => {
    const { phase = '' } = states[variant.state] ?? {};
    // A request without an answer would block others, so it comes last.
    const isLast = phase === 'loading';
    const markup = markupOf(tag, variant);
    const inside = isLast ? `<template>${markup}</template>` : markup;
    return `<section class="${variant.theme}" data-name="${nameOf(variant)}" data-phase="${phase}"
      ><h2>${nameOf(variant)}</h2>${inside}</section>`;
  });
  return `<!doctype html><html lang="ja"><head><meta charset="utf-8"><style>
      * { caret-color: transparent !important }
      ::part(item) { content-visibility: visible }
      html { font-size: 62.5% }
      body { margin: 0; background: #fff; font: 16px/1.4 sans-serif }
      section { position: absolute; width: ${width}px; background: Canvas; color: CanvasText }
      .light { color-scheme: light }
      .dark { color-scheme: dark }
      h2 { margin: 0; overflow: hidden; background: #ddd; color: #000;
        font-size: 10px; line-height: 16px; font-weight: 400; white-space: nowrap }
    </style></head><body>${tiles.join('')}</body></html>`;
}

/**
 * Addresses: the origin of the sheets, the kit's script, and the service.
 * @typedef {{ sheets: string, script: string, service: string }} Addresses
 */

/** Adds the kit's script. Runs in the page. @param {Addresses} addresses */
export function addKit({ script, service }) {
  const tag = document.createElement('script');
  tag.src = script;
  Object.assign(tag.dataset, {
    baseUrl: service,
    dynamicAdUrl: service,
    applicationId: 'APP',
    affiliateId: 'AFF',
  });
  document.head.append(tag);
}

/**
 * Waits for elements to reach their phases, and for their parts and pictures, or for the limit. Runs in the page.
 * @param {number} limit in ms
 */
export async function settle(limit) {
  const end = performance.now() + limit;
  const until = async (/** @type {() => boolean} */ isThere) => {
    while (!isThere() && performance.now() < end) {
      await new Promise((next) => requestAnimationFrame(next));
    }
  };
  const sections = [...document.querySelectorAll('section')];
  const elementOf = (/** @type {Element} */ section) => section.lastElementChild;
  const phaseOf = (/** @type {Element} */ section) => elementOf(section)?.getAttribute('phase');
  const isLoading = (/** @type {HTMLElement} */ section) => section.dataset['phase'] === 'loading';
  const first = sections.filter((section) => !isLoading(section));
  const last = sections.filter(isLoading);
  await until(() => first.every((section) => elementOf(section)?.matches(':defined')));
  await until(() => first.every((section) => phaseOf(section) === section.dataset['phase']));
  const roots = () => sections.flatMap((section) => elementOf(section)?.shadowRoot ?? []);
  // Opens all disclosures.
  for (const root of roots()) {
    for (const element of root.querySelectorAll('form details'))
      /** @type {any} */ (element).open = true;
  }
  for (const template of document.querySelectorAll('template')) {
    template.replaceWith(template.content.cloneNode(true));
  }
  await until(() => last.every((section) => phaseOf(section) === 'loading'));
  const images = () => roots().flatMap((root) => [...root.querySelectorAll('img')]);
  const isShown = (/** @type {HTMLImageElement} */ image) => image.checkVisibility() && image.src;
  for (const image of images()) image.loading = 'eager';
  await until(() => images().every((image) => !isShown(image) || image.complete));
  // Waits for lazy modules: nothing may change for some frames.
  let before = '';
  let same = 0;
  await until(() => {
    const now = roots()
      .map(
        (root) => root.innerHTML.length + ' ' + /** @type {HTMLElement} */ (root.host).offsetHeight,
      )
      .join();
    same = now === before ? same + 1 : 0;
    before = now;
    return same > 20;
  });
}

/**
 * Places each variant in the shortest column so far: rows would have the height of their highest variant. Runs in the
 * page.
 * @param {number} columns
 * @param {number} gap in pixels
 * @returns {Tile[]}
 */
function place(columns, gap) {
  const bottoms = Array(columns).fill(gap);
  return [...document.querySelectorAll('section')].map((section) => {
    const width = section.offsetWidth;
    // Of whole pixels: otherwise, text below an element is drawn differently if the height of that element changes.
    const height = Math.ceil(section.getBoundingClientRect().height);
    const top = Math.min(...bottoms);
    const column = bottoms.indexOf(top);
    const left = gap + column * (width + gap);
    bottoms[column] += height + gap;
    Object.assign(section.style, { left: `${left}px`, top: `${top}px`, height: `${height}px` });
    const title = section.querySelector('h2')?.offsetHeight ?? 0;
    const name = section.dataset['name'] ?? '';
    // An empty element has a picture, too.
    return { name, x: left, y: top + title, width, height: Math.max(1, height - title) };
  });
}

/** The findings of a check in each variant. @param {import('puppeteer-core').Page} page @param {(typeof checks)[number]} check */
const findingsOf = (page, check) =>
  /** @type {Promise<string[]>} */ (
    page.evaluate(
      `[...document.querySelectorAll('section')].map((section) =>
        (${check})(section.lastElementChild, section.dataset.phase))`,
    )
  );

/** Gives a page its clock, its time zone and its reader's preferences. @param {import('puppeteer-core').Page} page */
export async function prepare(page) {
  page.setDefaultTimeout(LIMIT);
  await page.emulateTimezone('Asia/Tokyo');
  await page.emulateMediaFeatures([
    { name: 'prefers-reduced-motion', value: 'reduce' },
    { name: 'prefers-color-scheme', value: 'light' },
  ]);
  await page.evaluateOnNewDocument((start) => {
    const Real = Date;
    // The clock runs, since waits need it, but from a fixed time.
    const now = () => start + performance.now();
    globalThis.Date = /** @type {any} */ (
      class extends Real {
        /** @param {any[]} given */
        constructor(...given) {
          super(.../** @type {[number]} */ (given.length ? given : [now()]));
        }
        /** @override */
        static now() {
          return now();
        }
      }
    );
  }, NOW.getTime());
}

/**
 * Draws the variants of an element in one width, on one sheet.
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} tag
 * @param {number} width of each variant, in pixels
 * @param {Addresses} addresses
 * @returns {Promise<{ screenshot: Buffer, png: PNG, tiles: Tile[], problems: string[] }>} the file, and its pixels
 */
export async function draw(browser, tag, width, addresses) {
  // With an empty store.
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await prepare(page);
    /** @type {string[]} */
    const problems = [];
    page.on('pageerror', (error) => problems.push(`uncaught ${error}`));
    const columns = Math.min(Math.floor(MAX_WIDTH / (width + GAP)), variantsOf(tag).length);
    const sheetWidth = columns * (width + GAP) + GAP;
    await page.setViewport({ width: sheetWidth, height: WINDOW_HEIGHT });
    await page.setRequestInterception(true);
    page.on('request', (request) => void answer(request));
    writeFileSync(`${SHEETS}/${tag}-${width}.html`, pageOf(tag, width));
    await page.goto(`${addresses.sheets}/${tag}-${width}.html`);
    await page.evaluate(addKit, addresses);
    await page.evaluate(settle, LIMIT);
    const tiles = await page.evaluate(place, columns, GAP);
    const sheetHeight = Math.max(...tiles.map(({ y, height }) => y + height)) + GAP;
    await page.setViewport({ width: sheetWidth, height: sheetHeight });
    for (const check of checks) {
      for (const [index, finding] of (await findingsOf(page, check)).entries()) {
        if (finding) problems.push(`${tiles[index]?.name}: ${finding}`);
      }
    }
    const screenshot = Buffer.from(
      await page.screenshot({ captureBeyondViewport: false, optimizeForSpeed: true }),
    );
    const png = PNG.sync.read(screenshot);
    for (const tile of tiles) {
      if (isEmpty(png, tile)) problems.push(`${tile.name}: its picture is empty`);
    }
    return { screenshot, png, tiles, problems };
  } finally {
    await context.close();
  }
}
