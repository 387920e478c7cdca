import { travelStack, type EntrySizes } from '../../styles/entry-sizes.js';

/** Golf courses: as hotels, with their links below. */
export const golfSizes: EntrySizes = {
  stack: travelStack(
    { rating: 1, address: 1, highway: 1, distance: 1, caption: [2, 0], actions: 1.75 },
    ['caption'],
  ),
  column: { list: 30, grid: 13 },
  carousel: 15,
  form: [
    { from: 0, height: 22.75, areas: 4 },
    { from: 21, height: 19.75, areas: 3 },
    { from: 30.5, height: 15.5 },
    { from: 40.5, height: 11.25 },
    { from: 70.5, height: 7, areas: 4.25 },
  ],
};
