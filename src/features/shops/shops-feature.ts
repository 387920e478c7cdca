import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';

/** Links to other shops in each entry: the slot `shop`. */
export const shopsFeature = {
  module: new LazyModule(() => import('./shops.js')),
  isNeeded: ({ options }) => options.shops.length,
  isAwaited: true,
} as const satisfies Feature<WidgetHost>;
