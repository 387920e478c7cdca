/**
 * `npm run looks:shift`: whether anything moves on the pages of the demo and in the sections of the
 * gallery, where the script comes 2 s late and the service takes 3 s. Ends with 1 where something does.
 *
 *   --no-build   take dist/ as it is
 *   PAGE...      only these: `index.html`, `gallery.html#hotel-detail`
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import puppeteer from 'puppeteer-core';
import { build } from '../build/build.js';
import { findBrowser } from '../test/runner/browsers/chromium.js';
import { startDemo } from './demo.js';

/** In ms. */
const SCRIPT = 2000;
const SERVICE = 3000;
/** Of windows, to that of the examples of the gallery. */
const WIDTHS = new Map([
  [360, 360],
  [900, 800],
  [1200, 1200],
]);
/** All of a page is in view, so that all of its elements ask at once. */
const HEIGHT = 20_000;
/** Ms within which a page has to be complete. */
const DEADLINE = 120_000;
/** How many pages are open at a time. */
const ABREAST = 4;

const sections = [...readFileSync('demo/gallery.html', 'utf8').matchAll(/<template id="([^"]+)"/g)];
const PAGES = ['index.html', ...sections.map(([, id]) => `gallery.html#${id}`)];

/**
 * Runs in the page before anything else, as text: notes what moves, with its host and where to. What
 * gets another height than an author can expect stands in boxes of its own in the gallery: these stay
 * empty.
 */
function install() {
  const style = new CSSStyleSheet();
  style.replaceSync('.fixed > * { display: none }');
  document.adoptedStyleSheets.push(style);
  /** @type {string[]} */
  const moved = [];
  Reflect.set(window, 'moved', moved);
  const tagOf = (/** @type {Element} */ element) =>
    /** @type {Element} */ (element.cloneNode()).outerHTML.replace(/><\/.*/, '>');
  const nameOf = (/** @type {Node | null} */ node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const root = element?.getRootNode();
    const host = root instanceof ShadowRoot ? [root.host] : [];
    return [...host, ...(element ? [element] : [])].map(tagOf).join(' ');
  };
  const placeOf = (/** @type {DOMRect} */ { x, y, width, height }) =>
    [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      for (const { node, previousRect, currentRect } of Reflect.get(entry, 'sources')) {
        moved.push(`${nameOf(node)}: ${placeOf(previousRect)} → ${placeOf(currentRect)}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Whether all elements that are in sight have come to an end. Runs in the page. */
const isComplete = () =>
  document.readyState === 'complete' &&
  [...document.querySelectorAll('body *')]
    .filter((one) => one.localName.startsWith('mkt-') && one.checkVisibility())
    .every((one) => one.matches(':defined, :not([phase=loading])'));

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'no-build': { type: 'boolean', default: false } },
});
if (!given['no-build']) await build({ types: false });
const late = { '/dist/mkt.js': SCRIPT, '/dist/kit/': SCRIPT };
const demo = await startDemo({ delay: SERVICE, late });
const { executablePath, flags } = await findBrowser();
const browser = await puppeteer.launch({ executablePath, args: flags });

/** What moves on a page that is so wide. @param {string} path @param {number} width @returns {Promise<string[]>} */
async function movedOn(path, width) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(DEADLINE);
    await page.setViewport({ width, height: HEIGHT });
    await page.evaluateOnNewDocument(install);
    await page.goto(`${demo.origin}/${path.replace('#', `?width=${WIDTHS.get(width)}#`)}`);
    await page.waitForFunction(isComplete);
    await page.waitForNetworkIdle({ idleTime: 1000 });
    return await page.evaluate(() => Reflect.get(window, 'moved'));
  } finally {
    await context.close();
  }
}

const pages = positionals.length ? positionals : PAGES;
const left = pages.flatMap((path) => [...WIDTHS.keys()].map((width) => ({ path, width })));
let moves = 0;

async function measureNext() {
  for (let next = left.shift(); next; next = left.shift()) {
    const { path, width } = next;
    const moved = await movedOn(path, width);
    moves += moved.length;
    console.log(
      `${path}, ${width} px: ${moved.length ? `${moved.length} things move` : 'nothing moves'}`,
    );
    for (const one of moved) console.log(`  ${one}`);
  }
}

try {
  await Promise.all(Array.from({ length: ABREAST }, measureNext));
} finally {
  await browser.close();
  await demo.close();
}
process.exitCode = moves ? 1 : 0;
