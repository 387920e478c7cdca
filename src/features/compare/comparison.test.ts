/** The rows of a comparison, and its best values. */
import { expect } from 'chai';
import type { Row } from '../../templates/card.js';
import { bestOf, comparedRows } from './comparison.js';

const yen = (value: number, unit = 'book') => ({ value, unit });

describe('the best value of a row', () => {
  for (const [title, figures, part, best] of [
    ['is the lowest price', [yen(3), yen(2), undefined], 'price', [false, true, false]],
    ['is the highest rating', [yen(3), yen(4)], 'rating', [false, true]],
    ['can be that of several entries', [yen(2), yen(2), yen(3)], 'price', [true, true, false]],
    ['is none if all are equal', [yen(2), yen(2)], 'price', [false, false]],
    ['is none without another value', [yen(2), undefined], 'price', [false, false]],
    ['is none among different units', [yen(2), yen(3, 'total')], 'price', [false, false]],
    ['is none without any value', [undefined, undefined], 'price', [false, false]],
  ] as const) {
    it(title, () => {
      expect(bestOf(figures, part)).to.deep.equal(best);
    });
  }
});

const row = (part: string, label: string, content: string): Row => ({ part, label, content });
const rowsOf = (...entries: Row[][]) =>
  comparedRows(entries.map((rows) => ({ rows, parts: {} }))).map(({ label, cells, isSame }) => [
    label,
    cells.map((cell) => cell?.content),
    isSame,
  ]);

describe('the rows of a comparison', () => {
  it('have the facts of all entries, those of the same name in one row', () => {
    expect(
      rowsOf(
        [row('author', 'Author', 'A'), row('price', 'Price', '1')],
        [row('maker', 'Maker', 'M'), row('price', 'Price', '2')],
      ),
    ).to.deep.equal([
      ['Price', ['1', '2'], false],
      ['Author', ['A', undefined], false],
      ['Maker', [undefined, 'M'], false],
    ]);
  });

  for (const [title, parts, single] of [
    ['are single if only one entry has them', ['author', 'maker', 'details'], true],
    ['are never single if they decide', ['rating', 'price'], false],
    ['are never single if they are of the author', ['term', 'words'], false],
  ] as const)
    it(title, () => {
      for (const part of parts) {
        const cards = [[row(part, 'Fact', 'A')], []].map((rows) => ({ rows, parts: {} }));
        const rows = comparedRows(cards);
        expect(rows.map(({ isSingle }) => isSingle)).to.deep.equal([single]);
        expect(comparedRows(cards.slice(0, 1))[0]!.isSingle).to.equal(false);
      }
    });

  it('tell facts that are the same for all', () => {
    expect(rowsOf([row('area', 'Area', 'A')], [row('area', 'Area', 'A')])).to.deep.equal([
      ['Area', ['A', 'A'], true],
    ]);
  });

  it('end with the terms of the author and the words, which are never the same', () => {
    const rows = [
      row('words', 'Our view', 'W'),
      row('term', 'Area', 'T'),
      row('area', 'Area', 'A'),
    ];
    expect(rowsOf(rows, rows)).to.deep.equal([
      ['Area', ['A', 'A'], true],
      ['Area', ['T', 'T'], true],
      ['Our view', ['W', 'W'], false],
    ]);
  });
});
