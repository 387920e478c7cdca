/**
 * `npm run bench:blank`: blank space in entries, with the ordinary data of the sandbox service, by element, layout and
 * width: the blank share of a card's height, the highest band between the texts of a card of hotels or golf courses,
 * and the space at the end of <mkt-hotel-detail>. Exits with 1 if one of them is above its limit, or if text is
 * cut off.
 *
 *   --no-build use the existing dist/
 *   --all        print every measurement, not only the worst of each element and layout
 */
import { parseArgs } from 'node:util';
import puppeteer from 'puppeteer-core';
import { build } from '../build/build.js';
import { runKit } from '../build/run-kit.js';
import { startService } from '../sandbox/index.js';
import { startStatic } from '../sandbox/static.js';
import { findBrowser } from '../tools/browsers/chromium.js';
import { FONT_FOLDER, fontStyle, loadFonts } from '../test/runner/font.js';

/**
 * Limits: the blank share of a height; in px, a band between texts, the end of a hotel's details, and cut-off
 * text.
 */
const MAX = { blank: 0.15, band: 48, end: 60, cut: 2 };
const WITH_BANDS = /hotel|golf/;
const DETAILS = ['10101', '10201'].map((number) => `<mkt-hotel-detail hotel-no="${number}">`);
const DETAIL_WIDTHS = [375, 800, 1200];
const WIDTHS = Array.from({ length: 53 }, (_, index) => 160 + index * 20);
const LAYOUTS = ['list', 'grid', 'carousel', 'compact'];
/** Elements with tables: below this width, in px, the rows are cards. */
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
 * @typedef {{ blank: number, band: number, end: number, cut: number, height: number }} Measurement
 * of the worst entry: the blank share of its height; in px, the highest band between two texts, the space below
 * its last content, the cut-off text, and its height beyond the reserved space
 */

/** Measures every element of a page that is as wide. @returns {Measurement[]} */
function measure() {
  /**
   * The gaps between boxes from the top down, and the end of the last box. @param {DOMRect[]} rects @param
   * {number} top
   */
  function gapsBetween(rects, top) {
    const shown = rects.filter(({ width, height }) => width && height);
    shown.sort((a, b) => a.top - b.top);
    let end = top === Infinity ? (shown[0]?.top ?? 0) : top;
    const gaps = shown.map((box) => {
      const gap = Math.max(0, box.top - end);
      end = Math.max(end, box.bottom);
      return gap;
    });
    return { gaps, end };
  }
  /** @param {Element} item */
  const measureItem = (item) => {
    const box = item.getBoundingClientRect();
    const style = getComputedStyle(item);
    const edge = (/** @type {string} */ name) => parseFloat(style.getPropertyValue(name));
    const top = box.top + edge('padding-top') + edge('border-top-width');
    const bottom = box.bottom - edge('padding-bottom') - edge('border-bottom-width');
    /** @type {DOMRect[]} */
    const rects = [];
    /** @type {DOMRect[]} */
    const texts = [];
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
        // Text hidden by a line clamp does not count.
        const limit = parent.closest('.title, .caption, .access, .rating, .text') ?? item;
        const end = limit.getBoundingClientRect().bottom;
        const lines = [...range.getClientRects()].filter((rect) => rect.top < end - 4);
        rects.push(...lines);
        if (parent.closest('.text')) texts.push(...lines);
      } else if (
        node instanceof Element &&
        node.matches('.image, .frame, svg, .cta, .action, [data-layout=compact] .rank')
      ) {
        rects.push(node.getBoundingClientRect());
        if (node.matches('.text .action')) texts.push(node.getBoundingClientRect());
      }
    }
    const { gaps, end } = gapsBetween(rects, top);
    const blank = gaps.reduce((sum, gap) => sum + gap, Math.max(0, bottom - end));
    return {
      blank: blank / box.height,
      band: Math.max(0, ...gapsBetween(texts, Infinity).gaps),
      end: bottom - end,
      cut: Math.max(0, end - box.bottom),
      height: box.height,
    };
  };
  return [...document.querySelectorAll('[data-measured]')].map((element) => {
    const items = [...(element.shadowRoot?.querySelectorAll('[part~="item"]') ?? [])];
    const all = items.map(measureItem);
    const worst = (/** @type {keyof Measurement} */ key) =>
      Math.max(...all.map((measurement) => measurement[key]));
    const list = element.shadowRoot?.querySelector('[part~="list"]');
    const style = list && getComputedStyle(list);
    const row = style?.gridAutoFlow === 'column' ? style.gridTemplateRows : style?.gridAutoRows;
    const reserved = parseFloat(row?.replace('minmax(', '') ?? '');
    return {
      blank: worst('blank'),
      band: worst('band'),
      end: worst('end'),
      cut: worst('cut'),
      height: worst('height') - reserved,
    };
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
const { executablePath, flags } = await findBrowser({ isWhole: true });
const browser = await puppeteer.launch({ executablePath, args: flags });

const samples = ELEMENTS.flatMap((element) =>
  [...LAYOUTS, ...(TABLES.test(element) ? ['table'] : [])].map((layout) => ({ element, layout })),
);
/** @param {string} element @param {string} attributes */
const completed = (element, attributes) =>
  element
    .replace('>', ` data-measured loading="eager" ${attributes}>`)
    .replace(/<(\S+) .*/, '$&</$1>');
const body = [
  ...samples.map(({ element, layout }) => completed(element, `limit="8" layout="${layout}"`)),
  ...DETAILS.map((element) => completed(element, '')),
].join('\n');
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
      [...document.querySelectorAll('[data-measured]')].every((element) =>
        element.matches('[phase=ready]'),
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
    for (const [index, measurement] of all.slice(0, samples.length).entries()) {
      const { element, layout } = /** @type {typeof samples[number]} */ (samples[index]);
      if (layout === 'table' && width >= WIDE_TABLE) continue;
      const name = `${element} ${layout}`;
      if (given.all) console.log(width, name, measurement);
      const before = worst.get(name);
      if (!before || measurement.blank > before.blank) worst.set(name, { width, ...measurement });
      const band = WITH_BANDS.test(element) ? measurement.band : 0;
      if (
        measurement.blank > MAX.blank ||
        band > MAX.band ||
        measurement.cut > MAX.cut ||
        measurement.height > 0.5
      ) {
        fails = true;
        console.log(
          `${name}, ${width} px: ${Math.round(measurement.blank * 100)} % blank, a band of ${Math.round(band)} px, ${Math.round(measurement.cut)} px cut off, ${Math.round(measurement.height)} px higher than its reserved space`,
        );
      }
    }
  }
  for (const width of DETAIL_WIDTHS) {
    await page.evaluate((wide) => (document.body.style.width = `${wide}px`), width);
    const details = (await page.evaluate(measure)).slice(samples.length);
    for (const [index, { end }] of details.entries()) {
      console.log(`${Math.round(end)} px  ${DETAILS[index]} (${width} px)`);
      if (end > MAX.end) fails = true;
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
