const ja = {
  /** The lowest charge of a night, between the texts of its unit: per person, or for all guests. */
  lowest: {
    perPerson: (yen: string) => ['1名1泊', `${yen}〜`, ''],
    total: (yen: string) => ['全員で1泊', `${yen}〜`, ''],
    unknown: (yen: string) => ['最安料金', yen, ''],
  } satisfies Record<string, (yen: string) => [before: string, yen: string, behind: string]>,
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
    perPerson: (yen) => ['from', yen, ' per person per night'],
    total: (yen) => ['from', yen, ' in total per night'],
    unknown: (yen) => ['from', yen, ''],
  },
  station: (name) => `Nearest station: ${name}`,
  highway: (name) => `Nearest exit: ${name}`,
  away: (distance) => `${distance} away in a straight line`,
  reviews: 'Reviews',
  calendar: 'Check availability',
  viewHotel: 'View hotel',
  viewCourse: 'View course',
};

export const travel = { ja, en };

export type ChargeKind = keyof (typeof travel)['ja']['lowest'];
