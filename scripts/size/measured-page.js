import { openWindow } from '../browsers/chromium.js';

/** A slow machine runs no more code than a fast one: work is never divided; impressions and limits of time never come. */
function stopClock() {
  performance.now = () => 0;
  const { setTimeout } = window;
  Object.assign(window, {
    /** @type {(done: () => void, ms: number) => number} */
    setTimeout: (done, ms) => (ms >= 1000 ? 0 : setTimeout(done, ms)),
  });
}

/**
 * Opens a page whose code V8 counts.
 * @param {import('puppeteer-core').Browser} browser
 * @param {boolean} detailed counts blocks, not only functions
 */
export async function measuredPage(browser, detailed) {
  const page = await openWindow(browser);
  await page.evaluateOnNewDocument(stopClock);
  const session = await page.createCDPSession();
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed });
  const take = async () => (await session.send('Profiler.takePreciseCoverage')).result;
  return { page, session, take };
}
