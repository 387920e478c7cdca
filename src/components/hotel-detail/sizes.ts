import type { EntrySizes } from '../../styles/entry-sizes.js';

/** One hotel with all that is known of it. */
export const hotelDetailSizes: EntrySizes = {
  row: { list: 92 },
  wide: [
    { from: 17, row: { list: 71 } },
    { from: 30, row: { list: 76 } },
    { from: 40, row: { list: 55.5 } },
  ],
  column: {},
  entries: 1,
};
