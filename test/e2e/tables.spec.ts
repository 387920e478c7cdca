/** Tables of entries in the accessibility tree, at several widths. */
import '../../src/define/book-list.js';
import '../../src/define/shortlist.js';
import { compareFeature } from '../../src/features/compare/compare-feature.js';
import { keepFeature } from '../../src/features/keep/keep-feature.js';
import { tableFeature } from '../../src/features/table/table-feature.js';
import { axTree, rowsIn, type AxNode } from '../support/ax-tree.js';
import { expect, waitUntil } from '../support/index.js';
import { rendered } from '../support/reading.js';

const hotel = (no: number, more = '') =>
  `<li data-hotel-no="${no}" ${more}><a href="https://market.example/${no}">Hotel ${no}</a></li>`;
const BOOK = `<li data-isbn="9784999900008" data-item-number="4529999000007" data-award="First"
  ><a href="https://market.example/book">Book</a></li>`;
const PRODUCT = `<li data-product-id="6e71ec466ee941eb1cb13d8af0ed7ddc"
  ><a href="https://market.example/product">Product</a></li>`;

type Table = readonly [name: string, attributes: string, children?: string];

const TWO: Table = [
  'mkt-shortlist',
  'layout="compare" heading="Two stays" keep="/kept/"',
  `<ul>${hotel(12401, 'data-award="Best"')}${BOOK}</ul>`,
];
const FIVE: Table = [
  'mkt-shortlist',
  'layout="compare"',
  `<ul>${hotel(12401)}${hotel(12408)}${hotel(14029)}${BOOK}${PRODUCT}</ul>`,
];
const BOOKS: Table = [
  'mkt-book-list',
  'layout="table" title="雨" limit="4"',
  '<h2 slot="heading">Rain</h2>',
];

const WIDTHS = [180, 260, 320, 500, 700, 1000, 1200];

/** The table in the tree at several widths of the element. */
async function* tables(
  [name, attributes, children = '']: Table,
  widths: readonly number[],
  lang = 'en',
): AsyncGenerator<{ table: AxNode; width: number }> {
  await Promise.all([
    compareFeature.module.load(),
    tableFeature.module.load(),
    keepFeature.module.load(),
  ]);
  const element = await rendered(name, { attributes: `lang="${lang}" ${attributes}`, children });
  await waitUntil(
    () =>
      element.phase === 'ready' &&
      element.records.every((record) => !('itemUrl' in record) || 'itemPrice' in record),
    'an item has not come',
  );
  await element.updateComplete;
  element.shadowRoot!.querySelector<HTMLElement>('[part=further-facts]')?.click();
  for (const width of widths) {
    element.style.width = `${width}px`;
    const tree = await axTree();
    const found = tree!.filter(({ role }) => role === 'table');
    expect(found, `tables at ${width} px`).to.have.length(1);
    yield { table: found[0]!, width };
  }
  element.remove();
}

describe('a table of entries, to a screen reader', () => {
  before(async function () {
    if (!(await axTree())) this.skip();
  });

  for (const [title, element] of Object.entries({
    'a comparison of two': TWO,
    'a comparison of five': FIVE,
    'a table of books': BOOKS,
  }))
    it(`has a cell for each column in each row: ${title}`, async () => {
      for await (const { table, width } of tables(element, WIDTHS)) {
        // The cell with the control of further rows spans all columns.
        const counts = rowsIn(table)
          .map((cells) => cells.length)
          .filter((count) => count > 1);
        expect(counts.length).to.be.above(3);
        expect([...new Set(counts)], `at ${width} px`).to.have.length(1);
      }
    });

  for (const [name, element] of Object.entries({ 'Two stays': TWO, List: FIVE, Rain: BOOKS }))
    it(`is named by its heading, or as a list: ${name}`, async () => {
      for await (const { table } of tables(element, [320, 1000])) expect(table.name).to.equal(name);
    });

  it('names the columns of a comparison by their entries alone, and has the links in them', async () => {
    for await (const { table } of tables(TWO, [320, 1000])) {
      const heads = table.within.filter(({ role }) => role === 'columnheader');
      expect(heads.map(({ name }) => name)).to.deep.equal([
        '湯けむり亭ほの字 箱根湯本',
        '雨宿りの灯台守',
      ]);
      for (const { name, within } of heads)
        expect(within.find(({ role }) => role === 'link')!.name).to.equal(name);
      expect(heads[0]!.within.map(({ role }) => role)).to.include('button');
    }
  });

  for (const [lang, none, rating] of [
    ['en', 'none', /^Rated [\d.]+ out of 5/],
    ['ja', 'なし', /^5点満点中[\d.]+点/],
  ] as const)
    it(`says that a cell is empty, and of how many a rating is: ${lang}`, async () => {
      for await (const { table } of tables(TWO, [320, 1000], lang)) {
        const [, ...rows] = rowsIn(table);
        const cells = rows.flatMap(([, ...values]) => values.map(({ text }) => text));
        expect(cells).to.include(none);
        expect(cells).not.to.include('');
        expect(cells).not.to.include('—');
        // The hotel has an average for each aspect.
        expect(cells.filter((cell) => rating.test(cell)).length).to.be.above(5);
        expect(cells.filter((cell) => /^[\d.]+$/.test(cell))).to.deep.equal([]);
      }
    });
});
