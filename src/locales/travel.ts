import { words, type Words } from './words.js';

const travel = {
  /** Stands before the lowest of several prices, and what stands behind it. */
  lowest: '最安料金|from',
  upwards: '〜|',
  station: '最寄り駅 {0}|Station: {0}',
  highway: '高速道路 {0}|Highway: {0}',
  away: '直線距離 {0}|{0} away (straight line)',
  breakfast: '朝食付き|Breakfast',
  dinner: '夕食付き|Dinner',
  breakfastChoice: '朝食選択可|Breakfast on request',
  dinnerChoice: '夕食選択可|Dinner on request',
  noMeals: '食事なし|No meals',
  /** Between meals. */
  and: '・|, ',
  /** The night that begins on a day. */
  night: '{0}の1泊|Night of {0}',
  charge: '料金|Charge',
  total: '合計|Total',
  reserve: '予約する|Reserve',
  plans: '宿泊プラン|Plans',
  journeys: '交通付きプラン|Plans with transport',
  reviews: 'クチコミ|Reviews',
  calendar: '空き状況|Calendar',
  map: '地図|Map',
  outside: '外観|Outside',
  inside: '客室|Room',
  address: '住所|Address',
  telephone: '電話番号|Telephone',
  access: 'アクセス|Access',
  nearest: '最寄り駅|Nearest station',
  parking: '駐車場|Parking',
  review: '宿泊者の声|What a guest says',
} as const;

/** The words of hotels and golf courses. */
export const travelWords = /* @__PURE__ */ words(travel);

export type TravelWords = Words<typeof travel>;

/** What the ratings of a hotel are for, in their order. */
export const aspectWords = /* @__PURE__ */ words({
  service: 'サービス|Service',
  location: '立地|Location',
  room: '部屋|Room',
  equipment: '設備・アメニティ|Facilities',
  bath: '風呂|Bath',
  meal: '食事|Meals',
});
