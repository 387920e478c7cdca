import type { EntrySizes } from '../../styles/entry-sizes.js';

/** Hotels: in a wide list the picture beside the text, else above it. */
export const hotelSizes: EntrySizes = {
  row: { list: 24.5, grid: 19.5, carousel: 19.5 },
  wide: [{ from: 22, row: { list: 14.75 } }],
  column: { list: 30, grid: 12 },
  form: [
    { from: 0, height: 48.5, areas: 4.25 },
    { from: 18.5, height: 40.5, areas: 4.25 },
    { from: 21, height: 38.75 },
    { from: 30.5, height: 27.75 },
    { from: 40.5, height: 19.5 },
    { from: 70.5, height: 15.25, areas: 4.25 },
  ],
  needsOneOf: [
    'keyword',
    'hotel-no',
    'latitude',
    'large-class-code',
    'middle-class-code',
    'small-class-code',
    'detail-class-code',
  ],
};
