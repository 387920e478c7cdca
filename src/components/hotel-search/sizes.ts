import { travelStack, type EntrySizes } from '../../styles/entry-sizes.js';

/** Hotels: in a wide list the picture beside the text, else above it. */
export const hotelSizes: EntrySizes = {
  stack: travelStack(
    {
      rating: 1,
      area: 1,
      station: 1,
      access: [2, 0],
      caption: [2, 0],
      price: 1.4,
    },
    ['access'],
  ),
  column: { list: 30, grid: 12 },
  carousel: 15,
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
