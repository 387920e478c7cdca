/** Texts of comparisons. */
import type { Locale } from '../../i18n/locale.js';

const ja = {
  /** Best values. */
  lowestPrice: '最安',
  highestRating: '最高評価',
  /** Checkbox above a comparison. */
  onlyDifferences: '違うところだけ',
};

const en: typeof ja = {
  lowestPrice: 'Lowest price',
  highestRating: 'Best rated',
  onlyDifferences: 'Only differences',
};

export const compare: Readonly<Record<Locale, typeof ja>> = { ja, en };
