/** Texts of the forms for hotels and golf courses. */
import type { golfCourseSearch } from '../client/operations/golf.js';
import type { simpleHotelSearch } from '../client/operations/travel.js';
import { sum } from '../client/sum.js';
import type { Locale } from './locale.js';

/** Texts of searches around the reader. */
const nearJa = {
  button: '現在地から探す',
  locating: '現在地を取得しています…',
  denied: '位置情報の利用が許可されていません。ブラウザの設定をご確認ください。',
  unavailable: '現在地を取得できませんでした。しばらくしてからもう一度お試しください。',
  /** Name of the filter: a circle around the reader, or the visible area of a map. */
  around: '現在地周辺',
  onMap: '地図の範囲',
  /** Label of the distance from a place other than the reader’s position. */
  elsewhere: '指定した地点からの距離',
  within: (kilometres: string) => `${kilometres} km 以内`,
};

export type NearMessages = typeof nearJa;

const nearEn: NearMessages = {
  button: 'Search near me',
  locating: 'Getting your location…',
  denied: 'Location access is blocked. Allow it in your browser settings.',
  unavailable: 'Couldn’t get your location. Please try again later.',
  around: 'Near me',
  onMap: 'Map area',
  elsewhere: 'Distance from this point',
  within: (kilometres) => `Within ${kilometres} km`,
};

const hotelJa = {
  labels: {
    checkinDate: 'チェックイン',
    checkoutDate: 'チェックアウト',
    adultNum: '大人',
    roomNum: '部屋数',
    upClassNum: '小学生（高学年）',
    lowClassNum: '小学生（低学年）',
    infantWithMBNum: '幼児（食事・寝具あり）',
    infantWithMNum: '幼児（食事のみ）',
    infantWithBNum: '幼児（寝具のみ）',
    infantWithoutMBNum: '幼児（食事・寝具なし）',
    minCharge: '料金の下限（円）',
    maxCharge: '料金の上限（円）',
    squeezeCondition: 'こだわり条件',
  },
  options: {
    squeezeCondition: {
      kinen: '禁煙ルーム',
      internet: '客室インターネット',
      daiyoku: '大浴場',
      onsen: '温泉',
    } satisfies Record<(typeof simpleHotelSearch.params.squeezeCondition.values)[number], string>,
    sort: {
      standard: '標準',
      '+roomCharge': '料金が安い順',
      '-roomCharge': '料金が高い順',
    } satisfies Record<(typeof simpleHotelSearch.params.sort.values)[number], string>,
  },
  issues: {
    minLength: '2文字以上で入力してください。',
    mustExceed: '料金の下限より高い金額を入力してください。',
    inPast: '今日以降の日付を選んでください。',
    mustBeAfter: 'チェックイン日より後の日付を選んでください。',
    tooManyGuests: '人数は合計99名以内で入力してください。',
  },
  missing: {
    checkinDate: 'チェックイン日を入力してください。',
    checkoutDate: 'チェックアウト日を入力してください。',
  },
  panel: {
    label: '人数',
    summary: ({ adultNum = 0, roomNum, ...children }: Readonly<Record<string, number>>) => {
      const childCount = sum(Object.values(children));
      return [
        `大人${adultNum}名`,
        ...(childCount ? [`子ども${childCount}名`] : []),
        ...(roomNum ? [`${roomNum}室`] : []),
      ].join('・');
    },
  },
  near: nearJa,
};

const hotelEn: typeof hotelJa = {
  labels: {
    checkinDate: 'Check-in',
    checkoutDate: 'Check-out',
    adultNum: 'Adults',
    roomNum: 'Rooms',
    upClassNum: 'Children, 10–12',
    lowClassNum: 'Children, 6–9',
    infantWithMBNum: 'Under 6, with meals and bedding',
    infantWithMNum: 'Under 6, with meals',
    infantWithBNum: 'Under 6, with bedding',
    infantWithoutMBNum: 'Under 6, no meals or bedding',
    minCharge: 'Min price (¥)',
    maxCharge: 'Max price (¥)',
    squeezeCondition: 'Amenities',
  },
  options: {
    squeezeCondition: {
      kinen: 'Non-smoking rooms',
      internet: 'In-room internet',
      daiyoku: 'Public bath',
      onsen: 'Hot spring',
    },
    sort: {
      standard: 'Default',
      '+roomCharge': 'Lowest price first',
      '-roomCharge': 'Highest price first',
    },
  },
  issues: {
    minLength: 'Please enter 2 or more characters.',
    mustExceed: 'Please enter more than the minimum price.',
    inPast: 'Please choose today or a later day.',
    mustBeAfter: 'Please choose a day after check-in.',
    tooManyGuests: 'Please enter up to 99 guests in total.',
  },
  missing: {
    checkinDate: 'Please enter a check-in date.',
    checkoutDate: 'Please enter a check-out date.',
  },
  panel: {
    label: 'Guests',
    summary: ({ adultNum = 0, roomNum, ...children }) => {
      const childCount = sum(Object.values(children));
      return [
        `${adultNum} ${adultNum === 1 ? 'adult' : 'adults'}`,
        ...(childCount ? [`${childCount} ${childCount === 1 ? 'child' : 'children'}`] : []),
        ...(roomNum ? [`${roomNum} ${roomNum === 1 ? 'room' : 'rooms'}`] : []),
      ].join(', ');
    },
  },
  near: nearEn,
};

const golfJa = {
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
  near: nearJa,
};

const golfEn: typeof golfJa = {
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
  near: nearEn,
};

export const hotelForm: Readonly<Record<Locale, typeof hotelJa>> = { ja: hotelJa, en: hotelEn };
export const golfForm: Readonly<Record<Locale, typeof golfJa>> = { ja: golfJa, en: golfEn };
