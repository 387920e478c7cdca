/** The words of the ways through what is found. Numbers are already written out. */
export interface PathWords {
  readonly more: string;
  readonly previous: string;
  readonly next: string;
  readonly pages: string;
  readonly page: (page: string) => string;
  /** Which of all entries are shown. */
  readonly found: (first: string, last: string, count: string) => string;
  readonly row: string;
  readonly genres: string;
  readonly all: string;
}

const ja: PathWords = {
  more: 'もっと見る',
  previous: '前へ',
  next: '次へ',
  pages: 'ページ',
  page: (page) => `${page}ページ目`,
  found: (first, last, count) => `全${count}件中 ${first}–${last}件`,
  row: '横にスクロールできる一覧',
  genres: 'ジャンルで絞り込む',
  all: 'すべて',
};

const en: PathWords = {
  more: 'Show more',
  previous: 'Previous',
  next: 'Next',
  pages: 'Pages',
  page: (page) => `Page ${page}`,
  found: (first, last, count) => `${first}–${last} of ${count}`,
  row: 'List that scrolls sideways',
  genres: 'Narrow down by genre',
  all: 'All',
};

export const pathWords = (lang: string): PathWords => (lang === 'en' ? en : ja);
