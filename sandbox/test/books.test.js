import { expect } from 'chai';
import { least, useSandbox } from './sandbox.js';

const { body } = useSandbox();

const TOTAL = 'BooksTotal/Search/20170404';
const BOOK = 'BooksBook/Search/20130522';
const EBOOK = 'Ebook/EbookSearch/20170426';
const media = Object.keys(least).filter((path) => /^Books(?!Total)/.test(path));

/** @param {string} path @param {import('./sandbox.js').Params} [params] @returns {Promise<any[]>} */
async function items(path, params) {
  return (await body(path, { formatVersion: 2, ...params })).Items;
}

/** All entries of a search, page by page. @param {string} path @param {import('./sandbox.js').Params} [params] */
async function everything(path, params) {
  const { pageCount } = await body(path, params);
  const pages = Array.from({ length: pageCount }, (_, i) =>
    items(path, { ...params, page: i + 1 }),
  );
  return (await Promise.all(pages)).flat();
}

/**
 * A date of sale as a number; open dates come first.
 * @param {string} text
 */
function dateNumber(text) {
  const [year = '0', month = '0', day] = text.match(/\d+/g) ?? [];
  const third = ['上旬', '中旬', '下旬'].findIndex((name) => text.includes(name));
  return (
    Number(year) * 10000 + Number(month) * 100 + Number(day ?? (third < 0 ? 0 : third * 10 + 5))
  );
}

/** @param {string} code of 13 digits */
const checks = (code) =>
  [...code].reduce((sum, digit, i) => sum + Number(digit) * (i % 2 ? 3 : 1), 0) % 10 === 0;

describe('every medium', () => {
  for (const path of media) {
    it(`${path} finds all 60 entries only if entries out of stock are included`, async () => {
      const { count } = await body(path, { outOfStockFlag: 1 });
      expect(count).to.equal(60);
      expect((await body(path)).count).to.be.below(60);
    });

    it(`${path} has its own fields first, and codes with valid check digits`, async () => {
      const shared = ['itemPrice', 'affiliateUrl', 'availability', 'reviewAverage', 'booksGenreId'];
      for (const item of await items(path)) {
        expect(Object.keys(item)[0]).to.equal('title');
        shared.forEach((field) => expect(field in item, field).to.be.ok);
        expect(checks(item.isbn ?? item.jan)).to.be.ok;
        expect(typeof item.itemPrice).to.equal('number');
        expect(typeof item.reviewAverage).to.equal('string');
        if (item.discountRate) expect(item.listPrice - item.discountPrice).to.equal(item.itemPrice);
      }
    });
  }
});

describe('the search of all media', () => {
  it('counts all of them, genre by genre', async () => {
    const { count, GenreInformation } = await body(TOTAL, {
      outOfStockFlag: 1,
      genreInformationFlag: 1,
      formatVersion: 2,
    });
    expect(count).to.equal(420);
    const [{ children }] = GenreInformation;
    expect(
      children.map((/** @type {any} */ genre) => [genre.booksGenreId, genre.itemCount]),
    ).to.deep.equal(['001', '002', '003', '004', '005', '006', '007'].map((id) => [id, '60']));
    expect((await body(TOTAL)).GenreInformation).to.deep.equal([]);
  });

  it('returns the positions of a page among all entries', async () => {
    const { count, pageCount } = await body(TOTAL, { hits: 25 });
    const pages = await Promise.all(
      Array.from({ length: pageCount }, (_, i) => body(TOTAL, { hits: 25, page: i + 1 })),
    );
    let before = 0;
    for (const page of pages) {
      expect(page.first).to.equal(before + 1);
      expect(page.hits).to.equal(page.Items.length);
      before = page.last;
    }
    expect(before).to.equal(count);
  });

  it('omits entries with unwanted words', async () => {
    const params = { booksGenreId: '', keyword: '月曜日' };
    const { count } = await body(TOTAL, params);
    const { count: unwanted } = await body(TOTAL, { ...params, keyword: '月曜日 探偵部' });
    const { count: rest } = await body(TOTAL, { ...params, NGKeyword: '探偵部' });
    expect(unwanted).to.be.above(0);
    expect(rest).to.equal(count - unwanted);
  });

  it('finds the entry with a code', async () => {
    const [{ title, isbn }] = await items(BOOK);
    const entries = await items(TOTAL, { booksGenreId: '', isbnjan: isbn });
    expect(entries.map((item) => item.title)).to.deep.equal([title]);
  });

  it('treats full-width words like half-width ones', async () => {
    const half = await body(TOTAL, { booksGenreId: '', keyword: 'quiet' });
    const full = await body(TOTAL, { booksGenreId: '', keyword: 'ＱＵＩＥＴ' });
    expect(half.count).to.be.above(0);
    expect(half.count).to.equal(full.count);
  });

  it('returns the requested platform, 1 by default', async () => {
    expect((await body(TOTAL)).carrier).to.equal(1);
    expect((await body(TOTAL, { carrier: 0 })).carrier).to.equal(0);
    expect((await body(BOOK)).carrier).to.equal(0);
  });
});

