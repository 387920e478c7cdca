import type { golfCourseSearch } from '../../client/operations/golf.js';
import { near } from '../../features/search-form/near-texts.js';
import type { Locale } from '../../i18n/locale.js';

const ja = {
  labels: { reservation: '予約できるコースのみ' },
  options: {
    sort: {
      rating: 'レビューが多い順',
      '50on': '五十音順',
      prefecture: '都道府県順',
      highway: '高速道路順',
      reservation: '予約が多い順',
      evaluation: '総合評価が高い順',
      staff: '接客の評価が高い順',
      facility: '設備の評価が高い順',
      meal: '食事の評価が高い順',
      course: 'コースの評価が高い順',
      costperformance: 'コストパフォーマンスの評価が高い順',
      distance: 'コース距離の評価が高い順',
      fairway: 'フェアウェイの評価が高い順',
      friends: '仲間と楽しむ方におすすめ',
      entertainment: '接待におすすめ',
      couple: 'カップルにおすすめ',
      athlete: '競技志向の方におすすめ',
      beginner: '初心者におすすめ',
      normal: '中級者におすすめ',
      senior: '上級者におすすめ',
      woman: '女性におすすめ',
    } satisfies Record<(typeof golfCourseSearch.params.sort.values)[number], string>,
  },
  near: near.ja,
};

const en: typeof ja = {
  labels: { reservation: 'Bookable courses only' },
  options: {
    sort: {
      rating: 'Most reviews',
      '50on': 'Name (kana order)',
      prefecture: 'By prefecture',
      highway: 'By expressway',
      reservation: 'Most bookings',
      evaluation: 'Best rated overall',
      staff: 'Best staff',
      facility: 'Best facilities',
      meal: 'Best meals',
      course: 'Best course',
      costperformance: 'Best value',
      distance: 'Best course length',
      fairway: 'Best fairways',
      friends: 'For a day with friends',
      entertainment: 'For entertaining clients',
      couple: 'For couples',
      athlete: 'For competitive golfers',
      beginner: 'For beginners',
      normal: 'For intermediate golfers',
      senior: 'For advanced golfers',
      woman: 'For women',
    },
  },
  near: near.en,
};

export const golfForm: Readonly<Record<Locale, typeof ja>> = { ja, en };
