import { tableHead, wideTable, type EntrySizes } from '../../styles/entry-sizes.js';

/** Books, e-books and other media: the more facts stand side by side, the lower they are. */
export const bookSizes: EntrySizes = {
  row: { list: 19.5, grid: 22.75, carousel: 22.75, table: 17.25 },
  wide: [
    { from: 13.75, row: { list: 18.25, table: 15.75 } },
    { from: 16.25, row: { list: 17, table: 14.5 } },
    { from: 21.25, row: { list: 15.25, table: 13.25 } },
    { from: 25, row: { list: 13.5, table: 12.5 } },
    { from: 32, row: { list: 11 } },
    wideTable,
  ],
  column: { list: 32, grid: 10 },
  tableHead,
};
