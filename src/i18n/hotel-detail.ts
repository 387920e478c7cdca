import { words, type Words } from './words.js';

const detail = {
  plans: '宿泊プラン|Plans',
  journeys: '交通付きプラン|Plans with transport',
  map: '地図|Map',
  outside: '外観|Outside',
  inside: '客室|Room',
  address: '住所|Address',
  telephone: '電話番号|Telephone',
  access: 'アクセス|Access',
  nearest: '最寄り駅|Nearest station',
  parking: '駐車場|Parking',
  review: '宿泊者の声|What a guest says',
  reviews: 'クチコミ|Reviews',
} as const;

/** The words of one hotel. */
export const detailWords = /* @__PURE__ */ words(detail);

export type DetailWords = Words<typeof detail>;

/** What the ratings of a hotel are for, in their order. */
export const aspectWords = /* @__PURE__ */ words({
  service: 'サービス|Service',
  location: '立地|Location',
  room: '部屋|Room',
  equipment: '設備・アメニティ|Facilities',
  bath: '風呂|Bath',
  meal: '食事|Meals',
});
