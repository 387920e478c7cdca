import type { Locale } from '../../i18n/locale.js';

const ja = {
  /** Best values. */
  lowestPrice: '最安',
  highestRating: '最高評価',
  /** Checkbox above a comparison. */
  onlyDifferences: '違うところだけ',
  /** The disclosure of facts that only one entry has. */
  furtherFacts: (formatted: string) => `そのほかの項目（${formatted}）`,
};

const en: typeof ja = {
  lowestPrice: 'Lowest price',
  highestRating: 'Best rated',
  onlyDifferences: 'Only differences',
  furtherFacts: (formatted) => `Further facts (${formatted})`,
};

export const compare: Readonly<Record<Locale, typeof ja>> = { ja, en };
