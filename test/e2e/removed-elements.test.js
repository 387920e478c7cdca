/** Elements that Turbo, htmx and objects of the page remove: each change shows new ones, and the old ones are freed. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { scriptTag, startPublisher } from '../support/publisher.js';

/** Changes of the page. Each would leave an element behind. */
const CHANGES = 12;

/** Remembers each element that comes into the page, without keeping it. */
const RECORDER = `<script>
  window.made = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        for (const element of [node, ...(node.querySelectorAll?.('*') ?? [])])
          if (element.localName?.startsWith('mkt-')) made.push(new WeakRef(element));
  }).observe(document, { childList: true, subtree: true });
</script>`;

/** Elements with listeners, observers and timers of their own. */
const ELEMENTS = `<mkt-config><mkt-ranking limit="2" loading="eager"></mkt-ranking></mkt-config>
  <mkt-ranking limit="6" layout="carousel" pager="more" loading="eager"></mkt-ranking>
  <mkt-value isbn="9784999900008" loading="eager">…</mkt-value>`;

/** @type {Awaited<ReturnType<typeof startPublisher>>} */
let publisher;
before(async () => {
  publisher = await startPublisher((origins) => {
    const page = (/** @type {string} */ head, /** @type {string} */ body) =>
      `<!doctype html><html lang="ja"><head><meta charset="utf-8"><title>Page</title>
        <link rel="icon" href="data:,">${RECORDER}${head}${scriptTag(origins)}</head>
        <body>${body}</body></html>`;
    return {
      '/turbo': (query) =>
        page(
          '<script src="/npm/@hotwired/turbo/dist/turbo.es2017-umd.js"></script>',
          `<h1>${query.get('n')}</h1>${ELEMENTS}`,
        ),
      '/htmx': () =>
        page('<script src="/npm/htmx.org/dist/htmx.min.js"></script>', '<div id="box"></div>'),
      '/fragment': () => `<div id="box">${ELEMENTS}</div>`,
      '/own': () => page('', ''),
    };
  });
});
after(() => publisher.close());

/** @typedef {import('puppeteer-core').Page} Page */

/** Waits until all elements of the page have their entries. @param {Page} page */
const ready = (page) =>
  page.waitForFunction(() => {
    const elements = [...document.querySelectorAll('mkt-ranking, mkt-value')];
    return elements.length > 0 && elements.every((one) => one.matches('[phase="ready"]'));
  });

/**
 * The elements that have been in the page, and those still in memory.
 * @param {Page} page
 */
async function counted(page) {
  await page.waitForNetworkIdle();
  const session = await page.createCDPSession();
  for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
  const counts = await page.evaluate(`({
    made: made.length,
    alive: made.filter((one) => one.deref()).length,
    inPage: document.querySelectorAll('mkt-config, mkt-ranking, mkt-value').length,
  })`);
  return /** @type {Record<'made' | 'alive' | 'inPage', number>} */ (counts);
}

/** Fails if more elements are in memory than those of the page and of the last change. @param {Page} page */
async function expectFreed(page) {
  const { made, alive, inPage } = await counted(page);
  assert.ok(made >= CHANGES * inPage, `${made} elements were in the page`);
  assert.ok(
    alive <= 2 * inPage,
    `${alive} of ${made} elements are in memory, ${inPage} in the page`,
  );
}

describe('elements that are removed, in the minified build', () => {
  it('are freed where Turbo replaces the page', async () => {
    const { page, lines } = await publisher.open('/turbo?n=0');
    await ready(page);
    for (let n = 1; n <= CHANGES; n++) {
      await page.evaluate(`{
        const loaded = new Promise((done) => addEventListener('turbo:load', done, { once: true }));
        Turbo.visit('/turbo?n=${n}');
        loaded.then(() => true);
      }`);
      await ready(page);
    }
    await expectFreed(page);
    assert.deepEqual(lines, []);
  });

  it('are freed where htmx swaps a fragment', async () => {
    const { page, lines } = await publisher.open('/htmx');
    for (let n = 1; n <= CHANGES; n++) {
      await page.evaluate(
        `htmx.ajax('GET', '/fragment', { target: '#box', swap: 'outerHTML' }).then(() => true)`,
      );
      await ready(page);
    }
    await expectFreed(page);
    assert.deepEqual(lines, []);
  });

  it('are freed where an object of the page removes them and knows its successor', async () => {
    const { page, lines } = await publisher.open('/own');
    await page.evaluate(`{
      class Box {
        constructor() {
          this.el = document.createElement('div');
          this.el.innerHTML = ${JSON.stringify(ELEMENTS)};
          document.body.append(this.el);
        }
        replace() {
          this.next = new Box();
          this.el.remove();
          return this.next;
        }
      }
      window.box = new Box();
    }`);
    await ready(page);
    for (let n = 1; n <= CHANGES; n++) {
      await page.evaluate('void (window.box = window.box.replace())');
      await ready(page);
    }
    await expectFreed(page);
    assert.deepEqual(lines, []);
  });
});
