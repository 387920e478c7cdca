/** The tags of all elements: made by `npm run docs:manifest`. */
export const tags = [
  'mkt-book-list',
  'mkt-bookmark-button',
  'mkt-bookmark-list',
  'mkt-campaign',
  'mkt-config',
  'mkt-dynamic-ad',
  'mkt-ebook-list',
  'mkt-golf-finder',
  'mkt-hotel-detail',
  'mkt-hotel-search',
  'mkt-picks',
  'mkt-product-search',
  'mkt-ranking',
  'mkt-shortlist',
  'mkt-value',
] as const;
