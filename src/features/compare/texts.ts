import type { Locale } from '../../i18n/locale.js';

const ja = {
  /** Best values. */
  lowestPrice: '最安',
  highestRating: '最高評価',
  /** Checkbox above a comparison. */
  onlyDifferences: '違う項目だけ表示',
  /** The disclosure of facts that only one entry has. */
  furtherFacts: (formatted: string) => `そのほかの項目（${formatted}）`,
};

const en: typeof ja = {
  lowestPrice: 'Lowest price',
  highestRating: 'Best rated',
  onlyDifferences: 'Differences only',
  furtherFacts: (formatted) => `More details (${formatted})`,
};

export const compare: Readonly<Record<Locale, typeof ja>> = { ja, en };
