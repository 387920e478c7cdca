import type { Ratings } from '../service/records/travel.js';
import type { Locale } from './locale.js';

/** The words of hotels and golf courses. Prices, dates and distances are already written out. */
export interface TravelWords {
  /** Stands before the lowest of several prices, and what stands behind it. */
  readonly lowest: string;
  readonly upwards: string;
  readonly station: (name: string) => string;
  readonly highway: (exit: string) => string;
  readonly away: (distance: string) => string;
  readonly breakfast: string;
  readonly dinner: string;
  readonly breakfastChoice: string;
  readonly dinnerChoice: string;
  readonly noMeals: string;
  readonly meals: (meals: readonly string[]) => string;
  /** The night that begins on a day. */
  readonly night: (day: string) => string;
  readonly charge: string;
  readonly total: string;
  readonly reserve: string;
  readonly plans: string;
  readonly journeys: string;
  readonly reviews: string;
  readonly calendar: string;
  readonly map: string;
  readonly outside: string;
  readonly inside: string;
  readonly address: string;
  readonly telephone: string;
  readonly access: string;
  readonly nearest: string;
  readonly parking: string;
  readonly review: string;
  readonly aspects: Readonly<Record<keyof Ratings, string>>;
}

const ja: TravelWords = {
  lowest: '最安料金',
  upwards: '〜',
  station: (name) => `最寄り駅 ${name}`,
  highway: (exit) => `高速道路 ${exit}`,
  away: (distance) => `直線距離 ${distance}`,
  breakfast: '朝食付き',
  dinner: '夕食付き',
  breakfastChoice: '朝食選択可',
  dinnerChoice: '夕食選択可',
  noMeals: '食事なし',
  meals: (meals) => meals.join('・'),
  night: (day) => `${day}の1泊`,
  charge: '料金',
  total: '合計',
  reserve: '予約する',
  plans: '宿泊プラン',
  journeys: '交通付きプラン',
  reviews: 'クチコミ',
  calendar: '空き状況',
  map: '地図',
  outside: '外観',
  inside: '客室',
  address: '住所',
  telephone: '電話番号',
  access: 'アクセス',
  nearest: '最寄り駅',
  parking: '駐車場',
  review: '宿泊者の声',
  aspects: {
    service: 'サービス',
    location: '立地',
    room: '部屋',
    equipment: '設備・アメニティ',
    bath: '風呂',
    meal: '食事',
  },
};

const en: TravelWords = {
  lowest: 'from',
  upwards: '',
  station: (name) => `Station: ${name}`,
  highway: (exit) => `Highway: ${exit}`,
  away: (distance) => `${distance} away (straight line)`,
  breakfast: 'Breakfast',
  dinner: 'Dinner',
  breakfastChoice: 'Breakfast on request',
  dinnerChoice: 'Dinner on request',
  noMeals: 'No meals',
  meals: (meals) => meals.join(', '),
  night: (day) => `Night of ${day}`,
  charge: 'Charge',
  total: 'Total',
  reserve: 'Reserve',
  plans: 'Plans',
  journeys: 'Plans with transport',
  reviews: 'Reviews',
  calendar: 'Calendar',
  map: 'Map',
  outside: 'Outside',
  inside: 'Room',
  address: 'Address',
  telephone: 'Telephone',
  access: 'Access',
  nearest: 'Nearest station',
  parking: 'Parking',
  review: 'What a guest says',
  aspects: {
    service: 'Service',
    location: 'Location',
    room: 'Room',
    equipment: 'Facilities',
    bath: 'Bath',
    meal: 'Meals',
  },
};

/** The words in the language of a locale. */
export const travelWords = ({ lang }: Locale): TravelWords => (lang === 'en' ? en : ja);
