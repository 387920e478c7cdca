const ja = {
  more: 'もっと見る',
  previous: '前へ',
  next: '次へ',
  pages: 'ページ送り',
  page: (number: string) => `${number}ページ目`,
  /** Range of the shown entries among all. */
  found: (first: string, last: string, count: string) => `全${count}件中${first}〜${last}件`,
  /** Button that checks the next hotels when none of the checked ones meets all conditions. */
  lookFurther: '続きを探す',
  /** Range of the checked hotels, when the conditions are checked in the browser.
   * @param found number of hotels that meet all conditions
   */
  lookedThrough: (first: string, last: string, count: string, found: string) =>
    `${first === '1' && last === count ? `${count}軒` : `${count}軒中${first}〜${last}軒目`}を確認` +
    (found === '0' ? 'しました。' : `し、条件に合う宿が${found}軒見つかりました。`),
  /** Number of shown entries when the total is unknown. */
  shown: (formatted: string, _count: number) => `${formatted}件を表示しています。`,
  /** Announcement after further entries were appended. */
  added: (formatted: string, _count: number) => `${formatted}件を追加しました。`,
  /** Further entries could not be loaded; the earlier ones are still shown. */
  failed: '続きを読み込めませんでした。もう一度お試しください。',
};

const en: typeof ja = {
  more: 'Show more',
  previous: 'Previous',
  next: 'Next',
  pages: 'Pagination',
  page: (number) => `Page ${number}`,
  found: (first, last, count) => `${first}–${last} of ${count}`,
  lookFurther: 'Check more hotels',
  lookedThrough: (first, last, count, found) => {
    const isAll = first === '1' && last === count;
    const checked = `${isAll ? '' : `${first}–${last} of `}${count} matching ${count === '1' ? 'hotel' : 'hotels'}`;
    if (found === '0') return `Checked ${checked}.`;
    return `Checked ${checked}; ${found} ${found === '1' ? 'meets' : 'meet'} all conditions.`;
  },
  shown: (formatted, count) => `${formatted} ${count === 1 ? 'item' : 'items'} shown.`,
  added: (formatted, count) => `${formatted} ${count === 1 ? 'item' : 'items'} added.`,
  failed: 'Couldn’t load more. Please try again.',
};

export const pagination = { ja, en };
