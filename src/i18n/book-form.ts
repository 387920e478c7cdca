/** Texts of the forms for books, other media and e-books. */
import type { sorts } from '../client/operations/books-params.js';
import type { booksBook } from '../client/operations/books.js';
import type { Locale } from './locale.js';
import { stock } from './stock.js';

const ja = {
  labels: {
    title: 'タイトル',
    author: '著者',
    publisherName: '出版社',
    artistName: 'アーティスト・出演者',
    label: 'レーベル・発売元',
    os: '対応 OS',
    hardware: '対応機種',
    isbn: 'ISBN',
    jan: 'JAN コード',
    isbnjan: 'ISBN・JAN コード',
    language: '言語',
    size: '本の種類',
    availability: '在庫状況',
    outOfStockFlag: '在庫切れも表示',
    limitedFlag: '限定版のみ',
    chirayomiFlag: '試し読みできる商品のみ',
    salesType: '販売状況',
  },
  options: {
    ...stock.ja,
    language: { ja: '日本語', en: '英語' },
    size: {
      1: '単行本',
      2: '文庫',
      3: '新書',
      4: '全集・双書',
      5: '事典・辞典',
      6: '図鑑',
      7: '絵本',
      8: 'カセット・CDなど',
      9: 'コミック',
      10: 'その他',
    } satisfies Record<Exclude<(typeof booksBook.params.size.values)[number], 0>, string>,
    sort: {
      standard: '標準',
      sales: '売れている順',
      '+releaseDate': '発売日が古い順',
      '-releaseDate': '発売日が新しい順',
      '+itemPrice': '価格が安い順',
      '-itemPrice': '価格が高い順',
      reviewCount: 'レビューが多い順',
      reviewAverage: 'レビュー評価が高い順',
    } satisfies Record<(typeof sorts)[number], string>,
  },
  issues: { isbnOrJan: '13桁で入力してください。' },
  hints: { isbn: '13桁', jan: '13桁', isbnjan: '13桁' },
};

const en: typeof ja = {
  labels: {
    title: 'Title',
    author: 'Author',
    publisherName: 'Publisher',
    artistName: 'Artist or actor',
    label: 'Label or maker',
    os: 'Operating system',
    hardware: 'Platform',
    isbn: 'ISBN',
    jan: 'JAN code',
    isbnjan: 'ISBN or JAN code',
    language: 'Language',
    size: 'Format',
    availability: 'Availability',
    outOfStockFlag: 'Include out-of-stock items',
    limitedFlag: 'Limited editions only',
    chirayomiFlag: 'Free preview only',
    salesType: 'Status',
  },
  options: {
    ...stock.en,
    language: { ja: 'Japanese', en: 'English' },
    size: {
      1: 'Book',
      2: 'Paperback',
      3: 'Pocket book (shinsho)',
      4: 'Complete works, series',
      5: 'Dictionary',
      6: 'Illustrated guide',
      7: 'Picture book',
      8: 'Cassette, CD',
      9: 'Comic',
      10: 'Other',
    },
    sort: {
      standard: 'Default',
      sales: 'Bestselling',
      '+releaseDate': 'Oldest first',
      '-releaseDate': 'Newest first',
      '+itemPrice': 'Lowest price first',
      '-itemPrice': 'Highest price first',
      reviewCount: 'Most reviews',
      reviewAverage: 'Highest rated',
    },
  },
  issues: { isbnOrJan: 'Please enter 13 digits.' },
  hints: { isbn: '13 digits', jan: '13 digits', isbnjan: '13 digits' },
};

export const bookForm: Readonly<Record<Locale, typeof ja>> = { ja, en };
