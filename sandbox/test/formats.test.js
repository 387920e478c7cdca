import { expect } from 'chai';
import { least, useSandbox } from './sandbox.js';

const { body } = useSandbox();

/**
 * The list of entries in an answer.
 * @param {any} answer
 */
const listOf = (answer) => answer.Items ?? answer.items ?? answer.Products ?? answer.hotels;

const searches = Object.keys(least).filter((path) => !/Add|Delete/.test(path));

describe('every search', () => {
  for (const path of searches) {
    const name = path.replace(/\/\d+$/, '');

    it(`${name} wraps each entry in version 1, and does not in version 2`, async () => {
      const wrapped = listOf(await body(path, { formatVersion: 1 }));
      const bare = listOf(await body(path, { formatVersion: 2 }));
      expect(wrapped.length).to.be.above(0);
      expect(wrapped.length).to.equal(bare.length);
      wrapped.forEach((/** @type {any} */ entry) => expect(Object.keys(entry).length).to.equal(1));
      const [wrapper = ''] = Object.keys(wrapped[0]);
      expect(Object.keys(wrapped[0][wrapper])).to.deep.equal(Object.keys(bare[0]));
    });
  }
});

describe('the form of an answer', () => {
  const path = 'BooksBook/Search/20130522';

  it('contains only the list with the requested fields', async () => {
    const answer = await body(path, { elements: 'title,author', formatVersion: 2, hits: 2 });
    expect(Object.keys(answer)).to.deep.equal(['Items']);
    answer.Items.forEach((/** @type {object} */ item) =>
      expect(Object.keys(item)).to.deep.equal(['title', 'author']),
    );
  });

  it('separates hotels even if only some fields are requested', async () => {
    const answer = await body('Travel/SimpleHotelSearch/20131024', {
      elements: 'hotelName,bathAverage',
      hits: 1,
    });
    const [{ hotel }] = answer.hotels;
    expect(hotel.map(Object.keys)).to.deep.equal([['hotelBasicInfo'], ['hotelRatingInfo']]);
    expect(Object.keys(hotel[0].hotelBasicInfo)).to.deep.equal(['hotelName']);
  });

  it('ignores parameters that the operation does not know', async () => {
    expect(await body(path, { tag: 'x', keyword: 'y' })).to.deep.equal(await body(path));
  });
});
