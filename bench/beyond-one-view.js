/**
 * Measurements beyond a single page view: a second visit, equal, removed and many lazy elements, and a key press in a
 * form.
 */
import { contenders, pageOf } from './contenders.js';
import { painted } from './probe.js';
import { median } from '../tools/report.js';
import { CPU, longTasks, onDevice, serve } from './sample.js';
import { sinceScript, trace } from './trace.js';

/** @typedef {import('puppeteer-core').Browser} Browser */
/** @typedef {import('./sample.js').Servers} Servers */

const PAGE = { width: /** @type {const} */ ('phone'), delay: 300 };
const MANY = 200;
const PRESSES = 20;
const VISITS = 5;
const EQUAL = 30;
const BATCH = 100;
const BATCHES = 10;

/**
 * A reader's second visit, with the first one's cache.
 * @param {Browser} browser
 * @param {Servers} servers
 * @param {number} slower slowdown factor of the processor
 */
async function secondVisit(browser, servers, slower) {
  const url = serve({ ...PAGE, widgets: 1 }, 'lazy', servers);
  return onDevice(browser, servers, { slower }, async (page) => {
    await page.goto(url);
    await painted(page);
    await page.waitForNetworkIdle();
    servers.service.log.requests = 0;
    const traced = await trace(page);
    await page.goto(url);
    await painted(page);
    const events = await traced();
    await page.waitForNetworkIdle();
    return {
      requests: servers.service.log.requests,
      time: sinceScript(events, contenders.kit.script),
    };
  });
}

/** The requests of equal elements. @param {Browser} browser @param {Servers} servers */
async function equalElements(browser, servers) {
  const url = serve({ ...PAGE, widgets: EQUAL, same: true }, 'kit', servers);
  return onDevice(browser, servers, { slower: 1 }, async (page) => {
    servers.service.log.requests = 0;
    await page.goto(url);
    await painted(page);
    return servers.service.log.requests;
  });
}

/**
 * Runs in the page: adds elements, waits for their entries, removes them.
 * @param {number} count
 */
async function addAndRemove(count) {
  const box = document.createElement('div');
  document.body.append(box);
  const shown = new Promise((resolve) => {
    let remaining = count;
    box.addEventListener('mkt-load', () => --remaining || resolve(undefined));
  });
  box.innerHTML = '<mkt-ranking genre-id="100001" limit="3" loading="eager"></mkt-ranking>'.repeat(
    count,
  );
  await shown;
  box.remove();
}

/**
 * Leftovers of elements that were added and removed.
 * @param {Browser} browser
 * @param {Servers} servers
 */
async function leftovers(browser, servers) {
  const url = serve({ ...PAGE, widgets: 1 }, 'kit', servers);
  return onDevice(browser, servers, { slower: 1 }, async (page) => {
    await page.goto(url);
    await painted(page);
    const session = await page.createCDPSession();
    const measure = async () => {
      await page.waitForNetworkIdle();
      await session.send('HeapProfiler.collectGarbage');
      const { JSHeapUsedSize: heap = 0, JSEventListeners: listeners = 0 } = await page.metrics();
      return { heap, listeners };
    };
    const all = async () => {
      for (let batch = 0; batch < BATCHES; batch++) await page.evaluate(addAndRemove, BATCH);
    };
    // The first thousand warm up: they create optimized code and other objects that are created once.
    await all();
    const before = await measure();
    await all();
    return { before, after: await measure(), elements: BATCH * BATCHES };
  });
}

/**
 * Runs in the page: types into the first text field of a form.
 * @param {number} presses
 * @returns {Promise<number[]>} the time of each, from the event to the end of the element's update, in ms
 */
async function typeInForm(presses) {
  const element = /** @type {any} */ (document.querySelector('mkt-hotel-search'));
  const field = element.shadowRoot.querySelector('input[type="search"], input[type="text"]');
  const times = [];
  for (let press = 0; press < presses; press++) {
    field.value += 'a';
    const start = performance.now();
    field.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
    await element.updateComplete;
    times.push(performance.now() - start);
    await new Promise((next) => setTimeout(next, 50));
  }
  return times;
}

/** A key press in a form above 30 hotels. @param {Browser} browser @param {Servers} servers */
async function keyPress(browser, { pages, service, hotels }) {
  const form = '<mkt-hotel-search middle-class-code="tokyo" limit="30"></mkt-hotel-search>';
  pages.files.set('form.html', pageOf(contenders.kit, hotels.origin, [form], '45em'));
  return onDevice(
    browser,
    { pages, service, hotels },
    { width: 'column', slower: CPU },
    async (page) => {
      await page.goto(`${pages.origin}/form.html`);
      await page.waitForFunction(() => {
        const root = document.querySelector('mkt-hotel-search[phase="ready"]')?.shadowRoot;
        return root?.querySelector('input[type="search"], input[type="text"]');
      });
      await page.waitForNetworkIdle();
      return median(await page.evaluate(typeInForm, PRESSES));
    },
  );
}

/**
 * @typedef {object} BeyondOneView
 * @property {{ requests: number, time: number, slowed: number }} second the second visit: the most
 *   requests, and medians of the time from the end of the script to the paint of all cards, in ms
 * @property {{ requests: number, elements: number }} equal
 * @property {{ before: Leftovers, after: Leftovers, elements: number }} removed
 * @property {{ longest: number, sum: number, elements: number }} many medians of the tasks of many lazy elements, in ms
 * @property {number} press median of a key press in a form, in ms
 */
/** @typedef {{ heap: number, listeners: number }} Leftovers heap in bytes */

/**
 * @param {Browser} browser
 * @param {Servers} servers
 * @param {number} rounds
 * @returns {Promise<BeyondOneView>}
 */
export async function measureBeyondOneView(browser, servers, rounds) {
  /** @param {number} slower */
  const visits = async (slower) => {
    const all = [];
    for (let visit = 0; visit < Math.min(rounds, VISITS); visit++)
      all.push(await secondVisit(browser, servers, slower));
    return {
      requests: Math.max(...all.map(({ requests }) => requests)),
      time: median(all.map(({ time }) => time)),
    };
  };
  process.stderr.write('second visits; equal, removed and lazy elements; key presses\n');
  const [full, slowed] = [await visits(1), await visits(CPU)];
  const tasks = [];
  for (let round = 0; round < rounds; round++)
    tasks.push(await longTasks(browser, servers, { width: 'full', widgets: MANY, delay: 50 }));
  return {
    second: {
      requests: Math.max(full.requests, slowed.requests),
      time: full.time,
      slowed: slowed.time,
    },
    equal: { requests: await equalElements(browser, servers), elements: EQUAL },
    removed: await leftovers(browser, servers),
    many: {
      longest: median(tasks.map(({ longest }) => longest)),
      sum: median(tasks.map(({ sum }) => sum)),
      elements: MANY,
    },
    press: await keyPress(browser, servers),
  };
}
