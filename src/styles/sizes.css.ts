/** Sizes of the entries of every element, and of what stands above and below them. */
import { columnCounts, gridCard, namedColumns, shownColumns } from './column-rules.js';
import { baseSizes } from './entry-sizes.js';
import { hostRoom, itemPadding, rowGap } from './looks.js';
import { baseLayouts, controlMetrics, defaultEntries, metrics, noteMetrics } from './metrics.js';
import { em, fromWidth, rule, upTo } from './rule.js';
import { controlSizes, entrySizeRules, formColumnRules, pagerBlockSize } from './size-rules.js';
import { stackHeight } from './stack-rules.js';

const { gap } = metrics;
const { heading, note, beside } = noteMetrics;
const { fontSize, gap: controlGap, cell, cellWidth, genres, summary } = controlMetrics;

export default [
  rule(':host', { ...hostRoom, ...itemPadding }),
  rule('.header', { grid: `minmax(${em(heading)}, auto) / minmax(0, 1fr)` }),
  ...note.map(({ from, height }) => fromWidth(from, rule('.note', { 'min-height': em(height) }))),
  fromWidth(
    beside.from,
    rule('.header', { 'grid-template-columns': `minmax(0, 1fr) ${em(beside.width)}` }),
  ),
  ...baseLayouts.map((layout) =>
    rule(`[data-layout='${layout}']`, {
      '--_gap': em(gap[layout]),
      '--_row-gap': gap[layout] ? rowGap(em(gap[layout])) : em(0),
    }),
  ),
  rule('.list', { ...shownColumns, '--_row-size': stackHeight }),
  rule(`[data-layout='grid']`, gridCard),
  entrySizeRules(baseSizes),
  ...columnCounts.map((count) => rule(`[data-columns='${count}']`, namedColumns(count))),
  ...upTo(defaultEntries).map(
    (count) =>
      rule(`[data-entries='${count}']`, { '--_entries': count }) +
      rule(`[data-shown='${count}']`, { '--_shown': count }),
  ),
  rule('.controls, .pagination', {
    '--_control-font-size': em(fontSize),
    '--_control-gap': em(controlGap),
  }),
  rule('.controls', {
    ...controlSizes,
    '--_cell-width': em(cellWidth),
    '--_cell-size': em(cell),
    '--_summary-size': em(summary),
    '--_genres-min-size': em(genres),
  }),
  formColumnRules('.controls'),
  rule('.pagination', { 'min-block-size': em(pagerBlockSize()) }),
].join('');
