import { fewEntries, type Layout } from './metrics.js';

/** Sizes by layout, in em of the element's font. */
type Sizes = Partial<Record<Layout, number>>;

/** The height of a form from some width on, with its margin. */
export interface FormStep {
  readonly from: number;
  readonly height: number;
  /** How much higher it is where the author offers areas. */
  readonly areas?: number;
}

/** The room of the entries of an element that needs another than `metrics` gives, in em. */
export interface EntrySizes {
  /** Height of one entry. */
  readonly row: Sizes;
  /** The heights from some widths on, where they are others there. */
  readonly wide?: readonly { readonly from: number; readonly row: Sizes }[];
  /** Width from which on one more entry stands beside another, where several do. */
  readonly column: Sizes;
  /** Heights of the form that is there without `controls`. */
  readonly form?: readonly FormStep[];
  /** Attributes of which the element needs one before it has anything to ask for. */
  readonly needsOneOf?: readonly string[];
  /** Where a table has a head: from a width on, as high as this with the gap below it. */
  readonly tableHead?: { readonly from: number; readonly height: number };
  /** Entries whose room is kept where the author does not say how many there will be. */
  readonly entries?: number;
}

/** From here on a table is one; where there is less room, its rows stand as cards. */
const wideTable = { from: 49, row: { table: 4.75 } };
const tableHead = { from: wideTable.from, height: 2.75 };

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

/** Golf courses: as hotels, with their links below. */
export const golfSizes: EntrySizes = {
  row: { list: 24.25, grid: 21.5, carousel: 21.5 },
  wide: [{ from: 22, row: { list: 14.25 } }],
  column: { list: 30, grid: 13 },
  form: [
    { from: 0, height: 22.75, areas: 4 },
    { from: 21, height: 19.75, areas: 3 },
    { from: 30.5, height: 15.5 },
    { from: 40.5, height: 11.25 },
    { from: 70.5, height: 7, areas: 4.25 },
  ],
};

/** One hotel with all that is known of it. */
export const hotelDetailSizes: EntrySizes = {
  row: { list: 90 },
  wide: [
    { from: 20, row: { list: 68 } },
    { from: 40, row: { list: 51 } },
  ],
  column: {},
  entries: 1,
};

/** Bookmarks, which have a button more than others. */
export const bookmarkSizes: EntrySizes = {
  row: { list: 10.5, grid: 20, carousel: 20 },
  column: { list: 22, grid: 10 },
  entries: fewEntries,
};

/** Recommendations: as others, but fewer. */
const pickSizes: EntrySizes = { row: {}, column: {}, entries: fewEntries };

/** The room of entries by tag, where it is not that of `metrics`. */
export const entrySizes: Readonly<Record<string, EntrySizes>> = {
  'mkt-bookmark-list': bookmarkSizes,
  'mkt-book-list': bookSizes,
  'mkt-ebook-list': bookSizes,
  'mkt-product-search': productSizes,
  'mkt-hotel-search': hotelSizes,
  'mkt-hotel-detail': hotelDetailSizes,
  'mkt-golf-finder': golfSizes,
  'mkt-picks': pickSizes,
  'mkt-dynamic-ad': pickSizes,
};
