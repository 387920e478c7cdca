/** Before the reader consents, a page with the drop-in connects to no service and touches no store. */
import {
  expect,
  newTag,
  oneEvent,
  origins,
  type ProbedWindow,
  requestsOf,
  serviceUrl,
  settled,
  waitUntil,
} from '../support/index.js';
import { arrived, attributeIs } from '../support/settled.js';
import { stored } from '../support/visits.js';
import { addressOn, pageOf, script } from './pages.js';

type Watched = ProbedWindow & { readonly touched: readonly string[] };

/** Records every access to a store of the browser. */
const STORES = `<script>
  window.touched = [];
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore']) {
    const store = window[name];
    Object.defineProperty(window, name, { get: () => (touched.push(name), store) });
  }
</script>`;

const FALLBACK = '<a href="https://market.example/">Best sellers</a>';

/** Expects that a page with a ranking has connected to no service and touched no store. @returns the ranking */
async function expectUntouched(window: ProbedWindow, tag: string): Promise<Element> {
  const { connections, document, performance, touched } = window as unknown as Watched;
  const element = await arrived(document.body, 'mkt-ranking:is([phase="idle"], [phase="ready"])');
  await waitUntil(() => document.readyState === 'complete');
  const requested = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith(origins.service));
  expect(await requestsOf(tag)).to.deep.equal([]);
  expect(requested).to.deep.equal([]);
  expect(connections).to.deep.equal([]);
  expect(touched).to.deep.equal([]);
  expect(element.getAttribute('phase')).to.equal('idle');
  return element;
}

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
      const element = await expectUntouched(window, tag);
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
      const { connections, document, touched } = window as unknown as Watched;
      await waitUntil(() => document.readyState === 'complete');
      expect(connections).to.deep.equal([]);
      expect(touched).to.deep.equal([]);
    });
  }

  /** Pages whose tag is not where the browser or the page expects it, by what has happened to it. */
  const moved: Readonly<Record<string, (tag: string) => readonly [string, string]>> = {
    'removed before the page is parsed': (tag) => [
      `${asking}<script>document.currentScript.previousElementSibling.remove()</script>`,
      content(tag),
    ],
    'in an open declarative shadow root': (tag) => ['', inShadow('open', asking) + content(tag)],
    'in a closed declarative shadow root, of a page with settings on <mkt-config>': (tag) => [
      '',
      inShadow('closed', asking) + configured(content(tag)),
    ],
    'deferred, before another tag without consent': (tag) => [
      `${script('data-consent="event:ok" defer')}${script(service)}`,
      content(tag),
    ],
    'not loaded yet, behind another tag without consent': (tag) => [
      `${script(service)}${script('data-consent="event:ok" async')}`,
      content(tag),
    ],
  };
  const asking = script(`${service} data-consent="event:ok"`);
  const inShadow = (mode: string, inside: string) =>
    `<div><template shadowrootmode="${mode}">${inside}</template></div>`;
  const configured = (inside: string) =>
    `<mkt-config application-id="APP" base-url="${serviceUrl()}">${inside}</mkt-config>`;
  /** Elements that request at once and later. */
  const content = (tag: string) =>
    `${ranking(tag)}<mkt-golf-finder area-code="11" query="tag=${tag}"></mkt-golf-finder>`;

  for (const [where, markup] of Object.entries(moved)) {
    it(`is asked for by a tag that is ${where}`, async () => {
      const tag = newTag();
      const window = await pageOf(STORES + markup(tag)[0], markup(tag)[1]);
      await expectUntouched(window, tag);
      if (!where.includes('closed')) window.document.dispatchEvent(new window.Event('ok'));
      else window.document.dispatchEvent(new window.Event('mkt-consent'));
      expect(await settled(window.document.querySelector('mkt-ranking')!)).to.equal('ready');
    });
  }

  describe('that was lost with the attributes of a tag', () => {
    /** Builds the author's tag again by some of its properties, as Google Tag Manager, other tools and scripts do. */
    const rebuild = (properties: string) => `{
      const box = document.createElement('div');
      box.innerHTML = '<script src="${addressOn()}" data-consent="event:ok"></' + 'script>';
      const { src, id } = box.firstChild;
      document.body.append(Object.assign(document.createElement('script'), { ${properties} }));
    }`;
    const inline = (code: string) => `<script>${code}</script>`;
    const late = (code: string) =>
      inline(`addEventListener('load', () => setTimeout(() => ${code}))`);
    const MANAGED = `async: false, type: 'text/javascript', id, src`;

    const ways: Readonly<Record<string, string>> = {
      'a tag manager, early': inline(rebuild(MANAGED)),
      'a tag manager, late': late(rebuild(MANAGED)),
      'a loader that keeps the order': late(rebuild('async: false, src')),
      'a script that knows the address alone': inline(rebuild('src')),
    };

    for (const [way, markup] of Object.entries(ways)) {
      it(`is the press of a button, and one line says so: ${way}`, async () => {
        const tag = newTag();
        const named = '<i id="Turbo">no library</i>';
        const window = await pageOf(STORES, named + configured(ranking(tag)) + markup);
        const element = await expectUntouched(window, tag);
        const button = await arrived<HTMLElement>(element.shadowRoot!, '[part="consent-button"]');
        await waitUntil(() => window.lines.length);
        expect(window.lines.map((line) => /\[\w+\]$/.exec(line)?.[0])).to.deep.equal(['[lostTag]']);
        // Managers insert it again in each view of a page.
        const again = Object.assign(window.document.createElement('script'), { src: addressOn() });
        const loaded = oneEvent(again, 'load');
        window.document.body.append(again);
        await loaded;
        await expectUntouched(window, tag);
        button.click();
        expect(await settled(element)).to.equal('ready');
      });
    }

    it('is the event of a press where another script has its code, which can load no button', async () => {
      const code = encodeURIComponent(await (await fetch(addressOn())).text());
      for (const script of [
        `<script src="data:text/javascript,${code}"></script>`,
        inline(`fetch('${addressOn()}').then((file) => file.text()).then(eval)`),
      ]) {
        const tag = newTag();
        const window = await pageOf(STORES, configured(ranking(tag)) + script);
        const element = await expectUntouched(window, tag);
        window.document.dispatchEvent(new window.Event('mkt-consent'));
        expect(await settled(element)).to.equal('ready');
      }
    });

    it('is that of <mkt-config> if it has one', async () => {
      const tag = newTag();
      const body = configured(content(tag)).replace('<mkt-config', '$& consent="event:ok"');
      const window = await pageOf(STORES, body + inline(rebuild('src')));
      await expectUntouched(window, tag);
      window.document.dispatchEvent(new window.Event('ok'));
      expect(await settled(window.document.querySelector('mkt-ranking')!)).to.equal('ready');
      expect(window.lines).to.deep.equal([]);
    });

    for (const attributes of ['', 'async', 'defer']) {
      it(`is not asked for by a tag as the author wrote it: <script ${attributes}>`, async () => {
        const tag = newTag();
        const window = await pageOf(script(attributes), configured(content(tag)));
        expect(await settled(window.document.querySelector('mkt-ranking')!)).to.equal('ready');
        expect(window.lines).to.deep.equal([]);
      });
    }
  });

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

  it('removes kept lists after a refusal on a page without elements, and not before it: the later tag asks', async () => {
    const key = `mkt-keep ${JSON.stringify([serviceUrl(), 'AFF'])}`;
    const head = `${script(service)}${script('data-consent="event:ok"')}`;
    const { CustomEvent, document, localStorage } = await pageOf(head, '<h1>Privacy</h1>');
    localStorage.setItem(key, '[]');
    document.dispatchEvent(new CustomEvent('ok'));
    expect(localStorage.getItem(key)).to.equal('[]');
    document.dispatchEvent(new CustomEvent('ok', { detail: false }));
    expect(localStorage.getItem(key)).to.equal(null);
  });
});
