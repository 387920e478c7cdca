import { tableHead, wideTable, type EntrySizes } from '../../styles/entry-sizes.js';

/** Books, e-books and other media: the more facts stand side by side, the lower they are. */
export const bookSizes: EntrySizes = {
  row: { list: 17, grid: 20.25, carousel: 20.25, table: 17.25 },
  wide: [
    { from: 13.75, row: { list: 15.75, table: 15.75 } },
    { from: 16.25, row: { list: 14.5, table: 14.5 } },
    { from: 21.25, row: { list: 12.75, table: 13.25 } },
    { from: 25, row: { list: 11, table: 12.5 } },
    wideTable,
  ],
  column: { list: 25, grid: 10 },
  tableHead,
};
