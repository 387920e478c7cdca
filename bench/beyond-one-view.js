/** Measurements beyond a single page view: a second visit, equal elements, and removed elements. */
import { contenders } from './contenders.js';
import { painted } from './probe.js';
import { median } from '../tools/report.js';
import { CPU, onDevice, serve } from './sample.js';
import { sinceScript, trace } from './trace.js';

/** @typedef {import('puppeteer-core').Browser} Browser */
/** @typedef {import('./sample.js').Servers} Servers */

const PAGE = { device: /** @type {const} */ ('phone'), delay: 300 };
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
 * @typedef {object} BeyondOneView
 * @property {{ requests: number, time: number, slowed: number }} second the second visit: the most
 *   requests, and medians of the time from the end of the script to the paint of all cards, in ms
 * @property {{ requests: number, elements: number }} equal
 * @property {{ before: Leftovers, after: Leftovers, elements: number }} removed
 */
/** @typedef {{ heap: number, listeners: number }} Leftovers heap in bytes */

/** @param {Browser} browser @param {Servers} servers @returns {Promise<BeyondOneView>} */
export async function measureBeyondOneView(browser, servers) {
  /** @param {number} slower */
  const visits = async (slower) => {
    const all = [];
    for (let visit = 0; visit < VISITS; visit++)
      all.push(await secondVisit(browser, servers, slower));
    return {
      requests: Math.max(...all.map(({ requests }) => requests)),
      time: median(all.map(({ time }) => time)),
    };
  };
  process.stderr.write('second visits; equal elements; removed elements\n');
  const [full, slowed] = [await visits(1), await visits(CPU)];
  return {
    second: {
      requests: Math.max(full.requests, slowed.requests),
      time: full.time,
      slowed: slowed.time,
    },
    equal: { requests: await equalElements(browser, servers), elements: EQUAL },
    removed: await leftovers(browser, servers),
  };
}
