/** Free rooms in narrow entries: pictures of one height, few lines, and a button for further rooms. */
import { hotels, recordsOf, STAY_OF_TWO } from '../../../test/support/hotels.js';
import { stopDate } from '../../../test/support/day.js';
import { expect, partsOf, settled } from '../../../test/support/index.js';

stopDate();

const WIDTHS = [200, 300, 360, 380, 400, 800, 1200];
const AREA = 'middle-class-code="tokyo" reader-controls="none" limit="6"';

const heightOf = (element: Element) => element.getBoundingClientRect().height;

/** The height of an entry without the space that a higher entry of its row leaves. */
function contentHeight(item: Element): number {
  const { paddingBottom } = getComputedStyle(item);
  const bottoms = [...item.children].map((child) => child.getBoundingClientRect().bottom);
  return Math.max(...bottoms) + parseFloat(paddingBottom) - item.getBoundingClientRect().top;
}

const roomsOf = (item: Element) =>
  [...item.querySelectorAll('[part=room]')].filter((room) => room.checkVisibility());

describe('free rooms', () => {
  for (const layout of ['list', 'grid', 'carousel'])
    it(`have their button beside or below the last price: ${layout}`, async () => {
      const element = await hotels(`${AREA} layout="${layout}" ${STAY_OF_TWO}`);
      for (const width of WIDTHS) {
        element.style.width = `${width}px`;
        for (const room of partsOf(element, 'item').flatMap(roomsOf)) {
          const [price, button] = ['.nights > :last-child .price', '.action'].map((part) =>
            room.querySelector(part)!.getBoundingClientRect(),
          );
          const isBeside = button!.left >= price!.right && button!.bottom >= price!.bottom;
          const isBelow = Math.abs(button!.top - price!.bottom) < 16;
          expect(isBeside || isBelow, `at ${width} px`).to.equal(true);
        }
      }
    });

  for (const layout of ['grid', 'carousel']) {
    it(`make an entry at most two thirds higher: ${layout}`, async () => {
      const [without, element] = await Promise.all([
        hotels(`${AREA} layout="${layout}"`),
        hotels(`${AREA} layout="${layout}" ${STAY_OF_TWO}`),
      ]);
      const items = partsOf(element, 'item').filter(
        (_, index) => recordsOf(element)[index]!.rooms!.length > 2,
      );
      expect(items).not.to.have.length(0);
      for (const width of WIDTHS) {
        for (const { style } of [without, element]) style.width = `${width}px`;
        const usual = heightOf(partsOf(without, 'item')[0]!);
        for (const item of items)
          expect(contentHeight(item), `at ${width} px`).to.be.at.most((5 / 3) * usual);
      }
    });

    it(`are all there after a press of the button behind the second one: ${layout}`, async () => {
      const element = await hotels(`${AREA} layout="${layout}" lang="en" ${STAY_OF_TWO}`);
      const records = recordsOf(element);
      const pictures = () => partsOf(element, 'image').map(heightOf);
      const before = pictures();
      for (const [index, item] of partsOf(element, 'item').entries()) {
        const { length } = records[index]!.rooms!;
        const button = item.querySelector<HTMLElement>('[part=all-rooms]');
        expect(roomsOf(item)).to.have.length(Math.min(length, 2));
        if (length < 3) {
          expect(button).to.equal(null);
          continue;
        }
        expect(button!.textContent).to.contain(
          length === 3 ? 'See 1 more room' : `See ${length - 2} more rooms`,
        );
        button!.click();
        await settled(element);
        expect(roomsOf(item)).to.have.length(length);
      }
      expect(pictures()).to.deep.equal(before);
    });
  }
});
