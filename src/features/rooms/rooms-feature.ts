import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { LazyModule } from '../../element/lazy-module.js';

/**
 * The free rooms of hotels.
 * @csspart room - One free room, or a plan for one.
 * @csspart all-rooms - The button that shows all free rooms of a hotel in a grid or carousel.
 * @csspart meals - The meals that are included.
 * @csspart charge - The charges by night, if the service gives them.
 */
export const roomsFeature = {
  module: new LazyModule(() => import('./rooms.js')),
  isForCards: true,
  isNeeded: ({ resolved }) => 'checkinDate' in resolved.operation.params,
} as const satisfies Feature<WidgetHost>;
