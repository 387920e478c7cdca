import type { Family } from './families/index.js';

/**
 * The scripts beside `mkt.js` that each element needs, in the order in which they run: lazy modules
 * that it cannot do without, what its family shares with others, and last the one that registers it.
 */
export const tags: Readonly<Record<string, readonly Family[]>> = {
  'mkt-config': [],
  'mkt-ranking': [],
  'mkt-picks': ['picks'],
  'mkt-dynamic-ad': ['picks'],
  'mkt-product-search': ['shelf', 'products'],
  'mkt-book-list': ['shelf', 'books'],
  'mkt-ebook-list': ['shelf', 'books'],
  'mkt-hotel-search': ['interaction', 'travel'],
  'mkt-hotel-detail': ['travel', 'hotel-detail'],
  'mkt-golf-finder': ['interaction', 'travel'],
  // What carries a reader's token goes by the frame.
  'mkt-bookmark-list': ['interaction', 'frame', 'bookmarks'],
  'mkt-bookmark-button': ['frame', 'bookmarks'],
};
