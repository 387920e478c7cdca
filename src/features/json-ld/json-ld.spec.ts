/** Structured data of shown entries, by the attribute `json-ld`. */
import '../../define/bookmark-list.js';
import '../../define/hotel-search.js';
import '../../define/ranking.js';
import type { MktElement } from '../../element/mkt-element.js';
import { FRAME } from '../../../test/support/transports.js';
import { newToken } from '../../../test/support/bookmarks.js';
import {
  consoleLines,
  expect,
  findingLine,
  fixture,
  origins,
  page,
  partsOf,
  serviceUrl,
  settled,
  waitUntil,
} from '../../../test/support/index.js';
import { arrived } from '../../../test/support/settled.js';

interface Item {
  readonly '@type': string;
  readonly name: string;
  readonly url?: string;
  readonly address?: unknown;
  readonly offers?: { readonly '@type': string };
  readonly aggregateRating?: unknown;
}
interface Data {
  readonly '@context': string;
  readonly '@type': string;
  readonly itemListElement: readonly (Item & { readonly item?: Item })[];
}

const scripts = (root: ParentNode = document) => [
  ...root.querySelectorAll<HTMLScriptElement>('script[type="application/ld+json"]'),
];

/** The entries of each list in a page; those without a kind are `ListItem`. */
const itemsIn = (root?: ParentNode): Item[][] =>
  scripts(root).map(({ text }) =>
    (JSON.parse(text) as Data).itemListElement.map((entry) => entry.item ?? entry),
  );

const writtenItems = async (root?: ParentNode) => {
  await waitUntil(() => scripts(root).length > 0, 'there is no structured data');
  return itemsIn(root)[0]!;
};

const names = () => itemsIn().map((items) => items.map(({ name }) => name));

const markup = (name: string, attributes: string, children = '') =>
  `<${name} ${attributes} loading="eager" application-id="APP" affiliate-id="AFF"
    base-url="${serviceUrl()}">${children}</${name}>`;

const list = (attributes = 'json-ld', children = '') =>
  fixture<MktElement>(markup('mkt-ranking', `limit="2" ${attributes}`, children));