describe('the orders of books and e-books', () => {
  for (const path of [BOOK, EBOOK]) {
    it(`${path} are correct, ascending and descending`, async () => {
      /** @type {Array<[string, (item: any) => number]>} */
      const orders = [
        ['+itemPrice', (item) => item.itemPrice],
        ['-itemPrice', (item) => -item.itemPrice],
        ['+releaseDate', (item) => dateNumber(item.salesDate)],
        ['-releaseDate', (item) => -dateNumber(item.salesDate)],
        ['reviewCount', (item) => -item.reviewCount],
        ['reviewAverage', (item) => -Number(item.reviewAverage)],
      ];
      for (const [sort, value] of orders) {
        const values = (await everything(path, { sort })).map(value);
        expect(values, sort).to.deep.equal([...values].sort((a, b) => a - b));
        expect(new Set(values).size).to.be.above(5);
      }
    });
  }
});

describe('books', () => {
  it('are filtered by availability, limitation, preview and size', async () => {
    const all = await everything(BOOK);
    const filters = /** @type {const} */ ([
      [{ availability: 5 }, (/** @type {any} */ item) => item.availability === '5'],
      [{ limitedFlag: 1 }, (/** @type {any} */ item) => item.limitedFlag === 1],
      [{ chirayomiFlag: 1 }, (/** @type {any} */ item) => item.chirayomiUrl !== ''],
      [{ size: 9 }, (/** @type {any} */ item) => item.size === 'コミック'],
    ]);
    for (const [params, fits] of filters) {
      const expected = all.filter(fits).map(({ isbn }) => isbn);
      expect(expected.length).to.be.above(0);
      expect((await everything(BOOK, params)).map(({ isbn }) => isbn)).to.deep.equal(expected);
    }
  });

  it('leave the address plain and fill the affiliate address', async () => {
    const [plain] = await items(BOOK);
    const [credited] = await items(BOOK, { affiliateId: 'me' });
    expect(plain.affiliateUrl).to.equal('');
    expect(credited.itemUrl).to.equal(plain.itemUrl);
    expect(credited.affiliateUrl).to.match(/\/go\/me\/books\//);
  });

  it('have dates in every notation', async () => {
    const dates = (await everything(TOTAL)).map(({ salesDate }) => salesDate);
    for (const form of [/^$/, /^\d{4}年$/, /^\d{4}年\d\d月$/, /日$/, /頃$/, /上旬$/, /下旬$/]) {
      expect(
        dates.some((date) => form.test(date)),
        String(form),
      ).to.be.ok;
    }
  });

  it('are sometimes in several genres, and are found in each', async () => {
    const inTwoGenres = (await everything(BOOK)).find(({ booksGenreId }) =>
      booksGenreId.includes('/'),
    );
    for (const booksGenreId of inTwoGenres.booksGenreId.split('/')) {
      const entries = await everything(BOOK, { booksGenreId });
      expect(entries.some(({ isbn }) => isbn === inTwoGenres.isbn)).to.be.ok;
    }
  });

  it('on CDs list their songs', async () => {
    const cds = await everything('BooksCD/Search/20170404');
    expect(cds.some(({ playList }) => playList.split('###').length > 3)).to.be.ok;
    expect(cds.some(({ playList }) => playList === '')).to.be.ok;
  });
});

describe('e-books', () => {
  it('are 80, some of them pre-orders', async () => {
    const counts = await Promise.all(
      [{}, { salesType: 0 }, { salesType: 1 }].map(
        async (params) => (await body(EBOOK, params)).count,
      ),
    );
    expect(counts[0]).to.equal(80);
    expect(Number(counts[1]) + Number(counts[2])).to.equal(80);
  });

  it('are more in a broad search than in an exact one', async () => {
    const params = { ebookGenreId: '', keyword: '固定レイアウト' };
    expect((await body(EBOOK, params)).count).to.equal(0);
    expect((await body(EBOOK, { ...params, field: 0 })).count).to.be.above(0);
  });

  it('are found by language, author and number, without a platform', async () => {
    const english = await items(EBOOK, { language: 'en' });
    expect(english.length).to.be.above(0);
    english.forEach(({ language }) => expect(language).to.equal('EN'));
    const [{ itemNumber, author }] = await items(EBOOK);
    expect((await body(EBOOK, { ebookGenreId: '', itemNumber })).count).to.equal(1);
    (await items(EBOOK, { ebookGenreId: '', author })).forEach((item) =>
      expect(item.author).to.equal(author),
    );
    expect('carrier' in (await body(EBOOK))).to.equal(false);
  });
});
