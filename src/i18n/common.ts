const ja = {
  loading: '読み込み中…',
  /** Name of the entries without a heading. */
  list: '一覧',
  comma: '、',
  empty: '条件に合うものが見つかりませんでした。',
  /** Also after a mistake of the author: advice is on the button, where it helps. */
  error: '表示できませんでした。',
  /** Button that repeats a failed request. */
  retry: 'もう一度読み込む',
  /** Default advertising label of affiliate links. */
  disclosure: 'PR',
  /**
   * @param stars average of the reviews, 0 to 5
   * @param reviews their number, if known
   */
  rating: (stars: string, reviews?: string, _count?: number) =>
    `5点満点中${stars}点${reviews ? `、レビュー${reviews}件` : ''}`,
  /** Call to action of an item. */
  view: '商品を見る',
  /** The price of an e-book that costs nothing. */
  free: '無料',
  priceFrom: (price: string) => `${price}〜`,
  /** Short label of loyalty points at a multiple of the usual rate. */
  points: (rate: string) => `P${rate}倍`,
  pointsInFull: (rate: string) => `ポイント${rate}倍`,
  /** @param time of the data */
  asOf: (time: string) => `${time}時点`,
};

const en: typeof ja = {
  loading: 'Loading…',
  list: 'List',
  comma: ', ',
  empty: 'No results found.',
  error: 'Couldn’t show this.',
  retry: 'Try again',
  disclosure: 'Ad',
  rating: (stars, reviews, count) =>
    `Rated ${stars} out of 5${reviews ? `, ${reviews} ${count === 1 ? 'review' : 'reviews'}` : ''}`,
  view: 'View item',
  free: 'Free',
  priceFrom: (price) => `from ${price}`,
  points: (rate) => `${rate}× points`,
  pointsInFull: (rate) => `${rate} times the usual points`,
  asOf: (time) => `As of ${time} JST`,
};

export const common = { ja, en };
