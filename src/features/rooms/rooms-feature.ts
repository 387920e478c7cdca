import type { Feature } from '../../element/feature.js';
import type { WidgetHost } from '../../element/host.js';
import { lazyModules } from '../../element/lazy-modules.js';

/** The free rooms of hotels. */
export const roomsFeature: Feature<WidgetHost> = {
  module: lazyModules.rooms,
  isNeeded: ({ resolved }) => 'checkinDate' in resolved.operation.params,
};
