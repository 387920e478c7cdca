/** For what an author writes, an element on a page and the commands send the same request, or have the same issues. */
import '../../src/define/all.js';
import fc from 'fast-check';
import { kinds, type Kind } from '../../cli/kinds.js';
import { readPage } from '../../cli/markup.js';
import { resolveElement } from '../../cli/request.js';
import { urlOf } from '../../src/client/request.js';
import { commonParams } from '../../src/client/operations/operation.js';
import type { ParameterTable } from '../../src/client/validation/parameter.js';
import { attributeOf, namesOf } from '../../src/element/attributes.js';
import { displayOf } from '../../src/element/resolve-options.js';
import { keywordFromModule } from '../../src/features/keyword-from/keyword-from-feature.js';
import type { RequestHost } from '../../src/element/host.js';
import type { ResolvedRequest } from '../../src/element/request/request-state.js';
import { elementSettings } from '../../src/components/features.js';
import { stopDate } from '../support/day.js';
import { consoleLines, expect, fixture, waitUntil } from '../support/index.js';

stopDate();

const SNIPPETS = 200;
const CANONICAL = 'https://blog.example/post';
/** What words of the page are taken from, and what they are not. */
const HEAD = `<link rel="canonical" href="${CANONICAL}">
  <meta property="og:title" content="箱根の紅葉おすすめ10選 | 旅のノート">
  <meta property="og:site_name" content="旅のノート">
  <meta name="keywords" content="箱根, まとめ, <b>x</b>">
  <script type="application/ld+json">{"keywords":["tea pot",{"name":"温泉"}]}</script>`;
const TAGS = `<div><div class="post comments"><a rel="tag">comment</a></div>
  <article><a rel="category tag">coffee</a><h1>Another title</h1></article>
  <article><a rel="tag">related</a></article></div>`;
const SHOP =
  '<a slot="shop" href="https://shop.example/?q={title}&isbn={isbn}&at={itemPrice}">S</a>';

/** Values of attributes by kind, valid and invalid. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  boolean: ['', 'false', 'true'],
  date: ['+14', '2031-05-01', 'soon'],
  decimal: ['35.5', '135.7', 'north'],
  integer: ['1', '0', '5', '99', '-1', 'many'],
  list: ['1', 'title', 'none', 'keyword sort'],
  long: ['100', '9784000000000', 'x'],
  text: ['東京', 'tokyo', 'tea pot', 'a', 'https://service.example'],
};

/** The attributes of an element, with their possible values. */
function attributesOf({
  attributes,
  definition,
}: Kind): [name: string, values: readonly string[]][] {
  const tables: ParameterTable[] = [
    elementSettings,
    commonParams,
    ...(definition
      ? [
          displayOf(definition),
          definition.ownParameters ?? {},
          ...definition.operations.map(({ params }) => params),
        ]
      : []),
  ];
  const rules = new Map(
    tables.flatMap((table) =>
      Object.entries(table).map(([name, rule]) => [attributeOf(name), rule] as const),
    ),
  );
  return attributes
    .filter((name) => !['phase', 'lang', 'consent', 'debug', 'transport'].includes(name))
    .map((name) => {
      const { kind = 'text', values = [] } = rules.get(name) ?? {};
      return [name, [...VALUES[kind]!, ...values.map(String)]];
    });
}

/** A snippet: attributes of an element and of a configuration around it, and links to other shops. */
const snippetsOf = (kind: Kind) =>
  fc
    .record({
      given: fc.uniqueArray(
        fc.constantFrom(...attributesOf(kind)).chain(([attribute, values]) =>
          fc.record({
            attribute: fc.constant(attribute),
            name: fc.constantFrom(...namesOf(attribute)),
            value: fc.constantFrom(...values),
          }),
        ),
        { selector: ({ attribute }) => attribute, minLength: 1, maxLength: 6 },
      ),
      around: fc.constantFrom(
        '',
        'affiliate-id="AFF"',
        'affiliateId="AFF"',
        'cache-ttl="-1"',
        'base-url="/service"',
      ),
      hasShop: fc.boolean(),
    })
    .map(({ given, around, hasShop }) => {
      const attributes = given.map(({ name, value }) => ` ${name}="${value}"`).join('');
      return within(`<${kind.tag}${attributes}>${hasShop ? SHOP : ''}`, around);
    });

/** Snippets whose requests depend on more than the attributes of an operation. */
const SPECIAL = [
  '<mkt-hotel-search latitude="35.6" longitude="139.7" datum-type="1" all-return-flag="1" limit="3">',
  '<mkt-hotel-search keyword="東京" checkin-date="+14" limit="3">',
  '<mkt-picks items-path="Body.Items" fields="title=N href=U">',
  '<mkt-dynamic-ad>',
  '<mkt-ranking cache-ttl="-1">',
  '<mkt-bookmark-button timeout="0">',
  `<mkt-book-list author="A" show="title">${SHOP}`,
  '<mkt-ranking show="title"><b slot="shop" href="{itemPrice}">S</b>',
  ...['product-search', 'hotel-search', 'book-list', 'ebook-list', 'golf-finder'].flatMap((name) =>
    ['tags', 'title', 'page', 'tag', ''].flatMap((from) => [
      `<mkt-${name} keyword-from="${from}" keyword="東京">`,
      `<mkt-${name} keyword-from="${from}" keyword-skip="箱根,coffee" reader-controls="none">`,
    ]),
  ),
  '<mkt-book-list media="book" title-keyword="tea" keyword-from="tags">',
  '<mkt-hotel-search operation="simple" middle-class-code="tokyo" keyword-from="tags">',
  '<mkt-product-search keyword-from="tags" keyword="a">',
];

