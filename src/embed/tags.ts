/**
 * The scripts beside `mkt.js` that each element needs: the one that registers it, for it and its
 * family, and the late parts that it cannot do without, so that all are requested at the same time.
 */
export const tags: Readonly<Record<string, readonly string[]>> = {
  'mkt-config': [],
  'mkt-ranking': [],
  'mkt-picks': ['picks'],
  'mkt-dynamic-ad': ['picks'],
  'mkt-product-search': ['products'],
  'mkt-book-list': ['books'],
  'mkt-ebook-list': ['books'],
  'mkt-hotel-search': ['travel', 'interaction'],
  'mkt-hotel-detail': ['travel'],
  'mkt-golf-finder': ['travel', 'interaction'],
  'mkt-bookmark-list': ['bookmarks', 'interaction'],
  'mkt-bookmark-button': ['bookmarks'],
};
