import '../../define/book-list.js';
import '../../define/ranking.js';
import { expect, fixture, partsOf, serviceUrl, settled } from '../../../test/support/index.js';

/** How many entries stand side by side in an element of some width. */
async function columns(written: string, width: number): Promise<number> {
  const outer = await fixture(
    `<div style="font-size: 16px; width: ${width}px">${written.replace(
      '>',
      ` loading="eager" application-id="APP" base-url="${serviceUrl()}">`,
    )}</div>`,
  );
  const element = outer.firstElementChild!;
  expect(await settled(element)).to.equal('ready');
  const tops = partsOf(element, 'item').map((one) => one.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
}

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
    it(`are the most that there may be: ${attributes} in ${width} px`, async () => {
      expect(await columns(`<mkt-ranking limit="6" ${attributes}></mkt-ranking>`, width)).to.equal(
        expected,
      );
    });
  }

  it('of entries that show less are lower', async () => {
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

  it('are as many as an element of its own kind has room for', async () => {
    const books =
      '<mkt-book-list media="book" limit="6" layout="grid" columns="6"></mkt-book-list>';
    expect(await columns(books, 360)).to.equal(2);
  });
});
