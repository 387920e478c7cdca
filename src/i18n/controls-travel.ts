import { nearWords } from './near.js';
import type { Texts } from './words.js';

/** The words of the controls for hotels. */
export const travelWords: Texts = {
  ...nearWords,
  checkinDate: 'チェックイン|Check-in',
  checkoutDate: 'チェックアウト|Check-out',
  adultNum: '大人|Adults',
  roomNum: '部屋数|Rooms',
  folded: 'お子様の人数|Children',
  upClassNum: '小学生（高学年）|Aged about 10 to 12',
  lowClassNum: '小学生（低学年）|Aged about 6 to 9',
  infantWithMBNum: '幼児（食事・布団あり）|Younger, meals and bed',
  infantWithMNum: '幼児（食事のみ）|Younger, meals only',
  infantWithBNum: '幼児（布団のみ）|Younger, bed only',
  infantWithoutMBNum: '幼児（食事・布団なし）|Younger, no meals or bed',
  minCharge: '最低料金|From (¥)',
  maxCharge: '最高料金|To (¥)',
  squeezeCondition: 'こだわり条件|With',
  kinen: '禁煙ルーム|Non-smoking rooms',
  internet: '客室でインターネット|Internet in the room',
  daiyoku: '大浴場|Public bath',
  onsen: '温泉|Hot spring',
  '+roomCharge': '料金が安い順|Lowest charge first',
  '-roomCharge': '料金が高い順|Highest charge first',
  // Validation issues, as in `controls.ts`.
  'invalid:minLength': '2文字以上で入力してください。|Please enter two or more letters.',
  mustBeAfter: 'チェックイン日より後の日付を選んでください。|Please choose a day after check-in.',
  tooManyGuests: '人数は合わせて99名までで入力してください。|At most 99 people can stay in all.',
};
