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
