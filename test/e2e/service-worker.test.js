/** Pages behind a service worker that caches scripts for ever: no entry of more than a day is displayed. */
import { randomUUID } from 'node:crypto';
import { expect } from 'chai';
import { scriptTag, startPublisher } from '../support/publisher.js';

/** A strategy of Workbox, `CacheFirst`, that also stores opaque answers. */
const CACHE_FIRST = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.destination !== 'script') return;
  event.respondWith((async () => {
    const cache = await caches.open('scripts');
    const cached = await cache.match(request);
    if (cached) return cached;
    const answer = await fetch(request);
    await cache.put(request, answer.clone());
    return answer;
  })());
});`;

/** Stops the clock of a page. @param {number} time in ms */
const stopClock = (time) => `<script>
  window.Date = new Proxy(Date, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length ? given : [${time}], newTarget),
    get: (target, name) => (name === 'now' ? () => ${time} : Reflect.get(target, name)),
  });
</script>`;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** The time of the first view: the beginning of an hour. */
const FIRST = Date.UTC(2026, 5, 1, 3);

describe('behind a service worker that caches scripts', () => {
  /** @type {Awaited<ReturnType<typeof startPublisher>>} */
  let site;
  before(async () => {
    site = await startPublisher((origins) => ({
      '/start': () => '<!doctype html><link rel="icon" href="data:,">',
      '/worker.js': () => CACHE_FIRST,
      '/': (query) => `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
        ${stopClock(Number(query.get('time')))}
        ${scriptTag(origins, `data-query="tag=${query.get('tag')}" data-cache-ttl="86400"`)}
        <mkt-ranking limit="2" loading="eager"></mkt-ranking>
        <mkt-ranking limit="1" loading="eager"></mkt-ranking>`,
    }));
  });
  after(() => site.close());

  /** A reader's browser, with the service worker in control of the site. */
  async function reader() {
    const { page, lines } = await site.open('/start');
    const tag = randomUUID();
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/worker.js');
      await navigator.serviceWorker.ready;
    });
    return {
      /** Opens the page. @param {number} passed ms since the first view. @returns the number of requests until now */
      async view(passed) {
        await page.goto(`${site.origin}/?tag=${tag}&time=${FIRST + passed}`);
        await page.waitForFunction(() =>
          [...document.querySelectorAll('mkt-ranking')].every(
            (one) => one.getAttribute('phase') === 'ready',
          ),
        );
        // The kit has written its own store, too.
        await page.waitForFunction(() => 'mkt-widgets' in localStorage);
        expect(lines).to.deep.equal([]);
        expect(await page.evaluate(() => !!navigator.serviceWorker.controller)).to.be.ok;
        return (await site.requestsOf(tag)).length;
      },
      /** Removes the kit's own store of answers. */
      forget: () =>
        page.evaluate(
          () =>
            new Promise((resolve) => {
              localStorage.clear();
              const request = indexedDB.deleteDatabase('mkt-widgets');
              request.onsuccess = request.onblocked = resolve;
            }),
        ),
    };
  }

  for (const hours of [1, 24, 30, 24 * 7]) {
    it(`does not display the answer of ${hours} hours ago as a new one`, async () => {
      const { view, forget } = await reader();
      expect(await view(0)).to.equal(1);
      await forget();
      expect(await view(hours * HOUR)).to.equal(2);
    });
  }

  it('displays no answer for more than a day that the worker has kept for part of an hour', async () => {
    const { view, forget } = await reader();
    expect(await view(0)).to.equal(1);
    await forget();
    expect(await view(59 * MINUTE)).to.equal(1);
    // Its own store is in use.
    expect(await view(23 * HOUR)).to.equal(1);
    expect(await view(24 * HOUR + MINUTE)).to.equal(2);
  });
});
