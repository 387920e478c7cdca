import '../define/book-list.js';
import '../define/golf-finder.js';
import '../define/ranking.js';
import { expect, fixture, partsOf, serviceUrl, settled } from '../../test/support/index.js';

const SETTINGS = `loading="eager" application-id="APP" base-url="${serviceUrl()}"`;

function rowsOf(element: Element): number[] {
  const tops = partsOf(element, 'item').map((part) => part.getBoundingClientRect().top);
  return [...new Set(tops)].map((top) => tops.filter((own) => own === top).length);
}

/** The number of entries in each row of a new element. */
async function rows(tag: string, attributes: string, width: number): Promise<number[]> {
  const outer = await fixture(
    `<div style="font-size: 16px; width: ${width}px"><${tag} ${attributes} ${SETTINGS}></${tag}></div>`,
  );
  expect(await settled(outer.firstElementChild!)).to.equal('ready');
  return rowsOf(outer.firstElementChild!);
}

describe('columns', () => {
  /** One ranking for most tests. */
  let outer: HTMLElement;
  before(() => {
    outer = document.createElement('div');
    outer.innerHTML = `<mkt-ranking ${SETTINGS}></mkt-ranking>`;
    document.body.append(outer);
  });
  after(() => outer.remove());

  /** The ranking with some attributes in place of those before, in a page of some width. */
  async function ranking(
    { layout, columns, limit }: Readonly<Record<string, string>>,
    width: number,
  ): Promise<Element> {
    const element = outer.firstElementChild!;
    outer.style.cssText = `font-size: 16px; width: ${width}px`;
    for (const [name, value] of Object.entries({ layout, columns, limit })) {
      if (value === undefined) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
    expect(await settled(element)).to.equal('ready');
    return element;
  }

  for (const [attributes, width, expected] of [
    [{ layout: 'grid', columns: '2' }, 1200, 2],
    [{ layout: 'grid', columns: '4' }, 1200, 4],
    [{ layout: 'grid', columns: '6' }, 1200, 6],
    [{ layout: 'grid', columns: '6' }, 360, 2],
    [{ layout: 'grid', columns: '3' }, 200, 1],
    [{ columns: '3' }, 360, 1],
    [{ columns: '1' }, 1200, 1],
    [{ columns: '2' }, 1200, 2],
  ] as const) {
    it(`are limited by their maximum: ${JSON.stringify(attributes)} in ${width} px`, async () => {
      const element = await ranking({ limit: '6', ...attributes }, width);
      expect(rowsOf(element)[0]).to.equal(expected);
    });
  }

  for (const [attributes, width, expected] of [
    [{ layout: 'grid', limit: '8' }, 900, [4, 4]],
    [{ layout: 'grid', limit: '6' }, 900, [3, 3]],
    [{ layout: 'grid', limit: '7' }, 900, [4, 3]],
    [{ layout: 'grid', limit: '4' }, 900, [4]],
    [{ layout: 'grid', limit: '11' }, 1200, [6, 5]],
    [{ layout: 'grid', limit: '6', columns: '5' }, 900, [5, 1]],
    [{ layout: 'grid', limit: '6', columns: '6' }, 900, [3, 3]],
    [{ layout: 'grid', limit: '5' }, 360, [2, 2, 1]],
    [{ limit: '4' }, 1300, [2, 2]],
  ] as const) {
    it(`fill their rows: ${JSON.stringify(attributes)} in ${width} px`, async () => {
      expect(rowsOf(await ranking(attributes, width))).to.deep.equal(expected);
    });
  }

  it('fill their rows with fewer entries than requested', async () => {
    const attributes = 'area-code="8" reader-controls="none" layout="grid" limit="6"';
    expect(await rows('mkt-golf-finder', attributes, 700)).to.deep.equal([2, 2]);
  });

  it('use all of the width', async () => {
    for (const [limit, width] of [
      ['4', 900],
      ['2', 900],
      ['6', 700],
      ['5', 360],
      ['3', 700],
    ] as const) {
      const element = await ranking({ layout: 'grid', limit }, width);
      const boxes = partsOf(element, 'item').map((part) => part.getBoundingClientRect());
      const { right } = outer.getBoundingClientRect();
      const last = Math.max(...boxes.map((box) => box.right));
      expect(last, `${limit} in ${width} px`).to.be.closeTo(right, 1);
    }
  });

  it('have an entry that is alone in its row in the middle, as wide as the others', async () => {
    for (const [attributes, width] of [
      [{ layout: 'grid', limit: '5' }, 360],
      [{ layout: 'grid', limit: '6', columns: '5' }, 900],
      [{ limit: '3' }, 900],
    ] as const) {
      const element = await ranking(attributes, width);
      const boxes = partsOf(element, 'item').map((part) => part.getBoundingClientRect());
      expect(rowsOf(element).at(-1)).to.equal(1);
      const { left, right, width: own } = boxes.at(-1)!;
      const list = element.getBoundingClientRect();
      expect(left - list.left).to.be.closeTo(list.right - right, 1);
      expect(own).to.be.closeTo(boxes[0]!.width, 0.1);
    }
  });

  it('have lower entries with fewer parts', async () => {
    const heights: number[] = [];
    for (const attributes of ['', 'hide="caption"', 'hide="caption image"', 'show="title"']) {
      const element = await fixture(
        `<mkt-ranking limit="2" layout="grid" ${attributes} ${SETTINGS}></mkt-ranking>`,
      );
      expect(await settled(element)).to.equal('ready');
      heights.push(partsOf(element, 'item')[0]!.getBoundingClientRect().height);
    }
    expect(heights).to.deep.equal([...new Set(heights)].sort((a, b) => b - a));
  });

  it('depend on the space that the kind of element needs', async () => {
    const attributes = 'media="book" limit="6" layout="grid" columns="6"';
    expect((await rows('mkt-book-list', attributes, 360))[0]).to.equal(2);
  });
});
