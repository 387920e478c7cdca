import { metrics, type Layout } from './metrics.ts';

const layouts = Object.keys(metrics.row) as Layout[];
const counts = [1, 2, 3, 4, 5, 6];

/**
 * Heights and widths of the entries, from the metrics.
 * @returns CSS for the shadow root
 */
export function layoutRules(): string {
  const { row, gap, width } = metrics;
  const own = layouts.map(
    (layout) =>
      `[data-layout=${layout}]{--_row:${row[layout]}em;--_gap:${gap[layout]}em;--_width:${width[layout]}em}`,
  );
  // Authors who name a number of columns get it.
  const named = counts.map(
    (n) => `[data-columns="${n}"]{grid-template-columns:repeat(${n},minmax(0,1fr))}`,
  );
  return own.join('') + named.join('');
}
