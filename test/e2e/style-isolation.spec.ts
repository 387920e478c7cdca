/** The style sheets of pages and of the kit do not affect each other. */
import {
  arrived,
  expect,
  origins,
  page,
  serviceUrl,
  settled,
  viewport,
  waitUntil,
  type ProbedWindow,
} from '../support/index.js';

const SHEETS: Readonly<Record<string, readonly string[]>> = {
  'everything !important': ['/test/fixtures/style-sheets/important.css'],
  'Bootstrap with its reset, and a theme for WordPress': [
    '/node_modules/bootstrap/dist/css/bootstrap.css',
    '/test/fixtures/style-sheets/wordpress.css',
  ],
};

/** Each with a selector of the content that it renders last. */
const ELEMENTS: readonly (readonly [html: string, last: string])[] = [
  // The ends of sales are in a lazy module.
  ['<mkt-ranking limit="3" layout="grid" heading="Best sellers"></mkt-ranking>', '[part~="sale"]'],
  ['<mkt-ranking limit="2" reader-controls="age sex" pager="more"></mkt-ranking>', '.pager'],
  ['<mkt-product-search genre-id="100371" limit="2" layout="table"></mkt-product-search>', 'time'],
  ['<mkt-book-list media="book" limit="2" look="plain"></mkt-book-list>', 'time'],
  [
    '<mkt-hotel-search middle-class-code="tokyo" limit="1" look="dense"></mkt-hotel-search>',
    'form',
  ],
  ['<mkt-hotel-detail hotel-no="14022"></mkt-hotel-detail>', 'time'],
  [
    '<mkt-bookmark-button item-code="a:1" bookmark-id="1" access-token="demo-both.shown"></mkt-bookmark-button>',
    'button',
  ],
];

/** Properties that elements inherit from the page by design. */
const INHERITED = [
  'font-style',
  'font-weight',
  'font-size',
  'font-family',
  'font-variant',
  'color',
  'letter-spacing',
  'word-spacing',
];

/** Properties for phones only. */
const OF_THE_SCREEN = ['text-size-adjust', '-webkit-tap-highlight-color'];

/** All other computed properties. */
const LOOKS = [...getComputedStyle(document.body)].filter(
  (name) => !name.startsWith('--') && !OF_THE_SCREEN.includes(name),
);

const AROUND = `<h1>A post</h1><p>Words <a href="#there">with a link</a>.</p>
  <ul><li>One</li><li><button>Two</button></li></ul>
  <table><tr><th>Head</th><td>Cell</td></tr></table>`;

const write = (sheets: readonly string[], { style = '', kit = true } = {}) =>
  page(
    `<!doctype html><html lang="ja"><head><meta charset="utf-8">
      <style>html { font-size: 16px }</style>
      ${sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('')}
      ${kit ? `<link rel="stylesheet" href="${origins.cdn}/dist/mkt.css">` : ''}
      <style>#around { width: 640px } #around > div { width: 600px } ${style}</style></head>
      <body><div id="page">${AROUND}</div>
      <article id="around" class="entry-content is-layout-flow"
        >${kit ? ELEMENTS.map(([one]) => `<div>${one}</div>`).join('') : ''}</article>
      ${kit ? `<script src="${origins.cdn}/dist/mkt.js" data-application-id="APP" data-affiliate-id="AFF" data-base-url="${serviceUrl()}"></script>` : ''}
      </body></html>`,
    { width: 800, height: 6000 },
  );

async function shown({ document }: ProbedWindow): Promise<readonly Element[]> {
  const all = [...document.querySelectorAll('#around > div > *')];
  for (const [index, element] of all.entries()) {
    expect(await settled(element)).to.equal('ready');
    await arrived(element.shadowRoot!, ELEMENTS[index]![1]);
    const pictures = [...element.shadowRoot!.querySelectorAll('img')];
    await waitUntil(() => pictures.every(({ complete }) => complete), 'a picture does not come');
  }
  return all;
}

/** The positions and computed styles of everything within a box. */
function describeAll(root: ParentNode, { x, y }: DOMRect): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    if (!element.getClientRects().length) return [];
    const box = element.getBoundingClientRect();
    const place = [box.x - x, box.y - y, box.width, box.height].map((each) => Math.round(each));
    const { defaultView } = element.ownerDocument;
    const style = defaultView!.getComputedStyle(element);
    const looks = LOOKS.map((name) => `${name}: ${style.getPropertyValue(name)}`);
    const path = `${element.localName}.${element.className}`;
    return [`${path} at ${place.join(' ')}`, ...looks.map((look) => `${path} ${look}`)];
  });
}

function outside({ document }: ProbedWindow): string[] {
  const root = document.querySelector('#page')!;
  return describeAll(root, root.getBoundingClientRect());
}

const inside = (elements: readonly Element[]) =>
  elements.map((element) => describeAll(element.shadowRoot!, element.getBoundingClientRect()));

/** Rules that give each element the inherited values that it has elsewhere. */
const inheritedRules = (elements: readonly Element[]) =>
  elements
    .map((element, index) => {
      const style = element.ownerDocument.defaultView!.getComputedStyle(element);
      const set = INHERITED.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return `#around > :nth-child(${index + 1}) > * { ${set.join('; ')} }`;
    })
    .join('');

describe('on a page with style sheets of its own', () => {
  beforeEach(async () => viewport(900, 6200));

  for (const [name, sheets] of Object.entries(SHEETS)) {
    it(`the page does not change, and elements inherit only font and colour: ${name}`, async () => {
      const page = await write(sheets);
      const hostile = await shown(page);
      expect(outside(page)).to.deep.equal(outside(await write(sheets, { kit: false })));
      const there = inside(hostile);
      const usual = inside(await shown(await write([], { style: inheritedRules(hostile) })));
      for (const [index, [element]] of ELEMENTS.entries()) {
        const changed = there[index]!.filter((style, line) => style !== usual[index]![line]);
        const was = usual[index]!.filter((style, line) => style !== there[index]![line]);
        expect(changed.slice(0, 8), element).to.deep.equal(was.slice(0, 8));
      }
    });
  }
});
