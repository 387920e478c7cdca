import { metrics, type Layout } from './metrics.ts';

const layouts = Object.keys(metrics.row) as Layout[];
const counts = [1, 2, 3, 4, 5, 6];

/**
 * Columns and row heights of the lists, from the metrics.
 * @returns CSS for the shadow root
 */
export function layoutRules(): string {
  const own = layouts.map(
    (layout) =>
      `[data-layout=${layout}]{--_row:${metrics.row[layout]}em;--_gap:${metrics.gap[layout]}em}` +
      metrics.columns[layout]
        .map(
          (width, at) =>
            `@container(min-width:${width}em){[data-layout=${layout}]{--_n:${at + 2}}}`,
        )
        .join(''),
  );
  return own.join('') + counts.map((n) => `[data-columns="${n}"]{--_n:${n}!important}`).join('');
}
