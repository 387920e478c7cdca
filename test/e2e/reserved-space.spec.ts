/**
 * Before any script has run, `mkt.css` reserves the height that an element will have: in every layout, width,
 * number of entries and ordinary set of display attributes. In grids and carousels, entries of a row line up.
 */
import {
  expect,
  nextFrame,
  origins,
  page,
  serviceUrl,
  viewport,
  waitUntil,
} from '../support/index.js';
import { dataElement } from '../support/data-element.js';
import { unevenRow } from '../support/rows.js';

const WIDTHS = [190, 240, 320, 360, 480, 600, 800, 1000, 1200];
const LIMITS = [1, 3, 4];
const LAYOUTS = ['list', 'grid', 'carousel', 'compact'];

/** Each with values for `hide` and for `show`. */
const ELEMENTS: Readonly<
  Record<string, readonly [attributes: string, hide: string, show: string]>
> = {
  'mkt-ranking': ['genre-id="100371"', 'caption rating shop', 'image title price'],
  'mkt-picks': ['', 'caption image', 'title price action'],
  'mkt-product-search': ['genre-id="100371"', 'maker rating', 'image title price'],
  'mkt-book-list': ['media="book"', 'author action', 'image title price action'],
  'mkt-ebook-list': ['', 'price', 'title author'],
  'mkt-hotel-search': [
    'middle-class-code="tokyo" reader-controls="none"',
    'area rating caption',
    'image title price',
  ],
  'mkt-golf-finder': [
    'area-code="12" reader-controls="none"',
    'image address',
    'image title rating actions',
  ],
};
/** One element of each kind of entry (`src/styles/rows.ts`): all variants. The others have the same styles. */
const KINDS = ['mkt-ranking', 'mkt-book-list', 'mkt-hotel-search'];
const TABLES = ['mkt-product-search', 'mkt-book-list', 'mkt-ebook-list'];

/** Elements with all controls above and below the entries. */
const CONTROLS = [
  '<mkt-hotel-search middle-class-code="tokyo" limit="2">',
  '<mkt-golf-finder area-code="12" limit="2">',
  '<mkt-hotel-search middle-class-code="tokyo" limit="2" reader-controls="calendar">',
  '<mkt-ranking limit="2" reader-controls="age sex" pager="pages">',
  '<mkt-product-search genre-id="100371" limit="2" reader-controls="genre" pager="more">',
  '<mkt-product-search genre-id="100371" limit="2" reader-controls="keyword price sort">',
  '<mkt-book-list media="book" limit="2" reader-controls="title author publisher code size sort">',
  '<mkt-ebook-list limit="2" reader-controls="keyword language availability sort" heading="E-books">',
  '<mkt-book-list media="book" hits="4">',
  '<mkt-ranking fit="300x250" heading="Best sellers">',
  '<mkt-hotel-search middle-class-code="tokyo" fit="120x600">',
  '<mkt-golf-finder area-code="12" fit="728x90" view="both">',
  '<mkt-ranking limit="3" style="--mkt-row-height: 400px; --mkt-gap: 3px">',
  '<mkt-ranking limit="3" layout="grid" style="--mkt-row-height: 400px; --mkt-gap: 3px">',
  '<mkt-config look="dense" color-scheme="dark"><mkt-ranking limit="2"></mkt-ranking></mkt-config>',
];

/** Items of a list, with words that fit into their lines. */
const ITEMS = [
  'product-id="6e71ec466ee941eb1cb13d8af0ed7ddc"',
  'isbn="9784999900008"',
  'hotel-no="12401"',
].map((id) => `<li data-${id}><a href="https://market.example/">Own</a> 毎日使います。</li>`);

function variantsOf(tag: string): string[] {
  const [attributes, hide, show] = ELEMENTS[tag]!;
  const variants = [
    '',
    `hide="${hide}"`,
    `show="${show}"`,
    ...(KINDS.includes(tag)
      ? [
          'heading="Best sellers"',
          'look="plain"',
          'look="dense" heading="Best sellers"',
          'color-scheme="dark"',
          'columns="2"',
          'pager="more"',
        ]
      : []),
  ];
  const layouts = TABLES.includes(tag) ? [...LAYOUTS, 'table'] : LAYOUTS;
  return layouts.flatMap((layout) =>
    variants.map((variant, index) => {
      const limit = LIMITS[index % LIMITS.length];
      return `<${tag} ${attributes} limit="${limit}" layout="${layout}" ${variant}>`;
    }),
  );
}

