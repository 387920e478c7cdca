import { words, type Words } from './words.js';

const pager = {
  more: 'もっと見る|Show more',
  previous: '前へ|Previous',
  next: '次へ|Next',
  pages: 'ページ|Pages',
  page: '{0}ページ目|Page {0}',
  /** Which of all entries are shown. */
  found: '全{2}件中 {0}–{1}件|{0}–{1} of {2}',
} as const;

/** The words of the ways to further entries. */
export const pagerWords = /* @__PURE__ */ words(pager);

export type PagerWords = Words<typeof pager>;
