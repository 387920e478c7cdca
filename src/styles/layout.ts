import { metrics, type Layout } from './metrics.js';

const layouts = Object.keys(metrics.row) as Layout[];
/** Width of an entry where the author names the number of columns, 1 to 6, in per cent. */
const SHARES = [100, 45, 28, 21, 17, 15];

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
  // So many fit, and no more: as wide as may be, with room for the gaps.
  const named = SHARES.map((share, at) => `[data-columns="${at + 1}"]{--_width:${share}%}`);
  return own.join('') + named.join('');
}