/** Attributes under other names: a server of React writes properties, older pages have a former name. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  '<mkt-ranking genreid="100371">': '<mkt-ranking genre-id="100371">',
  '<mkt-ranking affiliateid="AFF">': '<mkt-ranking affiliate-id="AFF">',
  '<mkt-book-list ngkeyword="a" titlekeyword="tea">':
    '<mkt-book-list ng-keyword="a" title-keyword="tea">',
  '<mkt-ranking genreid="1" genre-id="100371">': '<mkt-ranking genre-id="100371">',
  '<mkt-hotel-search controls="none">': '<mkt-hotel-search reader-controls="none">',
  '<mkt-shortlist kept="false"><p data-isbn="9784999900008">Tea</p>':
    '<mkt-shortlist><p data-isbn="9784999900008">Tea</p>',
  '<mkt-hotel-detail hotel-no="1" substitute="true">': '<mkt-hotel-detail hotel-no="1" substitute>',
  '<mkt-product-search controls="genre">': '<mkt-product-search reader-controls="genre">',
};

/** The lines in the console for a snippet; the command reports these mistakes as well. */
const MISTAKES: Readonly<Record<string, RegExp>> = {
  '<mkt-book-list author="A" keyword-from="tags">': /\(keyword-from\) \[ignored\]$/,
  '<mkt-ranking controls="age">': /\(controls, .*: use reader-controls\) \[unknownAttribute\]$/,
};

/** A snippet with the settings of a page around it. */
const within = (snippet: string, around = '') =>
  `<mkt-config application-id="APP" base-url="https://service.example" ${around} ` +
  `dynamic-ad-url="https://ad.example" access-token="demo-read" transport="fetch">` +
  `${snippet}</${/mkt-[\w-]+/.exec(snippet)![0]}></mkt-config>`;

/** The address of a request with its keywords, or its issues. */
const outcomeOf = ({ result }: ResolvedRequest): unknown =>
  Array.isArray(result)
    ? result.map(({ code, parameter, value }) => ({ code, parameter, value }))
    : [urlOf(result), result.keywords];

describe('a snippet', () => {
  const fetch = window.fetch.bind(window);
  const head = Object.assign(document.createElement('template'), { innerHTML: HEAD }).content;
  const inHead = [...head.children];
  const tags = Object.assign(document.createElement('div'), { innerHTML: TAGS });
  before(async () => {
    // Only the requests are compared.
    window.fetch = () => Promise.reject(new Error('no service'));
    document.head.append(head);
    document.body.append(tags);
    await keywordFromModule.load();
  });
  after(() => {
    window.fetch = fetch;
    for (const element of [...inHead, tags]) element.remove();
  });

  /** Compares the request of an element on a page with that of the command. */
  async function compare(snippet: string, kind: Kind): Promise<unknown> {
    const config = await fixture(snippet);
    const element = config.querySelector<RequestHost>(kind.tag)!;
    await element.updateComplete;
    const outcome = outcomeOf(element.resolve());
    const page = readPage(`${HEAD}${TAGS}${snippet}`);
    const written = page.elements.find(({ tag }) => tag === kind.tag)!;
    expect(outcome, snippet).to.deep.equal(outcomeOf(resolveElement(page, written, kind)!));
    config.remove();
    return outcome;
  }

  const compareWithin = (snippet: string) =>
    compare(within(snippet), kinds.get(/mkt-[\w-]+/.exec(snippet)![0])!);

  // First: requests that the other tests compare have lines that come after their end.
  for (const [snippet, line] of Object.entries(MISTAKES)) {
    it(`has one line in the console for its mistake: ${snippet}`, async () => {
      const lines = consoleLines(['warn']);
      await fixture(within(snippet));
      await waitUntil(() => lines.some((text) => line.test(text)), `no ${line}`);
      expect(lines.filter((text) => line.test(text))).to.have.length(1);
    });
  }

  it('has the same request under all names of its attributes', async () => {
    consoleLines(['error', 'warn', 'info']);
    for (const [other, own] of Object.entries(OTHER_NAMES))
      expect(await compareWithin(other), other).to.deep.equal(await compareWithin(own));
  });

  it('has the same request, whatever else than its attributes decides', async () => {
    consoleLines(['error', 'warn', 'info']);
    for (const snippet of SPECIAL) await compareWithin(snippet);
  });

  const elements = [...kinds.values()].filter(({ resolve }) => resolve);
  for (const kind of elements) {
    it(`has the same request on a page and in the commands: <${kind.tag}>`, async () => {
      consoleLines(['error', 'warn', 'info']);
      await fc.assert(
        fc.asyncProperty(snippetsOf(kind), async (snippet) => {
          await compare(snippet, kind);
        }),
        { numRuns: Math.ceil(SNIPPETS / elements.length), seed: 35 },
      );
    });
  }
});
