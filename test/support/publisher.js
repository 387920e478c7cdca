/** A publisher's site in Chromium: its pages and libraries on one origin, the built kit on another, the sandbox on a third. */
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import puppeteer from 'puppeteer-core';
import { startService } from '../../sandbox/index.js';
import { listen } from '../../sandbox/server.js';
import { startStatic } from '../../sandbox/static.js';
import { findBrowser } from '../../scripts/browsers/chromium.js';

/** @typedef {{ readonly service: string, readonly kit: string }} Origins */
/** The text of a page or script, by the query of its address. @typedef {(query: URLSearchParams) => string} File */

/** The settings of a script tag. @param {Origins} origins */
export const settingsFor = ({ service }) =>
  `data-application-id="APP" data-affiliate-id="AFF" data-base-url="${service}"`;

/** The script tag of the kit. @param {Origins} origins @param {string} [more] further attributes */
export const scriptTag = (origins, more = '') =>
  `<script src="${origins.kit}/dist/mkt.js" ${settingsFor(origins)} ${more}></script>`;

/**
 * Starts the site and the browser. `/npm/PACKAGE/FILE` is a file of an installed package, `/dist/FILE` one of the built
 * kit on the origin of the site.
 * @param {(origins: Origins) => Record<string, File>} filesFor the site's own files by their paths
 * @param {string[]} [flags] further ones of the browser
 * @param {string} [packages] the folder of the installed packages
 */
export async function startPublisher(filesFor, flags = [], packages = 'node_modules') {
  const sandbox = await startService();
  const cdn = await startStatic({ folders: { '/dist': 'dist' } });
  const origins = { service: sandbox.origin, kit: cdn.origin };
  const files = filesFor(origins);
  const app = new Hono();
  app.get('/dist/*', serveStatic({ root: '.' }));
  const rewriteRequestPath = (/** @type {string} */ path) => path.replace('/npm/', '/');
  app.get('/npm/*', serveStatic({ root: packages, rewriteRequestPath }));
  app.get('*', (c) => {
    const file = files[c.req.path];
    if (!file) return c.notFound();
    c.header(
      'Content-Type',
      c.req.path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8',
    );
    return c.body(file(new URL(c.req.url).searchParams));
  });
  const site = await listen(app.fetch);
  const { executablePath, flags: usual } = await findBrowser();
  const browser = await puppeteer.launch({ executablePath, args: [...usual, ...flags] });

  return {
    ...origins,
    origin: site.origin,
    browser,
    /**
     * Opens a page of the site, as the only one with its cookies and stores.
     * @param {string} path
     */
    async open(path) {
      const page = await (await browser.createBrowserContext()).newPage();
      // A slow machine is no failure: the test has its own limit.
      page.setDefaultTimeout(0);
      /** Warnings, errors and exceptions of the page. @type {string[]} */
      const lines = [];
      page.on('console', (message) => {
        if (/warn|error/.test(message.type())) lines.push(message.text());
      });
      page.on('pageerror', (error) => lines.push(String(error)));
      await page.goto(site.origin + path);
      return { page, lines };
    },
    /** The requests that the sandbox has seen with a tag. @param {string} tag */
    async requestsOf(tag) {
      const response = await fetch(`${sandbox.origin}/log?tag=${tag}`);
      return /** @type {{ url: string }[]} */ (await response.json());
    },
    async close() {
      await browser.close();
      await Promise.all([site, cdn, sandbox].map((server) => server.close()));
    },
  };
}
