/** The words of the controls for hotels. */
import type { WordsByLang } from './controls.js';
import * as near from './near.js';

const ja = {
  ...near.ja,
  checkinDate: 'チェックイン',
  checkoutDate: 'チェックアウト',
  adultNum: '大人',
  roomNum: '部屋数',
  folded: 'お子様の人数',
  upClassNum: '小学生（高学年）',
  lowClassNum: '小学生（低学年）',
  infantWithMBNum: '幼児（食事・布団あり）',
  infantWithMNum: '幼児（食事のみ）',
  infantWithBNum: '幼児（布団のみ）',
  infantWithoutMBNum: '幼児（食事・布団なし）',
  minCharge: '最低料金',
  maxCharge: '最高料金',
  squeezeCondition: 'こだわり条件',
  kinen: '禁煙ルーム',
  internet: '客室でインターネット',
  daiyoku: '大浴場',
  onsen: '温泉',
  '+roomCharge': '料金が安い順',
  '-roomCharge': '料金が高い順',
  // Broken rules, by words of the rule.
  '2 characters': '2文字以上で入力してください。',
  'be after': 'チェックイン日より後の日付を選んでください。',
  'people with': '人数は合わせて99名までで入力してください。',
};

const en: Record<keyof typeof ja, string> = {
  ...near.en,
  checkinDate: 'Check-in',
  checkoutDate: 'Check-out',
  adultNum: 'Adults',
  roomNum: 'Rooms',
  folded: 'Children',
  upClassNum: 'Aged about 10 to 12',
  lowClassNum: 'Aged about 6 to 9',
  infantWithMBNum: 'Younger, meals and bed',
  infantWithMNum: 'Younger, meals only',
  infantWithBNum: 'Younger, bed only',
  infantWithoutMBNum: 'Younger, no meals or bed',
  minCharge: 'From (¥)',
  maxCharge: 'To (¥)',
  squeezeCondition: 'With',
  kinen: 'Non-smoking rooms',
  internet: 'Internet in the room',
  daiyoku: 'Public bath',
  onsen: 'Hot spring',
  '+roomCharge': 'Lowest charge first',
  '-roomCharge': 'Highest charge first',
  '2 characters': 'Please enter two or more letters.',
  'be after': 'Please choose a day after check-in.',
  'people with': 'At most 99 people can stay in all.',
};

export const travelWords: WordsByLang = { ja, en };
