import type { EntrySizes } from '../../styles/entry-sizes.js';
import { fewEntries } from '../../styles/metrics.js';

/** Bookmarks, which have a button more than others. */
export const bookmarkSizes: EntrySizes = {
  row: { list: 13, grid: 22.5, carousel: 22.5 },
  wide: [{ from: 26, row: { list: 10.5 } }],
  column: { list: 26, grid: 10 },
  entries: fewEntries,
};
