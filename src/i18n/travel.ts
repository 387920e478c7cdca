import type { Locale } from './locale.js';

const ja = {
  /** Texts before, on and after the lowest charge of a night: per person, or for all guests. */
  lowest: {
    perPerson: ['1名1泊', '〜', ''],
    total: ['全員で1泊', '〜', ''],
    unknown: ['最安料金', '', ''],
  } satisfies Record<string, readonly [before: string, from: string, behind: string]>,
  station: (name: string) => `最寄り駅 ${name}`,
  highway: (name: string) => `最寄り IC ${name}`,
  away: (distance: string) => `直線距離 ${distance}`,
  reviews: 'レビュー',
  calendar: '空き状況',
  /** Call to action of a hotel, and of a golf course. */
  viewHotel: '宿・プランを見る',
  viewCourse: 'コースを見る',
};

const en: typeof ja = {
  lowest: {
    perPerson: ['from', '', ' per person per night'],
    total: ['from', '', ' in total per night'],
    unknown: ['from', '', ''],
  },
  station: (name) => `Nearest station: ${name}`,
  highway: (name) => `Nearest exit: ${name}`,
  away: (distance) => `${distance} away in a straight line`,
  reviews: 'Reviews',
  calendar: 'Check availability',
  viewHotel: 'View hotel',
  viewCourse: 'View course',
};

export const travel: Readonly<Record<Locale, typeof ja>> = { ja, en };

export type ChargeKind = keyof (typeof travel)['ja']['lowest'];
