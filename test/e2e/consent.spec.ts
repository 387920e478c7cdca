/** Before the reader consents, a page with the drop-in connects to no service and touches no store. */
import {
  expect,
  newTag,
  origins,
  requestsOf,
  serviceUrl,
  settled,
  waitUntil,
} from '../support/index.js';
import { arrived, attributeIs } from '../support/settled.js';
import { stored } from '../support/visits.js';
import { pageOf, script } from './pages.js';

type Watched = Window & { readonly touched: readonly string[] };

/** Records every access to a store of the browser. */
const STORES = `<script>
  window.touched = [];
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
    const store = window[name];
    Object.defineProperty(window, name, { get: () => (touched.push(name), store) });
  }
</script>`;

const FALLBACK = '<a href="https://market.example/">Best sellers</a>';

describe('consent on a page with mkt.js', () => {
  const places: Readonly<Record<string, (tag: string) => readonly [string, string]>> = {
    'on the script tag': (tag) => [script(`${service} data-consent="event:ok"`), ranking(tag)],
    'on <mkt-config>, before the script tag': (tag) => [
      '',
      `<mkt-config consent="event:ok">${ranking(tag)}</mkt-config>${script(service)}`,
    ],
    'on <mkt-config>, after the script tag': (tag) => [
      script(service),
      `<mkt-config consent="event:ok">${ranking(tag)}</mkt-config>`,
    ],
    'on a data element': (tag) => [
      '',
      `<div data-mkt="ranking" data-consent="event:ok" data-loading="eager" data-limit="1"
        data-query="tag=${tag}">${FALLBACK}</div>${script(service)}`,
    ],
  };
  const service = `data-application-id="APP" data-base-url="${serviceUrl()}"`;
  const ranking = (tag: string) =>
    `<mkt-ranking loading="eager" limit="1" query="tag=${tag}">${FALLBACK}</mkt-ranking>`;

  for (const [place, markup] of Object.entries(places)) {
    it(`prevents requests, connections and storage: ${place}`, async () => {
      const tag = newTag();
      const [head, body] = markup(tag);
      const window = await pageOf(STORES + head, body);
      const { touched } = window as unknown as Watched;
      const element = await arrived(window.document.body, 'mkt-ranking[phase="idle"]');
      const requested = () =>
        window.performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.startsWith(origins.service));
      expect(await requestsOf(tag)).to.deep.equal([]);
      expect(requested()).to.deep.equal([]);
      expect(window.document.querySelectorAll('link[rel="preconnect"]')).to.have.length(0);
      expect(touched).to.deep.equal([]);
      expect(element.firstElementChild!.getClientRects()).not.to.have.length(0);

      window.document.dispatchEvent(new window.CustomEvent('ok'));
      expect(await settled(element)).to.equal('ready');
      expect(await requestsOf(tag)).to.have.length(1);
      await waitUntil(async () => stored(tag), 'nothing was stored');

      window.document.dispatchEvent(new window.CustomEvent('ok', { detail: false }));
      await attributeIs(element, 'phase', ['idle']);
      await waitUntil(async () => !(await stored(tag)), 'the answer stays');
      await waitUntil(() => !('mkt-widgets' in window.localStorage));
      expect(window.lines).to.deep.equal([]);
    });
  }

  for (const mode of ['open', 'closed']) {
    it(`prevents connections and storage for an element in a shadow root: ${mode}`, async () => {
      const inside = `<mkt-ranking loading="eager" limit="1" consent="event:ok"></mkt-ranking>`;
      const window = await pageOf(
        STORES + script(service),
        `<div><template shadowrootmode="${mode}">${inside}</template></div>`,
      );
      const { document, touched } = window as unknown as Watched;
      await waitUntil(() => document.readyState === 'complete');
      expect(document.querySelectorAll('link[rel="preconnect"]')).to.have.length(0);
      expect(touched).to.deep.equal([]);
    });
  }

  it('accepts the event of consent as soon as an element has rendered', async () => {
    const tag = newTag();
    const answer = `<script>
      new MutationObserver(() => {
        if (window.isAnswered || !document.querySelector('[phase="idle"]')) return;
        window.isAnswered = true;
        document.dispatchEvent(new CustomEvent('ok'));
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['phase'] });
    </script>`;
    const head = answer + script(`${service} data-consent="event:ok"`);
    const { document } = await pageOf(head, ranking(tag));
    expect(await settled(document.querySelector('mkt-ranking')!)).to.equal('ready');
  });

  it('removes kept lists after a refusal on a page without elements, and not before it', async () => {
    const key = `mkt-keep ${JSON.stringify([serviceUrl(), 'AFF'])}`;
    const head = script(`${service} data-consent="event:ok"`);
    const { CustomEvent, document, localStorage } = await pageOf(head, '<h1>Privacy</h1>');
    localStorage.setItem(key, '[]');
    document.dispatchEvent(new CustomEvent('ok'));
    expect(localStorage.getItem(key)).to.equal('[]');
    document.dispatchEvent(new CustomEvent('ok', { detail: false }));
    expect(localStorage.getItem(key)).to.equal(null);
  });
});
