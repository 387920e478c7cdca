const ja = {
  lowestPrice: '最安',
  highestRating: '最高評価',
  onlyDifferences: '違う項目だけ表示',
  /** The result of the checkbox: the number of rows. */
  differing: (formatted: string, count: number) =>
    count ? `${formatted}項目が違います` : '違う項目はありません',
  /** The disclosure of facts that only one entry has. */
  furtherFacts: (formatted: string) => `そのほかの項目（${formatted}）`,
};

const en: typeof ja = {
  lowestPrice: 'Lowest price',
  highestRating: 'Best rated',
  onlyDifferences: 'Differences only',
  differing: (formatted, count) =>
    count ? `${formatted} ${count === 1 ? 'row differs' : 'rows differ'}` : 'No rows differ',
  furtherFacts: (formatted) => `More details (${formatted})`,
};

export const compare = { ja, en };
