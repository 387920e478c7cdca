/** Every host that a page with the kit contacts is in the table of `mkt-widgets notice`. */
import { expect } from 'chai';
import puppeteer from 'puppeteer-core';
import { startService } from '../../sandbox/index.js';
import { listen } from '../../sandbox/server.js';
import { startStatic } from '../../sandbox/static.js';
import { findBrowser } from '../../scripts/browsers/chromium.js';
import { run } from '../command/command.js';
import { startDemo } from '../support/demo.js';

const TILES = 'tiles.example';

/** @type {import('puppeteer-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof listen>>[]} */
let servers;
/** Hosts, by what they serve. */
const hosts = { pictures: '', service: '', framed: '', cdn: '', demo: '', page: '' };

/** A page with an element for each kind of destination. */
const all = () => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>All</title>
  <link rel="icon" href="data:,"><link rel="stylesheet" href="http://${hosts.cdn}/dist/mkt.css">
  <script src="http://${hosts.cdn}/dist/mkt.js" data-base-url="http://${hosts.service}"
    data-application-id="APP" data-affiliate-id="AFF"></script></head><body>
  <mkt-golf-finder area-code="11" limit="2" loading="eager" view="both"
    map-tiles="https://${TILES}/{z}/{x}/{y}.png"></mkt-golf-finder>
  <mkt-ranking limit="3" loading="eager"></mkt-ranking>
  <mkt-picks dynamic-ad-url="http://${hosts.service}" limit="2" loading="eager"></mkt-picks>
  <iframe width="360" height="600" src="http://${hosts.cdn}/dist/embed.html?tag=mkt-ranking&amp;limit=1&amp;loading=eager&amp;application-id=APP&amp;base-url=http://${hosts.framed}"></iframe>
  </body></html>`;

before(async () => {
  const pictures = await startService();
  // The answers name another host for pictures and links, as those of live services do.
  const service = await startService({ address: pictures.origin });
  const cdn = await startStatic({ folders: { '/dist': 'dist' } });
  const demo = await startDemo(service);
  const page = await listen(
    () => new Response(all(), { headers: { 'content-type': 'text/html' } }),
  );
  servers = [pictures, service, cdn, demo, page];
  const [picturesHost = '', serviceHost = '', cdnHost = '', demoHost = '', pageHost = ''] =
    servers.map(({ origin }) => new URL(origin).host);
  Object.assign(hosts, {
    ...{ pictures: picturesHost, service: serviceHost, cdn: cdnHost, demo: demoHost },
    framed: serviceHost.replace('127.0.0.1', 'localhost'),
    page: pageHost,
  });
  const { executablePath, flags } = await findBrowser();
  const offline = `--host-resolver-rules=MAP ${TILES} ~NOTFOUND`;
  browser = await puppeteer.launch({ executablePath, args: [...flags, offline] });
});

after(async () => {
  await browser.close();
  await Promise.all(servers.map(({ close }) => close()));
});

/** The hosts in the table that a page contacts without a press. @param {string} address */
async function hostsInNotice(address) {
  const online = ['--online', '--rate', '1000', '--allow-private'];
  const { status, out, errors } = await run('notice', address, ...online);
  expect(errors).to.equal('');
  expect(status).to.equal(0);
  const rows = out.split('\n').filter((line) => !line.endsWith('when you follow a link |'));
  return new Set(rows.map((row) => row.split(' | ')[1]?.split(' ')[0] ?? ''));
}

/**
 * The hosts that a page contacts.
 * @param {string} address
 * @param {readonly string[]} expected the page is closed when it has contacted these
 * @param {string} [consent] event of the reader's consent
 */
async function hostsOf(address, expected, consent) {
  const page = await browser.newPage();
  await page.setViewport({ width: 1000, height: 6000 });
  // A slow machine is no failure: the test has its own limit.
  page.setDefaultTimeout(0);
  /** @type {Set<string>} */
  const contacted = new Set();
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol)) contacted.add(host);
  });
  const waits = expected.map((host) =>
    page.waitForRequest((request) => new URL(request.url()).host === host),
  );
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  if (consent) {
    await page.waitForSelector('[phase="idle"]');
    await page.evaluate((name) => document.dispatchEvent(new Event(name)), consent);
  }
  await Promise.all(waits);
  await page.close();
  return contacted;
}

/** @param {string} address @param {readonly string[]} expected @param {string} [consent] */
async function check(address, expected, consent) {
  const contacted = await hostsOf(address, expected, consent);
  const named = await hostsInNotice(address);
  expect(
    [...contacted].filter((host) => host !== new URL(address).host && !named.has(host)),
  ).to.deep.equal([]);
}

describe('the notice names every host that is contacted', () => {
  it('by files, elements, pictures, tiles and frames', () => {
    const { cdn, service, pictures, framed } = hosts;
    return check(`http://${hosts.page}/`, [cdn, service, pictures, framed, TILES]);
  });

  it('by a post that waits for consent', () => {
    const { service, pictures, demo } = hosts;
    return check(`http://${demo}/article.html`, [service, pictures], 'note-consent');
  });
});
