/** The cache: fresh answers save requests, stale ones are displayed if there is no other. */
import { get, update } from 'idb-keyval';
import { clearCache } from '../service.js';
import {
  expect,
  newTag,
  origins,
  partsOf,
  requestsOf,
  serviceUrl,
  settled,
  spaced,
  waitUntil,
} from '../../test/support/index.js';
import {
  answerStored,
  store,
  stored,
  visit,
  visited,
  type Entry,
  type Stored,
} from '../../test/support/visits.js';

declare const __VERSION__: string;

const HOUR = 3600;

/** The items of a cached answer. */
function itemsOf([, { json }]: Entry): Record<string, unknown>[] {
  const { Items } = JSON.parse(json) as { Items: { Item: Record<string, unknown> }[] };
  return Items.map(({ Item }) => Item);
}

/** Blocks all requests to the service on a page. */
const BLOCKING_HEADERS = {
  'content-security-policy': `script-src 'unsafe-inline' ${origins.cdn}; frame-src 'none'`,
};

const items = (element: Element) => partsOf(element, 'item').length;

describe('a cached answer', () => {
  beforeEach(clearCache);

  it('is not requested again on the next visit while it is fresh', async () => {
    const tag = newTag();
    await visited(tag);
    const { element, phase, window } = await visit(tag);
    expect(phase).to.equal('ready');
    expect(items(element)).to.equal(3);
    expect(await requestsOf(tag)).to.have.length(1);
    expect(window.lines).to.deep.equal([]);
  });

  it('is requested again after `cache-ttl` seconds, and displayed until the new one arrives', async () => {
    const tag = newTag();
    const attributes = 'cache-ttl="60"';
    await visited(tag, 61, attributes);
    const loads = `window.loads = [];
      addEventListener('mkt-load', ({ target }) => loads.push(target.getAttribute('phase')));`;
    const { element, phase, window } = await visit(tag, { attributes, before: loads });
    expect(phase).to.equal('ready');
    const phases = () => (window as unknown as { loads: readonly string[] }).loads;
    await waitUntil(() => phases().length === 2);
    expect(phases()).to.deep.equal(['ready', 'ready']);
    expect(items(element)).to.equal(3);
    expect(await requestsOf(tag)).to.have.length(2);
  });

  it('is shown after a failure, with its time', async () => {
    const tag = newTag();
    await visited(tag, 23 * HOUR);
    const { element, phase, window } = await visit(tag, { headers: BLOCKING_HEADERS });
    expect(phase).to.equal('ready');
    expect(items(element)).to.equal(3);
    expect(partsOf(element, 'as-of')).to.have.length(1);
    expect(window.lines).to.deep.equal([]);
  });

  it('is never shown for another request, even if the browser returns it late', async () => {
    const tag = newTag();
    const attributes = `cache-ttl="60" base-url="${serviceUrl({ delay: 200 })}"`;
    await visited(tag, 61, attributes);
    // The browser's store answers only after the element has sent another request.
    const before = `window.loads = [];
      const { set } = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'onsuccess');
      const released = new Promise((resolve) => (window.release = resolve));
      Object.defineProperty(IDBRequest.prototype, 'onsuccess', {
        set(listener) { set.call(this, (event) => released.then(() => listener.call(this, event))); },
      });
      addEventListener('mkt-load', ({ detail }) => loads.push(detail.records[0].itemName));
      new MutationObserver((_, observer) => {
        const element = document.querySelector('mkt-ranking');
        if (!element) return;
        observer.disconnect();
        // The elements of a page are defined in a task after the script.
        customElements.whenDefined('mkt-ranking')
          .then(() => element.updateComplete)
          .then(() => (element.genreId = '100371'))
          .then(() => element.updateComplete)
          .then(window.release);
      }).observe(document, { subtree: true, childList: true });`;
    const [other] = itemsOf((await stored(tag))!);
    const { element, window } = await visit(tag, { attributes, before });
    const names = (window as unknown as { loads: readonly string[] }).loads;
    expect(names).to.have.length(1).and.not.to.include(other!['itemName']);
    expect(element.records[0]!.itemName).to.equal(names[0]);
  });

  it('is requested again by refresh(), and always with `cache-ttl="0"`', async () => {
    const tag = newTag();
    const { element } = await visit(tag);
    element.refresh();
    // The cached answer is displayed meanwhile.
    await waitUntil(async () => (await requestsOf(tag)).length > 1);
    expect(await requestsOf(tag)).to.have.length(2);
    const other = newTag();
    await visit(other, { attributes: 'cache-ttl="0"' });
    await visit(other, { attributes: 'cache-ttl="0"' });
    expect(await requestsOf(other)).to.have.length(2);
  });

  it('is stored with the requested fields, and without a token', async () => {
    const tag = newTag();
    await visited(tag, 0, 'access-token="demo-read"');
    const [record] = itemsOf((await stored(tag))!);
    expect(record).to.include.keys('itemName', 'itemPrice');
    expect(record).not.to.have.any.keys('itemCaption', 'genreId');
    expect(JSON.stringify(await get('all', store))).not.to.contain('demo-read');
  });

  it('is deleted by clearCache()', async () => {
    const tag = newTag();
    await visited(tag);
    await clearCache();
    expect(await stored(tag)).to.equal(undefined);
    await visit(tag);
    expect(await requestsOf(tag)).to.have.length(2);
  });

  /** Changes a stored answer from another script of the origin. */
  const change = (tag: string, json: (kept: string) => string) =>
    update<Stored>(
      'all',
      (all) => {
        for (const [key, kept] of all![1]) if (key.includes(tag)) kept.json = json(kept.json);
        return all!;
      },
      store,
    );

  it('is requested again if another script has broken it', async () => {
    const tag = newTag();
    await visited(tag);
    await change(tag, () => '{"Items":[');
    const { element, phase, window } = await visit(tag);
    expect(phase).to.equal('ready');
    expect(items(element)).to.equal(3);
    expect(await requestsOf(tag)).to.have.length(2);
    expect(window.lines).to.deep.equal([]);
  });

  it('is validated like a response: only http(s) addresses become links', async () => {
    const tag = newTag();
    await visited(tag);
    const hostile = {
      itemName: '<img src=x onerror=alert(1)>',
      itemUrl: 'javascript:alert(1)',
      affiliateUrl: 'javascript:alert(2)',
      mediumImageUrls: [null, 'javascript:alert(3)'],
    };
    await change(tag, () =>
      JSON.stringify({ Items: [null, hostile, { itemName: 'Tea', pointRate: {} }] }),
    );
    const { element, phase, window } = await visit(tag);
    expect(phase).to.equal('ready');
    expect(await requestsOf(tag), 'the cache was read').to.have.length(1);
    expect(items(element)).to.equal(2);
    expect(element.shadowRoot!.innerHTML).not.to.contain('javascript:');
    expect(partsOf(element, 'title').map(({ textContent }) => textContent)).to.deep.equal([
      hostile.itemName,
      'Tea',
    ]);
    expect(window.lines).to.deep.equal([]);
  });

  it('stays unchanged, whatever a listener does to the records of an event', async () => {
    const tag = newTag();
    const before = `addEventListener('mkt-load', ({ detail: { records, page } }) => {
      for (const change of [
        () => (records[0].itemName = 'Changed'),
        () => delete records[1].itemName,
        () => (records[2].mediumImageUrls.length = 0),
        () => records.reverse(),
        () => (page.hits = 0),
      ]) try { change(); } catch {}
    });`;
    const { element } = await visit(tag, { before });
    const again = element.cloneNode() as HTMLElement;
    element.after(again);
    await settled(again);
    await answerStored(tag);
    const { element: later } = await visit(tag);
    const [params] = await requestsOf(tag);
    const { Items } = (await (await fetch(params!.url.replace(/&callback=[^&]*/, ''))).json()) as {
      Items: { Item: { itemName: string } }[];
    };
    const names = Items.slice(0, 3).map(({ Item }) => spaced(Item.itemName));
    for (const ranking of [element, again, later]) {
      ranking.setAttribute('layout', 'grid');
      await settled(ranking);
      expect(partsOf(ranking, 'title').map(({ textContent }) => spaced(textContent))).to.deep.equal(
        names,
      );
      expect(partsOf(ranking, 'image')).to.have.length(3);
    }
    for (const { records } of [element, later]) {
      expect(records[2]!.mediumImageUrls).not.to.have.length(0);
    }
    expect(await requestsOf(tag)).to.have.length(2);
  });

  const REFUSALS = {
    refused: `IDBFactory.prototype.open = () => { throw new DOMException('no', 'SecurityError'); };`,
    full: `IDBObjectStore.prototype.put = () => { throw new DOMException('no', 'QuotaExceededError'); };`,
    'never there': `IDBFactory.prototype.open = () => new EventTarget();`,
    missing: `Object.defineProperty(window, 'indexedDB', { value: undefined });`,
  };
  for (const [what, before] of Object.entries(REFUSALS)) {
    it(`is stored for the page only if the browser's store is ${what}`, async () => {
      const tag = newTag();
      const { element, phase, window } = await visit(tag, { before });
      expect(phase).to.equal('ready');
      const again = element.cloneNode() as HTMLElement;
      element.after(again);
      expect(await settled(again)).to.equal('ready');
      expect(await requestsOf(tag)).to.have.length(1);
      expect(window.lines).to.deep.equal([]);
    });
  }
});
