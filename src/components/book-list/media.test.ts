/** The search for a medium, chosen by the author's parameters. */
import { expect } from 'chai';
import { ambiguityOf, media, searches, searchFor } from './media.js';

/** The author's values, by properties. */
type Author = Parameters<typeof searchFor>[0] & Readonly<Record<string, unknown>>;

describe('the search for books', () => {
  for (const medium of media) {
    it(`is the one of the medium that the author names: ${medium}`, () => {
      expect(searchFor({ media: medium })).to.equal(searches[medium]);
    });
  }

  const rows: readonly [Author, (typeof media)[number]][] = [
    [{}, 'total'],
    [{ booksGenreId: '001', keyword: 'tea' }, 'total'],
    [{ author: '' }, 'total'],
    [{ author: '夏目' }, 'book'],
    // Magazines have publishers and titles, too.
    [{ titleKeyword: 'ねこ', publisherName: '文庫' }, 'book'],
    [{ hardware: 'Switch' }, 'game'],
    [{ os: 'Windows' }, 'software'],
    [{ artistName: 'Band' }, 'cd'],
    // No search has both: the first one decides.
    [{ hardware: 'Switch', os: 'Windows' }, 'software'],
    [{ media: 'total', author: '夏目' }, 'total'],
    // Validation reports the name.
    [{ media: 'tape' }, 'total'],
    [{ media: 'constructor' }, 'total'],
  ];
  for (const [author, medium] of rows) {
    it(`is that for ${medium} with ${JSON.stringify(author)}`, () => {
      expect(searchFor(author)).to.equal(searches[medium]);
    });
  }
});

describe('parameters of several media', () => {
  const rows: readonly [Author, parameter: string, media: readonly string[]][] = [
    [{ artistName: 'Band' }, 'artistName', ['cd', 'dvd']],
    [{ label: 'Blue' }, 'label', ['cd', 'dvd', 'software', 'game']],
  ];
  for (const [author, parameter, values] of rows) {
    it(`need a medium beside them: ${JSON.stringify(author)}`, () => {
      expect(ambiguityOf(author)).to.deep.equal({
        code: 'requiresValue',
        parameter,
        value: Object.values(author)[0],
        other: 'media',
        values,
      });
    });
  }

  for (const author of [
    {},
    { keyword: 'tea' },
    { author: '夏目' },
    { media: 'cd', artistName: 'Band' },
    { media: 'tape' },
  ]) {
    it(`are clear: ${JSON.stringify(author)}`, () => {
      expect(ambiguityOf(author)).to.equal(undefined);
    });
  }
});
