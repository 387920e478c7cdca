import type { Locale } from './locale.js';

/** The words of products, books and other media. Prices, numbers and dates are already written out. */
export interface BookWords {
  /** What each part of an entry is, by its name. */
  readonly parts: Readonly<Record<string, string>>;
  readonly lowest: string;
  readonly average: string;
  readonly highest: string;
  readonly sellers: (count: string) => string;
  /** @param count products in the genre */
  readonly place: (rank: string, genre?: string, count?: string) => string;
  readonly released: (date: string) => string;
  /** The price that the maker has set. */
  readonly listPrice: string;
  readonly off: (percent: string) => string;
  readonly preview: string;
}

const ja: BookWords = {
  parts: {
    image: '画像',
    title: '商品名',
    maker: 'メーカー',
    author: '著者',
    artist: 'アーティスト',
    series: 'シリーズ',
    publisher: '出版社',
    label: '発売元',
    hardware: '対応機種',
    os: '対応OS',
    size: '形態',
    cycle: '発行',
    language: '言語',
    rating: '評価',
    rank: '順位',
    price: '価格',
    availability: '在庫状況',
    sellers: '販売',
    release: '発売日',
    code: 'ISBN・JAN',
    tracks: '曲目',
    details: '仕様',
    preview: '試し読み',
  },
  lowest: '最安',
  average: '平均',
  highest: '最高',
  sellers: (count) => `${count}件の出品`,
  place: (rank, genre, count) =>
    `${genre ?? 'ジャンル内'} ${rank}位${count ? `（${count}商品中）` : ''}`,
  released: (date) => `${date}発売`,
  listPrice: '定価',
  off: (percent) => `${percent}%引き`,
  preview: '試し読み',
};

const en: BookWords = {
  parts: {
    image: 'Picture',
    title: 'Name',
    maker: 'Maker',
    author: 'Author',
    artist: 'Artist',
    series: 'Series',
    publisher: 'Publisher',
    label: 'Label',
    hardware: 'For',
    os: 'System',
    size: 'Format',
    cycle: 'Cycle',
    language: 'Language',
    rating: 'Rating',
    rank: 'Rank',
    price: 'Price',
    availability: 'Availability',
    sellers: 'Sellers',
    release: 'Released',
    code: 'ISBN, JAN',
    tracks: 'Tracks',
    details: 'Details',
    preview: 'Preview',
  },
  lowest: 'from',
  average: 'average',
  highest: 'up to',
  sellers: (count) => (count === '1' ? '1 offer' : `${count} offers`),
  place: (rank, genre, count) =>
    `No. ${rank}${count ? ` of ${count}` : ''} in ${genre ?? 'its genre'}`,
  released: (date) => `Released ${date}`,
  listPrice: 'List price',
  off: (percent) => `${percent}% off`,
  preview: 'Preview',
};

/** The words in the language of a locale. */
export const wordsForBooks = ({ lang }: Locale): BookWords => (lang === 'en' ? en : ja);
