/** The words of the controls for golf courses. */
import type { WordsByLang } from './controls.js';
import * as near from './near.js';

const ja = {
  ...near.ja,
  reservation: '予約可のみ',
  rating: '口コミが多い順',
  '50on': '五十音順',
  prefecture: '都道府県順',
  highway: '高速道路順',
  sortreservation: '予約が多い順',
  evaluation: '総合評価が高い順',
  staff: '接客の評価が高い順',
  facility: '設備の評価が高い順',
  meal: '食事の評価が高い順',
  course: 'コースの評価が高い順',
  costperformance: 'コストパフォーマンス順',
  distance: '距離の評価が高い順',
  fairway: 'フェアウェイの評価が高い順',
  friends: '仲間と楽しむ方におすすめ',
  entertainment: '接待におすすめ',
  couple: 'カップルにおすすめ',
  athlete: '競技志向の方におすすめ',
  beginner: '初心者におすすめ',
  normal: '中級者におすすめ',
  senior: '上級者におすすめ',
  woman: '女性におすすめ',
};

const en: Record<keyof typeof ja, string> = {
  ...near.en,
  reservation: 'Bookable only',
  rating: 'Most reviews',
  '50on': 'Name',
  prefecture: 'Prefecture',
  highway: 'Highway',
  sortreservation: 'Most bookings',
  evaluation: 'Best rated overall',
  staff: 'Best staff',
  facility: 'Best facilities',
  meal: 'Best meals',
  course: 'Best course',
  costperformance: 'Best value',
  distance: 'Best length',
  fairway: 'Best fairways',
  friends: 'For a day with friends',
  entertainment: 'For business guests',
  couple: 'For couples',
  athlete: 'For sporting players',
  beginner: 'For beginners',
  normal: 'For intermediate players',
  senior: 'For advanced players',
  woman: 'For women',
};

export const golfWords: WordsByLang = { ja, en };
