import { words, type Words } from './words.js';

const paths = {
  more: 'もっと見る|Show more',
  previous: '前へ|Previous',
  next: '次へ|Next',
  pages: 'ページ|Pages',
  page: '{0}ページ目|Page {0}',
  /** Which of all entries are shown. */
  found: '全{2}件中 {0}–{1}件|{0}–{1} of {2}',
  row: '横にスクロールできる一覧|List that scrolls sideways',
  genres: 'ジャンルで絞り込む|Narrow down by genre',
  all: 'すべて|All',
} as const;

/** The words of the ways through what is found. */
export const pathWords = /* @__PURE__ */ words(paths);

export type PathWords = Words<typeof paths>;
