/**
 * `npm run bench:life`: a page that stays open for a week, as an application of one page: 504 views with all
 * elements, nights in which the computer sleeps, hours offline, and hours in which the quota is used up. The
 * week has the end of daylight saving time in New York and the first day of a month. Fails if the page then
 * keeps more than in the middle of the week: caches are full by then. Writes docs/quality.md.
 *
 *   --no-build   use the existing dist/
 */
import { parseArgs } from 'node:util';
import puppeteer from 'puppeteer-core';
import { build } from '../build/build.js';
import { createService } from '../sandbox/index.js';
import { listen } from '../sandbox/server.js';
import { startStatic } from '../sandbox/static.js';
import { findBrowser } from '../tools/browsers/chromium.js';
import { clock } from '../test/support/clock.ts';
import { machine, replaceBlock, table } from '../tools/report.js';

const ZONE = 'America/New_York';
const START = Date.parse('2026-10-28T08:00:00-04:00');
const [DAYS, VIEWS] = [7, 504];
/** Views until the first figures, in which each element is shown twice, and until those in the middle. */
const [FIRST, MIDDLE] = [24, 264];
/** Views in each of the 17 hours of a day in which the computer does not sleep. */
const PER_HOUR = Math.ceil((VIEWS - FIRST) / DAYS / 17);
const [HOUR, STEP] = [3600_000, 600_000];

/** Growth since the middle that fails. */
const LIMITS = { heap: 500_000, nodes: 100, listeners: 10, timers: 2, globals: 0, scripts: 0 };

/** The views of the application: each is the content of the page. */
const VIEWS_OF_PAGE = [
  '<mkt-ranking pager="more" limit="10"></mkt-ranking>',
  '<mkt-ranking layout="carousel"><option slot="genre" value="100371">A</option></mkt-ranking>',
  '<mkt-product-search genre-id="100371" controls="genre sort"></mkt-product-search>',
  '<mkt-book-list media="book" layout="table" limit="10"></mkt-book-list>',
  '<mkt-ebook-list pager="pages" limit="10"></mkt-ebook-list>',
  '<mkt-hotel-search middle-class-code="tokyo" view="both"></mkt-hotel-search>',
  '<mkt-hotel-detail hotel-no="14022" controls="calendar"></mkt-hotel-detail>',
  '<mkt-golf-finder area-code="11"></mkt-golf-finder>',
  '<mkt-picks url="https://blog.example/"></mkt-picks>',
  '<mkt-bookmark-list access-token="demo-both.life"></mkt-bookmark-list>',
  '<p>It costs <mkt-value isbn="9784999900008" field="price">…</mkt-value> today.</p>',
  `<mkt-ranking fit="300x250"></mkt-ranking>
   <mkt-ranking limit="5"><template slot="item"><b data-text="itemName"></b></template>
   </mkt-ranking>`,
];

const { values: given } = parseArgs({
  options: { 'no-build': { type: 'boolean', default: false } },
});
if (!given['no-build']) await build({ types: false });

/** The time of the page, which the service follows. */
let ahead = START - Date.now();
const app = createService({ now: () => new Date(Date.now() + ahead) });
let requests = 0;
let fault = '';
const service = await listen((request, env) => {
  const url = new URL(request.url);
  if (/\/(services|rcm)\//.test(url.pathname)) {
    requests++;
    url.pathname = fault + url.pathname;
  }
  return app.fetch(new Request(url, request), env);
});
const site = await startStatic({ folders: { '/dist': 'dist', '/life': 'bench/pages' } });
const { executablePath, flags } = await findBrowser({ isWhole: true });
const started = machine('Chromium').en;
const browser = await puppeteer.launch({ executablePath, args: flags });
const page = await browser.newPage();
// All elements of a view are in view.
await page.setViewport({ width: 1000, height: 4000 });
const session = await page.createCDPSession();
await session.send('Emulation.setTimezoneOverride', { timezoneId: ZONE });
await session.send('Performance.enable');
/** @type {string[]} */
const faults = [];
page.on('pageerror', (error) => faults.push(String(error)));

/** The clock of the tests, and the number of its timers; `setHidden` hides the tab. Runs before the page. */
const install = `
  ${clock}
  {
    const { setTimeout: start, clearTimeout: stop } = window;
    window.pending = new Map();
    window.setTimeout = (run, delay, ...given) => {
      const id = start((...all) => { pending.delete(id); run(...all); }, delay, ...given);
      pending.set(id, delay);
      return id;
    };
    window.clearTimeout = (id) => { pending.delete(id); stop(id); };
    let hidden = false;
    for (const [name, value] of [
      ['hidden', () => hidden],
      ['visibilityState', () => (hidden ? 'hidden' : 'visible')],
    ]) Object.defineProperty(document, name, { get: value });
    window.setHidden = (value) => {
      hidden = value;
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    };
    putForward(${ahead});
  }`;
await page.evaluateOnNewDocument(install);
await page.goto(`${site.origin}/life/life.html`);
await page.addScriptTag({ url: `${site.origin}/dist/mkt.js` });

