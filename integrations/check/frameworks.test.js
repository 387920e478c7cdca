/** The samples for frameworks that write pages on a server or into files: installed, built and served by their commands. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { startService } from '../../sandbox/index.js';
import { startStatic } from '../../sandbox/static.js';
import { endAll, endLater } from '../../scripts/checks/running.js';
import { newPage, startBrowser, titlesOf } from './browser.js';
import { copySample, hasRegistry, npmBuild, startServer } from './places.js';

/**
 * The page of each sample, and its servers for readers and for developers; without one, the files of `public`.
 * @type {Record<string, { page?: string, serve?: string[], develop?: string[] }>}
 */
const SAMPLES = {
  next: {
    serve: ['node_modules/next/dist/bin/next', 'start'],
    develop: ['node_modules/next/dist/bin/next', 'dev'],
  },
  nuxt: {
    serve: ['.output/server/index.mjs'],
    develop: ['node_modules/nuxt/bin/nuxt.mjs', 'dev', '--no-fork'],
  },
  sveltekit: {
    serve: ['node_modules/vite/bin/vite.js', 'preview'],
    develop: ['node_modules/vite/bin/vite.js', 'dev'],
  },
  astro: { page: 'tea.html' },
  eleventy: { page: 'tea/' },
};

for (const [name, { page = '', serve, develop }] of Object.entries(SAMPLES)) {
  describe(`the sample for ${name}`, () => {
    let [folder, origin, service] = ['', '', ''];
    /** @type {import('puppeteer-core').Browser} */
    let browser;

    before(async function () {
      if (!(await hasRegistry())) this.skip();
      service = endLater(await startService()).origin;
      const kit = endLater(await startStatic({ folders: { '': 'dist' } }));
      browser = await startBrowser();
      folder = copySample(name, kit.origin, service);
    });
    after(async () => {
      // Servers wait for its connections.
      await browser?.close();
      await endAll();
      if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    });

    it('is installed and built by its own command', async () => {
      await npmBuild(folder);
      origin = serve
        ? endLater(await startServer(folder, serve)).origin
        : endLater(await startStatic({ folders: { '': join(folder, 'public') } })).origin;
    });

    /** A page, its requests to the service, and its messages to developers. @param {string} address */
    async function open(address) {
      const reader = await newPage(browser);
      const requests = /** @type {string[]} */ ([]);
      const lines = /** @type {string[]} */ ([]);
      reader.on('request', (request) => {
        if (request.url().startsWith(`${service}/services/`)) requests.push(request.url());
      });
      reader.on('console', (message) => {
        if (/warn|error/.test(message.type())) lines.push(message.text());
      });
      reader.on('pageerror', (error) => lines.push(String(error)));
      await reader.goto(address);
      return { reader, requests, lines };
    }

    /** @param {import('puppeteer-core').Page} reader */
    async function expectEntries(reader) {
      expect(await titlesOf(reader, 'mkt-ranking')).to.have.lengthOf(3);
      // The event of the element reaches the code of the page.
      if (develop)
        await reader.waitForFunction(`document.querySelector('#count').textContent === '3 teas'`);
    }

    it('has the element as written in the HTML of the server, with content for readers without scripts', async () => {
      const html = await (await fetch(`${origin}/${page}`)).text();
      expect(html).to.include('<mkt-ranking genre-id="100371" limit="3">');
      const reader = await newPage(browser);
      await reader.setJavaScriptEnabled(false);
      await reader.goto(`${origin}/${page}`);
      await reader.waitForSelector('mkt-ranking > a[rel="sponsored nofollow noopener"]', {
        visible: true,
      });
      if (name === 'eleventy')
        expect(await reader.$$('mkt-shortlist > ul > li > a')).to.have.lengthOf(2);
    });

    it('shows the entries with one request, again after a reload, and writes nothing on the console', async () => {
      const { reader, requests, lines } = await open(`${origin}/${page}`);
      await expectEntries(reader);
      expect(requests.filter((url) => url.includes('/Ranking/'))).to.have.lengthOf(1);
      await reader.reload();
      await expectEntries(reader);
      const names = await reader.$eval('mkt-ranking', (element) => element.getAttributeNames());
      expect(names).to.deep.equal(['genre-id', 'limit', 'phase']);
      expect(lines).to.deep.equal([]);
    });

    if (develop)
      it('writes nothing on the console of developers', async () => {
        const server = await startServer(folder, develop);
        const { reader, lines } = await open(server.origin);
        try {
          await expectEntries(reader);
          expect(lines.filter((line) => !line.startsWith('Lit is in dev mode'))).to.deep.equal([]);
        } finally {
          // A second server, of another attempt, would be refused.
          await reader.browserContext().close();
          await server.close();
        }
      });
  });
}
