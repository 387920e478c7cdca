import { tableHead, wideTable, type EntrySizes } from '../../styles/entry-sizes.js';

/** Products, with the range of their prices. */
export const productSizes: EntrySizes = {
  row: { list: 17, grid: 21.25, carousel: 21.25, table: 17 },
  wide: [
    { from: 21.25, row: { list: 13.75, table: 13.75 } },
    { from: 30, row: { list: 12.5 } },
    wideTable,
  ],
  column: { list: 30, grid: 10 },
  tableHead,
};
