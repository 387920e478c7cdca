/** Answers with hostile texts and addresses stay text, in each element, layout and template. */
import { addresses, texts } from '../../sandbox/hostile-payloads.js';
import { decode } from '../../src/client/decode-text.js';
import { wellFormed } from '../../src/client/records/fields.js';
import type { MktBookmarkButton } from '../../src/components/bookmark-button/bookmark-button.js';
import type { MktElement } from '../../src/element/mkt-element.js';
import { expect, origins, partsOf, serviceUrl, settled, waitUntil } from '../support/index.js';
import type { PageOptions, ProbedWindow } from '../support/index.js';
import { newItem, press } from '../support/bookmarks.js';
import { isChromium } from '../support/engine.js';
import { addressOn, pageOf } from './pages.js';

type HostWindow = ProbedWindow & { readonly violations: readonly string[] };
type Attributes = Readonly<Record<string, string>>;

interface DataEntry {
  readonly name?: string;
  readonly url?: string;
  readonly image?: string | readonly string[];
}
/** Structured data of a list. */
interface Data {
  readonly itemListElement: readonly (DataEntry & { readonly item?: DataEntry })[];
}

/** Entries of an answer with payloads. */
const PAGE = 30;
const payloads = Array.from({ length: Math.max(texts.length, addresses.length) }, (_, i) => i);

/** Elements with a list, each with the attributes of its request. */
const LISTS: Readonly<Record<string, Attributes>> = {
  'mkt-ranking': {},
  'mkt-picks': { url: 'https://blog.example/' },
  'mkt-product-search': { 'genre-id': '100371', controls: 'genre' },
  'mkt-book-list': { media: 'book', controls: 'genre' },
  'mkt-ebook-list': { controls: 'genre' },
  'mkt-hotel-search': { 'middle-class-code': 'tokyo' },
  'mkt-golf-finder': { 'area-code': '11' },
  'mkt-bookmark-list': { 'access-token': 'demo-both.hostile' },
  'mkt-hotel-detail': { 'hotel-no': '14022' },
};

/** Engines differ in parsing texts and addresses, and elements in what they show: other engines test one list. */
const TAGS = isChromium ? Object.keys(LISTS) : ['mkt-hotel-search'];

/** The children of an element. */
const CONTENT: Readonly<Record<string, string>> = {
  'mkt-shortlist': '<div data-hotel-no="14022"></div>',
};

const VALUE = { isbn: '9784999900008', field: 'name' };

/** Attributes and elements that the usual answers lack. */
const UNUSUAL = [
  'img[data-broken]',
  'img[srcset]',
  'img[sizes]',
  'div[data-roomy]',
  'div[dir]',
  'ol[tabindex]',
];

/** Allows pictures and the requests of the kit. The policy reports violations, and blocks nothing. */
const POLICY = `default-src 'none'; script-src 'nonce-test' ${origins.cdn} ${origins.service};
  connect-src 'self' ${origins.service}; frame-src ${origins.cdn}; img-src http: https:; font-src 'self';
  style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`.replace(/\s+/g, ' ');

const HEAD = `<script nonce="test">
  window.violations = [];
  document.addEventListener('securitypolicyviolation', (event) => {
    violations.push(event.effectiveDirective + ' ' + event.blockedURI + ' ' + event.sample);
  });
</script>
<script nonce="test" src="${addressOn()}" data-application-id="APP" data-affiliate-id="AFF"
  data-cache-ttl="0" data-link-params="p={position}"></script>`;

const ADDRESSES = ['href', 'src', 'action', 'formaction', 'data', 'poster', 'ping', 'xlink:href'];

/** An element whose service has a fault. */
function faulty(tag: string, fault: string | readonly string[], more: Attributes = {}): string {
  const attributes = {
    loading: 'eager',
    limit: String(PAGE),
    'base-url': serviceUrl({ fault }),
    'dynamic-ad-url': serviceUrl({ fault }),
    ...LISTS[tag],
    ...more,
  };
  const set = Object.entries(attributes).map(([name, value]) => `${name}="${value}"`);
  return `<${tag} ${set.join(' ')}>${CONTENT[tag] ?? ''}</${tag}>`;
}

/** Elements for all payloads, each with a number of them. */
const hostile = (
  tag: string,
  fault: string | readonly string[],
  { step = 1, more = {} }: { readonly step?: number; readonly more?: Attributes } = {},
) =>
  payloads
    .filter((payload) => payload % step === 0)
    .map((payload) =>
      faulty(tag, fault, { class: 'hostile', query: `payload=${payload}`, ...more }),
    )
    .join('');

const pageWith = async (body: string, search?: PageOptions['search']) =>
  (await pageOf(HEAD, body, {
    headers: { 'content-security-policy-report-only': POLICY },
    ...(search && { search }),
  })) as HostWindow;

