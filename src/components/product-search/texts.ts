import type { productSearch } from '../../client/operations/product.js';
import type { Locale } from '../../i18n/locale.js';

const ja = {
  labels: {
    minPrice: '価格の下限（円）',
    maxPrice: '価格の上限（円）',
  },
  issues: { mustExceed: '価格の下限より高い金額を入力してください。' },
  options: {
    sort: {
      standard: '標準',
      '-releaseDate': '発売日が新しい順',
      '-seller': '売れている順',
      '-satisfied': '満足度が高い順',
    } satisfies Record<(typeof productSearch.params.sort.values)[number], string>,
  },
};

const en: typeof ja = {
  labels: {
    minPrice: 'Min price (¥)',
    maxPrice: 'Max price (¥)',
  },
  issues: { mustExceed: 'Please enter more than the minimum price.' },
  options: {
    sort: {
      standard: 'Default',
      '-releaseDate': 'Newest first',
      '-seller': 'Bestselling',
      '-satisfied': 'Highest satisfaction',
    },
  },
};

export const productForm: Readonly<Record<Locale, typeof ja>> = { ja, en };
