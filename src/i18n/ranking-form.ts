import type { ranking } from '../client/operations/market-item.js';
import type { Locale } from './locale.js';

const ja = {
  labels: {
    age: '購入者の年代',
    sex: '購入者の性別',
  },
  options: {
    age: { 10: '10代', 20: '20代', 30: '30代', 40: '40代', 50: '50代以上' } satisfies Record<
      (typeof ranking.params.age.values)[number],
      string
    >,
    sex: { 0: '男性', 1: '女性' } satisfies Record<
      (typeof ranking.params.sex.values)[number],
      string
    >,
  },
};

const en: typeof ja = {
  labels: {
    age: 'Buyers’ age',
    sex: 'Buyers’ gender',
  },
  options: {
    age: { 10: 'Teens', 20: '20s', 30: '30s', 40: '40s', 50: '50 and over' },
    sex: { 0: 'Men', 1: 'Women' },
  },
};

export const rankingForm: Readonly<Record<Locale, typeof ja>> = { ja, en };