/** All elements below a root, shadow roots included. */
const elementsIn = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...elementsIn(element.shadowRoot)] : [element],
  );

/** The names of elements and of their attributes: `a`, `a[href]`. */
const kindsOf = (elements: readonly Element[]) =>
  new Set(
    elements.flatMap((element) => [
      element.localName,
      ...element.getAttributeNames().map((name) => `${element.localName}[${name}]`),
    ]),
  );

/** The addresses of an element that are not on the web. */
function wrongAddresses(element: Element): string[] {
  const candidates = element.getAttribute('srcset')?.split(/,\s+/) ?? [];
  const values = ADDRESSES.map((name) => element.getAttribute(name));
  const styled = /url\((?!["']?https?:)/.exec(element.getAttribute('style') ?? '') ?? [];
  return [...values, ...candidates, ...styled].filter(
    (value) => value !== null && !/^https?:\/\/|^#/.test(value.trim()),
  ) as string[];
}

/** Checks that the answers of some elements made only the kit's own elements and attributes. */
function expectOnlyText(others: readonly Element[], known: ReadonlySet<string>) {
  const elements = others.flatMap(({ shadowRoot }) => elementsIn(shadowRoot!));
  const kinds = [...kindsOf(elements)].filter((kind) => !known.has(kind));
  expect(kinds.filter((kind) => !UNUSUAL.includes(kind))).to.deep.equal([]);
  expect(kinds.filter((kind) => /^script|\[on/.test(kind))).to.deep.equal([]);
  expect(elements.flatMap(wrongAddresses)).to.deep.equal([]);
}

/** Checks that nothing ran, and that nothing was requested. */
function expectQuiet(window: HostWindow) {
  expect('__pwned' in window).to.equal(false);
  expect(window.violations).to.deep.equal([]);
  const trustedOrigins = [location.origin, origins.cdn, origins.service];
  const foreign = (window.performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ initiatorType }) => initiatorType !== 'img')
    .map(({ name }) => name)
    .filter((name) => !trustedOrigins.includes(new URL(name).origin));
  expect(foreign).to.deep.equal([]);
  expect(window.lines.filter((line) => /^un(caught|handled)/.test(line))).to.deep.equal([]);
}

/** The texts of the payloads as records have them, without those of white space. */
const EXPECTED = texts.map((text) => wellFormed(decode(text))).filter(Boolean);

const { modules } = (await (await fetch('/custom-elements.json')).json()) as {
  modules: {
    declarations: {
      tagName?: string;
      attributes?: { name: string; parameter?: { values?: string[] } }[];
    }[];
  }[];
};

/** The values of an element's attribute. */
const valuesOf = (tag: string, attribute: string) =>
  modules
    .flatMap(({ declarations }) => declarations)
    .find(({ tagName }) => tagName === tag)
    ?.attributes?.find(({ name }) => name === attribute)?.parameter?.values ?? [];

const textsOf = (elements: readonly (Element | ShadowRoot)[], selector: string) =>
  elements.flatMap((element) =>
    [...('shadowRoot' in element ? element.shadowRoot! : element).querySelectorAll(selector)].map(
      ({ textContent }) => textContent.trim(),
    ),
  );

describe('hostile answers', function () {
  // All layouts with all payloads: Firefox on a loaded machine needs more than a minute for an element.
  this.timeout(170_000);
  for (const tag of TAGS) {
    it(`stay text in <${tag}>, in every layout and a template`, async () => {
      // Recommendations without an address are not shown.
      const fault = tag === 'mkt-picks' ? 'text-payloads' : 'payloads';
      const window = await pageWith(
        ['', 'no-pictures', 'long'].map((fault) => faulty(tag, fault || [])).join('') +
          hostile(tag, fault, { step: PAGE }),
      );
      const all = [...window.document.querySelectorAll<MktElement>(tag)];
      const usual = all.filter((element) => !element.matches('.hostile'));
      const others = all.filter((element) => element.matches('.hostile'));

      /** Shows all elements in another way, and checks them. */
      async function check(view: Attributes) {
        for (const [name, value] of Object.entries(view)) {
          for (const element of all) element.setAttribute(name, value);
        }
        const phases = await Promise.all(all.map(settled));
        if (view['layout'] === 'carousel') {
          const hasButtons = ({ shadowRoot }: Element) => shadowRoot!.querySelector('button');
          await waitUntil(() => all.every(hasButtons), 'no buttons of a carousel');
        }
        expect(new Set(phases), JSON.stringify(view)).to.deep.equal(new Set(['ready']));
        expectOnlyText(others, kindsOf(usual.flatMap(({ shadowRoot }) => elementsIn(shadowRoot!))));
        const titles = textsOf(others, '[part~=title]');
        expect(EXPECTED).to.include.members(titles);
        return titles;
      }

      for (const layout of valuesOf(tag, 'layout')) {
        expect(await check({ layout }), layout).to.include.members(EXPECTED);
      }
      for (const view of valuesOf(tag, 'view')) await check({ view });
      for (const element of all) element.removeAttribute('view');
      await check({ fit: '300x250' });
      for (const element of all) element.removeAttribute('fit');
      // Tables ignore templates.
      await check({ layout: 'list' });

      const template = Object.keys(usual[0]!.records[0]!)
        .map(
          (name) => `<p data-text="${name}"></p><a data-href="${name}" data-if="${name}">x</a>
            ${/image/i.test(name) ? `<img data-src="${name}" alt="" loading="lazy">` : ''}`,
        )
        .join('');
      for (const element of all) element.innerHTML = `<template slot="item">${template}</template>`;
      const copies = () =>
        others.flatMap((element) =>
          partsOf(element, 'item').flatMap(
            (item) => item.querySelector('.template')?.shadowRoot ?? [],
          ),
        );
      await waitUntil(() => copies().length >= EXPECTED.length, 'no entries by the template');
      await Promise.all(all.map(settled));
      expectOnlyText(others, kindsOf(usual.flatMap(({ shadowRoot }) => elementsIn(shadowRoot!))));
      expect(textsOf(copies(), 'p')).to.include.members(EXPECTED);
      expectQuiet(window);
    });
  }

  it('stay text in <mkt-value>', async () => {
    const window = await pageWith(
      faulty('mkt-value', [], VALUE) +
        // A name without an address is a button, like other values.
        faulty('mkt-value', [], { ...VALUE, field: 'price' }) +
        hostile('mkt-value', 'payloads', { more: VALUE }),
    );
    const [link, button, ...others] = window.document.querySelectorAll<MktElement>('mkt-value');
    await Promise.all([link!, button!, ...others].map(settled));
    const usual = [link!, button!].flatMap(({ shadowRoot }) => elementsIn(shadowRoot!));
    expectOnlyText(others, kindsOf(usual));
    const entryTexts = textsOf(others, '[part~=item]');
    expect(EXPECTED).to.include.members(entryTexts);
    expect(entryTexts).to.include.members(EXPECTED);
    expectQuiet(window);
  });

  it('stay text in <mkt-shortlist>, and in its comparison', async () => {
    const window = await pageWith(
      faulty('mkt-shortlist', []) + hostile('mkt-shortlist', 'payloads', { step: 4 }),
    );
    const all = [...window.document.querySelectorAll<MktElement>('mkt-shortlist')];
    const [usual, ...others] = all;
    for (const layout of ['list', 'compare']) {
      for (const element of all) element.setAttribute('layout', layout);
      await Promise.all(all.map(settled));
      const isShown = ({ shadowRoot }: Element) => shadowRoot!.querySelector('[part~=title]');
      await waitUntil(() => all.every(isShown), 'no entries');
      expectOnlyText(others, kindsOf(elementsIn(usual!.shadowRoot!)));
      const titles = textsOf(others, '[part~=title]');
      // An item whose number is a text is not the hotel of the author: the next one is.
      expect(EXPECTED).to.include.members(titles);
      expect(new Set(titles).size).to.be.above(EXPECTED.length / 8);
    }
    expectQuiet(window);
  });

  it('stay text in <mkt-bookmark-button>, and in its doctor', async () => {
    const more = { 'item-code': await newItem(), 'access-token': 'demo-both.hostile-button' };
    const window = await pageWith(
      faulty('mkt-bookmark-button', 'error-200', more) +
        hostile('mkt-bookmark-button', ['error-200', 'payloads'], { more }) +
        // A bookmark with a hostile id, which the second press sends.
        faulty('mkt-bookmark-button', 'hostile', { ...more, class: 'hostile added' }),
      '?mkt-debug',
    );
    const all = [...window.document.querySelectorAll<MktBookmarkButton>('mkt-bookmark-button')];
    await Promise.all(all.map(settled));
    const added = all.pop()!;
    const phases = await Promise.all(all.map(press));
    // An error that consists of white space counts as no error.
    const failed = phases.filter((phase) => phase === 'error');
    expect(failed).to.have.length.of.at.least(EXPECTED.length);
    expect(await press(added)).to.equal('ready');
    expect(added.added).to.equal(true);
    await press(added);
    const [usual, ...others] = all;
    const usualKinds = kindsOf(elementsIn(usual!.shadowRoot!));
    // The buttons of an added bookmark, and of one without further actions.
    for (const kind of ['svg[class]', 'button[aria-describedby]']) usualKinds.add(kind);
    expectOnlyText([...others, added], usualKinds);
    expect(textsOf(others, '.doctor').join(' ')).to.contain('<script>window.__pwned');
    expectQuiet(window);
  });

  for (const tag of TAGS.filter((tag) => tag !== 'mkt-bookmark-list')) {
    it(`stay data in the structured data of <${tag}>`, async () => {
      const fault = tag === 'mkt-picks' ? 'text-payloads' : 'payloads';
      const window = await pageWith(
        hostile(tag, fault, { step: PAGE, more: { 'json-ld': 'ratings' } }),
      );
      const { document } = window;
      const all = [...document.querySelectorAll<MktElement>(tag)];
      await Promise.all(all.map(settled));
      const scripts = () => [...document.head.querySelectorAll('[type="application/ld+json"]')];
      await waitUntil(() => scripts().length === all.length, 'structured data is missing');
      // A search engine parses the page as it is serialized.
      const parsed = new DOMParser().parseFromString(document.head.outerHTML, 'text/html');
      const dataScripts = [...parsed.querySelectorAll('[type="application/ld+json"]')];
      expect(dataScripts.map(({ textContent }) => textContent)).to.deep.equal(
        scripts().map(({ textContent }) => textContent),
      );
      expect(kindsOf(scripts())).to.deep.equal(new Set(['script', 'script[type]']));
      for (const { textContent } of scripts()) expect(textContent).not.to.match(/<[!/s]/i);
      const entries = scripts().flatMap(({ textContent }) =>
        (JSON.parse(textContent) as Data).itemListElement.map((entry) => entry.item ?? entry),
      );
      const names = entries.flatMap(({ name }) => name?.trim() || []);
      expect(names).to.include.members(EXPECTED);
      const urls = entries.flatMap(({ url, image }) => [url, image].flatMap((one) => one ?? []));
      expect(urls.filter((url) => !/^https?:\/\//.test(url))).to.deep.equal([]);
      expectQuiet(window);
    });
  }

  it('stay text in an element inside <mkt-campaign>', async () => {
    const window = await pageWith(
      `${faulty('mkt-ranking', [])}<mkt-campaign><b slot="text">Words</b>${hostile(
        'mkt-ranking',
        'payloads',
        { step: PAGE },
      )}</mkt-campaign>`,
    );
    const campaign = window.document.querySelector('mkt-campaign')!;
    const [usual, ...others] = window.document.querySelectorAll<MktElement>('mkt-ranking');
    await waitUntil(() => campaign.shadowRoot !== null, 'the campaign is not defined');
    await Promise.all([usual!, ...others].map(settled));
    expectOnlyText(others, kindsOf(elementsIn(usual!.shadowRoot!)));
    expect(textsOf(others, '[part~=title]')).to.include.members(EXPECTED);
    expect([...campaign.children].slice(1)).to.deep.equal(others);
    expect(campaign.querySelector('[slot=text]')!.innerHTML).to.equal('Words');
    expectQuiet(window);
  });

  it('leave the direction of the sentence around <mkt-value>', async () => {
    const payload = texts.findIndex((text) => /^\u202E+$/.test(text));
    const value = faulty('mkt-value', 'payloads', { ...VALUE, query: `payload=${payload}` });
    const { document } = await pageWith(`<p>${value}<b>1</b><b>2</b></p>`);
    expect(await settled(document.querySelector('mkt-value')!)).to.equal('ready');
    const [first, second] = document.querySelectorAll('b');
    expect(second!.offsetLeft).to.be.above(first!.offsetLeft);
  });

  it('stay text in the messages of errors, and in the doctor', async () => {
    const window = await pageWith(
      faulty('mkt-ranking', 'error-200') + hostile('mkt-ranking', ['error-200', 'payloads']),
      '?mkt-debug',
    );
    const [usual, ...others] = window.document.querySelectorAll<MktElement>('mkt-ranking');
    const phases = await Promise.all([usual!, ...others].map(settled));
    expect(new Set(phases)).to.deep.equal(new Set(['error']));
    expectOnlyText(others, kindsOf(elementsIn(usual!.shadowRoot!)));
    const doctorText = textsOf(others, '.doctor').join(' ');
    for (const text of ['<script>window.__pwned', 'onmouseover=', 'hasOwnProperty']) {
      expect(doctorText).to.contain(text);
    }
    expectQuiet(window);
  });

  for (const tag of ['mkt-ranking', 'mkt-hotel-search']) {
    it(`show the entries of <${tag}> where there are 10,000, or 5 MB`, async () => {
      const window = await pageWith(
        ['many-entries', 'large-body']
          // A slow machine needs long to read them.
          .map((fault) => faulty(tag, fault, { limit: '5', timeout: '50000' }))
          .join(''),
      );
      for (const element of window.document.querySelectorAll<MktElement>(tag)) {
        expect(await settled(element)).to.equal('ready');
        expect(partsOf(element, 'item')).to.have.length(5);
      }
      expectQuiet(window);
    });
  }
});
