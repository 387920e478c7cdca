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
  [...element.shadowRoot!.querySelectorAll('tbody tr')].filter((row) => row.checkVisibility());
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
      button.click();
      expect(button.textContent).to.equal(`More details (${single().length})`);
      expect(single().length).to.be.above(1);
      return expect(rowsOf(element).length).to.equal(shown + single().length);
    });

    it(`has the choice of differences above: ${title}`, async () => {
      const element = await compared(items);
      expect(partsOf(element, 'differences')[0]!.checkVisibility()).to.equal(true);
    });

    it(`has averages with two decimals: ${title}`, async () => {
      const element = await compared(items);
      const shown = ['rating', 'aspects']
        .flatMap((part) => partsOf(element, part))
        .map((cell) => cell.textContent.trim());
      for (const text of shown.filter((each) => each !== '—'))
        expect(text).to.match(/^\d\.\d\d(?!\d)/);
    });

    it(`breaks no line between a number and its unit: ${title}`, async () => {
      const element = await compared(items, '', 'ja');
      for (const width of WIDTHS) {
        element.style.width = `${width}px`;
        const texts = partsOf(element, 'price').flatMap((cell) => {
          const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
          const nodes: Text[] = [];
          while (walker.nextNode()) nodes.push(walker.currentNode as Text);
          return nodes;
        });
        for (const node of texts) {
          const [amount] = /[\d,]+円/.exec(node.data) ?? [];
          if (!amount) continue;
          const range = document.createRange();
          range.setStart(node, node.data.indexOf(amount));
          range.setEnd(node, node.data.indexOf(amount) + amount.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => top));
          expect(lines.size, `${amount} at ${width} px`).to.equal(1);
        }
      }
    });

    it(`has rows of the same height with and without marks: ${title}`, async () => {
      const [marked, plain] = await Promise.all([compared(items), compared(items, 'best="none"')]);
      const heights = (element: MktElement) =>
        rowsOf(element).map((row) => row.getBoundingClientRect().height);
      expect(partsOf(plain, 'best')).to.deep.equal([]);
      for (const width of WIDTHS) {
        for (const { style } of [marked, plain]) style.width = `${width}px`;
        expect(heights(marked), `at ${width} px`).to.deep.equal(heights(plain));
      }
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
