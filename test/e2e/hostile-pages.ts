/** Pages whose service answers with hostile texts and addresses. */
import { addresses, texts } from '../../sandbox/hostile-payloads.js';
import { decode } from '../../src/client/decode-text.js';
import { operations } from '../../src/client/operations/index.js';
import { wellFormed } from '../../src/client/records/fields.js';
import {
  expect,
  origins,
  serviceUrl,
  type PageOptions,
  type ProbedWindow,
} from '../support/index.js';
import { addressOn, pageOf } from './pages.js';

type HostWindow = ProbedWindow & { readonly violations: readonly string[] };

export type Attributes = Readonly<Record<string, string>>;

/** Entries of an answer with payloads. */
export const PAGE = 30;

export const payloads = Array.from(
  { length: Math.max(texts.length, addresses.length) },
  (_, i) => i,
);

/** The names of the fields of all kinds: in each entry, those of others have the same address. */
const NAMES = new Set(Object.values(operations).flatMap(({ record }) => Object.keys(record)));

/** Elements with a list, each with the attributes of its request. */
export const LISTS: Readonly<Record<string, Attributes>> = {
  'mkt-ranking': {},
  'mkt-picks': { url: 'https://blog.example/' },
  'mkt-product-search': { 'genre-id': '100371', 'reader-controls': 'genre' },
  'mkt-book-list': { media: 'book', 'reader-controls': 'genre' },
  'mkt-ebook-list': { 'reader-controls': 'genre' },
  'mkt-hotel-search': { 'middle-class-code': 'tokyo' },
  'mkt-golf-finder': { 'area-code': '11' },
  'mkt-bookmark-list': { 'access-token': 'demo-both.hostile' },
  'mkt-hotel-detail': { 'hotel-no': '14022' },
};

/** The children of an element. */
const CONTENT: Readonly<Record<string, string>> = {
  'mkt-shortlist': '<div data-hotel-no="14022"></div>',
};

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
export function faulty(
  tag: string,
  fault: string | readonly string[],
  more: Attributes = {},
): string {
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
export const hostile = (
  tag: string,
  fault: string | readonly string[],
  {
    step = 1,
    start = 0,
    more = {},
  }: { readonly step?: number; readonly start?: number; readonly more?: Attributes } = {},
) =>
  payloads
    .filter((payload) => payload % step === start)
    .map((payload) =>
      faulty(tag, fault, {
        class: 'hostile',
        query: `payload=${payload}&foreign=${fault === 'payloads' ? [...NAMES].join() : ''}`,
        ...more,
      }),
    )
    .join('');

export const pageWith = async (body: string, search?: PageOptions['search']) =>
  (await pageOf(HEAD, body, {
    headers: { 'content-security-policy-report-only': POLICY },
    ...(search && { search }),
  })) as HostWindow;

/** All elements below a root, shadow roots included. */
export const elementsIn = (root: ParentNode): Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) =>
    element.shadowRoot ? [element, ...elementsIn(element.shadowRoot)] : [element],
  );

/** The names of elements and of their attributes: `a`, `a[href]`. */
export const kindsOf = (elements: readonly Element[]) =>
  new Set(
    elements.flatMap((element) => [
      element.localName,
      ...element.getAttributeNames().map((name) => `${element.localName}[${name}]`),
    ]),
  );

function wrongAddresses(element: Element): string[] {
  const candidates = element.getAttribute('srcset')?.split(/,\s+/) ?? [];
  const values = ADDRESSES.map((name) => element.getAttribute(name));
  const styled = /url\((?!["']?https?:)/.exec(element.getAttribute('style') ?? '') ?? [];
  return [...values, ...candidates, ...styled].filter(
    (value) => value !== null && !/^https?:\/\/|^#/.test(value.trim()),
  ) as string[];
}

/** Checks that the answers of some elements made only the kit's own elements and attributes. */
export function expectOnlyText(others: readonly Element[], known: ReadonlySet<string>) {
  const elements = others.flatMap(({ shadowRoot }) => elementsIn(shadowRoot!));
  const kinds = [...kindsOf(elements)].filter((kind) => !known.has(kind));
  expect(kinds.filter((kind) => !UNUSUAL.includes(kind))).to.deep.equal([]);
  expect(kinds.filter((kind) => /^script|\[on/.test(kind))).to.deep.equal([]);
  expect(elements.flatMap(wrongAddresses)).to.deep.equal([]);
}

/** Checks that nothing ran, and that nothing was requested. */
export function expectQuiet(window: HostWindow) {
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
export const EXPECTED = texts.map((text) => wellFormed(decode(text))).filter(Boolean);

export const textsOf = (elements: readonly (Element | ShadowRoot)[], selector: string) =>
  elements.flatMap((element) =>
    [...('shadowRoot' in element ? element.shadowRoot! : element).querySelectorAll(selector)].map(
      ({ textContent }) => textContent.trim(),
    ),
  );
