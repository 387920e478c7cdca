/** The cache: fresh answers save requests, stale ones are displayed if there is no other. */
import { get } from 'idb-keyval';
import { clearCache } from '../service.js';
import {
  expect,
  newTag,
  partsOf,
  requestsOf,
  serviceUrl,
  waitUntil,
  holdAgain,
  newHold,
  release,
} from '../../test/support/index.js';
import { store, stored, visit, visited, type Entry } from '../../test/support/visits.js';

function itemsOf([, { bytes }]: Entry): Record<string, unknown>[] {
  const { Items } = JSON.parse(new TextDecoder().decode(bytes)) as {
    Items: { Item: Record<string, unknown> }[];
  };
  return Items.map(({ Item }) => Item);
}

const items = (element: Element) => partsOf(element, 'item').length;

describe('a cached answer', () => {
  beforeEach(clearCache);

  it('is not requested again on the next visit while it is fresh, and stored without a token', async () => {
    const tag = newTag();
    const attributes = 'access-token="demo-read"';
    await visited(tag, 0, attributes);
    expect(JSON.stringify(await get('all', store)))
      .to.contain(tag)
      .and.not.to.contain('demo-read');
    const { element, phase, window } = await visit(tag, { attributes });
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

  it('is never shown for another request, even if the browser returns it late', async () => {
    const [tag, hold] = [newTag(), newHold()];
    await release(hold);
    const attributes = `cache-ttl="60" base-url="${serviceUrl({ hold })}"`;
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
          .then(window.release)
          .then(() => fetch('/service/release/${hold}', { method: 'POST' }));
      }).observe(document, { subtree: true, childList: true });`;
    const [other] = itemsOf((await stored(tag))!);
    await holdAgain(hold);
    const { element, window } = await visit(tag, { attributes, before });
    const names = (window as unknown as { loads: readonly string[] }).loads;
    expect(names).to.have.length(1).and.not.to.include(other!['itemName']);
    expect(element.records[0]!.itemName).to.equal(names[0]);
  });
});
