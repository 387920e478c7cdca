import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';

/**
 * The layout `compare`.
 * @csspart best - The mark of a best value.
 * @csspart differences - The checkbox above a comparison; beside it stands the number of different rows.
 * @csspart further-facts - The button in a comparison that shows the facts of one item alone, below it.
 */
export const compareFeature = {
  attributes: {
    /** Marks the lowest price and the highest rating of a comparison; `none`: no marks. */
    best: { kind: 'text', values: ['mark', 'none'], default: 'mark' },
  },
  isForDisplay: true,
  module: new LazyModule(() => import('./compare.js')),
  isNeeded: ({ options }) => options.layout === 'compare',
  isAwaited: true,
} as const satisfies Feature<WidgetHost>;
