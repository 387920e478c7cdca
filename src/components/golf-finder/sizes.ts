import { travelStack, type EntrySizes } from '../../styles/entry-sizes.js';

/** Golf courses: as hotels, with their links below. */
export const golfSizes: EntrySizes = {
  stack: travelStack(
    { rating: 1, address: 1, highway: 1, distance: 1, caption: [2, 0], actions: 1.75 },
    ['caption'],
  ),
  column: { list: 30, grid: 13 },
  carousel: 15,
};
