/** The cache: fresh answers save requests, stale ones are displayed if there is no other. */
import { get, set, update } from 'idb-keyval';
import { clearCache, createClient } from '../service.js';
import {
  expect,
  newTag,
  origins,
  partsOf,
  requestsOf,
  served,
  serviceUrl,
  settled,
  spaced,
  waitUntil,
} from '../../test/support/index.js';
import {
  answerStored,
  later,
  store,
  stored,
  visit,
  visited,
  type Entry,
  type Stored,
} from '../../test/support/visits.js';

declare const __VERSION__: string;

const HOUR = 3600;

/** The same entry with an older time. */
const cameLater = (entry: Entry[1], seconds: number): Entry[1] => ({
  ...entry,
  receivedAt: later(entry.receivedAt, seconds),
});

/** The items of a cached answer. */
function itemsOf([, { json }]: Entry): Record<string, unknown>[] {
  const { Items } = JSON.parse(json) as { Items: { Item: Record<string, unknown> }[] };
  return Items.map(({ Item }) => Item);
}

/** Blocks all requests to the service on a page. */
const AWAY = {
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
    const { element, phase, window } = await visit(tag, { headers: AWAY });
    expect(phase).to.equal('ready');
    expect(items(element)).to.equal(3);
    expect(partsOf(element, 'as-of')).to.have.length(1);
    expect(window.lines).to.deep.equal([]);
  });

  it('is not shown after a day: prices may have changed', async () => {
    const tag = newTag();
    await visited(tag, 25 * HOUR);
    const { element, phase } = await visit(tag, { headers: AWAY });
    expect(phase).to.equal('error');
    expect(items(element)).to.equal(0);
  });

  it('is never shown for another request, even if the browser returns it late', async () => {
    const tag = newTag();
    const attributes = `cache-ttl="60" base-url="${serviceUrl({ delay: 200 })}"`;
    await visited(tag, 61, attributes);
    // The browser's store answers only after the element has sent another request.
    const before = `window.loads = [];
      const { set } = Object.getOwnPropertyDescriptor(IDBRequest.prototype, 'onsuccess');
      const asked = new Promise((resolve) => (window.release = resolve));
      Object.defineProperty(IDBRequest.prototype, 'onsuccess', {
        set(heard) { set.call(this, (event) => asked.then(() => heard.call(this, event))); },
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

  it('is dropped from the browser after a day', async () => {
    const [old, tag] = [newTag(), newTag()];
    await visited(old, 25 * HOUR);
    await visited(tag);
    expect(await stored(old), 'what is old').to.equal(undefined);
  });

  it('is not used if the clock was set back, since its age is unknown', async () => {
    const tag = newTag();
    await visited(tag, -HOUR);
    expect((await visit(tag)).phase).to.equal('ready');
    expect(await requestsOf(tag)).to.have.length(2);
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

  const forAMinute = (tag: string) => ({
    applicationId: 'APP',
    baseUrl: serviceUrl(),
    query: `tag=${tag}`,
    cacheTtl: 60,
  });

  it('is deleted by clearCache() at once', async () => {
    const tag = newTag();
    const client = createClient(forAMinute(tag));
    await client.request('MarketItem/Ranking');
    const cleared = clearCache();
    await client.request('MarketItem/Ranking');
    expect(await requestsOf(tag)).to.have.length(2);
    await cleared;
  });

  it('is deleted by clearCache() also while it is being read', async () => {
    const tag = newTag();
    const settings = forAMinute(tag);
    await createClient(settings).request('MarketItem/Ranking');
    await answerStored(tag);
    // A copy of the kit with an empty memory.
    const other = (await import(
      `${origins.cdn}/dist/service.js`
    )) as typeof import('../service.js');
    const reading = other.createClient(settings).request('MarketItem/Ranking');
    await other.clearCache();
    await reading;
    await other.createClient(settings).request('MarketItem/Ranking');
    expect(await requestsOf(tag)).to.have.length(2);
  });

  it('is ignored if it is broken or from another release', async () => {
    const broken: unknown[] = [
      ['0.0.0', [['key', { at: 1 }]]],
      [__VERSION__, 'nothing'],
      [__VERSION__, [null, ['key'], ['key', { at: Date.now(), size: 1 }]]],
      'text',
      { version: __VERSION__ },
      [__VERSION__, [['key', { json: 5, receivedAt: new Date() }]]],
    ];
    for (const body of broken) {
      const tag = newTag();
      await set('all', body, store);
      const { phase, window } = await visit(tag);
      expect(phase, JSON.stringify(body)).to.equal('ready');
      expect(window.lines).to.deep.equal([]);
      await answerStored(tag);
    }
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

  const BROKEN = {
    'no JSON': () => '{"Items":[',
    'an error': () => '{"error":"system_error"}',
    'no answer': () => 'null',
    'no list': () => '{"records":[null]}',
  };
  for (const [what, json] of Object.entries(BROKEN)) {
    it(`is requested again if it is ${what} meanwhile`, async () => {
      const tag = newTag();
      await visited(tag);
      await change(tag, json);
      const { element, phase, window } = await visit(tag);
      expect(phase).to.equal('ready');
      expect(items(element)).to.equal(3);
      expect(await requestsOf(tag)).to.have.length(2);
      expect(window.lines).to.deep.equal([]);
    });
  }

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

  it('is limited in number and size: the oldest is dropped first', async () => {
    const tags = [newTag(), newTag()] as const;
    await visited(tags[0], 2 * HOUR);
    const [, answer] = (await stored(tags[0]))!;
    const others = Array.from({ length: 59 }, (_, i): Entry => [
      `other ${i}`,
      { ...cameLater(answer, 1), json: '{}' },
    ]);
    await update<Stored>('all', (all) => [all![0], [...all![1], ...others]], store);
    await visited(tags[1]);
    expect(await stored(tags[0])).to.equal(undefined);
    expect((await get<Stored>('all', store))![1]).to.have.length(60);

    await update<Stored>(
      'all',
      (all) => {
        for (const [, kept] of all![1].slice(1)) kept.json = 'x'.repeat(100_000);
        return all!;
      },
      store,
    );
    const last = newTag();
    await visited(last);
    const sizes = (await get<Stored>('all', store))![1].map(([, { json }]) => json.length);
    expect(sizes.reduce((sum, size) => sum + size)).to.be.below(500_001);
    expect(await stored(last)).not.to.equal(undefined);
  });

  it('is stored and used even if others have a time in the future', async () => {
    const [first, tag] = [newTag(), newTag()];
    await visited(first);
    const [, answer] = (await stored(first))!;
    const ahead = Array.from({ length: 60 }, (_, i): Entry => [
      `ahead ${i}`,
      cameLater(answer, 24 * HOUR),
    ]);
    await update<Stored>('all', (all) => [all![0], ahead], store);
    await visited(tag);
    expect((await visit(tag)).phase).to.equal('ready');
    expect(await requestsOf(tag)).to.have.length(1);
  });

  it('stays in the memory of the page, even if another answer is too large to be stored', async () => {
    const tag = newTag();
    const before = REFUSALS.missing;
    const { element } = await visit(tag, { before });
    const items = [{ rank: 1, itemName: 'Tea', itemCaption: 'x'.repeat(500_001) }];
    const path = await served(JSON.stringify({ items }), { 'content-type': 'application/json' });
    const large = element.cloneNode() as HTMLElement;
    large.setAttribute('transport', 'fetch');
    large.setAttribute('base-url', `${location.origin}${path}?{group}`);
    element.after(large);
    expect(await settled(large)).to.equal('ready');
    const again = element.cloneNode() as HTMLElement;
    element.after(again);
    expect(await settled(again)).to.equal('ready');
    expect(await requestsOf(tag)).to.have.length(1);
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
