/** One page view in a fresh browser context, measured. */
import { before, contenders, pageOf } from './contenders.js';
import { installProbe, painted, shiftOf } from './probe.js';
import { timesOf, trace } from './trace.js';

/**
 * @typedef {object} Scenario
 * @property {keyof typeof WIDTHS} width
 * @property {number} widgets
 * @property {number} delay of the service, in ms
 * @property {boolean} [slow] true for a slow network
 * @property {boolean} [fast] true for a processor that is not slowed down
 * @property {boolean} [again] true for the second visit
 * @property {boolean} [lazy] true for elements that wait for the reader; only elements near the viewport count
 */

/**
 * A view without a trace: tracing takes more time on pages with more, smaller tasks.
 * @typedef {object} View
 * @property {number} time until all expected cards were painted, in ms
 * @property {number} bytes over the network, headers included, without pictures
 * @property {number} shift sum of all layout shifts
 */

/** @typedef {import('./trace.js').Times} Times of the main thread */

/** @typedef {{ pages: Awaited<ReturnType<typeof import('./contenders.js').startPages>>, service: Awaited<ReturnType<typeof import('./answers.js').startAnswers>> }} Servers */

/** Slowdown of the processor. */
const CPU = 4;

const DESKTOP = { width: 1280, height: 800 };
/** The widths of the pages by name. In a narrow column, most cards are out of view. */
export const WIDTHS = {
  full: {
    viewport: DESKTOP,
    title: 'Full width of 1,280 px',
  },
  column: {
    viewport: DESKTOP,
    column: '45em',
    title: 'Column of 45em in 1,280 px',
  },
  phone: {
    viewport: { width: 412, height: 823 },
    title: 'Phone of 412 px',
  },
};

/** 1.6 Mbit/s with 150 ms: "slow 4G" in developer tools. */
const SLOW = { download: 1.6e6 / 8, upload: 750e3 / 8, latency: 150 };

/** Different genres make different requests; the responses are equal. */
const FIRST_GENRE = 100001;

/**
 * Creates the page of a scenario.
 * @param {Scenario} scenario @param {import('./contenders.js').ContenderName} name @param {Servers} servers
 * @returns its address
 */
function serve({ width, widgets, delay, lazy }, name, { pages, service }) {
  const contender = name === 'before' ? before : contenders[name];
  const base = `${service.origin}/${delay}`;
  const all = Array.from({ length: widgets }, (_, index) =>
    contender.widget(FIRST_GENRE + index, lazy),
  );
  const { column } = /** @type {{ column?: string }} */ (WIDTHS[width]);
  pages.files.set(`${name}.html`, pageOf(contender, base, all, column));
  return `${pages.origin}/${name}.html`;
}

/**
 * Opens a blank page with a probe in a new browser context; for a second visit, the page of the scenario before it.
 * @template T
 * @param {import('puppeteer-core').Browser} browser
 * @param {Servers} servers
 * @param {Scenario} scenario
 * @param {string} url of the scenario's page
 * @param {(page: import('puppeteer-core').Page) => Promise<T>} use
 */
async function onDevice(browser, { pages }, scenario, url, use) {
  const { width, slow = false, fast = false, lazy = false, again = false } = scenario;
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(WIDTHS[width].viewport);
    if (again) await visit(page, url);
    // After this navigation, the process stays the same and keeps its settings.
    pages.files.set('blank.html', '<!doctype html><link rel="icon" href="data:,">');
    await page.goto(`${pages.origin}/blank.html`);
    if (!fast) await page.emulateCPUThrottling(CPU);
    if (slow) await page.emulateNetworkConditions(SLOW);
    await installProbe(page, { lazy });
    return await use(page);
  } finally {
    await context.close();
  }
}

/** A visit that is not measured, until the page has nothing more to do. @param {import('puppeteer-core').Page} page @param {string} url */
async function visit(page, url) {
  await page.goto(url, { waitUntil: 'networkidle0' });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Counts the bytes of a page, without pictures. @param {import('puppeteer-core').CDPSession} session */
async function meter(session) {
  const traffic = { bytes: 0 };
  const pictures = new Set();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, type }) => {
    if (type === 'Image') pictures.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!pictures.has(requestId)) traffic.bytes += encodedDataLength;
  });
  return traffic;
}

/**
 * A timed view.
 * @param {import('puppeteer-core').Browser} browser
 * @param {Servers} servers
 * @param {Scenario} scenario
 * @param {import('./contenders.js').ContenderName} name
 * @returns {Promise<View>}
 */
export function timedView(browser, servers, scenario, name) {
  const url = serve(scenario, name, servers);
  return onDevice(browser, servers, scenario, url, async (page) => {
    const session = await page.createCDPSession();
    const traffic = await meter(session);
    await page.goto(url);
    const time = await painted(page);
    const { bytes } = traffic;
    const shift = await shiftOf(page);
    return { time, bytes, shift };
  });
}

/**
 * The times of the main thread in a view with a trace.
 * @param {import('puppeteer-core').Browser} browser
 * @param {Servers} servers
 * @param {Scenario} scenario
 * @param {import('./contenders.js').ContenderName} name
 * @returns {Promise<Times>}
 */
export function tracedView(browser, servers, scenario, name) {
  const url = serve(scenario, name, servers);
  return onDevice(browser, servers, scenario, url, async (page) => {
    const traced = await trace(page);
    await page.goto(url);
    await painted(page);
    return timesOf(await traced(), url);
  });
}
