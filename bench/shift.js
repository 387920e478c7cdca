/**
 * `npm run looks:shift`: checks that the pages of the demo and the sections of the gallery do not shift if the
 * script is 2 s late and the service takes 3 s. Exits with 1 if one does.
 *
 *   --no-build   use the existing dist/
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
/** Widths of windows, each with that of the examples in the gallery. */
const WIDTHS = new Map([
  [360, 360],
  [900, 800],
  [1200, 1200],
]);
/** The whole page is in view, so that all of its elements load at once. */
const HEIGHT = 20_000;
/** Ms for a page to become complete. */
const DEADLINE = 120_000;
/** Number of pages open at a time. */
const PAGES_AT_ONCE = 4;

const sections = [...readFileSync('demo/gallery.html', 'utf8').matchAll(/<template id="([^"]+)"/g)];
const PAGES = ['index.html', 'article.html', ...sections.map(([, id]) => `gallery.html#${id}`)];

/**
 * Runs in the page before anything else, as text: records shifted nodes with their hosts and positions. The
 * gallery puts states with unexpected heights into boxes of their own, which this page leaves empty.
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

/** True if all visible elements are complete. Runs in the page. */
const isComplete = () =>
  document.readyState === 'complete' &&
  [...document.querySelectorAll('body *')]
    .filter((element) => element.localName.startsWith('mkt-') && element.checkVisibility())
    .every((element) => element.matches(':defined, :not([phase=loading])'));

const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: { 'no-build': { type: 'boolean', default: false } },
});
if (!given['no-build']) await build({ types: false });
const late = { '/dist/mkt.js': SCRIPT, '/dist/kit/': SCRIPT };
const demo = await startDemo({ delay: SERVICE, late });
const { executablePath, flags } = await findBrowser();
const browser = await puppeteer.launch({ executablePath, args: flags });

/**
 * The shifts of a page at a width.
 * @param {string} path
 * @param {number} width
 * @returns {Promise<string[]>}
 */
async function shiftsOf(path, width) {
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
const queue = pages.flatMap((path) => [...WIDTHS.keys()].map((width) => ({ path, width })));
let moves = 0;

async function measureNext() {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { path, width } = next;
    const moved = await shiftsOf(path, width);
    moves += moved.length;
    console.log(
      `${path}, ${width} px: ${moved.length ? `${moved.length} things move` : 'nothing moves'}`,
    );
    for (const line of moved) console.log(`  ${line}`);
  }
}

try {
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, measureNext));
} finally {
  await browser.close();
  await demo.close();
}
process.exitCode = moves ? 1 : 0;
