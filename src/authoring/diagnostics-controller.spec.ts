import '../define/book-list.js';
import '../define/config.js';
import '../define/hotel-detail.js';
import '../define/hotel-search.js';
import '../define/ranking.js';
import type { MktElement } from '../element/mkt-element.js';
import {
  consoleLines,
  expect,
  findingLine,
  fixture,
  origins,
  page,
  serviceUrl,
  settled,
  waitUntil,
} from '../../test/support/index.js';

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

async function onlyLine(lines: readonly string[]): Promise<string> {
  await waitUntil(() => lines.length);
  expect(lines).to.have.length(1);
  return lines[0]!;
}

describe('without results', () => {
  for (const [written, code, detail] of [
    [
      'mkt-hotel-search reader-controls="none" large-class-code="japan" middle-class-code="tokio"',
      'nothingFound',
      'Travel/SimpleHotelSearch large-class-code="japan" middle-class-code="tokio"',
    ],
    ['mkt-hotel-detail hotel-no="999999"', 'gone', 'Travel/HotelDetailSearch hotel-no="999999"'],
  ] as const) {
    it(`one line describes the request of the author: ${detail}`, async () => {
      const lines = consoleLines(['error', 'warn', 'info']);
      const element = await rankingWith(written);
      expect(await settled(element)).to.equal('empty');
      expect(await onlyLine(lines)).to.equal(findingLine(element.localName, code, detail));
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

describe('an element without an end tag', () => {
  /** A page with elements closed by a slash. */
  const article = async (rest: string) =>
    fixture(
      `<div><p>Before</p><mkt-ranking limit="1" ${SETTINGS} base-url="${serviceUrl()}" />${rest}</div>`,
    );

  for (const rest of [
    '<h2>Next</h2><p>What follows.</p>',
    '<mkt-book-list books-genre-id="001"></mkt-book-list>',
    '<section><div><mkt-config></mkt-config></div></section>',
  ]) {
    it(`is reported: ${rest}`, async () => {
      const lines = consoleLines();
      await article(rest);
      const own = () => lines.filter((line) => line.startsWith('<mkt-ranking>'));
      await waitUntil(() => own().length);
      expect(own()).to.have.length(1);
      expect(own()[0]).to.match(/^<mkt-ranking>: .*no end tag.*\[unclosedTag\]$/);
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

it('controls without choices, and choices of no control, are reported in one line each', async () => {
  for (const [written, options, code, detail] of [
    ['mkt-ranking reader-controls="genre"', '', 'emptyControls', 'genre'],
    [
      'mkt-ranking reader-controls="age genre"',
      '<option slot="genres" value="1">Tea</option><option value="2">Pots</option>',
      'strayOptions',
      '<option slot="genres">; did you mean genre?, <option>',
    ],
  ] as const) {
    const lines = consoleLines();
    await settled(await rankingWith(`${written} limit="1"`, options + LINK));
    const line = await onlyLine(lines);
    expect(line.replace(/^<.*?>/, '<mkt-ranking>')).to.equal(
      findingLine('mkt-ranking', code, detail),
    );
  }
});
