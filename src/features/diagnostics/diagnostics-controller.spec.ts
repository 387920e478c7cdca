import '../../define/book-list.js';
import '../../define/config.js';
import '../../define/hotel-detail.js';
import '../../define/hotel-search.js';
import '../../define/ranking.js';
import type { MktElement } from '../../element/mkt-element.js';
import {
  consoleLines,
  expect,
  fixture,
  origins,
  page,
  partsOf,
  serviceUrl,
  settled,
  waitUntil,
} from '../../../test/support/index.js';

const LINK = '<a href="https://market.example/">All</a>';
const SETTINGS = 'loading="eager" application-id="APP" affiliate-id="AFF"';

/** An element by tag and attributes, with its content and the following markup. */
async function rankingWith(opening: string, children = LINK, behind = ''): Promise<MktElement> {
  const tag = opening.split(' ')[0]!;
  const outer = await fixture(
    `<div><${opening} ${SETTINGS} base-url="${serviceUrl()}">${children}</${tag}>${behind}</div>`,
  );
  return outer.querySelector<MktElement>(tag)!;
}

/** The only console line. */
async function onlyLine(lines: readonly string[]): Promise<string> {
  await waitUntil(() => lines.length);
  expect(lines).to.have.length(1);
  return lines[0]!;
}

describe('without results', () => {
  for (const [written, message] of [
    [
      'mkt-ranking genre-id="999999999"',
      'MarketItem/Ranking found nothing for genre-id="999999999"',
    ],
    [
      'mkt-hotel-search controls="none" large-class-code="japan" middle-class-code="tokio"',
      'Travel/SimpleHotelSearch found nothing for large-class-code="japan" middle-class-code="tokio"',
    ],
    [
      'mkt-hotel-detail hotel-no="999999"',
      'Travel/HotelDetailSearch found nothing for hotel-no="999999"',
    ],
  ] as const) {
    it(`one line describes the request of the author: ${message}`, async () => {
      const lines = consoleLines(['error', 'warn', 'info']);
      const element = await rankingWith(written);
      expect(await settled(element)).to.equal('empty');
      expect(await onlyLine(lines)).to.equal(`<${element.localName}>: ${message}`);
      element.setAttribute('heading', 'Other');
      await element.updateComplete;
      expect(lines).to.have.length(1);
    });
  }

  it('a search of the reader is not reported', async () => {
    const lines = consoleLines(['error', 'warn', 'info']);
    const element = await rankingWith(
      'mkt-hotel-search large-class-code="japan" middle-class-code="tokyo"',
    );
    expect(await settled(element)).to.equal('ready');
    element.select({ middleClassCode: 'tokio' });
    expect(await settled(element)).to.equal('empty');
    expect(lines).to.deep.equal([]);
  });
});

describe('a wrong display attribute', () => {
  for (const [attribute, message] of [
    ['layout="gird"', 'layout="gird" must be one of list, grid, carousel, compact'],
    ['hide="captoin"', 'hide="captoin" must be space-separated entries of rank, image'],
    ['controls="genre,age"', 'controls="genre,age" must be space-separated entries of age, sex'],
  ] as const) {
    it(`does not affect the products: ${attribute}`, async () => {
      const lines = consoleLines();
      const element = await rankingWith(`mkt-ranking limit="3" ${attribute}`);
      expect(await settled(element)).to.equal('ready');
      expect(partsOf(element, 'item')).to.have.length(3);
      expect(await onlyLine(lines)).to.contain(`<mkt-ranking>: ${message}`);
    });
  }
});

