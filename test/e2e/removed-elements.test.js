/** Elements that Turbo, htmx and objects of the page remove: those behind them get their entries, and they are freed. */
import { expect } from 'chai';
import { scriptTag, startPublisher } from '../support/publisher.js';

/** Changes of a page. Each could leave its elements behind. */
const CHANGES = 8;

/** Elements with observers, listeners and timers of all kinds. */
const ELEMENTS = `<mkt-config consent="event:agreed" credit="Example https://service.example/" analytics="gtag">
    <mkt-ranking limit="2" loading="eager"></mkt-ranking>
  </mkt-config>
  <mkt-ranking limit="6" layout="carousel" pager="more" loading="eager"></mkt-ranking>
  <mkt-hotel-search middle-class-code="tokyo" limit="2" reader-controls="calendar" loading="eager"></mkt-hotel-search>
  <mkt-value hotel-no="14022" field="name" loading="eager">A hotel</mkt-value>`;

/** Functions of the pages: `counts()` counts the elements that have been in the page, without keeping them. */
const FUNCTIONS = `<script>
  const selector = 'mkt-config, mkt-ranking, mkt-hotel-search, mkt-value';
  const made = new Set();
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        for (const element of [node, ...(node.querySelectorAll?.('*') ?? [])])
          if (element.matches?.(selector)) made.add(new WeakRef(element));
  }).observe(document, { childList: true, subtree: true });
  function counts() {
    const alive = [...made].filter((one) => one.deref()).length;
    return { made: made.size, alive, inPage: document.querySelectorAll(selector).length };
  }
  function ready() {
    dispatchEvent(new Event('agreed'));
    const all = [...document.querySelectorAll('mkt-ranking, mkt-hotel-search, mkt-value')];
    return all.length > 0 && all.every((one) => one.phase === 'ready');
  }
</script>`;

/**
 * What removes elements, with the head of its page, its function \`change\`, and the kit's tag. Without one, the first change
 * inserts a copy of a tag without settings.
 * @type {Record<string, [head: string, change: string, tag?: typeof scriptTag]>}
 */
const REMOVERS = {
  Turbo: [
    '<script src="/npm/@hotwired/turbo/dist/turbo.es2017-umd.js"></script>',
    `(n) => new Promise((loaded) => {
      addEventListener('turbo:load', () => loaded(), { once: true });
      Turbo.visit('/Turbo?n=' + n);
    })`,
  ],
  htmx: [
    '<script src="/npm/htmx.org/dist/htmx.min.js"></script>',
    `() => htmx.ajax('GET', '/fragment', { target: '#box', swap: 'outerHTML' })`,
  ],
  'an object of the page': [
    `<script>
      class Box {
        constructor(element) {
          this.element = element;
        }
        replace() {
          const element = this.element.cloneNode();
          element.innerHTML = elements;
          this.element.after(element);
          this.element.remove();
          return (this.next = new Box(element));
        }
      }
      let box;
      const elements = ${JSON.stringify(ELEMENTS).replaceAll('</', '<\\/')};
    </script>`,
    '() => { box = (box ?? new Box(document.querySelector("#box"))).replace(); }',
    scriptTag,
  ],
};

const addressOf = (/** @type {string} */ name) => `/${name.replaceAll(' ', '-')}`;

/** @type {Awaited<ReturnType<typeof startPublisher>>} */
let publisher;
before(async () => {
  publisher = await startPublisher((origins) => {
    const plainTag = `<script src="${origins.kit}/dist/mkt.js"></script>`;
    const changed = `<div id="box">
      <mkt-config application-id="APP" base-url="${origins.service}">${ELEMENTS}</mkt-config></div>`;
    const pages = Object.entries(REMOVERS).map(([name, [head, change, tag]]) => [
      addressOf(name),
      (/** @type {URLSearchParams} */ query) => `<!doctype html><html lang="ja"><head>
        <meta charset="utf-8"><title>${name}</title><link rel="icon" href="data:,">
        ${FUNCTIONS}${head}<script>var change = ${change}</script>
        ${query.has('n') ? plainTag : (tag?.(origins) ?? '')}</head>
        <body>${query.has('n') ? changed : `<div id="box">${tag ? ELEMENTS : ''}</div>`}</body></html>`,
    ]);
    return { ...Object.fromEntries(pages), '/fragment': () => changed + plainTag };
  });
});
after(() => publisher.close());

for (const name of Object.keys(REMOVERS)) {
  describe(`elements that ${name} removes`, () => {
    it('are freed, and those that it adds get their entries without a line in the console', async () => {
      const { page, lines } = await publisher.open(addressOf(name));
      for (let n = 1; n <= CHANGES; n++) {
        await page.evaluate(`change(${n})`);
        await page.waitForFunction('ready()');
      }
      await page.waitForNetworkIdle();
      const session = await page.createCDPSession();
      for (let i = 0; i < 3; i++) await session.send('HeapProfiler.collectGarbage');
      const { made, alive, inPage } = /** @type {Record<string, number>} */ (
        await page.evaluate('counts()')
      );
      expect(Number(made), `${made} elements were added`).to.be.at.least(CHANGES * Number(inPage));
      expect(alive, `${alive} of ${made} elements are still in memory`).to.equal(inPage);
      expect(lines).to.deep.equal([]);
      await page.close();
    });
  });
}
