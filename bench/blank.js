/**
 * `npm run looks:blank`: how much of the height of an entry is blank, with the ordinary data of the
 * sandbox service, by element, layout and width. Ends with 1 where it is more than there may be, or
 * where something has no room.
 *
 *   --no-build   take dist/ as it is
 *   --all        print every measurement, not only the worst of each element and layout
 */
import { parseArgs } from 'node:util';
import puppeteer from 'puppeteer-core';
import { build } from '../build/build.js';
import { runKit } from '../build/run-kit.js';
import { startService } from '../demo/service/index.js';
import { startStatic } from '../demo/static.js';
import { findBrowser } from '../test/runner/browsers/chromium.js';
import { FONT_FOLDER, fontStyle, loadFonts } from '../test/runner/font.js';

/** The most of a height that may be blank. */
const MOST = 0.15;
const WIDTHS = Array.from({ length: 53 }, (_, at) => 160 + at * 20);
const LAYOUTS = ['list', 'grid', 'carousel', 'compact'];
/** What also has tables: below this width, in px, their rows stand as cards. */
const TABLES = /product-search|book-list/;
/** @type {typeof import('../src/styles/rows.js')} */
const { widths } = await runKit('src/styles/rows.ts');
const WIDE_TABLE = widths.table * 16;
const ELEMENTS = [
  '<mkt-ranking>',
  '<mkt-ranking hide="caption shop">',
  '<mkt-ranking show="image title price">',
  '<mkt-picks>',
  '<mkt-product-search genre-id="100371">',
  '<mkt-product-search genre-id="100371" hide="price details">',
  '<mkt-book-list media="book">',
  '<mkt-book-list media="cd">',
  '<mkt-book-list media="book" show="image title price action">',
  '<mkt-ebook-list>',
  '<mkt-hotel-search middle-class-code="tokyo" controls="none">',
  '<mkt-hotel-search middle-class-code="tokyo" controls="none" hide="access caption">',
  '<mkt-golf-finder area-code="8" controls="none">',
  '<mkt-golf-finder area-code="8" controls="none" hide="actions caption">',
];

/**
 * @typedef {{ blank: number, cut: number, height: number }} Measurement
 * of the worst entry: the blank share of its height; what is cut off, and how much higher it is than
 * the room that is kept for it, in px
 */

/** Measures every element of a page that is as wide. @returns {Measurement[]} */
function measure() {
  /** @param {Element} item */
  const measureItem = (item) => {
    const box = item.getBoundingClientRect();
    const style = getComputedStyle(item);
    const edge = (/** @type {string} */ name) => parseFloat(style.getPropertyValue(name));
    const top = box.top + edge('padding-top') + edge('border-top-width');
    const bottom = box.bottom - edge('padding-bottom') - edge('border-bottom-width');
    /** @type {DOMRect[]} */
    const rects = [];
    const walker = document.createTreeWalker(item, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node instanceof Text) {
        const parent = node.parentElement;
        if (
          !node.data.trim() ||
          !parent?.checkVisibility() ||
          parent.closest('.unseen, .item > div.rank')
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        // What a line clamp leaves out is not there.
        const limit = parent.closest('.title, .caption, .access, .rating') ?? item;
        const end = limit.getBoundingClientRect().bottom;
        rects.push(...[...range.getClientRects()].filter((one) => one.top < end - 4));
      } else if (
        node instanceof Element &&
        node.matches('.image, svg, .call, .action, [data-layout=compact] .rank')
      ) {
        rects.push(node.getBoundingClientRect());
      }
    }
    const shown = rects.filter(({ width, height }) => width && height);
    const spans = shown.map((one) => [one.top, one.bottom]).sort(([a = 0], [b = 0]) => a - b);
    let blank = 0;
    let at = top;
    for (const [from = 0, to = 0] of spans) {
      blank += Math.max(0, from - at);
      at = Math.max(at, to);
    }
    blank += Math.max(0, bottom - at);
    return { blank: blank / box.height, cut: Math.max(0, at - box.bottom), height: box.height };
  };
  return [...document.querySelectorAll('[data-measured]')].map((element) => {
    const items = [...(element.shadowRoot?.querySelectorAll('[part~="item"]') ?? [])];
    const all = items.map(measureItem);
    const worst = (/** @type {"blank" | "cut" | "height"} */ key) =>
      Math.max(...all.map((one) => one[key]));
    const list = element.shadowRoot?.querySelector('[part~="list"]');
    const style = list && getComputedStyle(list);
    const row = style?.gridAutoFlow === 'column' ? style.gridTemplateRows : style?.gridAutoRows;
    const kept = parseFloat(row?.replace('minmax(', '') ?? '');
    return { blank: worst('blank'), cut: worst('cut'), height: worst('height') - kept };
  });
}

const { values: given } = parseArgs({
  options: {
    'no-build': { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
  },
});
if (!given['no-build']) await build({ types: false });
const service = await startService({ port: 0 });
const site = await startStatic({ folders: { '/dist': 'dist', '/font': FONT_FOLDER } });
const { executablePath, flags } = await findBrowser();
const browser = await puppeteer.launch({ executablePath, args: flags });

const samples = ELEMENTS.flatMap((element) =>
  [...LAYOUTS, ...(TABLES.test(element) ? ['table'] : [])].map((layout) => ({ element, layout })),
);
const body = samples
  .map(({ element, layout }) =>
    element
      .replace('>', ` data-measured limit="8" loading="eager" layout="${layout}">`)
      .replace(/<(\S+) .*/, '$&</$1>'),
  )
  .join('\n');
/** @type {Map<string, { width: number } & Measurement>} */
const worst = new Map();
let fails = false;

try {
  const page = await browser.newPage();
  await page.setViewport({ width: 1280, height: 20_000 });
  await page.setContent(
    `<!doctype html><html lang="ja">${fontStyle(`${site.origin}/font`)}
    <style>body { margin: 0; font-size: 16px; line-height: 1.4 }</style>
    <script src="${site.origin}/dist/mkt.all.js" data-base-url="${service.origin}"
      data-dynamic-ad-url="${service.origin}" data-application-id="APP"></script>${body}`,
  );
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('[data-measured]')].every((one) =>
        one.matches('[phase=ready]'),
      ),
    { timeout: 60_000 },
  );
  await page.evaluate(loadFonts);
  await page.addStyleTag({
    content: '[data-measured]::part(item) { content-visibility: visible }',
  });
  for (const width of WIDTHS) {
    await page.evaluate((wide) => (document.body.style.width = `${wide}px`), width);
    const all = await page.evaluate(measure);
    for (const [at, one] of all.entries()) {
      const { element, layout } = /** @type {typeof samples[number]} */ (samples[at]);
      if (layout === 'table' && width >= WIDE_TABLE) continue;
      const name = `${element} ${layout}`;
      if (given.all) console.log(width, name, one);
      const before = worst.get(name);
      if (!before || one.blank > before.blank) worst.set(name, { width, ...one });
      if (one.blank > MOST || one.cut > 1 || one.height > 0.5) {
        fails = true;
        console.log(
          `${name}, ${width} px: ${Math.round(one.blank * 100)} % blank, ${Math.round(one.cut)} px cut off, ${Math.round(one.height)} px higher than the room that is kept`,
        );
      }
    }
  }
} finally {
  await browser.close();
  await Promise.all([service.close(), site.close()]);
}
for (const [name, { blank, width }] of worst) {
  console.log(`${`${Math.round(blank * 100)} %`.padStart(5)}  ${name} (${width} px)`);
}
process.exitCode = fails ? 1 : 0;