describe('an element without an end tag', () => {
  /** A page with elements closed by a slash. */
  const article = async (rest: string) =>
    fixture(
      `<div><p>Before</p><mkt-ranking limit="1" ${SETTINGS} base-url="${serviceUrl()}" />${rest}</div>`,
    );

  for (const rest of [
    '<h2>Next</h2><p>What follows.</p>',
    '<p>One.</p><p>Two with a <b>word</b>.</p>',
    '<mkt-book-list books-genre-id="001"></mkt-book-list>',
    '<section><div><mkt-config></mkt-config></div></section>',
  ]) {
    it(`is reported: ${rest}`, async () => {
      const lines = consoleLines();
      await article(rest);
      const own = () => lines.filter((line) => line.startsWith('<mkt-ranking>'));
      await waitUntil(() => own().length);
      expect(own()).to.have.length(1);
      expect(own()[0]).to.match(/^<mkt-ranking>: no end tag, .*add <\/mkt-ranking>/);
    });
  }

  it('is reported even if the page comes after the script', async () => {
    const { lines } = await page(
      `<!doctype html><script>
        window.lines = [];
        console.warn = (text) => lines.push(text);
      </script>
      <script src="${origins.cdn}/dist/mkt.js"></script><h1>Article</h1>
      <mkt-ranking limit="1" ${SETTINGS} base-url="${serviceUrl()}" />
      <h2>Next</h2><p>What follows.</p>`,
    );
    await waitUntil(() => lines.length);
    expect(lines).to.have.length(1);
  });

  for (const [fallback, behind] of [
    [LINK, ''],
    [`<p>${LINK}</p>`, ''],
    ['<p>See the marketplace</p>', ''],
    [`<h3>Teas</h3><ul><li>${LINK}</li><li>${LINK}</li></ul>`, ''],
    [`<p>${LINK}: everything.</p><p>Or ${LINK}.</p><p></p>`, ''],
    [
      `<h3 slot="heading">Teas</h3><p slot="empty">None</p><p slot="footer">All</p><p>${LINK}</p>`,
      '',
    ],
    ['<h3>Teas</h3><p>All of them.</p>', '<p>What follows.</p>'],
    ['<p slot="empty">None: <mkt-config>0</mkt-config></p>', ''],
  ] as const) {
    it(`is not reported with an ordinary fallback: ${fallback}${behind}`, async () => {
      const lines = consoleLines();
      const element = await rankingWith('mkt-ranking limit="1"', fallback, behind);
      expect(await settled(element)).to.equal('ready');
      // Later warnings would come after this.
      element.setAttribute('layout', 'gird');
      expect(await onlyLine(lines)).to.contain('layout="gird"');
    });
  }
});

describe('controls that need options of the author', () => {
  for (const [written, options, message] of [
    [
      'mkt-ranking controls="genre"',
      '',
      'controls="genre" needs choices: <option slot="genre" value="…">',
    ],
    [
      'mkt-ranking controls="age genre"',
      '<option slot="genres" value="1">Tea</option>',
      'no control takes <option slot="genres">; did you mean genre?',
    ],
    [
      'mkt-ranking controls="genre"',
      '<option value="1">Tea</option><option value="2">Pots</option>',
      'no control takes <option> without a slot',
    ],
    [
      'mkt-hotel-search controls="area" middle-class-code="tokyo" large-class-code="japan"',
      '',
      'controls="area" needs choices: <option slot="area" value="…">',
    ],
  ] as const) {
    it(`are reported in one line: ${written} ${options}`, async () => {
      const lines = consoleLines();
      const element = await rankingWith(`${written} limit="1"`, options + LINK);
      await settled(element);
      expect(await onlyLine(lines)).to.equal(`<${element.localName}>: ${message}`);
    });
  }

  for (const [written, options] of [
    ['mkt-ranking controls="genre"', '<option slot="genre" value="100371">Tea</option>'],
    ['mkt-book-list controls="genre" books-genre-id="001"', ''],
    ['mkt-book-list controls="keyword title sort" media="book"', ''],
    ['mkt-hotel-search middle-class-code="tokyo" large-class-code="japan"', ''],
  ] as const) {
    it(`are not reported if they have some: ${written}`, async () => {
      const lines = consoleLines();
      const element = await rankingWith(`${written} limit="1"`, options + LINK);
      expect(await settled(element)).to.equal('ready');
      element.setAttribute('layout', 'gird');
      expect(await onlyLine(lines)).to.contain('layout="gird"');
    });
  }
});
