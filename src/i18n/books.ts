import { words, type Words } from './words.js';

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
  details: '仕様|Details',
  tracks: '曲目|Tracks',
} as const;

/** The words of products, books and other media. */
export const wordsForBooks = /* @__PURE__ */ words(books);

export type BookWords = Words<typeof books>;
