/** Searches of the sandbox return the entries that fit, in the requested order; each entry on one page. */
import { expect } from 'chai';
import { useSandbox } from './sandbox.js';

const { body } = useSandbox();

const BOOKS = 'BooksBook/Search/20130522';
const EBOOKS = 'Ebook/EbookSearch/20170426';
const PRODUCTS = 'Product/Search/20140305';
const HOTELS = 'Travel/SimpleHotelSearch/20131024';
const GOLF = 'Golf/GolfGolfCourseSearch/20131113';
const RANKING = 'MarketItem/Ranking/20170628';
const BOOKMARKS = 'FavoriteBookmark/List/20170426';

/** All entries of a search, page by page. @param {string} path @param {import('./sandbox.js').Params} [params] @returns {Promise<any[]>} */
async function entriesOf(path, params) {
  const pageOf = (/** @type {number} */ page) =>
    body(path, { formatVersion: 2, hits: 30, ...params, page });
  const first = await pageOf(1);
  const { pageCount = 1 } = first.pagingInfo ?? first.summary ?? first;
  const others = await Promise.all(
    Array.from({ length: Math.max(pageCount - 1, 0) }, (_, index) => pageOf(index + 2)),
  );
  return [first, ...others].flatMap(({ Items, items, Products, hotels }) =>
    hotels
      ? hotels.map((/** @type {any} */ [{ hotelBasicInfo }]) => hotelBasicInfo)
      : (Items ?? items ?? Products),
  );
}

/** Dates that are complete. @param {any} item */
const dateOf = ({ salesDate }) => (/月\d\d日$/.test(salesDate) ? salesDate : undefined);

/** Values of entries in rising order; undefined for those that may be anywhere. @type {[path: string, sort: string, value: (entry: any) => any][]} */
const ORDERS = [
  ...[BOOKS, EBOOKS].flatMap(
    (path) =>
      /** @type {typeof ORDERS} */ ([
        [path, '+itemPrice', ({ itemPrice }) => itemPrice],
        [path, '-itemPrice', ({ itemPrice }) => -itemPrice],
        [path, '+releaseDate', dateOf],
        [path, 'reviewCount', ({ reviewCount }) => -reviewCount],
        [path, 'reviewAverage', ({ reviewAverage }) => -Number(reviewAverage)],
      ]),
  ),
  [PRODUCTS, '-seller', ({ itemCount }) => -itemCount],
  [PRODUCTS, '-satisfied', ({ reviewAverage }) => -reviewAverage],
  [GOLF, 'evaluation', ({ evaluation }) => -evaluation],
  [HOTELS, '+roomCharge', ({ hotelMinCharge }) => hotelMinCharge ?? Infinity],
  [HOTELS, '-roomCharge', ({ hotelMinCharge }) => -(hotelMinCharge ?? -Infinity)],
];

/** Conditions, and the entries of a search without them that fit. @type {[path: string, params: import('./sandbox.js').Params, fits: (entry: any) => boolean][]} */
const CONDITIONS = [
  [BOOKS, { availability: 5 }, ({ availability }) => availability === '5'],
  [BOOKS, { limitedFlag: 1 }, ({ limitedFlag }) => limitedFlag === 1],
  [BOOKS, { chirayomiFlag: 1 }, ({ chirayomiUrl }) => chirayomiUrl !== ''],
  [BOOKS, { size: 9 }, ({ size }) => size === 'コミック'],
  [BOOKS, { booksGenreId: '001004' }, ({ booksGenreId }) => booksGenreId.includes('001004')],
  [EBOOKS, { language: 'en' }, ({ language }) => language === 'EN'],
  [PRODUCTS, { maxPrice: 8000 }, ({ minPrice }) => minPrice <= 8000],
  [GOLF, { areaCode: 12 }, ({ address }) => address.startsWith('千葉県')],
  [GOLF, { keyword: '千葉県' }, ({ address }) => address.startsWith('千葉県')],
];

/** Parameters of searches with many entries. @type {Record<string, import('./sandbox.js').Params>} */
const ALL = {
  [PRODUCTS]: { genreId: 100671 },
  [HOTELS]: { middleClassCode: '', largeClassCode: 'japan' },
};

/** @param {any} entry */
const idOf = ({ isbn, itemNumber, productId, golfCourseId, itemCode }) =>
  isbn ?? itemNumber ?? golfCourseId ?? productId ?? itemCode;

describe('a search of the sandbox', () => {
  for (const [path, sort, value] of ORDERS)
    it(`${path} is sorted by ${sort}`, async () => {
      const entries = await entriesOf(path, { ...ALL[path], sort });
      const values = entries.map(value).filter((one) => one !== undefined);
      expect(new Set(values).size).to.be.above(1);
      const sorted = [...values].sort((a, b) => (a < b ? -1 : Number(a > b)));
      expect(values).to.deep.equal(sorted);
    });

  for (const [path, params, fits] of CONDITIONS)
    it(`${path} meets ${JSON.stringify(params)}`, async () => {
      const ids = (await entriesOf(path, { ...ALL[path], ...params })).map(idOf);
      expect(ids.length).to.be.above(0);
      const all = await entriesOf(path, ALL[path]);
      expect(all.length).to.be.above(ids.length);
      expect(ids.sort()).to.deep.equal(all.filter(fits).map(idOf).sort());
    });

  it('of bookmarks returns private ones, public ones or both, in one order or its reverse', async () => {
    const idsOf = async (/** @type {import('./sandbox.js').Params} */ params) =>
      (await entriesOf(BOOKMARKS, { ispublic: '', ...params })).map(({ bookmarkId }) => bookmarkId);
    const ids = await idsOf({ sort: 'regist_datetime' });
    expect(await idsOf({ sort: 'regist_datetime:desc' })).to.deep.equal([...ids].reverse());
    const [some, others] = [await idsOf({ ispublic: 'true' }), await idsOf({ ispublic: 'false' })];
    expect([...some, ...others].sort()).to.deep.equal([...ids].sort());
    for (const part of [some, others]) expect(part.length).to.be.above(0);
  });

  it('has each entry on one page, and counts them', async () => {
    for (const [path, hits] of /** @type {const} */ ([
      [BOOKS, 7],
      [PRODUCTS, 3],
      [GOLF, 10],
    ])) {
      const { count } = await body(path, ALL[path]);
      const ids = (await entriesOf(path, { ...ALL[path], hits })).map(idOf);
      expect(new Set(ids).size, path).to.equal(count);
      expect(ids.length, path).to.equal(count);
    }
  });

  it('MarketItem/Ranking continues its ranks on the next page, and differs between audiences', async () => {
    const of = async (/** @type {import('./sandbox.js').Params} */ params) =>
      (await body(RANKING, { formatVersion: 2, ...params })).Items;
    const items = [...(await of({ page: 1 })), ...(await of({ page: 2 }))];
    expect(items.map(({ rank }) => rank)).to.deep.equal(items.map((_, index) => index + 1));
    expect(new Set(items.map(idOf)).size).to.equal(items.length);
    const [first, other] = [await of({ age: 20 }), await of({ age: 20, sex: 1 })];
    expect(other.map(idOf)).not.to.deep.equal(first.map(idOf));
    expect((await of({ age: 20 })).map(idOf)).to.deep.equal(first.map(idOf));
  });
});