const written = (snippet: string) =>
  snippet.includes('</') ? snippet : snippet.replace(/<(\S+) .*/, '$&</$1>');

/** The heights of the elements on a page, and the rows whose entries do not line up; by width. */
async function measured(snippets: readonly string[], script: string, widths: readonly number[]) {
  const window = await page(
    `<!doctype html><html lang="ja"><meta charset="utf-8">
      <link rel="stylesheet" href="${origins.cdn}/dist/mkt.css">
      <style>body { margin: 0; font: 16px/1.4 sans-serif }</style>${script}
      ${snippets.map((snippet) => `<section>${written(snippet)}</section>`).join('\n')}`,
    { width: 1200, height: 20_000 },
  );
  const { document } = window;
  const sections = [...document.querySelectorAll('section')];
  const elements = [
    ...document.querySelectorAll('section :is([limit], [hits], [hotel-no], mkt-shortlist)'),
  ];
  if (script) {
    await waitUntil(
      () =>
        elements.every(
          (element) =>
            element.matches('[phase="ready"], [kept][phase="empty"]') ||
            element.shadowRoot?.querySelector('[part="consent-button"]'),
        ),
      'all elements are ready, or ask for consent',
      60_000,
    );
    const late = (element: Element) =>
      [...element.shadowRoot!.querySelectorAll('.has-form, .has-genres, .pagination')].every(
        (part) => part.childElementCount > 0,
      );
    await waitUntil(() => elements.every(late), 'forms and pagers are there', 60_000);
  }
  // Reserved space ends after some seconds without a script: on a busy machine, measuring may take longer.
  for (const animation of document.getAnimations()) animation.pause();
  return widths.map((width) => {
    document.body.style.width = `${width}px`;
    return {
      heights: sections.map((section) => section.getBoundingClientRect().height),
      uneven: elements
        .map((element) => [unevenRow(element), element.outerHTML, width])
        .filter(([uneven]) => script && uneven),
    };
  });
}

async function expectSameHeights(snippets: readonly string[], widths = WIDTHS): Promise<void> {
  const settings = `data-base-url="${serviceUrl()}" data-dynamic-ad-url="${serviceUrl()}" data-application-id="APP" data-affiliate-id="AFF"`;
  const script = `<script src="${origins.cdn}/dist/mkt.js" ${settings}></script>`;
  const eager = snippets.map((snippet) =>
    snippet.replace(/<mkt-(?!config)\S+/, '$& loading="eager"'),
  );
  const [before, after] = [
    await measured(eager, '', widths),
    await measured(eager, script, widths),
  ];
  const differences = widths.flatMap((width, row) =>
    snippets.flatMap((snippet, index) => {
      const [reserved, shown] = [before[row]!.heights[index]!, after[row]!.heights[index]!];
      return Math.abs(shown - reserved) > 1
        ? [`${snippet} at ${width} px: ${reserved} px reserved, ${shown} px shown`]
        : [];
    }),
  );
  expect(before.every(({ heights }) => heights.every((height) => height > 20))).to.equal(true);
  expect(differences).to.deep.equal([]);
  expect(after.flatMap(({ uneven }) => uneven)).to.deep.equal([]);
}

