const ja = {
  genres: 'ジャンルで絞り込む',
  count: (formatted: string, _count: number) => `${formatted}件`,
};

const en: typeof ja = {
  genres: 'Filter by genre',
  count: (formatted, count) => `${formatted} ${count === 1 ? 'item' : 'items'}`,
};

export const genres = { ja, en };
