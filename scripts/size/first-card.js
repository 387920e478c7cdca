import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { startService } from '../../sandbox/index.js';
import { startStatic } from '../../sandbox/static.js';
import { LIMIT } from '../browsers/chromium.js';
import { measuredPage } from './measured-page.js';

/** Stops the page's scripts when the first card has been drawn. */
function stopAtFirstCard() {
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    new MutationObserver((_, observer) => {
      if (!root.querySelector('[part="item"]')) return;
      observer.disconnect();
      // eslint-disable-next-line no-debugger -- measured there
      debugger;
    }).observe(root, { childList: true, subtree: true });
    return root;
  };
}

/**
 * Measures the code of `mkt.js` that runs in a page with a ranking until its first card is drawn.
 * @param {import('puppeteer-core').Browser} browser
 * @param {string} dist the folder of a build
 * @returns {Promise<Record<string, number>>}
 */
export async function codeOfFirstCard(browser, dist) {
  const code = readFileSync(`${dist}/mkt.js`, 'utf8');
  const service = await startService();
  const site = await startStatic({
    folders: { '/dist': dist, '/page': fileURLToPath(new URL('.', import.meta.url)) },
    html: (text) => text.replace('SERVICE', service.origin),
  });
  const { page, session, take } = await measuredPage(browser, true);
  try {
    await page.evaluateOnNewDocument(stopAtFirstCard);
    await session.send('Debugger.enable');
    /** @type {Promise<void>} */
    const stopped = new Promise((resolve, reject) => {
      session.once('Debugger.paused', () => resolve());
      setTimeout(() => reject(new Error('the ranking has drawn no card')), LIMIT).unref();
    });
    const loaded = page.goto(`${site.origin}/page/ranking.html`);
    await stopped;
    const script = (await take()).find(({ url }) => url.endsWith('/mkt.js'));
    await session.send('Debugger.disable');
    await loaded;
    const hasRun = new Uint8Array(code.length);
    // Each range is after the ranges that contain it.
    for (const { startOffset, endOffset, count } of script?.functions.flatMap(
      ({ ranges }) => ranges,
    ) ?? [])
      hasRun.fill(count && 1, startOffset, endOffset);
    const used = hasRun.reduce((sum, each) => sum + each, 0);
    return {
      // Not compressed: fragments of a script vary by 100 bytes with the names of the minifier.
      'core run before the first card, characters': used,
      'core unused until the first card, characters': code.length - used,
    };
  } finally {
    await Promise.all([page.close(), site.close(), service.close()]);
  }
}
