import { expect } from 'chai';
import type { OperationPath } from '../operations/index.js';
import { answerOf, entryOf, LISTS, recordOf, type Body } from '../../../test/support/answers.js';

const BOOKS = Object.keys(LISTS).filter((path) => path.startsWith('Books')) as OperationPath[];

const book: Body = {
  title: 'A river&nbsp;book',
  titleKana: '',
  salesDate: '2021年04月05日頃',
  itemPrice: 1540,
  listPrice: 0,
  discountRate: 0,
  itemUrl: 'https://books.example/rb/1/',
  affiliateUrl: '',
  largeImageUrl: 'https://image.example/1.jpg?_ex=200x200',
  availability: '1',
  reviewAverage: '4.50',
  reviewCount: 12,
  booksGenreId: '001004/001017001',
};

describe('records of books and media', () => {
  for (const path of BOOKS) {
    it(`${path} has the fields of all media`, () => {
      const record = entryOf(path, book);
      expect(record).to.deep.include({
        title: 'A river\u00a0book',
        salesDate: '2021年04月05日頃',
        salesDay: '2021-04-05',
        itemPrice: 1540,
        discountRate: 0,
        availability: 1,
        reviewAverage: 4.5,
        booksGenreId: ['001004', '001017001'],
      });
      expect(record).not.to.have.any.keys('listPrice', 'affiliateUrl');
    });
  }

  it('have a list price if it is not 0', () => {
    const path = 'BooksBook/Search';
    const record = entryOf(path, { ...book, listPrice: 1700 });
    expect(record['listPrice']).to.equal(1700);
  });

  it('have no ISO day for a month', () => {
    const record = recordOf('Ebook/EbookSearch', {
      items: [{ item: { title: 'x', salesDate: '2021年04月' } }],
    });
    expect(record).to.deep.equal({ title: 'x', salesDate: '2021年04月' });
  });

  it('have the tracks of a CD as a list', async () => {
    const path = 'BooksCD/Search';
    const tracks = (playList: unknown) => entryOf(path, { ...book, playList })['playList'];
    expect(await tracks('One###Two &amp; a half### ###Three #1')).to.deep.equal([
      'One',
      'Two & a half',
      'Three #1',
    ]);
    expect(await tracks(['One', 2, null])).to.deep.equal(['One', '2']);
    expect(await tracks('')).to.equal(undefined);
  });

  it('have the genre of an e-book under the neutral name', () => {
    const body = { Items: [{ Item: { title: 'x', readerGenreId: '101902', readership: 5 } }] };
    expect(recordOf('Ebook/EbookSearch', body, 'Ebook=Reader')).to.deep.equal({
      title: 'x',
      ebookGenreId: '101902',
      readership: 5,
    });
  });
});

describe('records of products', () => {
  const path = 'Product/Search';

  it('have the data sheet of both layouts', () => {
    const lines = [
      { name: 'Width', value: '188mm' },
      { name: 'Notes', value: 'one\\n two \\nthree\\n' },
      { name: 'Empty', value: '' },
    ];
    const details = [
      { name: 'Width', value: '188mm' },
      { name: 'Notes', value: 'one\ntwo\nthree' },
    ];
    for (const ProductDetails of [lines, lines.map((detail) => ({ detail }))]) {
      const record = entryOf(path, { productId: 'p1', ProductDetails });
      expect(record).to.deep.equal({ productId: 'p1', details });
    }
    const broken = [null, 'x', { name: 'Width' }, ...lines];
    expect(entryOf(path, { productId: 'p1', ProductDetails: broken })).to.deep.equal({
      productId: 'p1',
      details,
    });
    expect(entryOf(path, { productId: 'p1', ProductDetails: [] })).to.deep.equal({
      productId: 'p1',
      details: [],
    });
  });

  it('have the day of release, also an unpadded one', () => {
    const sent = { productId: 'p1', releaseDate: '2012年11月1日', affiliateUrl: null };
    expect(entryOf(path, sent)).to.deep.equal({
      productId: 'p1',
      releaseDate: '2012年11月1日',
      releaseDay: '2012-11-01',
    });
  });
});

describe('records of golf courses', () => {
  const path = 'Golf/GolfGolfCourseSearch';

  it('have their place in WGS84', () => {
    const record = entryOf(path, {
      golfCourseId: 1,
      latitude: 35.5,
      longitude: '139.5',
      evaluation: 4.1,
    });
    expect(record).to.deep.include({ latitude: 35.5, longitude: 139.5, evaluation: 4.1 });
    const { latitude, longitude } = record['position'] as { latitude: number; longitude: number };
    expect(latitude).to.be.closeTo(35.50323, 0.0001);
    expect(longitude).to.be.closeTo(139.49677, 0.0001);
  });

  it('have neither a position nor a picture if the service has none', () => {
    const sent = { golfCourseId: 1, latitude: 0, longitude: 0, golfCourseImageUrl: '' };
    expect(entryOf(path, sent)).to.deep.equal({ golfCourseId: 1 });
  });
});

describe('records of bookmarks', () => {
  it('are the records of the list, with its page', () => {
    const { records, page } = answerOf('FavoriteBookmark/List', {
      summary: { count: 12, hits: 1, pageCount: '12' },
      items: [{ item: { bookmarkId: '77', itemCode: '', productId: 'p1', reviewAverage: '0.0' } }],
    });
    expect(records).to.deep.equal([{ bookmarkId: '77', productId: 'p1', reviewAverage: 0 }]);
    expect(page).to.deep.equal({ count: 12, hits: 1, pageCount: 12 });
  });

  it('are the answer itself after adding or deleting a bookmark', () => {
    const added = { bookmarkId: '77', registDatetime: '2021/12/13 23:30:46' };
    expect(answerOf('FavoriteBookmark/Add', added).records).to.deep.equal([
      { ...added, registeredAt: '2021-12-13T23:30:46+09:00' },
    ]);
    expect(answerOf('FavoriteBookmark/Delete', { affectedCount: 0 }).records).to.deep.equal([
      { affectedCount: 0 },
    ]);
  });
});