describe('mkt.css reserves the height of', function () {
  this.timeout(120_000);
  beforeEach(async () => {
    await viewport(1280, 800);
    await nextFrame();
  });

  for (const tag of Object.keys(ELEMENTS)) {
    it(`<${tag}> with its entries, which line up`, () => expectSameHeights(variantsOf(tag)));
  }

  it('links to other shops', () =>
    expectSameHeights(
      ['list', 'grid', 'carousel', 'compact'].flatMap((layout) =>
        [1, 2].map((shops) => {
          const links = '<a slot="shop" href="https://shop.example/{title}">Shop</a>'.repeat(shops);
          return `<mkt-ranking limit="3" layout="${layout}">${links}</mkt-ranking>`;
        }),
      ),
    ));

  it('one entry for each item of a list', () =>
    expectSameHeights(
      LAYOUTS.flatMap((layout) =>
        [1, 3].map(
          (count) =>
            `<mkt-shortlist layout="${layout}"><ul>${ITEMS.slice(0, count).join('')}</ul></mkt-shortlist>`,
        ),
      ),
      [360, 900],
    ));

  it('the fallback alone of a kept list, while nothing is kept', () =>
    expectSameHeights(
      LAYOUTS.map(
        (layout) => `<mkt-shortlist kept layout="${layout}"><p>Nothing yet</p></mkt-shortlist>`,
      ),
      [360, 900],
    ));

  it('one hotel with long and short texts', () =>
    expectSameHeights(
      [
        '10101',
        '10201',
        '14022',
        '14022" map-url="https://maps.example/{latitude},{longitude}',
        '14022" hide="image map',
        '14022" show="title price review',
      ].map((number) => `<mkt-hotel-detail hotel-no="${number}">`),
    ));

  it('requests for consent, with the fallback', () =>
    expectSameHeights(
      [
        '<mkt-ranking limit="6" consent="click">',
        '<mkt-book-list media="book" limit="6" layout="table" consent="click" heading="Books">',
        '<mkt-golf-finder area-code="12" limit="6" view="both" pager="pages" consent="click">',
        '<mkt-config consent="click"><mkt-ranking layout="carousel" limit="6">',
      ].map((snippet) => {
        const tags = [...snippet.matchAll(/<(\S+)/g)].map(([, tag]) => `</${tag!}>`);
        return `${snippet}<a href="https://market.example/">Best sellers</a>${tags.reverse().join('')}`;
      }),
    ));

  it('forms, genres, pagers and calendars', () => expectSameHeights(CONTROLS));

  it('data elements, before any script as that of their elements', async () => {
    const snippets = [...KINDS.flatMap(variantsOf), ...CONTROLS]
      .filter((snippet) => !/mkt-config|style=/.test(snippet))
      .map(written);
    const [own, others] = [
      await measured(snippets, '', WIDTHS),
      await measured(snippets.map(dataElement), '', WIDTHS),
    ];
    const differences = WIDTHS.flatMap((width, row) =>
      snippets.flatMap((snippet, index) => {
        const [height, other] = [own, others].map((rows) => rows[row]!.heights[index]!);
        return Math.abs(height! - other!) > 1
          ? [`${snippet} at ${width} px: ${height}, ${other}`]
          : [];
      }),
    );
    expect(differences).to.deep.equal([]);
  });
});

it('mkt.css has no nested rules, which minifiers delete, and asks PurgeCSS to keep all', async () => {
  const css = await (await fetch(`${origins.cdn}/dist/mkt.css`)).text();
  const { cssRules } = await new CSSStyleSheet().replace(css);
  const within = (rule: CSSRule): CSSRule[] =>
    rule instanceof CSSGroupingRule ? [rule, ...[...rule.cssRules].flatMap(within)] : [rule];
  const styles = [...cssRules].flatMap(within).filter((rule) => rule instanceof CSSStyleRule);
  expect(styles.length).to.be.above(100);
  const nested = styles.filter((rule) => rule.cssRules.length > 0);
  expect(nested.map(({ selectorText }) => selectorText)).to.deep.equal([]);
  expect(css).to.match(/^\/\*! purgecss start ignore \*\/.*\/\*! purgecss end ignore \*\/$/s);
});

describe('elements one after the other', () => {
  for (const [title, style, distance] of [
    ['have space between them', '', 16],
    ['touch if a rule of the page says so', ':where(*) { margin: 0 }', 0],
  ] as const)
    it(title, async () => {
      const { document } = await page(
        `<!doctype html><html lang="ja"><meta charset="utf-8"><style>${style}</style>
          <link rel="stylesheet" href="${origins.cdn}/dist/mkt.css">
          <style>body { font: 16px/1.4 sans-serif }</style>
          <mkt-ranking limit="1"></mkt-ranking><mkt-book-list limit="1"></mkt-book-list
          ><div data-mkt="picks" data-limit="1"></div>`,
      );
      await waitUntil(
        () => document.styleSheets.length > 1 && document.querySelector('[data-mkt]') !== null,
        'the page has come',
      );
      const boxes = [...document.body.children].map((element) => element.getBoundingClientRect());
      const distances = boxes.slice(1).map(({ top }, index) => top - boxes[index]!.bottom);
      expect(distances).to.deep.equal([distance, distance]);
    });
});
