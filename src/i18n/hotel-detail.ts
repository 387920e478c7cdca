import type { Ratings } from '../client/records/travel.js';

const ja = {
  plans: '宿泊プラン',
  /** Plans that include transport. */
  journeys: '交通付きプラン',
  map: '地図',
  pictures: '写真',
  previousPicture: '前の写真',
  nextPicture: '次の写真',
  outside: '外観',
  inside: '客室',
  address: '住所',
  telephone: '電話番号',
  access: 'アクセス',
  nearest: '最寄り駅',
  parking: '駐車場',
  review: '宿泊者のレビュー',
  posted: (date: string) => `（${date}の投稿）`,
  free: (rooms: string) => `空室のあるプランが${rooms}件あります。`,
  /** No rooms on the chosen nights. */
  allTaken: 'この期間に空室はありません。',
  /** Labels of ratings, in display order. */
  aspects: {
    service: 'サービス',
    location: '立地',
    room: '部屋',
    equipment: '設備・アメニティ',
    bath: '風呂',
    meal: '食事',
  } satisfies Record<keyof Ratings, string>,
};

const en: typeof ja = {
  plans: 'Rooms and plans',
  journeys: 'Plans with transport',
  map: 'Map',
  pictures: 'Pictures',
  previousPicture: 'Previous picture',
  nextPicture: 'Next picture',
  outside: 'Exterior',
  inside: 'Room',
  address: 'Address',
  telephone: 'Telephone',
  access: 'Access',
  nearest: 'Nearest station',
  parking: 'Parking',
  review: 'Guest review',
  posted: (date) => ` (${date})`,
  free: (rooms) => `Free rooms: ${rooms}.`,
  allTaken: 'No rooms are free on these nights.',
  aspects: {
    service: 'Service',
    location: 'Location',
    room: 'Room',
    equipment: 'Facilities',
    bath: 'Bath',
    meal: 'Meals',
  },
};

export const hotelDetail = { ja, en };
