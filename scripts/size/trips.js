import { createServer } from 'vite';
import { startService } from '../../sandbox/index.js';
import { loadModule } from '../build/load-module.js';
import { measuredPage } from './measured-page.js';

/** The called functions of a file: its count by the file's path in `src`. @typedef {Map<string, number>} Trip */

/** Two frames: the changes of the page are painted. @param {import('puppeteer-core').Page} page */
const painted = (page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** Serves `src` and an empty page. */
async function serve() {
  const { plugins } = await loadModule('scripts/build/config.ts');
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    plugins: [
      ...plugins,
      {
        name: 'empty-page',
        configureServer: ({ middlewares }) =>
          void middlewares.use('/empty.html', (_, response) => response.end('<!doctype html>')),
      },
    ],
    define: { __VERSION__: '"trips"' },
    // Without a watcher and reloads, which would begin the count anew.
    server: { port: 0, host: '127.0.0.1', hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: ['fetch-jsonp'] },
  });
  return server.listen();
}

/**
 * Counts the called functions of `src` with V8's coverage: from attribute to pixel of a ranking, in one key press in the
 * form of hotels, and in a press of the heart of one card among 30.
 * @param {import('puppeteer-core').Browser} browser
 * @returns {Promise<Record<string, Trip>>}
 */
export async function countTrips(browser) {
  const service = await startService();
  const server = await serve();

  /**
   * @param {string} name of the element, without `mkt-`
   * @param {string} attributes
   * @param {(page: import('puppeteer-core').Page) => Promise<void>} [press] counted instead of the first display
   */
  async function trip(name, attributes, press) {
    const { page, take } = await measuredPage(browser, false);
    const [origin] = server.resolvedUrls?.local ?? [];
    await page.goto(`${origin}empty.html`);
    await page.evaluate((path) => import(path), `/src/define/${name}.ts`);
    await take();
    const markup = `<mkt-${name} loading="eager" base-url="${service.origin}" application-id="APP" ${attributes}></mkt-${name}>`;
    await page.evaluate((text) => void document.body.insertAdjacentHTML('beforeend', text), markup);
    await page.waitForSelector('[phase="ready"]');
    // Lazy modules may arrive after the answer.
    await page.waitForNetworkIdle();
    await painted(page);
    if (press) {
      await take();
      await press(page);
      await painted(page);
    }
    const result = await take();
    await page.close();
    /** @type {Trip} */
    const counts = new Map();
    for (const { url, functions } of result) {
      const [, file] = /\/(src\/[^?]+\.ts)/.exec(url) ?? [];
      const called = functions.filter(
        // A module itself is a function from its start.
        ({ ranges: [range] }) => range && range.count > 0 && range.startOffset > 0,
      );
      if (file && called.length) counts.set(file, called.length);
    }
    return counts;
  }

  try {
    return {
      ranking: await trip('ranking', 'limit="3"'),
      'key press': await trip('hotel-search', 'keyword="東京" limit="3"', async (page) => {
        await page.focus('>>> [name="keyword"]');
        await painted(page);
        await page.keyboard.press('a');
      }),
      heart: await trip('ranking', 'limit="30" keep="/kept" heading="Teas"', async (page) => {
        await page.$eval('>>> [part~="keep"]', (heart) =>
          /** @type {HTMLElement} */ (heart).click(),
        );
      }),
    };
  } finally {
    await Promise.all([server.close(), service.close()]);
  }
}
