/** The layout `compare` of different kinds of items, at several widths. */
import '../../define/shortlist.js';
import type { MktElement } from '../../element/mkt-element.js';
import { compareFeature } from './compare-feature.js';
import { expect, partsOf, waitUntil } from '../../../test/support/index.js';
import { rendered } from '../../../test/support/reading.js';

const item = (data: string) => `<li ${data}><a href="https://market.example/">Own</a> Words.</li>`;
const HOTEL = item('data-hotel-no="12401" data-award="First"');
const OTHER_HOTEL = item('data-hotel-no="12408"');
const BOOK = item('data-isbn="9784999900008" data-item-number="4529999000007"');
const PRODUCT = item('data-product-id="6e71ec466ee941eb1cb13d8af0ed7ddc"');
const KINDS = {
  'two hotels': [HOTEL, OTHER_HOTEL],
  'three kinds': [PRODUCT, BOOK, HOTEL],
  'a book and a product': [BOOK, PRODUCT],
  'five items': [PRODUCT, BOOK, HOTEL, OTHER_HOTEL, PRODUCT],
};
const WIDTHS = [200, 300, 360, 590, 800, 1200, 1600];

async function compared(
  items: readonly string[],
  attributes = '',
  lang = 'en',
): Promise<MktElement> {
  await compareFeature.module.load();
  const element = await rendered<MktElement>('mkt-shortlist', {
    attributes: `layout="compare" lang="${lang}" ${attributes}`,
    children: `<ul>${items.join('')}</ul>`,
  });
  await waitUntil(
    () => element.phase === 'ready' && element.records.every((record) => 'reviewAverage' in record),
    'an item has not come',
  );
  await element.updateComplete;
  return element;
}

const rowsOf = (element: MktElement) =>
  [...element.shadowRoot!.querySelectorAll('tbody tr:has(th)')].filter((row) =>
    row.checkVisibility(),
  );
const valuesIn = (row: Element) => [...row.querySelectorAll('td')];

describe('a comparison of different kinds', () => {
  for (const [title, items] of Object.entries(KINDS)) {
    it(`folds the rows away that only one item has: ${title}`, async () => {
      const element = await compared(items);
      const named = (row: Element) => row.querySelector('th')!.textContent;
      const single = () =>
        rowsOf(element).filter(
          (row) => valuesIn(row).filter((cell) => !cell.matches('.none')).length < 2,
        );
      expect(single().map(named)).to.deep.equal([]);
      const shown = rowsOf(element).length;
      const button = partsOf(element, 'further-facts')[0];
      if (!button) return expect(title).to.equal('two hotels');
      const { top } = button.getBoundingClientRect();
      button.click();
      expect(button.getBoundingClientRect().top).to.equal(top);
      expect(button.textContent).to.equal(`More details (${single().length})`);
      expect(single().length).to.be.above(1);
      return expect(rowsOf(element).length).to.equal(shown + single().length);
    });

    it(`has marks within their cells, on no other text: ${title}`, async () => {
      const element = await compared(items);
      document.documentElement.style.fontSize = '62.5%';
      element.style.fontSize = '16px';
      for (const width of WIDTHS) {
        element.style.width = `${width}px`;
        for (const mark of partsOf(element, 'best')) {
          expect(getComputedStyle(mark).fontSize, `at ${width} px`).to.equal('12px');
          const [box, cell] = [mark, mark.parentElement!].map((each) =>
            each.getBoundingClientRect(),
          );
          expect(box!.top, `at ${width} px`).to.be.above(cell!.top);
          expect(box!.bottom, `at ${width} px`).to.be.below(cell!.bottom);
          expect(box!.right, `at ${width} px`).to.be.below(cell!.right);
        }
      }
      document.documentElement.style.fontSize = '';
    });
  }

  it('of two hotels has pictures of at most twice their height in width', async () => {
    const element = await compared([HOTEL, OTHER_HOTEL]);
    for (const width of WIDTHS) {
      element.style.width = `${width}px`;
      for (const picture of partsOf(element, 'image')) {
        const box = picture.getBoundingClientRect();
        expect(box.width / box.height, `at ${width} px`).to.be.within(1, 2.01);
      }
    }
  });
});
