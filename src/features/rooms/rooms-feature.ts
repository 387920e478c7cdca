import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';

/** The free rooms of hotels. */
export const roomsFeature = {
  module: new LazyModule(() => import('./rooms.js')),
  isNeeded: ({ resolved }) => 'checkinDate' in resolved.operation.params,
} as const satisfies Feature<WidgetHost>;
