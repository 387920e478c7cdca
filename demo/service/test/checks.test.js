import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { useSandbox } from './sandbox.js';

const { send } = useSandbox();

const at = { datumType: 1, latitude: '35.6896', longitude: '139.7006' };
const inSeconds = { latitude: '128470.90', longitude: '502933.61' };
const stay = { checkinDate: '2028-02-28', checkoutDate: '2028-02-29' };
const numbers = (/** @type {number} */ count) => Array.from({ length: count }, (_, i) => i).join();

/**
 * Accepted and refused parameters of each operation; an empty value removes a default parameter of the test.
 * @type {Record<string, { taken: Array<import('./sandbox.js').Params>, refused: Array<import('./sandbox.js').Params> }>}
 */
const rules = {
  'MarketItem/Ranking/20170628': {
    taken: [{ page: 1 }, { page: 34 }, { age: 50, sex: 0 }, { carrier: 2 }, { period: 'realtime' }],
    refused: [
      { page: 0 },
      { page: 35 },
      { page: '1.5' },
      { page: '0x1' },
      { age: 15 },
      { age: 60 },
      { sex: 2 },
      { carrier: 3 },
      { period: 'weekly' },
      { genreId: 'tea' },
    ],
  },
  'Product/Search/20140305': {
    taken: [
      { genreId: '', keyword: '茶' },
      { genreId: '', keyword: 'ab' },
      { genreId: '', keyword: 'あい' },
      { keyword: 'a'.repeat(128) },
      { keyword: '茶'.repeat(64) },
      { genreId: '', productId: 'x' },
      { minPrice: 1, maxPrice: 2 },
      { maxPrice: 999_999_998 },
      { hits: 30, page: 100 },
    ],
    refused: [
      { genreId: '' },
      { keyword: 'a' },
      { keyword: 'あ' },
      { keyword: 'ア' },
      { keyword: '☆' },
      { keyword: '緑茶 a' },
      { keyword: 'a'.repeat(129) },
      { keyword: '茶'.repeat(64) + 'a' },
      { minPrice: 0 },
      { maxPrice: 999_999_999 },
      { minPrice: 5, maxPrice: 5 },
      { hits: 0 },
      { hits: 31 },
      { page: 101 },
      { sort: ' releaseDate' },
      { orFlag: 2 },
    ],
  },
  'Travel/KeywordHotelSearch/20170426': {
    taken: [{ hotelChainCode: 'HJ,KS,MN,TB,YK' }, { searchField: 1 }, { sort: '+roomCharge' }],
    refused: [
      { keyword: '' },
      { keyword: '京' },
      { hotelChainCode: 'HJ,KS,MN,TB,YK,OB' },
      { hotelThumbnailSize: 4 },
      { responseType: 'huge' },
      { sort: ' roomCharge' },
    ],
  },
  'Travel/SimpleHotelSearch/20131024': {
    taken: [
      { middleClassCode: '', ...at },
      { middleClassCode: '', ...inSeconds },
      { middleClassCode: '', hotelNo: `10101,${numbers(14)}` },
      { ...at, searchRadius: 3 },
      { ...at, allReturnFlag: 1 },
      { squeezeCondition: 'kinen,internet' },
    ],
    refused: [
      { middleClassCode: '' },
      { hotelNo: numbers(16) },
      { latitude: '128470.90' },
      { longitude: '502933.61' },
      { ...at, datumType: 2 },
      { ...inSeconds, datumType: 1 },
      { ...inSeconds, latitude: '128470.901' },
      { ...at, searchRadius: '0.09' },
      { ...at, searchRadius: '3.1' },
      { allReturnFlag: 1 },
      { ...at, allReturnFlag: 0 },
      { squeezeCondition: 'kinen,pool' },
      { datumType: 3 },
    ],
  },
  'Travel/VacantHotelSearch/20170426': {
    taken: [
      stay,
      { adultNum: 1, roomNum: 10 },
      { minCharge: 0, maxCharge: 999_999_999 },
      { ...at, middleClassCode: 'tokyo', allReturnFlag: 1, searchRadius: 3 },
      { allReturnFlag: 1, responseType: 'large' },
    ],
    refused: [
      { checkinDate: '' },
      { checkoutDate: '' },
      { checkinDate: '2027-06-04' },
      { checkinDate: '2027-02-30' },
      { checkinDate: '2027-6-2' },
      { ...stay, checkinDate: '2027-02-29' },
      { adultNum: 0 },
      { adultNum: 100 },
      { adultNum: 90, lowClassNum: 10 },
      { upClassNum: 99 },
      { roomNum: 11 },
      { minCharge: 100, maxCharge: 100 },
      { maxCharge: 1_000_000_000 },
      { searchPattern: 2 },
      { ...at, allReturnFlag: 1, responseType: 'middle' },
      { ...at, allReturnFlag: 1, searchPattern: 1 },
    ],
  },
  'Travel/HotelDetailSearch/20170426': {
    taken: [{ carrier: 1, responseType: 'small' }],
    refused: [{ hotelNo: '' }, { hotelNo: 'abc' }, { hotelNo: '1,2' }],
  },
  'BooksTotal/Search/20170404': {
    taken: [
      { booksGenreId: '', isbnjan: '9784999900008' },
      { keyword: '月曜日', NGKeyword: '図書室' },
      { availability: 6, field: 1 },
    ],
    refused: [
      { booksGenreId: '' },
      { booksGenreId: '', isbnjan: '978499990000' },
      { booksGenreId: '', isbnjan: '978-4-9999-0000-8' },
      { isbnjan: '9784999900008' },
      { booksGenreId: '', isbnjan: '9784999900008', keyword: '月曜日' },
      { NGKeyword: '図書室' },
      { availability: 7 },
      { field: 2 },
      { chirayomiFlag: 2 },
      { sort: 'itemPrice' },
    ],
  },
  'BooksBook/Search/20130522': { taken: [{}, { size: 10 }], refused: [{ size: 11 }] },
  'BooksCD/Search/20170404': {
    taken: [{ bookGenreId: '002101' }, { bookGenreId: '', title: '月' }],
    refused: [
      { bookGenreId: '' },
      { bookGenreId: '003' },
      { bookGenreId: '', booksGenreId: '002' },
      { jan: 'x' },
    ],
  },
  'BooksMagazine/Search/20130522': {
    taken: [{ booksGenreId: '', publisherName: '出版' }],
    refused: [
      { booksGenreId: '' },
      { booksGenreId: '001' },
      { booksGenreId: '', bookGenreId: '007' },
    ],
  },
  'BooksForeignBook/Search/20130522': { taken: [{ sort: 'standard' }], refused: [{ sort: '0' }] },
  'Ebook/EbookSearch/20170426': {
    taken: [{ ebookGenreId: '', author: '夜' }, { salesType: 1 }, { NGKeyword: '雪' }],
    refused: [{ ebookGenreId: '' }, { salesType: 'ALL' }, { field: 2 }, { sort: 'sales' }],
  },
  'Golf/GolfGolfCourseSearch/20131113': {
    taken: [{ searchRadius: 10 }, { searchRadius: 300 }, { keyword: 'あ' }, { sort: '50on' }],
    refused: [
      { searchRadius: 9 },
      { searchRadius: 301 },
      { latitude: '35.6' },
      { latitude: '128470.9', longitude: '502933.6' },
      { reservation: 2 },
      { sort: 'standard' },
    ],
  },
  'FavoriteBookmark/List/20170426': {
    taken: [{ hits: 1 }, { hits: 40 }, { ispublic: '' }, { sort: 'price:desc' }],
    refused: [{ hits: 0 }, { hits: 41 }, { page: 0 }, { ispublic: 'yes' }, { sort: 'standard' }],
  },
  'FavoriteBookmark/Add/20120627': { taken: [], refused: [{ itemCode: '' }] },
  'FavoriteBookmark/Delete/20120627': { taken: [], refused: [{ bookmarkId: '' }] },
};

for (const [path, { taken, refused }] of Object.entries(rules)) {
  describe(path, () => {
    for (const params of taken) {
      it(`accepts ${titleOf(params)}`, async () => {
        const { status, text } = await send(path, params);
        assert.notEqual(status, 400, text);
      });
    }
    for (const params of refused) {
      it(`refuses ${titleOf(params)}`, async () => {
        const { status, body, text } = await send(path, params);
        assert.equal(status, 400, text);
        assert.equal(body.error, 'wrong_parameter');
        assert.match(body.error_description, /must/);
      });
    }
  });
}

/** @param {import('./sandbox.js').Params} params */
function titleOf(params) {
  const text = new URLSearchParams(Object.entries(params).map(([k, v]) => [k, String(v)]));
  return decodeURIComponent(String(text)).slice(0, 80) || 'nothing in particular';
}
