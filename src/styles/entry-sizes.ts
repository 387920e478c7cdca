import type { Layout } from './metrics.js';

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
export const wideTable = { from: 49, row: { table: 4.75 } };
/** The head of such a table. */
export const tableHead = { from: wideTable.from, height: 2.75 };
