import { USUAL } from './usual.js';

/**
 * The sizes that decide how much room an element takes, in em of its own font. The shadow styles
 * and the stylesheet that reserves the room before any script has run both come from here.
 */
export const metrics = {
  /** Height of one entry, whatever it shows. */
  row: { list: 9, grid: 18, carousel: 18, compact: 3 },
  /** Between entries. */
  gap: { list: 0.75, grid: 0.75, carousel: 0.75, compact: 0 },
  /** Width from which on one more entry stands beside another. */
  width: { list: 22, grid: 8.5, carousel: 8.5, compact: 22 },
  head: 2.25,
  foot: 1.75,
  usual: USUAL,
} as const;

export type Layout = keyof typeof metrics.row;
