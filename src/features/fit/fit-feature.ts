import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';

/** Entries in a box of a fixed size: the attribute `fit`. */
export const fitFeature = {
  module: new LazyModule(() => import('./fit.js')),
  isNeeded: ({ options }) => options.fit,
  isAwaited: true,
} as const satisfies Feature<WidgetHost>;
