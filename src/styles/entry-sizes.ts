import { FEW } from './usual.js';
import type { Layout as CommonLayout } from './metrics.js';

/** A table is a layout of some elements only. */
export type Layout = CommonLayout | 'table';

type Steps = readonly (readonly [from: number, height: number])[];

/** The room of entries that need another than `metrics` gives, in em of the element's font. */
export interface Rows {
  readonly row: Partial<Record<Layout, number>>;
  /** The heights from some widths on, where they are others there. */
  readonly wide?: readonly {
    readonly from: number;
    readonly row: Partial<Record<Layout, number>>;
  }[];
  readonly width: Partial<Record<Layout, number>>;
  /** Heights of the usual form with its margin, each from a width on. */
  readonly form?: Steps;
  /** The same where the author offers areas. */
  readonly areas?: Steps;
  /** Attributes of which the element needs one before it has anything to ask. */
  readonly open?: readonly string[];
  /** Where a table has its head: from a width on, as high as this with the gap below it. */
  readonly tableHead?: Steps[number];
  /** Entries whose room is kept where the author does not say how many there will be. */
  readonly usual?: number;
}

/** From here on a table is one; where there is less room, its rows stand as cards. */
const TABLE = { from: 49, row: { table: 4.75 } };
const tableHead = [TABLE.from, 2.75] as const;

/** Books, e-books and other media: the more facts stand side by side, the lower they are. */
export const bookRows: Rows = {
  row: { list: 17, grid: 20.25, carousel: 20.25, table: 17.25 },
  wide: [
    { from: 13.75, row: { list: 15.75, table: 15.75 } },
    { from: 16.25, row: { list: 14.5, table: 14.5 } },
    { from: 21.25, row: { list: 12.75, table: 13.25 } },
    { from: 25, row: { list: 11, table: 12.5 } },
    TABLE,
  ],
  width: { list: 25, grid: 10 },
  tableHead,
};

/** Products, with the range of their prices. */
export const productRows: Rows = {
  row: { list: 17, grid: 21.25, carousel: 21.25, table: 17 },
  wide: [
    { from: 21.25, row: { list: 13.75, table: 13.75 } },
    { from: 30, row: { list: 12.5 } },
    TABLE,
  ],
  width: { list: 30, grid: 10 },
  tableHead,
};

/** Hotels: in a wide list the picture beside the text, else above it. */
export const hotelRows: Rows = {
  row: { list: 24.5, grid: 19.5, carousel: 19.5 },
  wide: [{ from: 22, row: { list: 14.75 } }],
  width: { list: 30, grid: 12 },
  form: [
    [0, 48.5],
    [18.5, 40.5],
    [21, 38.75],
    [30.5, 27.75],
    [40.5, 19.5],
    [70.5, 15.25],
  ],
  areas: [
    [0, 52.75],
    [18.5, 44.75],
    [21, 38.75],
    [30.5, 27.75],
    [40.5, 19.5],
  ],
  open: [
    'keyword',
    'hotel-no',
    'latitude',
    'large-class-code',
    'middle-class-code',
    'small-class-code',
    'detail-class-code',
  ],
};

/** Golf courses: as hotels, with their links below. */
export const golfRows: Rows = {
  row: { list: 24.25, grid: 21.5, carousel: 21.5 },
  wide: [{ from: 22, row: { list: 14.25 } }],
  width: { list: 30, grid: 13 },
  form: [
    [0, 22.75],
    [21, 19.75],
    [30.5, 15.5],
    [40.5, 11.25],
    [70.5, 7],
  ],
  areas: [
    [0, 26.75],
    [21, 22.75],
    [30.5, 15.5],
    [40.5, 11.25],
  ],
};

/** One hotel with all that is known of it. */
export const detailRows: Rows = {
  row: { list: 90 },
  wide: [
    { from: 20, row: { list: 68 } },
    { from: 40, row: { list: 51 } },
  ],
  width: {},
  usual: 1,
};

/** Bookmarks, which have a button more than others: the same sizes stand in bookmark-list.css. */
export const bookmarkRows: Rows = {
  row: { list: 10.5, grid: 20, carousel: 20 },
  width: { list: 22, grid: 10, carousel: 10 },
  usual: FEW,
};

/** Recommendations: as others, but fewer. */
export const pickRows: Rows = { row: {}, width: {}, usual: FEW };

/** The room of entries by tag, where it is not that of `metrics`. */
export const rowsOf: Readonly<Record<string, Rows>> = {
  'mkt-bookmark-list': bookmarkRows,
  'mkt-book-list': bookRows,
  'mkt-ebook-list': bookRows,
  'mkt-product-search': productRows,
  'mkt-hotel-search': hotelRows,
  'mkt-hotel-detail': detailRows,
  'mkt-golf-finder': golfRows,
  'mkt-picks': pickRows,
  'mkt-dynamic-ad': pickRows,
};