/** Puts the clock forward, all at once or in steps. @param {number} ms @param {number} [step] */
async function pass(ms, step = ms) {
  for (let done = 0; done < ms; done += step) {
    ahead += step;
    await page.evaluate(async (by) => {
      Reflect.get(window, 'putForward')(by);
      await new Promise((resolve) => setTimeout(resolve));
    }, step);
  }
}

const isSettled = () =>
  [...document.querySelectorAll('mkt-config *')]
    .filter(({ localName }) => localName.startsWith('mkt-'))
    .every((element) => element.matches('[phase=ready], [phase=empty], [phase=error]'));

let views = 0;
/** @type {Record<string, number>} */
const phases = {};

/** @type {Awaited<ReturnType<typeof figures>> | undefined} */
let middle;

/** Shows the next view. */
async function navigate() {
  const content = VIEWS_OF_PAGE[views % VIEWS_OF_PAGE.length];
  await page.evaluate(
    (html, number, base) => {
      history.pushState({}, '', `?view=${number}`);
      const config = document.createElement('mkt-config');
      for (const [name, value] of Object.entries({
        'application-id': 'APP',
        'affiliate-id': 'AFF',
        'base-url': base,
        'dynamic-ad-url': base,
      }))
        config.setAttribute(name, value);
      config.innerHTML = String(html);
      document.querySelector('main')?.replaceChildren(config);
    },
    content,
    views++,
    service.origin,
  );
  await page.waitForFunction(isSettled, { timeout: 60_000 });
  const settledPhases = await page.evaluate(() =>
    [...document.querySelectorAll('main [phase]')].map((element) => element.getAttribute('phase')),
  );
  for (const phase of settledPhases) phases[String(phase)] = (phases[String(phase)] ?? 0) + 1;
}

/** Memory, nodes, timers and globals of the page without elements. */
async function figures() {
  await page.evaluate(() => {
    document.querySelector('main')?.replaceChildren();
    return new Promise((resolve) => requestIdleCallback(resolve));
  });
  // Requests end, and their timers with them.
  await page.waitForNetworkIdle();
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (/** @type {string} */ name) =>
    metrics.find((metric) => metric.name === name)?.value ?? NaN;
  const leftovers = await page.evaluate(() => ({
    timers: Reflect.get(window, 'pending').size,
    globals: Object.keys(window).filter((name) => /^mkt_/.test(name)).length,
    scripts: document.scripts.length,
  }));
  return {
    heap: of('JSHeapUsedSize'),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
    ...leftovers,
    requests,
  };
}

/** One hour of a day: some are offline, some over the quota, and at night the computer sleeps. @param {number} hour */
async function live(hour) {
  if (hour === 0) {
    await page.evaluate(() => Reflect.get(window, 'setHidden')(true));
    await pass(7 * HOUR);
    await page.evaluate(() => Reflect.get(window, 'setHidden')(false));
    return;
  }
  if (hour < 7) return;
  if (hour === 12) await page.setOfflineMode(true);
  if (hour === 15) fault = '/fault:429';
  for (let i = 0; i < PER_HOUR && views < VIEWS; i++) {
    await navigate();
    if (views === MIDDLE) middle = await figures();
  }
  await pass(HOUR, STEP);
  await page.setOfflineMode(false);
  fault = '';
}

try {
  while (views < FIRST) await navigate();
  const first = await figures();
  for (let hours = 8; hours < 8 + DAYS * 24; hours++) await live(hours % 24);
  while (views < VIEWS) await navigate();
  const last = await figures();
  if (!middle) throw new Error('The figures of the middle of the week are missing');
  const half = middle;
  const names = /** @type {(keyof typeof LIMITS)[]} */ (Object.keys(LIMITS));
  const grown = names.filter((name) => last[name] - half[name] > LIMITS[name]);
  const LABELS = {
    heap: 'JavaScript heap, bytes',
    nodes: 'nodes, of the page and of what scripts hold',
    listeners: 'event listeners',
    timers: 'timers',
    globals: 'callbacks on `window`',
    scripts: 'scripts in the page',
    requests: 'requests so far',
  };
  const rows = [...names, /** @type {const} */ ('requests')].map((name) => [
    LABELS[name],
    first[name].toLocaleString('en'),
    half[name].toLocaleString('en'),
    last[name].toLocaleString('en'),
  ]);
  const ends = Object.entries(phases).map(([phase, count]) => `${count} ${phase}`);
  const text = [
    started,
    table(
      [
        'figure',
        `after ${FIRST} views`,
        `after ${MIDDLE} views`,
        `after ${views} views and a week`,
      ],
      rows,
    ),
    `The elements of these views: ${ends.join(', ')}. Uncaught errors: ${faults.length}.`,
  ].join('\n\n');
  console.log(text);
  for (const line of faults) console.error(line);
  for (const name of grown) console.error(`${LABELS[name]} has grown by more than ${LIMITS[name]}`);
  process.exitCode = grown.length || faults.length ? 1 : 0;
  await replaceBlock('docs/quality.md', 'bench:life', text);
} finally {
  await browser.close();
  await Promise.all([service.close(), site.close()]);
}
