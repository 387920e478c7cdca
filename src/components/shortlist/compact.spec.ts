/** Rows of the layout `compact` in a narrow element. */
import '../../define/shortlist.js';
import { keptFeature } from '../../features/keep/keep-feature.js';
import { expect, partsOf } from '../../../test/support/index.js';
import { toggles, withKeep } from '../../../test/support/kept.js';

const AWARD = 'data-award="Best of all of them"';
const LIST = `<ul><li data-hotel-no="12401" ${AWARD}><a href="https://market.example/a">A</a></li
  ><li data-hotel-no="12408" ${AWARD}><a href="https://market.example/b">B</a></li
  ><li data-hotel-no="14029" ${AWARD}><a href="https://market.example/c">C</a></li></ul>`;
const SPACING = `* { letter-spacing: 0.12em !important; line-height: 1.5 !important;
  word-spacing: 0.16em !important }`;

/** The share of a text's letters that are in view. */
function visibleShare(part: Element): number {
  const frame = part.getBoundingClientRect();
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const letters: boolean[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    [...node.textContent!].forEach((_, index) => {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const { right, top, bottom } = range.getBoundingClientRect();
      letters.push(right <= frame.right + 1 && (top + bottom) / 2 <= frame.bottom);
    });
  }
  return letters.filter(Boolean).length / letters.length;
}

describe('a row with a badge and a button to keep it', () => {
  before(() => keptFeature.module.load());

  for (const width of [280, 320, 360, 415])
    for (const [title, css, least] of [
      ['', '', 0.95],
      [', also with the text spacing of a reader', SPACING, 0.7],
    ] as const)
      it(`shows names at ${width} px${title}`, async () => {
        const element = await withKeep(
          'mkt-shortlist',
          `layout="compact" style="width: ${width}px"`,
          LIST,
        );
        await toggles(element, 3);
        const style = document.createElement('style');
        style.textContent = css;
        element.shadowRoot!.append(style);
        const items = partsOf(element, 'item');
        expect(items).to.have.length(3);
        for (const item of items) {
          const name = item.querySelector('.title')!;
          expect(visibleShare(name), name.textContent).to.be.at.least(least);
          const [badge, price] = ['.award', '.price'].map((part) => item.querySelector(part)!);
          const [box, other] = [badge!, price!].map((part) => part.getBoundingClientRect());
          expect(box!.width).to.be.above(40);
          expect(box!.top).to.be.at.least(name.getBoundingClientRect().bottom - 4);
          expect(other!.left).to.be.at.least(box!.right - 1);
          const { bottom } = item.getBoundingClientRect();
          expect(Math.max(box!.bottom, other!.bottom)).to.be.at.most(bottom + 1);
        }
        const height = items[0]!.getBoundingClientRect().height;
        if (!css && width >= 320) expect(height).to.be.within(44, 46);
        if (css || width < 320) return;
        for (const item of items) {
          const { top, bottom } = item.getBoundingClientRect();
          for (const part of item.querySelectorAll('.title, .award, .price')) {
            const box = part.getBoundingClientRect();
            expect(Math.min(box.top - top, bottom - box.bottom), part.className).to.be.above(3);
          }
        }
      });
});

describe('a row without a badge', () => {
  for (const width of [280, 320, 360])
    it(`does not touch its dividing line at ${width} px`, async () => {
      const element = await withKeep(
        'mkt-shortlist',
        `layout="compact" style="width: ${width}px"`,
        LIST.replaceAll(AWARD, ''),
      );
      await toggles(element, 3);
      for (const item of partsOf(element, 'item')) {
        const { top, bottom } = item.getBoundingClientRect();
        for (const part of item.querySelectorAll('.title, .price')) {
          const box = part.getBoundingClientRect();
          expect(Math.min(box.top - top, bottom - box.bottom), part.className).to.be.above(3);
        }
      }
    });
});
