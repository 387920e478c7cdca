import type { EntrySizes } from '../../styles/entry-sizes.js';
import { fewEntries } from '../../styles/metrics.js';

/** Bookmarks, which have a button more than others. */
export const bookmarkSizes: EntrySizes = {
  row: { list: 10.5, grid: 20, carousel: 20 },
  column: { list: 22, grid: 10 },
  entries: fewEntries,
};
