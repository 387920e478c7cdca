import '../define/book-list.js';
import '../define/golf-finder.js';
import '../define/ranking.js';
import { expect, fixture, partsOf, serviceUrl, settled } from '../../test/support/index.js';

/** The number of entries in each row, for an element of some width. */
async function rows(written: string, width: number): Promise<number[]> {
  const outer = await fixture(
    `<div style="font-size: 16px; width: ${width}px">${written.replace(
      '>',
      ` loading="eager" application-id="APP" base-url="${serviceUrl()}">`,
    )}</div>`,
  );
  const element = outer.firstElementChild!;
  expect(await settled(element)).to.equal('ready');
  const boxes = partsOf(element, 'item').map((part) => part.getBoundingClientRect());
  const left = boxes.filter(({ left: own }) => own === boxes[0]!.left);
  return left.map(({ top }) => boxes.filter((box) => box.top === top).length);
}

/** The number of entries in its first row. */
const columns = async (written: string, width: number): Promise<number> =>
  (await rows(written, width))[0]!;

describe('columns', () => {
  for (const [attributes, width, expected] of [
    ['layout="grid" columns="2"', 1200, 2],
    ['layout="grid" columns="4"', 1200, 4],
    ['layout="grid" columns="6"', 1200, 6],
    ['layout="grid" columns="6"', 360, 2],
    ['layout="grid" columns="3"', 200, 1],
    ['columns="3"', 360, 1],
    ['columns="1"', 1200, 1],
    ['columns="2"', 1200, 2],
  ] as const) {
    it(`are limited by their maximum: ${attributes} in ${width} px`, async () => {
      expect(await columns(`<mkt-ranking limit="6" ${attributes}></mkt-ranking>`, width)).to.equal(
        expected,
      );
    });
  }

  for (const [attributes, width, expected] of [
    ['layout="grid" limit="8"', 900, [4, 4]],
    ['layout="grid" limit="6"', 900, [3, 3]],
    ['layout="grid" limit="7"', 900, [4, 3]],
    ['layout="grid" limit="4"', 900, [4]],
    ['layout="grid" limit="11"', 1200, [6, 5]],
    ['layout="grid" limit="6" columns="5"', 900, [5, 1]],
    ['layout="grid" limit="6" columns="6"', 900, [3, 3]],
    ['layout="grid" limit="5"', 360, [2, 2, 1]],
    ['limit="4"', 1300, [2, 2]],
  ] as const) {
    it(`fill their rows: ${attributes} in ${width} px`, async () => {
      expect(await rows(`<mkt-ranking ${attributes}></mkt-ranking>`, width)).to.deep.equal(
        expected,
      );
    });
  }

  it('fill their rows with fewer entries than requested', async () => {
    const element =
      '<mkt-golf-finder area-code="8" controls="none" layout="grid" limit="6"></mkt-golf-finder>';
    expect(await rows(element, 700)).to.deep.equal([2, 2]);
  });

  it('use all of the width', async () => {
    for (const [limit, width] of [
      [4, 900],
      [2, 900],
      [6, 700],
      [5, 360],
      [3, 700],
    ] as const) {
      const outer = await fixture(`<div style="font-size: 16px; width: ${width}px">
        <mkt-ranking layout="grid" limit="${limit}" loading="eager" application-id="APP"
          base-url="${serviceUrl()}"></mkt-ranking></div>`);
      const element = outer.firstElementChild!;
      expect(await settled(element)).to.equal('ready');
      const boxes = partsOf(element, 'item').map((part) => part.getBoundingClientRect());
      const { right } = outer.getBoundingClientRect();
      const last = Math.max(...boxes.map((box) => box.right));
      expect(last, `${limit} in ${width} px`).to.be.closeTo(right, 1);
    }
  });

  it('have lower entries with fewer parts', async () => {
    const heights: number[] = [];
    for (const attributes of ['', 'hide="caption"', 'hide="caption image"', 'show="title"']) {
      const outer = await fixture(
        `<mkt-ranking limit="2" layout="grid" ${attributes} loading="eager" application-id="APP"
          base-url="${serviceUrl()}"></mkt-ranking>`,
      );
      expect(await settled(outer)).to.equal('ready');
      heights.push(partsOf(outer, 'item')[0]!.getBoundingClientRect().height);
    }
    expect(heights).to.deep.equal([...new Set(heights)].sort((a, b) => b - a));
  });

  it('depend on the space that the kind of element needs', async () => {
    const books =
      '<mkt-book-list media="book" limit="6" layout="grid" columns="6"></mkt-book-list>';
    expect(await columns(books, 360)).to.equal(2);
  });
});
