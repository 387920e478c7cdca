import { em, type Declarations } from './rule.js';

/** The room of a map, in em of the element's font. */
export const mapMetrics = {
  /** Its height above the entries, or where there is nothing else. */
  height: 22,
  /** Between map and entries. */
  gap: 0.75,
  /** From this width on, the map of `view="both"` stands beside the entries. */
  beside: { from: 48, height: 40, share: 42 },
  /** Entries side by side there. */
  columns: { list: 1, compact: 1, grid: 2 },
} as const;

/** The height of a map, which an author can name. */
export const mapHeight = (): string => `var(--mkt-map-height, ${em(mapMetrics.height)})`;
/** Beside the entries it is higher, but all of it can be in view. */
export const mapHeightBeside = (): string =>
  `var(--mkt-map-height, min(${em(mapMetrics.beside.height)}, 100vh - 2em))`;

/** What entries have to know there. */
export const entriesBesideMap: Declarations = {
  '--_width': `(100cqi - ${em(mapMetrics.gap)}) * ${(100 - mapMetrics.beside.share) / 100}`,
};
