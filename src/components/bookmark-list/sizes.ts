import { LINE, stackOf, type EntrySizes } from '../../styles/entry-sizes.js';
import { fewEntries } from '../../styles/metrics.js';

/** Bookmarks, which have a button more than others. */
export const bookmarkSizes: EntrySizes = {
  stack: stackOf({ rating: LINE, points: LINE, shop: LINE, bookmark: 2.4 }, 26),
  column: { list: 26, grid: 10 },
  entries: fewEntries,
};
