import { defaultEntries, metrics, type Layout } from './metrics.js';
import { em, fromWidth, rule, upTo, type Declarations } from './rule.js';

/** No more entries than these stand side by side, however wide an element is. */
const MOST_COLUMNS = 6;
/** Numbers of columns that an author can name. */
export const columnCounts: readonly number[] = upTo(MOST_COLUMNS);
/** No card of a grid is wider than this, in em, unless the author names its columns. */
const WIDEST_CARD = 30;

const gapOf = (layout: Layout) => metrics.gap[layout === 'table' ? 'list' : layout];
// An author's gap may have no unit, which no sum can do with.
const gap = em(metrics.gap.grid);

/**
 * How many of so many entries stand side by side: as many as fit, or so few that the last row is as
 * full as it can be. A number that the author names stands where it fits.
 */
function across(count: string): string {
  const most = (otherwise: number) => `var(--_most-columns, ${otherwise})`;
  const rows = `round(up, ${count} / var(--_fit), 1)`;
  const even = `round(up, ${count} / ${rows}, 1)`;
  const isNamed = `clamp(0, var(--_fit) + 1 - ${most(99)}, 1)`;
  return `calc(${even} + (${most(0)} - ${even}) * ${isNamed})`;
}

/**
 * How many entries room is kept for side by side, and how wide each is. It follows from how many
 * fit (`--_fit`), how many there may be (`--_entries`), and what the author names.
 */
export const columns: Declarations = {
  '--_fit': 1,
  '--_columns': across('max(1, var(--_entries))'),
  '--_card': `min(var(--_widest-card, 100cqi), (var(--_width, 100cqi) + ${gap}) / var(--_columns) - ${gap})`,
};

/** The same of entries that are there: of fewer than expected, too, the rows are full. */
export const shownColumns: Declarations = {
  ...columns,
  '--_entries': defaultEntries,
  '--_shown-columns': across('min(var(--_entries), var(--_shown, 99))'),
  'max-inline-size': `calc(var(--_shown-columns) * (var(--_widest-card, 100cqi) + ${gap}) - ${gap})`,
};

/** The number of columns that an author names. */
export const namedColumns = (count: number): Declarations => ({
  '--_most-columns': count,
  '--_widest-card': '100cqi',
});

export const gridCard: Declarations = { '--_widest-card': em(WIDEST_CARD) };

/** @param width of an entry in a carousel, in em */
export const carouselCard = (width: number): Declarations => ({
  '--_card': `min(100cqi, ${em(width)})`,
});

/** The width from which on so many entries stand side by side, in em. */
const widthOf = (count: number, column: number, layout: Layout) =>
  count * column + (count - 1) * gapOf(layout);

/**
 * How many entries of a layout fit, by the width of the element.
 * @param column least width of an entry, in em; undefined where each has a row of its own
 */
export function fitRules(selector: string, layout: Layout, column?: number): string {
  const one = rule(selector, { '--_fit': 1 });
  if (!column) return one;
  const steps = columnCounts
    .slice(1)
    .map((count) => fromWidth(widthOf(count, column, layout), rule(selector, { '--_fit': count })));
  return one + steps.join('');
}

/** Where two stand side by side, the last of an odd number takes the whole row. */
export function lastEntryRules(layout: Layout, column: number): string {
  const [from, to] = [2, 3].map((count) => em(widthOf(count, column, layout)));
  const last = rule(`[data-layout='${layout}'] > .item:last-child:nth-child(odd)`, {
    'grid-column': '1 / -1',
  });
  return `@container (${from} <= width < ${to}) {\n${last}}\n`;
}
