import { expect } from 'chai';
import type { OperationPath } from '../operations/index.js';
import { answerOf } from '../../../test/support/answers.js';

/** A genre as services send it, with the keys of its kind. */
const sent = (kind: string, id: string, itemCount: unknown = '12', genreLevel: unknown = '2') => ({
  [`${kind}Id`]: id,
  [`${kind}Name`]: `Genre &amp; ${id}`,
  itemCount,
  genreLevel,
});
const shown = (id: string) => ({ id, name: `Genre & ${id}`, count: 12, level: 2 });

const KINDS: readonly (readonly [OperationPath, string, string])[] = [
  ['Product/Search', 'Products', 'genre'],
  ['BooksTotal/Search', 'Items', 'booksGenre'],
  ['Ebook/EbookSearch', 'Items', 'ebookGenre'],
  ['Ebook/EbookSearch', 'Items', 'readerGenre'],
];

describe('genres', () => {
  for (const [path, list, kind] of KINDS) {
    const genresOf = (GenreInformation: unknown, name = 'GenreInformation') => {
      const body = { [list]: [], [name]: GenreInformation };
      return answerOf(path, body, 'Ebook=Reader').genres;
    };
    const children = [sent(kind, '1'), sent(kind, '2')];
    const filled = { parent: [], current: [sent(kind, '0')], children };

    it(`of ${path} are read from ${kind}Id in every layout`, () => {
      const wrapped = { ...filled, children: children.map((child) => ({ child })) };
      for (const layout of [filled, wrapped, [filled], [wrapped]]) {
        expect(genresOf(layout)).to.deep.equal({
          parent: [],
          current: [shown('0')],
          children: [shown('1'), shown('2')],
        });
      }
      expect(genresOf([filled], 'genreInformation')).to.deep.equal(genresOf([filled]));
    });

    it(`of ${path} have their parent`, () => {
      expect(genresOf([{ current: [], children }])!.parent).to.deep.equal([]);
      for (const parent of [sent(kind, '9'), [sent(kind, '9')], [{ parent: sent(kind, '9') }]]) {
        expect(genresOf([{ ...filled, parent }])!.parent).to.deep.equal([shown('9')]);
      }
    });

    it(`of ${path} are absent if the answer has none`, () => {
      const none = { parent: [], current: [], children: [] };
      for (const body of [undefined, null, [], {}, [{}], none, [none], 'x', 5, [null]]) {
        expect(genresOf(body)).to.equal(undefined);
      }
    });
  }

  it('are read from the whole names of their fields', () => {
    const others = { genreIdPath: '0/7', genreNameKana: 'x', itemCountAll: 99, genreLevelMax: 5 };
    const current = [{ ...others, ...sent('genre', '7') }];
    const body = { Products: [], GenreInformation: { current } };
    expect(answerOf('Product/Search', body).genres!.current).to.deep.equal([shown('7')]);
  });

  it('have numbers for counts, and omit invalid ones', () => {
    const current = [sent('genre', '7', 12, 2), sent('genre', '8', '', null), { genreName: 'x' }];
    const body = { Products: [], GenreInformation: { current } };
    expect(answerOf('Product/Search', body).genres!.current).to.deep.equal([
      shown('7'),
      { id: '8', name: 'Genre & 8' },
    ]);
  });

  it('are not parsed for operations without genres', () => {
    const GenreInformation = { current: [sent('genre', '7')] };
    const body = { Items: [], GenreInformation };
    expect(answerOf('MarketItem/Ranking', body).genres).to.equal(undefined);
  });
});