describe('json-ld', () => {
  const FAMILIES: Readonly<Record<string, readonly [attributes: string, type: string]>> = {
    'mkt-ranking': ['', 'Product'],
    'mkt-hotel-search': ['middle-class-code="tokyo" large-class-code="japan"', 'Hotel'],
  };
  for (const [name, [attributes, type]] of Object.entries(FAMILIES)) {
    it(`writes the shown entries of ${name}, without ratings`, async () => {
      const element = await fixture<MktElement>(markup(name, `${attributes} limit="2" json-ld`));
      const items = await writtenItems();
      expect(items.map((item) => item['@type'])).to.deep.equal(items.map(() => type));
      expect(items).to.have.length(element.records.length);
      const links = partsOf(element, 'link').map((link) => (link as HTMLAnchorElement).href);
      for (const { name: title, url } of items) {
        expect(title).to.be.a('string');
        expect(links).to.include(url);
      }
      expect(scripts()[0]!.text).not.to.match(/aggregateRating/);
      expect(scripts()[0]!.parentElement).to.equal(document.head);
      if (type === 'Hotel') expect(items[0]!.address).to.include({ addressCountry: 'JP' });
      element.remove();
      expect(scripts()).to.deep.equal([]);
    });
  }

  it('writes the prices that are shown, and ratings with json-ld="ratings"', async () => {
    const element = await list('json-ld="ratings"');
    const [first] = await writtenItems();
    expect(first!.offers!['@type']).to.equal('Offer');
    expect(JSON.stringify(itemsIn())).to.contain('aggregateRating');
    element.setAttribute('hide', 'price');
    await waitUntil(() => !itemsIn()[0]![0]!.offers, 'the price stays');
    element.setAttribute('json-ld', '');
    await waitUntil(
      () => itemsIn()[0]![0]!['@type'] === 'ListItem',
      'a product without a price and a rating stays',
    );
  });

  it('follows the entries, and is removed with the attribute, the entries or the element', async () => {
    const element = await list();
    const before = await writtenItems();
    element.setAttribute('limit', '3');
    await waitUntil(() => names()[0]?.length === 3, 'the entries do not change');
    expect(names()[0]!.slice(0, 2)).to.deep.equal(before.map(({ name }) => name));
    element.setAttribute('page', '99');
    await waitUntil(() => !scripts().length, 'it stays after an error');
    element.removeAttribute('page');
    await writtenItems();
    element.removeAttribute('json-ld');
    await waitUntil(() => !scripts().length, 'it stays without the attribute');
    element.setAttribute('json-ld', '');
    await writtenItems();
    const parent = element.parentElement!;
    element.remove();
    expect(scripts()).to.deep.equal([]);
    parent.append(element);
    await writtenItems();
    expect(scripts()).to.have.length(1);
  });

  it('waits for consent, and is removed when the reader withdraws it', async () => {
    const element = await list('json-ld consent="event:mkt-test-consent"');
    await element.updateComplete;
    expect(scripts()).to.deep.equal([]);
    const say = (detail: boolean) =>
      document.dispatchEvent(new CustomEvent('mkt-test-consent', { detail }));
    await waitUntil(() => {
      say(true);
      return scripts().length;
    }, 'there is no structured data');
    say(false);
    await waitUntil(() => !scripts().length, 'it stays');
  });

  it('writes the entries that a box of a fixed size has', async () => {
    const element = await list('json-ld limit="9" fit="320x100"');
    await writtenItems();
    await waitUntil(() => names()[0]!.length === 1, 'the data has entries that are not shown');
    expect(partsOf(element, 'item')).to.have.length(1);
  });

  it('writes nothing where prerender has written structured data', async () => {
    const element = await list(
      'json-ld',
      '<ul data-mkt-prerendered><li>Tea</li><script type="application/ld+json">{}</script></ul>',
    );
    expect(await settled(element)).to.equal('ready');
    await import('./json-ld.js');
    await element.updateComplete;
    expect(scripts(document.head)).to.deep.equal([]);
    element.replaceChildren();
    await writtenItems(document.head);
  });

  it('writes nothing of a reader’s own bookmarks, which the console says', async () => {
    const lines = consoleLines();
    const element = await fixture<MktElement>(
      markup('mkt-bookmark-list', `json-ld access-token="${newToken()}" frame-url="${FRAME}"`),
    );
    expect(await settled(element)).to.equal('ready');
    await waitUntil(() => lines.length, 'the console says nothing');
    expect(lines).to.deep.equal([
      findingLine(
        'mkt-bookmark-list',
        'looks',
        'json-ld="" cannot be used together with access-token',
      ),
    ]);
    expect(scripts()).to.deep.equal([]);
  });

  it('is ignored with another value, which the console names', async () => {
    const lines = consoleLines();
    const element = await list('json-ld="stars"');
    expect(await settled(element)).to.equal('ready');
    await waitUntil(() => lines.length, 'the console says nothing');
    expect(lines).to.deep.equal([
      findingLine('mkt-ranking', 'looks', 'json-ld="stars" must be one of "", ratings'),
    ]);
    expect(scripts()).to.deep.equal([]);
  });

  it('is in the page’s head also of a data element, a shadow root and under a strict policy', async () => {
    const { document: other } = await page(
      `<!doctype html><html lang="en"><div data-mkt="ranking" data-json-ld data-limit="1"
        data-loading="eager"></div><section></section>
      <script src="${origins.cdn}/dist/mkt.js" data-application-id="APP" data-transport="fetch"
        data-base-url="${serviceUrl()}"></script>`,
      {
        headers: {
          'Content-Security-Policy': `script-src ${origins.cdn}; require-trusted-types-for 'script'; trusted-types lit-html mkt-widgets`,
        },
      },
    );
    const violations: string[] = [];
    other.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      violations.push(violatedDirective),
    );
    // eslint-disable-next-line wc/no-closed-shadow-root -- pages have them
    const root = other.querySelector('section')!.attachShadow({ mode: 'closed' });
    const inside = other.createElement('mkt-ranking');
    for (const [name, value] of [
      ['json-ld', ''],
      ['limit', '1'],
      ['page', '2'],
      ['loading', 'eager'],
    ] as const)
      inside.setAttribute(name, value);
    root.append(inside);
    await arrived(other.body, 'mkt-ranking[phase="ready"]');
    await waitUntil(() => scripts(other.head).length === 2, 'a list is missing');
    expect(itemsIn(other.head).flat()).to.have.length(2);
    expect(violations).to.deep.equal([]);
  });
});
