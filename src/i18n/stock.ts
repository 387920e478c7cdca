/** Availability of books, by the codes of the searches. */
import type { booksBook } from '../client/operations/books.js';
import type { ebookSearch } from '../client/operations/ebook.js';
import type { Locale } from './locale.js';

const ja = {
  availability: {
    1: '在庫あり',
    2: '3〜7日程度で発送',
    3: '3〜9日程度で発送',
    4: 'メーカー在庫あり',
    5: '予約受付中',
    6: 'お取り寄せ（メーカーに在庫を確認）',
  } satisfies Record<Exclude<(typeof booksBook.params.availability.values)[number], 0>, string>,
  salesType: { 0: '通常商品', 1: '予約商品' } satisfies Record<
    (typeof ebookSearch.params.salesType.values)[number],
    string
  >,
};

const en: typeof ja = {
  availability: {
    1: 'In stock',
    2: 'Ships in about 3–7 days',
    3: 'Ships in about 3–9 days',
    4: 'In stock at the maker',
    5: 'Preorder',
    6: 'Availability on request',
  },
  salesType: { 0: 'Available now', 1: 'Preorder' },
};

export const stock: Readonly<Record<Locale, typeof ja>> = { ja, en };
