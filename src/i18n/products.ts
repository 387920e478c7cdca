const ja = {
  lowest: '最安',
  average: '平均',
  highest: '最高',
  /** Replaces the price of an item without offers. */
  notOnSale: '現在、取り扱いがありません',
  sellers: (formatted: string, _count: number) => `出品数 ${formatted}件`,
  /** The same below the head of its column. */
  offers: (formatted: string) => `${formatted}件`,
  /** @param total number of products in the genre, if known */
  place: (place: string, genre: string, total?: string) =>
    `${genre} ${place}位${total ? `（${total}商品中）` : ''}`,
  itsGenre: 'ジャンル内',
  released: (date: string) => `${date}発売`,
  /** Precision of an inexact release date. */
  releaseTimes: {
    around: (date: string) => `${date}頃`,
    early: (date: string) => `${date}上旬`,
    middle: (date: string) => `${date}中旬`,
    late: (date: string) => `${date}下旬`,
  },
  /** Price that a publisher may fix by law. */
  fixedPrice: '定価',
  /** Price that the maker recommends. */
  suggestedPrice: 'メーカー希望小売価格',
  off: (percent: string) => `${percent}%引き`,
  preview: '試し読み',
  /** Call to action of a product with several offers. */
  compare: '価格を比べる',
  /** Call to action of an item before its release. */
  preorder: '予約する',
  details: '仕様',
  tracks: '曲目',
};

const en: typeof ja = {
  lowest: 'from',
  average: 'average',
  highest: 'up to',
  notOnSale: 'Currently unavailable',
  sellers: (formatted, count) => `${formatted} ${count === 1 ? 'offer' : 'offers'}`,
  offers: (formatted) => formatted,
  place: (place, genre, total) => `No. ${place}${total ? ` of ${total}` : ''} in ${genre}`,
  itsGenre: 'its genre',
  released: (date) => `Release date: ${date}`,
  releaseTimes: {
    around: (date) => `around ${date}`,
    early: (date) => `early ${date}`,
    middle: (date) => `mid-${date}`,
    late: (date) => `late ${date}`,
  },
  fixedPrice: 'List price',
  suggestedPrice: 'Suggested retail price',
  off: (percent) => `${percent}% off`,
  preview: 'Preview',
  compare: 'Compare prices',
  preorder: 'Preorder',
  details: 'Details',
  tracks: 'Tracks',
};

export const products = { ja, en };

export type ReleaseTime = keyof (typeof products)['ja']['releaseTimes'];
