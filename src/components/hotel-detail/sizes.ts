import type { EntrySizes } from '../../styles/entry-sizes.js';

/** One hotel with all that is known of it. */
export const hotelDetailSizes: EntrySizes = {
  row: { list: 90 },
  wide: [
    { from: 20, row: { list: 69 } },
    { from: 30, row: { list: 74 } },
    { from: 40, row: { list: 54 } },
  ],
  column: {},
  entries: 1,
};
