/** Forms have no gaps in their rows at any width. */
import '../../define/book-list.js';
import '../../define/bookmark-list.js';
import '../../define/ebook-list.js';
import '../../define/golf-finder.js';
import '../../define/hotel-search.js';
import '../../define/product-search.js';
import '../../define/ranking.js';
import type { MktElement } from '../../element/mkt-element.js';
import { expect, nextFrame, partsOf, viewport } from '../../../test/support/index.js';
import { button, press, rendered } from '../../../test/support/reading.js';

const AREAS = '<option slot="area" value="8">茨城</option>';
const FORMS = [
  ['mkt-hotel-search', 'middle-class-code="tokyo"', ''],
  ['mkt-hotel-search', 'middle-class-code="tokyo" lang="en"', AREAS],
  ['mkt-hotel-search', 'middle-class-code="tokyo" reader-controls="keyword conditions"', ''],
  ['mkt-golf-finder', 'area-code="8"', AREAS],
  ['mkt-golf-finder', 'area-code="8" lang="en"', ''],
  ['mkt-product-search', 'keyword="バッグ" reader-controls="keyword price sort"', ''],
  [
    'mkt-book-list',
    'media="book" reader-controls="title author publisher code size availability preview sort"',
    '',
  ],
  ['mkt-ebook-list', 'reader-controls="keyword language availability sort" lang="en"', ''],
  ['mkt-ranking', 'reader-controls="age sex"', ''],
  ['mkt-ranking', 'reader-controls="age"', ''],
] as const;
const WIDTHS = [160, 200, 280, 320, 360, 420, 500, 600, 700, 800, 900, 1000, 1100, 1200];

function rowsOf(boxes: readonly DOMRect[]): DOMRect[][] {
  const rows = new Map<number, DOMRect[]>();
  for (const box of boxes) {
    const top = Math.round(box.top);
    rows.set(top, [...(rows.get(top) ?? []), box]);
  }
  return [...rows.values()];
}

const rects = (elements: Iterable<Element>) =>
  [...elements].map((element) => element.getBoundingClientRect());

/** Expects full rows, with an equal number of cells except in the last one. */
function expectNoHoles(cells: Element, what: string): void {
  const outer = cells.getBoundingClientRect();
  const rows = rowsOf(rects(cells.querySelectorAll('.cell')));
  const counts = rows.map(({ length }) => length);
  expect(new Set(counts.slice(0, -1)).size, `${what}: ${counts.join()}`).to.be.at.most(1);
  expect(counts.at(-1), what).to.be.at.most(counts[0]!);
  const heights = rows.flat().map(({ height }) => height);
  for (const row of rows) {
    expect(row[0]!.left, what).to.be.closeTo(outer.left, 0.5);
    expect(row.at(-1)!.right, what).to.be.closeTo(outer.right, 0.5);
    for (const [index, cell] of row.slice(1).entries()) {
      expect(cell.left - row[index]!.right, what).to.be.closeTo(10.8, 0.5);
    }
  }
  expect(Math.max(...heights) - Math.min(...heights), what).to.be.at.most(1);
  // A narrower form has the height of four cells below each other.
  if (outer.width > 280) expect(outer.bottom - rows.at(-1)![0]!.bottom, what).to.be.at.most(1);
}

/** Expects that no text of a form with open panels is cut off. */
function expectWholeTexts(element: Element, what: string): void {
  const parts = partsOf(element, 'form')[0]!.querySelectorAll('.box, button, .panel');
  expect(parts.length).to.be.greaterThan(2);
  for (const part of parts) {
    const name = `${what}: ${part.textContent.trim()}`;
    expect(part.scrollWidth, name).to.be.at.most(part.clientWidth + 1);
    expect(part.scrollHeight, name).to.be.at.most(part.clientHeight + 1);
  }
}

describe('a form has no gaps', () => {
  beforeEach(async () => viewport(1280, 800));

  for (const [tag, attributes, children] of FORMS) {
    it(`in <${tag} ${attributes}>${children}, and cuts off no larger text`, async () => {
      const element = await rendered<MktElement>(tag, {
        attributes: `limit="1" ${attributes}`,
        children,
      });
      element.shadowRoot!.querySelector('.further')?.setAttribute('open', '');
      for (const width of WIDTHS) {
        element.style.width = `${width}px`;
        await nextFrame();
        const [form] = partsOf(element, 'form');
        expect(form!.scrollWidth, `${width} px`).to.be.at.most(form!.clientWidth);
        for (const cells of element.shadowRoot!.querySelectorAll('.cells')) {
          expectNoHoles(cells, `${width} px`);
        }
      }
      partsOf(element, 'guests')[0]?.click();
      await element.updateComplete;
      for (const style of [
        'font-size: 32px',
        'line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em',
      ]) {
        element.style.cssText = `width: 320px; ${style}`;
        expectWholeTexts(element, style);
      }
    });
  }

  it('has the main fields in one line if there is space', async () => {
    const element = await rendered<MktElement>('mkt-hotel-search', {
      attributes: 'middle-class-code="tokyo" limit="1"',
      children: '<option slot="area" value="japan,kyoto">京都</option>',
    });
    element.style.width = '1200px';
    await nextFrame();
    const [cells] = element.shadowRoot!.querySelectorAll('.cells');
    expect(rowsOf(rects(cells!.querySelectorAll('.cell')))).to.have.length(1);
  });

  for (const [where, controls] of [
    ['first row', 'reader-controls="guests rooms keyword near"'],
    ['folded conditions', ''],
  ] as const) {
    it(`has the panel of the ${where} below its button, within the form`, async () => {
      const element = await rendered<MktElement>('mkt-hotel-search', {
        attributes: `middle-class-code="tokyo" limit="1" ${controls}`,
      });
      element.shadowRoot!.querySelector('details')?.toggleAttribute('open', true);
      await press(element, '人数 大人1名・1室');
      const opener = button(element, '人数 大人1名・1室');
      for (const width of WIDTHS) {
        element.style.width = `${width}px`;
        await nextFrame();
        const [panel] = partsOf(element, 'panel');
        const outer = partsOf(element, 'form')[0]!.getBoundingClientRect();
        const { left, right, top } = panel!.getBoundingClientRect();
        expect(left, `${width} px`).to.be.at.least(outer.left);
        expect(right, `${width} px`).to.be.at.most(outer.right);
        expect(top, `${width} px`).to.be.at.least(opener.getBoundingClientRect().bottom);
        expect(panel!.scrollWidth, `${width} px`).to.be.at.most(panel!.clientWidth);
      }
    });
  }

  it('has touch targets of sufficient size', async () => {
    const element = await rendered<MktElement>('mkt-hotel-search', {
      attributes: 'middle-class-code="tokyo" limit="1"',
    });
    element.shadowRoot!.querySelector('details')!.open = true;
    await press(element, '人数 大人1名・1室');
    const [form] = partsOf(element, 'form');
    const targets = form!.querySelectorAll('button, select, .stepper > input, .toggle, summary');
    expect(targets.length).to.be.greaterThan(10);
    for (const { width, height } of rects(targets)) {
      expect(Math.min(width, height)).to.be.at.least(24);
    }
  });
});
