import type { simpleHotelSearch } from '../../client/operations/travel.js';
import { sum } from '../../client/sum.js';
import { near } from '../../features/search-form/near-texts.js';
import type { Locale } from '../../i18n/locale.js';

const ja = {
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
  near: near.ja,
};

const en: typeof ja = {
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
  near: near.en,
};

export const hotelForm: Readonly<Record<Locale, typeof ja>> = { ja, en };
