/**
 * Counts the files and functions of `src` that run from attribute to pixel of a ranking, and in one key press in the form
 * of hotels, with V8's coverage: `node scripts/bench/trips.js`. With `--list`, it names the files.
 */
import { launch } from 'puppeteer-core';
import { createServer } from 'vite';
import { startService } from '../../sandbox/index.js';
import { findBrowser, openWindow } from '../browsers/chromium.js';
import { loadModule } from '../build/load-module.js';

const { plugins } = await loadModule('scripts/build/config.ts');
const service = await startService();
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
await server.listen();
const { executablePath, flags } = await findBrowser();
const browser = await launch({ executablePath, args: flags });

/** @param {string} tag @param {string} attributes */
const markup = (tag, attributes) =>
  `<${tag} loading="eager" base-url="${service.origin}" application-id="APP" ${attributes}></${tag}>`;

/**
 * Opens a page with the modules of an element.
 * @param {string} name of the element, without `mkt-`
 */
async function open(name) {
  const page = await openWindow(browser);
  const [origin] = server.resolvedUrls?.local ?? [];
  await page.goto(`${origin}empty.html`);
  await page.evaluate((path) => import(path), `/src/define/${name}.ts`);
  const session = await page.createCDPSession();
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  return {
    page,
    /** @param {string} html */
    async show(html) {
      await page.evaluate((text) => void document.body.insertAdjacentHTML('beforeend', text), html);
      await page.waitForSelector('[phase="ready"]');
      // Lazy modules may arrive after the answer.
      await page.waitForNetworkIdle();
      await painted(page);
    },
    /** The functions that have run since the last call, by file. */
    async functions() {
      const { result } = await session.send('Profiler.takePreciseCoverage');
      /** @type {Map<string, number>} */
      const counts = new Map();
      for (const { url, functions } of result) {
        const [, file] = /\/(src\/[^?]+\.ts)/.exec(url) ?? [];
        // The first function of a module is the module.
        const called = functions.slice(1).filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0);
        if (file && called.length) counts.set(file, called.length);
      }
      return counts;
    },
  };
}

/** Two frames: the changes of the page are painted. @param {import('puppeteer-core').Page} page */
const painted = (page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );

/** From attribute to pixel. */
async function ranking() {
  const { functions, show } = await open('ranking');
  await functions();
  await show(markup('mkt-ranking', 'limit="3"'));
  return functions();
}

async function keyPress() {
  const { functions, page, show } = await open('hotel-search');
  await show(markup('mkt-hotel-search', 'keyword="東京" limit="3"'));
  const field = await page.waitForSelector('>>> [name="keyword"]');
  await field?.focus();
  await painted(page);
  await functions();
  await page.keyboard.press('a');
  await painted(page);
  return functions();
}

try {
  for (const [name, trip] of Object.entries({ ranking, 'key press': keyPress })) {
    const counts = await trip();
    const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
    console.log(`${name}: ${counts.size} files, ${total} functions`);
    if (process.argv.includes('--list'))
      for (const [file, count] of [...counts].sort()) console.log(`  ${count}  ${file}`);
  }
} finally {
  await Promise.all([browser.close(), server.close(), service.close()]);
}
