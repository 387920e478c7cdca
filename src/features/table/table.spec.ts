/** The layout `table`: a table from 600 px on, with a button at the end of each row. */
import '../../define/book-list.js';
import '../../define/ebook-list.js';
import '../../define/product-search.js';
import type { MktElement } from '../../element/mkt-element.js';
import { tableFeature } from './table-feature.js';
import { expect, partsOf } from '../../../test/support/index.js';
import { rendered } from '../../../test/support/reading.js';

const TABLES = {
  'mkt-product-search': 'genre-id="100374" limit="3"',
  'mkt-book-list': 'media="book" limit="3"',
  'mkt-ebook-list': 'limit="3"',
};
const WIDE = [600, 700, 800, 1000, 1200];
const NARROW = [200, 300, 360, 590];

async function table(tag: string, attributes: string): Promise<MktElement> {
  await tableFeature.module.load();
  return rendered(tag, { attributes: `layout="table" ${attributes}` });
}

const cellsIn = (row: Element) =>
  [...row.children].filter((cell) => getComputedStyle(cell).display === 'table-cell');

describe('layout="table"', () => {
  for (const [tag, attributes] of Object.entries(TABLES)) {
    it(`is a table from 600 px on, whose last column is the button: <${tag}>`, async () => {
      const element = await table(tag, attributes);
      for (const width of WIDE) {
        element.style.width = `${width}px`;
        const list = partsOf(element, 'list')[0]!;
        const [head, ...rows] = [...list.querySelectorAll('tr')].map(cellsIn);
        expect(rows, `at ${width} px`).to.have.length(3);
        for (const row of rows) {
          expect(row.length).to.equal(head!.length);
          const button = row.at(-1)!.querySelector('[part=call-to-action]')!;
          expect(button.textContent).not.to.equal('');
          expect(button.scrollWidth, `at ${width} px`).to.be.at.most(button.clientWidth);
        }
        expect(list.scrollWidth, `at ${width} px`).to.be.at.most(width);
        expect(list.getBoundingClientRect().width).to.be.closeTo(width, 1);
      }
    });

    it(`has the button below picture and text in a narrow element: <${tag}>`, async () => {
      const element = await table(tag, attributes);
      for (const width of NARROW) {
        element.style.width = `${width}px`;
        for (const item of partsOf(element, 'item')) {
          const button = item.querySelector('[part=call-to-action]')!.getBoundingClientRect();
          expect(button.width, `at ${width} px`).to.be.above(0.7 * width);
          const picture = item.querySelector('[part=image]')!.getBoundingClientRect();
          expect(button.top).to.be.at.least(picture.bottom);
          expect(button.bottom).to.be.below(item.getBoundingClientRect().bottom);
        }
      }
    });

    it(`shows the head of a column no second time in its cells: <${tag}>`, async () => {
      const element = await table(tag, attributes);
      element.style.width = '1200px';
      const list = partsOf(element, 'list')[0]!;
      const rows = [...list.querySelectorAll('tr')].map(cellsIn);
      const [heads, ...others] = rows.map((row) =>
        row.map((cell) =>
          cell.querySelector('.unseen:only-child') ? '' : cell.textContent.trim(),
        ),
      );
      for (const cells of others)
        for (const [index, text] of cells.entries())
          if (heads![index]) expect(text.indexOf(heads![index])).not.to.equal(0);
    });
  }

  it('shows a discount beside the price, not on the small cover', async () => {
    const element = await table('mkt-book-list', 'media="book" limit="30"');
    const off = () => [...element.shadowRoot!.querySelectorAll('.off')];
    expect(off()).not.to.have.length(0);
    for (const width of [360, 600, 1200]) {
      element.style.width = `${width}px`;
      for (const discount of off()) {
        const price = discount.closest('[part~=price]')!.getBoundingClientRect();
        const { left, right, top } = discount.getBoundingClientRect();
        expect(left >= price.left - 1 && right <= price.right + 1 && top >= price.top - 1).to.equal(
          true,
        );
      }
    }
  });
});
