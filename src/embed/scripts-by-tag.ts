import type { Bundle } from './bundles/index.js';

/** The scripts beside `mkt.js` that each element needs, in the order in which they run. The last one registers it. */
export const scriptsByTag: Readonly<Record<string, readonly Bundle[]>> = {
  'mkt-config': [],
  'mkt-ranking': [],
  'mkt-value': ['value'],
  'mkt-campaign': ['campaign'],
  'mkt-picks': ['picks'],
  'mkt-dynamic-ad': ['picks'],
  'mkt-product-search': ['catalogue', 'products'],
  'mkt-book-list': ['catalogue', 'books'],
  'mkt-ebook-list': ['catalogue', 'books'],
  'mkt-hotel-search': ['interaction', 'travel'],
  'mkt-hotel-detail': ['travel', 'hotel-detail'],
  'mkt-golf-finder': ['interaction', 'travel'],
  // Requests with a reader's token go through the frame.
  'mkt-bookmark-list': ['interaction', 'recovery', 'bookmarks'],
  'mkt-bookmark-button': ['recovery', 'bookmarks'],
  'mkt-shortlist': ['catalogue', 'shortlist'],
};
