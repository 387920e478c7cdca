/**
 * How many cells of a form stand side by side: no more than fit, and as many in each row. The last
 * row is filled by what is left.
 */
import { rule, upTo } from './rule.js';
import { rowsOf } from './size-rules.js';

/** More cells than these no group of a form has. */
const MOST_CELLS = 16;

export default [
  rule('.cells', {
    '--_rows': rowsOf('var(--_cells)'),
    '--_abreast': 'round(up, var(--_cells) / var(--_rows), 1)',
  }),
  ...upTo(MOST_CELLS).map((count) => rule(`[data-cells='${count}']`, { '--_cells': count })),
].join('');
