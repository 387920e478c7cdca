import type { Layout } from './metrics.ts';
import type { Rows } from './rows.ts';

/**
 * Sizes of entries that need others than `metrics` gives.
 * @returns CSS for the shadow root, for below the rules of the layouts
 */
export function rowRules({ row, wide, width }: Rows): string {
  const rules = (property: string, sizes: Rows['row'], not = '') =>
    Object.entries(sizes)
      .map(([layout, size]) => `[data-layout=${layout as Layout}]${not}{--_${property}:${size}em}`)
      .join('');
  return (
    rules('row', row) +
    (wide ? `@container(min-width:${wide.from}em){${rules('row', wide.row)}}` : '') +
    // Where the author names the columns, these decide the width.
    rules('width', width, ':not([data-columns])')
  );
}
