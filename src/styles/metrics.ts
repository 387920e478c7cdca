import { USUAL } from './usual.ts';

/**
 * The sizes that decide how much room an element takes, in em of its own font. The shadow styles
 * and the stylesheet that reserves the room before any script has run both come from here.
 */
export const metrics = {
  /** Height of one entry, whatever it shows. */
  row: { list: 7.75, grid: 17.5, carousel: 17.5, compact: 3 },
  /** Between entries. */
  gap: { list: 0.75, grid: 1, carousel: 1, compact: 0 },
  head: 2.25,
  foot: 1.75,
  /** From which width on (index 0: the second column) entries stand side by side. */
  columns: {
    list: [46],
    grid: [18, 32, 44, 56, 70],
    carousel: [18, 32, 44, 56, 70],
    compact: [46],
  },
  usual: USUAL,
} as const;

export type Layout = keyof typeof metrics.row;
