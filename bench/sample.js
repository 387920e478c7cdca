/** One page view in a fresh browser context, measured. */
import { contenders, pageOf } from './contenders.js';
import { installProbe, nodesOfCard, painted, shiftOf } from './probe.js';
import { timesOf, trace } from './trace.js';

/**
 * @typedef {object} Scenario
 * @property {number} widgets
 * @property {boolean} [same] whether all ask the same; else each has a question of its own
 * @property {boolean} [slow] whether over a slow network
 * @property {boolean} [identity] whether the service does not compress its answers
 */

/**
 * @typedef {object} Sample
 * @property {number} time until all cards that are due were painted, in ms
 * @property {number} bytes that came over the network, headers included, without pictures
 * @property {number} requests without pictures
 * @property {number} script in ms, as the next three
 * @property {number} style
 * @property {number} layout
 * @property {number} paint
 * @property {number} task the longest one
 * @property {number} heap used after a garbage collection, in bytes
 * @property {number} nodes of a card, on the average
 * @property {number} shift sum of all layout shifts
 */

/** @typedef {{ pages: Awaited<ReturnType<typeof import('./contenders.js').startPages>>, service: Awaited<ReturnType<typeof import('./answers.js').startAnswers>> }} Servers */

export const CPU = 4;
const VIEWPORT = { width: 412, height: 823 };

/** 1.6 Mbit/s with 150 ms: what developer tools call slow 4G. */
const SLOW = { download: 1.6e6 / 8, upload: 750e3 / 8, latency: 150 };

/** Genres only tell requests apart: the answers are the same. */
const FIRST_GENRE = 100001;

/** @param {Scenario} scenario @param {import('./contenders.js').ContenderName} name @param {Servers} servers */
export function serve({ widgets, same, identity }, name, { pages, service }) {
  const contender = contenders[name];
  const base = `${service.origin}/${identity ? 'identity' : 'gzip'}`;
  const all = Array.from({ length: widgets }, (_, at) =>
    contender.widget(FIRST_GENRE + (same ? 0 : at)),
  );
  pages.files.set(`${name}.html`, pageOf(contender, base, all));
  return `${pages.origin}/${name}.html`;
}

/**
 * Does something with a page of a context of its own, in which the probe stands ready.
 * @template T
 * @param {import('puppeteer-core').Browser} browser
 * @param {Servers} servers
 * @param {{ slower: number, slow?: boolean | undefined, lazy?: boolean }} how how many times the
 *   processor is slowed down; whether over a slow network; whether only what is near is due
 * @param {(page: import('puppeteer-core').Page) => Promise<T>} use
 */
export async function onPhone(browser, { pages }, { slower, slow = false, lazy = false }, use) {
  const context = await browser.createBrowserContext();
  try {
    const page = await context.newPage();
    await page.setViewport(VIEWPORT);
    // From here on, the process stays the same, and with it what it is set to.
    pages.files.set('blank.html', '<!doctype html><link rel="icon" href="data:,">');
    await page.goto(`${pages.origin}/blank.html`);
    await page.emulateCPUThrottling(slower);
    if (slow) await page.emulateNetworkConditions(SLOW);
    await installProbe(page, { lazy });
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Counts what comes over the network, pictures apart. @param {import('puppeteer-core').CDPSession} session */
async function meter(session) {
  const counted = { requests: 0, bytes: 0 };
  const pictures = new Set();
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (type === 'Image') pictures.add(requestId);
    else if (request.url.startsWith('http')) counted.requests++;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!pictures.has(requestId)) counted.bytes += encodedDataLength;
  });
  return counted;
}

/**
 * @param {import('puppeteer-core').Browser} browser
 * @param {Servers} servers
 * @param {Scenario} scenario
 * @param {import('./contenders.js').ContenderName} name
 * @returns {Promise<Sample>}
 */
export async function sample(browser, servers, scenario, name) {
  const url = serve(scenario, name, servers);
  const how = { slower: CPU, slow: scenario.slow, lazy: name === 'kit' };
  return onPhone(browser, servers, how, async (page) => {
    const session = await page.createCDPSession();
    const counted = await meter(session);
    const traced = await trace(page);
    await page.goto(url);
    const time = await painted(page);
    const { requests, bytes } = counted;
    const events = await traced();
    const [shift, nodes] = [await shiftOf(page), await nodesOfCard(page)];
    await session.send('HeapProfiler.collectGarbage');
    const { usedSize } = await session.send('Runtime.getHeapUsage');
    return { time, bytes, requests, ...timesOf(events, url), heap: usedSize, nodes, shift };
  });
}
