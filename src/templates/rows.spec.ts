/** Rows of entries: none has a hole at one end. */
import '../define/book-list.js';
import '../define/ebook-list.js';
import '../define/hotel-search.js';
import '../define/ranking.js';
import type { MktElement } from '../element/mkt-element.js';
import { expect, partsOf } from '../../test/support/index.js';
import { rendered } from '../../test/support/reading.js';

const WIDTHS = [200, 300, 360, 800, 1200];
const ELEMENTS = {
  'mkt-ranking': '',
  'mkt-book-list': 'media="book"',
  'mkt-ebook-list': '',
  'mkt-hotel-search': 'middle-class-code="tokyo" reader-controls="none"',
};

function rowsOf(element: MktElement): DOMRect[][] {
  const rows = new Map<number, DOMRect[]>();
  for (const item of partsOf(element, 'item')) {
    const box = item.getBoundingClientRect();
    const top = Math.round(box.top);
    rows.set(top, [...(rows.get(top) ?? []), box]);
  }
  return [...rows.values()];
}

describe('a row of entries', () => {
  for (const [tag, attributes] of Object.entries(ELEMENTS)) {
    for (const [layout, count, columns] of [
      ['grid', 1, ''],
      ['grid', 5, ''],
      ['grid', 5, 'columns="2"'],
      ['grid', 5, 'dir="rtl"'],
      ['grid', 2, 'columns="4"'],
      ['grid', 7, 'columns="3"'],
      ['list', 5, ''],
      ['carousel', 3, ''],
    ] as const)
      it(`has equal space at both ends: <${tag} layout="${layout}" limit="${count}" ${columns}>`, async () => {
        const element = await rendered<MktElement>(tag, {
          attributes: `${attributes} layout="${layout}" limit="${count}" ${columns}`,
        });
        for (const width of WIDTHS) {
          element.style.width = `${width}px`;
          const { left, right } = element.getBoundingClientRect();
          for (const row of rowsOf(element)) {
            const [before, after] = [row[0]!.left - left, right - row.at(-1)!.right];
            // A carousel that scrolls begins at its start.
            if (after < 0) expect(before, `at ${width} px`).to.be.closeTo(0, 1);
            else expect(before, `at ${width} px`).to.be.closeTo(after, 1);
          }
          const sizes = rowsOf(element).flatMap((row) => row.map((box) => box.width));
          expect(Math.max(...sizes) - Math.min(...sizes), `at ${width} px`).to.be.at.most(1);
        }
      });
  }
});
