import { nearWords } from './near.js';
import type { Texts } from './words.js';

/** The words of the controls for golf courses. */
export const golfWords: Texts = {
  ...nearWords,
  reservation: '予約可のみ|Bookable only',
  rating: '口コミが多い順|Most reviews',
  '50on': '五十音順|Name',
  prefecture: '都道府県順|Prefecture',
  highway: '高速道路順|Highway',
  sortreservation: '予約が多い順|Most bookings',
  evaluation: '総合評価が高い順|Best rated overall',
  staff: '接客の評価が高い順|Best staff',
  facility: '設備の評価が高い順|Best facilities',
  meal: '食事の評価が高い順|Best meals',
  course: 'コースの評価が高い順|Best course',
  costperformance: 'コストパフォーマンス順|Best value',
  distance: '距離の評価が高い順|Best length',
  fairway: 'フェアウェイの評価が高い順|Best fairways',
  friends: '仲間と楽しむ方におすすめ|For a day with friends',
  entertainment: '接待におすすめ|For business guests',
  couple: 'カップルにおすすめ|For couples',
  athlete: '競技志向の方におすすめ|For sporting players',
  beginner: '初心者におすすめ|For beginners',
  normal: '中級者におすすめ|For intermediate players',
  senior: '上級者におすすめ|For advanced players',
  woman: '女性におすすめ|For women',
};
