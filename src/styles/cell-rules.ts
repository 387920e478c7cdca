import { rule } from './rule.js';
import { rowsOf } from './size-rules.js';

/** More cells than these no group of a form has. */
const MOST_CELLS = 16;

/**
 * How many cells of a form stand side by side: no more than fit, and as many in each row. The last
 * row is filled by what is left.
 * @returns CSS for a shadow root with a form
 */
export function cellRules(): string {
  const counts = Array.from({ length: MOST_CELLS }, (_, index) => index + 1);
  return [
    rule('.cells', {
      '--_rows': rowsOf('var(--_cells)'),
      '--_abreast': 'round(up, var(--_cells) / var(--_rows), 1)',
    }),
    ...counts.map((count) => rule(`[data-cells='${count}']`, { '--_cells': count })),
  ].join('');
}
