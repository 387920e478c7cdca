import { hits } from '../client/operations/shared.js';

/**
 * The sizes that decide how much room an element takes, in em of its own font. Its styles and
 * mkt.css, which reserves the room before any script has run, both come from here.
 */
export const metrics = {
  /** Between entries. */
  gap: { list: 0.75, grid: 0.75, carousel: 0.75, compact: 0 },
} as const;

/** The room of the heading, and of the label with the time, in em. */
export const noteMetrics = {
  heading: 2.25,
  /** Of label and time in lines of their own: two where there is little room. */
  note: [
    { from: 0, height: 3 },
    { from: 16, height: 1.75 },
  ],
  /** From this width on, they stand in the line of the heading, with so much room. */
  beside: { from: 34, width: 16 },
} as const;

/** The least height of the button for a bookmark, in em. */
export const bookmarkButtonHeight = 2.25;

/** Sizes of forms, genre navigation and pagers, in em of their font. */
export const controlMetrics = {
  /** Their font, in em of the element's. */
  fontSize: 0.9,
  /** Around and between cells, and below a form or genres. */
  gap: 0.75,
  /** Least width of a cell of the form that is not alone in its row: a field, or a button. */
  cellWidth: 10.25,
  /** Its height: a label and a line of text, within a border. */
  cell: 3.6,
  /** Height of what unfolds further cells. */
  summary: 2.25,
  /** Genres with the path to them. */
  genres: 6.6,
  /** The pager without its margins. */
  pager: 4.3,
} as const;

/** Entries to keep room for where the author does not say how many: a page of the service. */
export const defaultEntries: number = hits.default;
/** The same where the service gives fewer, or one at a time. */
export const fewEntries = 10;

export type BaseLayout = keyof typeof metrics.gap;
/** A table is a layout of some elements only. */
export type Layout = BaseLayout | 'table';

export const baseLayouts = Object.keys(metrics.gap) as readonly BaseLayout[];
