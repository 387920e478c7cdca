/** The files that pages load from the drop-in, on which the sizes of `npm run size` are based. */
import { catalogueOf } from '../../src/catalogue/index.js';
import { scriptsByTag } from '../../src/embed/scripts-by-tag.js';
import { newItem, newToken } from '../support/bookmarks.js';
import {
  arrived,
  consoleProbe,
  expect,
  origins,
  page,
  serviceUrl,
  settled,
  waitUntil,
} from '../support/index.js';

const DIST = `${origins.cdn}/dist/`;
const SETTINGS = `data-application-id="APP" data-base-url="${serviceUrl()}"
  data-dynamic-ad-url="${serviceUrl()}"`;

/** The minimum attributes for each element to show entries. */
const needed: Readonly<Record<string, () => string | Promise<string>>> = {
  // An item without an end of points or of a sale: their script comes after the answer.
  'mkt-ranking': () => 'limit="1"',
  'mkt-product-search': () => 'genre-id="100371"',
  'mkt-hotel-search': () => 'middle-class-code="tokyo"',
  'mkt-hotel-detail': () => 'hotel-no="14022"',
  'mkt-value': () => 'isbn="9784999900008"',
  'mkt-bookmark-list': () => `access-token="${newToken()}"`,
  'mkt-bookmark-button': async () => `access-token="${newToken()}" item-code="${await newItem()}"`,
};

/** The content of elements that are nothing without it. */
const contents: Readonly<Record<string, string>> = {
  'mkt-config': '<p>Words</p>',
  'mkt-campaign': '<p slot="text">Words</p>',
  'mkt-shortlist': '<div data-isbn="9784999900008"></div>',
};

const tagOf = async (name: string) =>
  `<${name} loading="eager" ${(await needed[name]?.()) ?? ''}>${contents[name] ?? ''}</${name}>`;

/** The scripts beside `mkt.js` that a page requests, in order. */
async function loadedBy(names: readonly string[]): Promise<string[]> {
  const elements = await Promise.all(names.map(tagOf));
  const { document, customElements, performance } = await page(
    `<!doctype html><html><head><script src="${DIST}mkt.js" ${SETTINGS}></script></head>
      <body>${elements.join('')}</body></html>`,
    { height: 4000 },
  );
  for (const name of names) {
    await customElements.whenDefined(name);
    // Elements around others have no sample, and no phase.
    if (!catalogueOf(name)?.sample) continue;
    expect(await settled(document.querySelector(name)!), name).to.equal('ready');
  }
  const loaded = () =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry.name.startsWith(`${DIST}kit/`))
      .map((entry) => /kit\/([a-z-]+)-[\w-]{7}\.js$/.exec(entry.name)?.[1] ?? entry.name);
  await waitUntil(() => loaded().includes('upkeep'), 'no upkeep');
  return loaded();
}

describe('a page with one element', () => {
  for (const [name, scripts] of Object.entries(scriptsByTag)) {
    it(`loads for <${name}> exactly the scripts that mkt.js requests at once, then the upkeep`, async () => {
      // One more for requests with a token, which use the frame.
      expect(scripts.filter((script) => script !== 'recovery')).to.have.length.of.at.most(2);
      const loaded = await loadedBy([name]);
      expect(loaded.pop()).to.equal('upkeep');
      expect(loaded).to.have.members(scripts);
    });
  }
});

describe('the upkeep of an element', () => {
  it('is requested after its first card', async () => {
    const probe = `<script>new MutationObserver(() => {
      if (document.querySelector('[src*=upkeep]')) phase ??= document.querySelector('mkt-ranking').phase;
    }).observe(document.head, { childList: true }); var phase;</script>`;
    const window = await page(
      `<!doctype html><html><head>${probe}<script src="${DIST}mkt.js" ${SETTINGS}></script></head>
        <body>${await tagOf('mkt-ranking')}</body></html>`,
    );
    await waitUntil(() => 'phase' in window && window.phase === 'ready', 'not with its first card');
  });
});

describe('a page with every element', () => {
  it('loads no file twice', async () => {
    const names = Object.keys(scriptsByTag);
    const all = new Set([...Object.values(scriptsByTag).flat(), 'upkeep']);
    expect(await loadedBy(names)).to.have.members([...all]);
  });
});

/** A script for the top of a page: the first request for a script beside `mkt.js` fails. */
const failingOnce = (name: string) => `<script>{
  const { append } = Element.prototype;
  let failed = false;
  Element.prototype.append = function (...nodes) {
    for (const node of nodes) {
      if (failed || !/kit\\/${name}-[\\w-]+\\.js$/.test(node.src)) continue;
      failed = true;
      window.failed = true;
      node.src += '.missing';
    }
    append.apply(this, nodes);
  };
}</script>`;

describe('a script that fails once', () => {
  for (const [name, element, selector] of [
    ['catalogue', '<mkt-book-list loading="eager"></mkt-book-list>', '[part~="item"]'],
    ['books', '<mkt-book-list loading="eager"></mkt-book-list>', '[part~="item"]'],
    ['interaction', '<mkt-ranking loading="eager" pager="more"></mkt-ranking>', '[part="more"]'],
    [
      'table',
      '<mkt-product-search loading="eager" genre-id="100371" layout="table"></mkt-product-search>',
      'tbody tr',
    ],
    ['diagnostics', '<mkt-ranking loading="eager" page="99"></mkt-ranking>', '[part="status"]'],
    ['upkeep', '<mkt-ranking loading="eager" debug></mkt-ranking>', '.doctor'],
  ] as const) {
    it(`is requested again: ${name}`, async () => {
      const window = await page(
        `<!doctype html><html><head>${consoleProbe}${failingOnce(name)}
          <script src="${DIST}mkt.js" ${SETTINGS}></script></head><body>${element}</body></html>`,
      );
      const { document, customElements } = window;
      const [host] = document.body.children as unknown as [Element];
      await waitUntil(() => customElements.get(host.localName), 'never defined');
      await settled(host);
      await arrived(host.shadowRoot!, selector);
      expect('failed' in window, 'has failed').to.equal(true);
      expect(window.lines.filter((line) => line.startsWith('un'))).to.deep.equal([]);
    });
  }
});
