/** The place of the button that keeps an entry: on a large picture, else beside the text. */
import '../../define/book-list.js';
import '../../define/golf-finder.js';
import '../../define/hotel-search.js';
import '../../define/ranking.js';
import '../../define/shortlist.js';
import type { MktElement } from '../../element/mkt-element.js';
import { compareFeature } from '../compare/compare-feature.js';
import { keepFeature } from './keep-feature.js';
import { expect, partsOf } from '../../../test/support/index.js';
import { BOOK, KEY, toggle, toggles, togglesOf, withKeep } from '../../../test/support/kept.js';
import { dayFromToday } from '../../client/days.js';

const WIDTHS = [200, 260, 300, 360, 415, 800];
const AWARD = 'data-award="The very best of all that we have ever slept in"';
const LIST = `<ul><li data-hotel-no="12401" ${AWARD}><a href="https://market.example/a">A</a> <p>Our favourite.</p></li
  ><li data-hotel-no="12408" ${AWARD}><a href="https://market.example/b">B</a></li></ul>`;

/** Elements by their tags: attributes and children. */
const SAMPLES = [
  ['mkt-hotel-search', 'middle-class-code="tokyo" limit="2" reader-controls="none"', ''],
  ['mkt-golf-finder', 'area-code="8" limit="2" reader-controls="none"', ''],
  ['mkt-book-list', 'media="book" limit="2"', ''],
  ['mkt-ranking', 'limit="2"', ''],
  ['mkt-shortlist', '', LIST],
] as const;
const LAYOUTS = ['list', 'grid', 'carousel', 'compact'] as const;

const isWithin = (inner: DOMRect, outer: DOMRect) =>
  inner.left >= outer.left - 1 &&
  inner.right <= outer.right + 1 &&
  inner.top >= outer.top - 1 &&
  inner.bottom <= outer.bottom + 1;

const overlap = (a: DOMRect, b: DOMRect) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;

/** The part of a box that the elements around a node do not cut off. */
function visiblePart(box: DOMRect, node: Node, item: Element): DOMRect {
  let { left, top, right, bottom } = box;
  for (let around = node.parentElement!; item.contains(around); around = around.parentElement!) {
    if (getComputedStyle(around).overflowX === 'visible') continue;
    const frame = around.getBoundingClientRect();
    [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
    [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
  }
  return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
}

/** The visible texts of an entry beside its picture, but for the badge, and those of the button and of its note. */
function textsOf(item: Element): { text: string; box: DOMRect }[] {
  const texts: { text: string; box: DOMRect }[] = [];
  const walker = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!;
    if (parent.closest('.unseen, .keep, .keep-note, .rank, .award, .image')) continue;
    if (!node.textContent!.trim() || !parent.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].map((box) => visiblePart(box, node, item));
    for (const box of boxes)
      if (box.width && box.height) texts.push({ text: node.textContent!, box });
  }
  return texts;
}

async function kept(tag: string, attributes: string, children: string): Promise<MktElement> {
  await Promise.all([keepFeature.module.load(), compareFeature.module.load()]);
  const element = await withKeep(tag, attributes, children);
  await toggles(element);
  return element;
}

describe('the button that keeps an entry', () => {
  for (const [tag, attributes, children] of SAMPLES)
    for (const layout of tag === 'mkt-shortlist' ? [...LAYOUTS, 'compare'] : LAYOUTS)
      for (const hide of ['', 'hide="image"'])
        it(`has 44 px on the picture or beside the text: <${tag} layout="${layout}" ${hide}>`, async () => {
          const element = await kept(tag, `layout="${layout}" ${attributes} ${hide}`, children);
          for (const width of WIDTHS) {
            element.style.width = `${width}px`;
            const items = partsOf(element, 'item');
            for (const button of togglesOf(element)) {
              const item = items.find((one) => one.contains(button))!;
              const at = `at ${width} px`;
              const box = button.getBoundingClientRect();
              expect([box.width, box.height], at).to.deep.equal([44, 44]);
              expect(isWithin(box, item.getBoundingClientRect()), `in the entry ${at}`).to.equal(
                true,
              );
              const picture = item.querySelector('.image')?.getBoundingClientRect();
              if (picture && overlap(box, picture)) expect(picture.width, at).to.be.at.least(80);
              const covered = textsOf(item).filter((text) => overlap(box, text.box));
              expect(
                covered.map(({ text }) => text),
                at,
              ).to.deep.equal([]);
              const award = item.querySelector('.award');
              if (award?.checkVisibility())
                expect(overlap(box, award.getBoundingClientRect()), `on the badge ${at}`).to.equal(
                  false,
                );
            }
          }
        });

  for (const layout of [...LAYOUTS, 'compare'])
    for (const isFull of [false, true])
      it(`has its note below the entry: ${layout}${isFull ? ', with a full list' : ''}`, async () => {
        if (isFull) {
          const items = Array.from({ length: 30 }, (_, index) => ({
            ...BOOK,
            id: String(9784000000000 + index),
            day: dayFromToday(),
          }));
          localStorage.setItem(KEY, JSON.stringify(items));
        }
        const element = await kept('mkt-shortlist', `layout="${layout}"`, LIST);
        await toggle(element);
        const item = partsOf(element, 'item')[0]!;
        const note = partsOf(element, 'keep-note')[0]!;
        expect(note.textContent.includes('up to 30')).to.equal(isFull);
        for (const width of WIDTHS) {
          element.style.width = `${width}px`;
          const at = `at ${width} px`;
          const box = note.getBoundingClientRect();
          for (const { text, box: seen } of textsOf(item)) {
            expect(overlap(box, seen), `on “${text}” ${at}`).to.equal(false);
            expect(box.top, `above “${text}” ${at}`).to.be.at.least(seen.bottom - 1);
          }
          expect(isWithin(box, item.getBoundingClientRect()), `cut off ${at}`).to.equal(true);
          for (const button of togglesOf(element)) {
            const { width, height } = button.getBoundingClientRect();
            expect([width, height], at).to.deep.equal([44, 44]);
            expect(overlap(box, button.getBoundingClientRect())).to.equal(false);
          }
          for (const link of partsOf(element, 'keep-link'))
            expect(link.getBoundingClientRect().height, at).to.be.at.least(24);
        }
      });

  it('follows its entry in the order of the keyboard', async () => {
    for (const layout of [...LAYOUTS, 'compare']) {
      const element = await kept('mkt-shortlist', `layout="${layout}"`, LIST);
      const order = [...element.shadowRoot!.querySelectorAll('a[part~=link], [part=keep]')];
      const parts = order.map((node) => node.part[0]);
      expect(parts, layout).to.deep.equal(['link', 'keep', 'link', 'keep']);
    }
  });

  it('has the text colour, and once its entry is kept the accent colour', async () => {
    const element = await kept('mkt-ranking', 'limit="1" layout="grid"', '');
    element.style.cssText = 'color: rgb(34, 34, 34); --mkt-accent-color: rgb(0, 128, 0)';
    const style = getComputedStyle(togglesOf(element)[0]!.firstElementChild!);
    expect([style.fill, style.color]).to.deep.equal(['none', 'rgb(34, 34, 34)']);
    await toggle(element);
    expect(style.fill).to.equal(style.color);
    expect(style.color).to.match(/^oklch/);
  });
});
