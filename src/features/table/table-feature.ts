import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';

export const tableFeature = {
  module: new LazyModule(() => import('./table.js')),
  isNeeded: ({ options }) => options.layout === 'table',
  isAwaited: true,
} as const satisfies Feature<WidgetHost>;
