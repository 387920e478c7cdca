import type { Locale } from '../../i18n/locale.js';
import { formatIn } from '../../i18n/format-intl.js';

const days = /* @__PURE__ */ formatIn({ month: 'short', day: 'numeric' });
const dates = /* @__PURE__ */ formatIn({ day: 'numeric' });
const weekdays = /* @__PURE__ */ formatIn({ weekday: 'short' });

/** The day on which a night begins, in few characters. @param day `YYYY-MM-DD` */
export const formatNight = (
  locale: Locale,
  day: string,
): { readonly day: string; readonly weekday: string } => ({
  day: days(locale).format(new Date(day)),
  weekday: weekdays(locale).format(new Date(day)),
});

/** The day without a month that the first day of a range has, too. */
export const formatLast = (locale: Locale, first: string, last: string): string =>
  (first.slice(0, -3) === last.slice(0, -3) ? dates : days)(locale).format(new Date(last));

const ja = {
  nights: '宿泊日を選ぶ',
  show: '日ごとの料金を見る',
  previous: '前の2週間',
  next: '次の2週間',
  range: (first: string, last: string) => `${first}〜${last}`,
  stay: (day: string, nights: number) => `${day}から${nights}泊`,
  pending: '料金を確認中…',
  noRooms: '空室なし',
  vacant: '空室あり',
  cheapest: '最安',
  inStay: '宿泊期間内',
  night: (day: string, facts: readonly string[]) =>
    [`${day}${facts.length ? ` ${facts[0]}` : ''}`, ...facts.slice(1)].join('、'),
  total: (price: string) => `全員で1泊 ${price}から`,
  failed: '料金を確認できませんでした。もう一度確認するには押してください',
  lowest: (price: string, day: string, others: number) =>
    `最安 ${price}（${day}${others ? `ほか${others}日` : ''}・全員で1泊）`,
  allTaken: 'この期間に空室はありません。',
  someFailed: '「—」の日を押すと、もう一度確認します。',
  someVacant: '空室のある日があります。',
};

const en: typeof ja = {
  nights: 'Choose a night',
  show: 'Show lowest prices',
  previous: 'Previous 2 weeks',
  next: 'Next 2 weeks',
  range: (first, last) => `${first} – ${last}`,
  stay: (day, nights) => `${nights} ${nights === 1 ? 'night' : 'nights'} from ${day}`,
  pending: 'Checking prices…',
  noRooms: 'Full',
  vacant: 'Rooms',
  cheapest: 'Lowest',
  inStay: 'within your stay',
  night: (day, facts) => [day, ...facts].join(', '),
  total: (price) => `from ${price} in total for one night`,
  failed: 'price unavailable; press to try again',
  lowest: (price, day, others) =>
    `Lowest total for one night: ${price} on ${day}${others ? ` and ${others} more ${others === 1 ? 'night' : 'nights'}` : ''}.`,
  allTaken: 'No rooms are free on these nights.',
  someFailed: 'Press a night with “—” to check its price again.',
  someVacant: 'Some of these nights have rooms.',
};

export const calendar = { ja, en };
