import { tableHead, wideTable, type EntrySizes } from '../../styles/entry-sizes.js';

/** Products, with the range of their prices. */
export const productSizes: EntrySizes = {
  row: { list: 19.5, grid: 23.75, carousel: 23.75, table: 17 },
  wide: [
    { from: 21.25, row: { list: 16.25, table: 13.75 } },
    { from: 32, row: { list: 13.25 } },
    wideTable,
  ],
  column: { list: 32, grid: 10 },
  tableHead,
};
