const ja = {
  breakfast: '朝食付き',
  dinner: '夕食付き',
  bothMeals: '朝夕食付き',
  breakfastChoice: '朝食の有無を選択可',
  dinnerChoice: '夕食の有無を選択可',
  noMeals: '食事なし',
  and: '・',
  night: (day: string) => `${day}泊`,
  chargePerPerson: '1名の料金',
  chargePerRoom: '1室の料金',
  /** Charge per person or per room, where the response does not tell which. */
  charge: '料金（単位は予約ページで）',
  total: '全員で1泊の合計',
  /** Nights of the stay without a charge in the response. */
  otherNights: (formatted: string, _count: number) =>
    `残り${formatted}泊の料金は予約ページでご確認ください。`,
  reserve: '予約する',
  others: (formatted: string, _count: number) => `ほか${formatted}件の空室を見る`,
  short: {
    night: (day: string) => day,
    chargePerPerson: '1名',
    chargePerRoom: '1室',
    total: '計',
    otherNights: (formatted: string, _count: number) => `残り${formatted}泊は予約ページで`,
  },
};

const en: typeof ja = {
  breakfast: 'Breakfast',
  dinner: 'Dinner',
  bothMeals: 'Breakfast and dinner',
  breakfastChoice: 'Breakfast optional',
  dinnerChoice: 'Dinner optional',
  noMeals: 'No meals',
  and: ', ',
  night: (day) => `Night of ${day}`,
  chargePerPerson: 'Rate per person',
  chargePerRoom: 'Rate per room',
  charge: 'Rate (per person or per room; see booking page)',
  total: 'Total for all guests',
  otherNights: (_, count) => `Other ${count === 1 ? 'night' : 'nights'}: see the booking page.`,
  reserve: 'Reserve',
  others: (formatted, count) => `See ${formatted} more ${count === 1 ? 'room' : 'rooms'}`,
  short: {
    night: (day) => day,
    chargePerPerson: 'Per person',
    chargePerRoom: 'Per room',
    total: 'Total',
    otherNights: (_, count) => `Other ${count === 1 ? 'night' : 'nights'}: see booking page`,
  },
};

export const rooms = { ja, en };
