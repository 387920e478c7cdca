import { words, type Words } from './words.js';

/** What each part of an entry is, by its name. */
export const partWords = /* @__PURE__ */ words({
  image: '画像|Picture',
  title: '商品名|Name',
  maker: 'メーカー|Maker',
  author: '著者|Author',
  artist: 'アーティスト|Artist',
  series: 'シリーズ|Series',
  publisher: '出版社|Publisher',
  label: '発売元|Label',
  hardware: '対応機種|For',
  os: '対応OS|System',
  size: '形態|Format',
  cycle: '発行|Cycle',
  language: '言語|Language',
  rating: '評価|Rating',
  rank: '順位|Rank',
  price: '価格|Price',
  availability: '在庫状況|Availability',
  sellers: '販売|Sellers',
  release: '発売日|Released',
  code: 'ISBN・JAN|ISBN, JAN',
  tracks: '曲目|Tracks',
  details: '仕様|Details',
  preview: '試し読み|Preview',
});

const books = {
  lowest: '最安|from',
  average: '平均|average',
  highest: '最高|up to',
  seller: '{0}件の出品|{0} offer',
  sellers: '{0}件の出品|{0} offers',
  /** The place in a genre, and among how many products. */
  place: '{1} {0}位{2}|No. {0}{2} in {1}',
  among: '（{0}商品中）| of {0}',
  itsGenre: 'ジャンル内|its genre',
  released: '{0}発売|Released {0}',
  /** The price that the maker has set. */
  listPrice: '定価|List price',
  off: '{0}%引き|{0}% off',
  preview: '試し読み|Preview',
} as const;

/** The words of products, books and other media. */
export const wordsForBooks = /* @__PURE__ */ words(books);

export type BookWords = Words<typeof books>;
