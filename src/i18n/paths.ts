import { words, type Words } from './words.js';

const paths = {
  row: '横にスクロールできる一覧|List that scrolls sideways',
  genres: 'ジャンルで絞り込む|Narrow down by genre',
  all: 'すべて|All',
} as const;

/** The words of genres and of carousels. */
export const pathWords = /* @__PURE__ */ words(paths);

export type PathWords = Words<typeof paths>;
